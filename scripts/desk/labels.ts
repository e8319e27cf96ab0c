/** What the desk calls fields and choices: every field of a front-matter schema has a label and, where it needs one, a hint. */
import catalogueCopy from '../../i18n/zh-CN/copy/catalogues';
import navigation from '../../i18n/zh-CN/copy/navigation';
import news from '../../i18n/zh-CN/copy/news';
import support from '../../i18n/zh-CN/copy/support-document';
import {productPages} from '../../src/facts/frontmatter';
import {archives, catalogues, guideGroups, manualProducts, places, platforms} from '../../src/facts/frontmatter.lists';
import type {GuideGroup, ManualProduct} from '../../src/facts/frontmatter.lists';
import {models} from '../../src/facts/models';
import type {RouteId} from '../../src/site/routes';
import type {fieldOrder} from './format';

/** A field of some document, or its text. */
export type FieldName = (typeof fieldOrder)[number] | 'body';

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

/** By name of the field; a name means the same in every kind of document. */
export const fieldTexts: Readonly<Record<FieldName, FieldText>> = {
  title: {label: '标题', hint: '读者会怎么说。中文文章8到28字，其他页14到28字；英文30到60个字符'},
  description: {label: '摘要', hint: '一句话：读者能做到什么。中文60到80字，英文120到158个字符'},
  body: {
    label: '正文',
    hint: '每个“## 小标题 {#编号}”是一步，中英文编号相同。图片拖进来或粘贴进来，链接写文件名：../recording/t0101.md#light',
  },
  title_meta: {label: '搜索引擎里的标题', hint: '和标题不同时才写'},
  sidebar_label: {label: '侧栏里的短名'},
  id: {label: '编号', hint: '文件名就是编号，不改'},
  slug: {label: '网址', hint: '和文件名一致，不改'},
  type: {label: '类型'},
  group: {label: '列在帮助中心哪一组', hint: '不写就列在工具里'},
  catalogue: {label: '目录'},
  date: {label: '发布日期', hint: '和文件名开头的日期一致'},
  archive: {label: '栏目'},
  image: {label: '题图', hint: '/media/下的一张图，或者写chart：用正文里第一张图表'},
  figure: {label: '列表里的数字', hint: '题图是图表时可以写：列表里图表太小，显示这个数字，例如80'},
  figure_caption: {label: '数字下面的说明', hint: '和数字一起写，几个字，例如篇排障文章'},
  model: {label: '型号'},
  product: {label: '应用'},
  products: {label: '说的是哪些产品页', hint: '一到四个，最主要的放第一'},
  models: {label: '适用型号', hint: '选“全部型号”就不用再选别的；只说平台的文章不选'},
  platforms: {label: '适用平台', hint: '除型号以外，或不涉及型号时选'},
  successor: {label: '替代型号'},
  end_of_sale: {label: '停售日期'},
  end_of_support: {label: '停止支持日期', hint: '在停售日期之后'},
  demo: {label: '还没有人确认的内容', hint: '说的事或版本没有人确认时勾上'},
  featured: {label: '放在新闻列表最上面', hint: '只给产品栏目、题图不是图表的文章；勾了几篇时，最新的一篇在上面'},
  firmware: {label: '固件版本', hint: '从哪个版本起，例如6.0'},
  minutes: {label: '需要几分钟'},
  verify_days: {label: '几天以后才看得出', hint: '改完当场看得出就不填'},
  places: {label: '每一步在哪里做', hint: '一步一个，和正文的“## ”次序相同：读者这时站在哪里、手上拿着什么'},
  updated: {label: '更新日期', hint: '改了内容就写今天'},
  source_updated: {label: '译自哪一天的中文', hint: '只填英文：对照过的中文稿的更新日期'},
  review_by: {label: '复查日期', hint: '最迟哪天再看一遍，一般是半年后'},
  owner: {label: '负责团队'},
  symptoms: {label: '顾客会搜的话', hint: '至少三个，用逗号分开；打错的字也照写'},
  codes: {label: '短码', hint: '电话里念得出的编号，例如NET-4，不能和别的文章相同'},
  popular: {label: '热门次序', hint: '数字越小越靠前；不热门就不填'},
  safety: {label: '安全提示', hint: '爬高、市电、发热件、会丢录像时才写'},
  safety_step: {label: '安全提示放在第几步', hint: '前面几步都用不着它时才填；不填就放在最上面'},
  video_step: {label: '视频放在第几步', hint: '视频只讲其中一步时才填；不填就放在最上面'},
  related: {label: '没解决时接着试', hint: '一到四篇文章'},
  keywords: {label: '关键词', hint: '至少两个，用逗号分开，给搜索引擎看'},
  source: {label: '来源', hint: '哪个团队，例如优瞰产品团队'},
  hide_table_of_contents: {label: '不显示目录'},
  sidebar_position: {label: '侧栏里的次序'},
  words: {label: '站内搜索的词', hint: '十到五十个，用逗号分开：客户会打的、页面上没写的词'},
};

interface Option {
  readonly label: string;
  readonly value: string;
}

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string): Option[] =>
  values.map((value) => ({label: label(value), value}));

const productNames: Record<ManualProduct, string> = {
  inspection: '巡店通',
  'new-huidian': '新慧店',
  huidian: '慧店（平台5.x）',
  home: '家庭App',
  xiaodian: '小店App',
  'web-console': '网页版',
  'open-platform': '开放平台',
};

const groupNames: Record<GuideGroup, string> = {tools: '工具和版本', service: '保修、维修、安全和隐私'};

const modelOptions = models.map(({id, name}) => ({label: name, value: id}));

/** Choices by field, in the order of their registries. */
export const choices: Readonly<Partial<Record<FieldName, readonly Option[]>>> = {
  catalogue: optionsOf(catalogues, (one) => catalogueCopy[one].name),
  archive: optionsOf(archives, (one) => news.archives[one]),
  group: optionsOf(guideGroups, (one) => groupNames[one]),
  product: optionsOf(manualProducts, (one) => productNames[one]),
  products: optionsOf(productPages, (one) => navigation.labels[one as RouteId]),
  platforms: optionsOf(platforms, (one) => support.article.platforms[one]),
  places: optionsOf(places, (one) => support.article.places.names[one]),
  model: modelOptions,
  successor: modelOptions,
  models: [{label: support.article.allModels, value: 'all'}, ...modelOptions],
};
