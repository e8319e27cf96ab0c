/** What `npm run new` writes: both editions' files of a document or post, with placeholders for missing texts. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {downloads, versionText} from '../../src/facts/downloads';
import {catalogues, type Archive, type Catalogue} from '../../src/facts/frontmatter';
import {wordCount} from '../../src/facts/searchWords';
import type {ManualProduct} from '../../src/facts/frontmatter.lists';
import {modelById} from '../../src/facts/models';
import {loadDocuments} from '../checks/documents';
import {twinPath, wordFields} from '../checks/parity';
import {frontMatter} from '../desk/format';
import {placeholder} from './placeholder';

export type Locale = 'zh-CN' | 'en';

/** User input; everything else is derived. */
export type Wanted = {
  readonly titles: Readonly<Record<Locale, string>>;
  /** Team that answers for the page. */
  readonly owner: string;
} & (
  | {
      readonly type: 'article';
      readonly catalogue: Catalogue;
      readonly models: readonly string[] | 'all';
      /** A search query without results; becomes the first symptom. */
      readonly query?: string;
    }
  | {readonly type: 'manual'; readonly model: string}
  | {
      readonly type: 'model';
      readonly model: string;
      /** Short name beside the page; the title also says what kind of device it is. */
      readonly label: string;
    }
  | {readonly type: 'manual'; readonly product: ManualProduct}
  | {readonly type: 'guide'; readonly name: string}
  | {
      readonly type: 'news';
      readonly archive: Archive;
      readonly slug: string;
      /** Ids of the routes of the pages it is about, the main one first; may be empty for company and media posts. */
      readonly products: readonly string[];
    }
);

export interface ScaffoldFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
}

export interface Scaffold {
  readonly files: readonly ScaffoldFile[];
  /** Edition-relative path of the page. */
  readonly address: string;
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

/** The same day six months on, or the last day of that month where it is shorter. */
export function sixMonthsAfter(date: Date): string {
  const month = date.getUTCMonth() + 6;
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return day(new Date(Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last))));
}

function markdownNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder, {recursive: true}).map(String) : [];
}

/** The first free article id after the highest one of the catalogue, or of all, in either edition. */
export function nextArticleId(root: string, catalogue?: Catalogue): string {
  const folders = ['docs/troubleshooting', 'i18n/en/docusaurus-plugin-content-docs/current/troubleshooting'];
  const names = folders.flatMap((folder) => markdownNames(path.join(root, folder)));
  const numbersOf = (some: readonly string[]) => some.map((name) => Number(/t(\d{4})\.mdx?$/.exec(name)?.[1] ?? 0));
  const used = new Set(numbersOf(names));
  const own = numbersOf(names.filter((name) => catalogue !== undefined && name.split(path.sep)[0] === catalogue));
  let next = Math.max(0, ...(own.some(Boolean) ? own : used)) + 1;
  while (used.has(next)) next += 1;
  return `t${String(next).padStart(4, '0')}`;
}

/** Chinese labels of the catalogues in the sidebar, and the letters their fault codes begin with. */
const catalogueNames: Record<Catalogue, {readonly label: string; readonly code: string}> = {
  power: {label: '供电', code: 'PWR'},
  network: {label: '网络', code: 'NET'},
  'live-view': {label: '实时画面', code: 'LIVE'},
  recording: {label: '录像', code: 'REC'},
  account: {label: '账号', code: 'ACC'},
  'ai-counting': {label: 'AI与客流', code: 'AI'},
  nvr: {label: '录像机', code: 'NVR'},
  app: {label: 'App', code: 'APP'},
};

/** Sidebar label of a catalogue's folder that has none yet; English labels come from the edition's `current.json`. */
function categoryFiles(root: string, catalogue: Catalogue): ScaffoldFile[] {
  const file = editionFile('zh-CN', 'docs', `troubleshooting/${catalogue}/_category_.json`);
  const {label} = catalogueNames[catalogue];
  const text = `${JSON.stringify({key: catalogue, label, position: catalogues.indexOf(catalogue) + 1})}\n`;
  return existsSync(path.join(root, file)) ? [] : [{file, text}];
}

/** The catalogue's letters with the first number after the highest one in use. */
function nextCode(root: string, catalogue: Catalogue): string {
  const folder = path.join(root, 'docs/troubleshooting');
  const letters = catalogueNames[catalogue].code;
  const code = new RegExp(`\\b${letters}-(\\d+)`, 'g');
  const numbers = markdownNames(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => /^codes:.*$/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [])
    .flatMap((line) => [...line.matchAll(code)].map(([, number]) => Number(number)));
  return `${letters}-${Math.max(0, ...numbers) + 1}`;
}

/** A placeholder with a hint in the language of the edition. */
const placeholderText = (locale: Locale, zh: string, en: string): string =>
  locale === 'en' ? `${placeholder.en} ${en}` : `${placeholder['zh-CN']}${zh}`;

type Part = readonly [id: string, heading: readonly [zh: string, en: string], body: readonly [zh: string, en: string]];

const sections: Record<'article' | 'manual' | 'model' | 'app' | 'guide', readonly Part[]> = {
  article: [
    [
      'look',
      ['先看什么', 'Look first'],
      [
        '写读者第一眼看哪里：灯、屏幕或App里的哪一项，各代表什么',
        'what the reader looks at first (light, screen or menu item) and what each state means',
      ],
    ],
    [
      'do',
      ['动手做什么', 'Do this'],
      ['一步一行，写清菜单名、按键和要等的秒数', 'one action per line, with menu names, buttons and seconds to wait'],
    ],
    [
      'verify',
      ['怎么确认好了', 'Check that it works'],
      ['写好了以后灯和App里是什么样', 'what the light and the app show once it is fixed'],
    ],
  ],
  model: [
    ['label', ['型号和序列号在哪', 'Where the model and serial number are'], ['写标签的位置', 'where the label is']],
    [
      'leds',
      ['指示灯', 'Lights'],
      [
        '按src/facts/models.ts里的灯列一张表：颜色、怎么亮、意思、怎么办',
        'a table of the lights in src/facts/models.ts: color, how, meaning, what to do',
      ],
    ],
    [
      'reset',
      ['复位', 'Reset'],
      ['写复位键的位置、按几秒、清掉什么', 'where the reset button is, how long to hold it, what it clears'],
    ],
    ['ports', ['接口', 'Connectors'], ['列接口、规格、说明', 'a table of connectors, ratings and notes']],
    ['firmware', ['固件记录', 'Firmware record'], ['列版本、日期、改了什么', 'a table of versions, dates and changes']],
  ],
  // Other pages link to these headings: every manual of a device has them.
  manual: [
    ['box', ['盒子里有什么', 'What is in the box'], ['列清单和数量', 'the list with quantities']],
    [
      'safety',
      ['安全须知', 'Safety'],
      ['写电、高处、发热件和数据，一行一条', 'line voltage, heights, hot parts and data, one line each'],
    ],
    [
      'install',
      ['安装', 'Installation'],
      ['一步一行，写工具、尺寸和高度', 'one action per line, with tools, sizes and heights'],
    ],
    [
      'indicators',
      ['指示灯', 'Lights'],
      [
        '按src/facts/models.ts里的灯列一张表：颜色、怎么亮、意思、怎么办',
        'a table of the lights in src/facts/models.ts: color, how, meaning, what to do',
      ],
    ],
    [
      'setup',
      ['联网和添加', 'Connect and add'],
      ['写接线、灯的变化和App里的步骤', 'wiring, how the light changes, steps in the app'],
    ],
    ['network', ['网络', 'Network'], ['写端口、带宽和固定地址怎么设', 'ports, bandwidth, how to set a fixed address']],
    [
      'storage',
      ['存储', 'Storage'],
      ['写卡或硬盘的型号、容量、怎么装、能录几天', 'which cards or disks, capacity, how to put them in, how many days'],
    ],
    [
      'firmware',
      ['升级固件', 'Upgrade the firmware'],
      ['写菜单、要多久、灯怎么变', 'the menu, how long it takes, how the light changes'],
    ],
    [
      'reset',
      ['复位', 'Reset'],
      ['写复位键的位置、按几秒、清掉什么', 'where the reset button is, how long to hold it, what it clears'],
    ],
    [
      'parameters',
      ['参数', 'Specifications'],
      ['按src/facts/models.ts列一张表', 'a table of the figures in src/facts/models.ts'],
    ],
  ],
  app: [
    [
      'overview',
      ['它管什么', 'What it does'],
      ['写给谁用、做什么事、不做什么事', 'for whom, what it does, what it does not do'],
    ],
    [
      'install',
      ['安装', 'Install'],
      ['写手机或电脑的要求、从哪里装', 'what the phone or computer needs, where to get it'],
    ],
    [
      'signin',
      ['登录', 'Sign in'],
      ['写账号、验证码，登录不了看哪一页', 'account, code, which page helps when it fails'],
    ],
    ['first', ['第一次使用', 'First use'], ['一步一行，写菜单名', 'one action per line, with menu names']],
    ['daily', ['日常使用', 'Daily use'], ['按一天的顺序写', 'in the order of a day']],
    [
      'permissions',
      ['权限', 'Permissions'],
      ['列一张表：权限、用来做什么、不给会怎样', 'a table: permission, what for, what happens without it'],
    ],
    ['notifications', ['提醒', 'Notifications'], ['写有哪些提醒、在哪里开关', 'which there are, where to switch them']],
    [
      'privacy',
      ['数据和隐私', 'Data and privacy'],
      ['写存什么、存多久、怎么删', 'what is kept, how long, how to delete it'],
    ],
    ['trouble', ['常见问题', 'Common problems'], ['列现象，链到文章', 'what one sees, with links to articles']],
    ['versions', ['版本', 'Versions'], ['列版本、日期、改了什么', 'a table of versions, dates and changes']],
  ],
  guide: [
    [
      'choose',
      ['用哪个工具', 'Which tool'],
      ['列一张表：要查什么、用什么、多久', 'a table: what to find out, with what, how long'],
    ],
    [
      'run',
      ['怎么做', 'How to run it'],
      ['一步一行，写菜单、命令和要等的秒数', 'one action per line, with menus, commands and seconds to wait'],
    ],
    [
      'read',
      ['怎么看结果', 'How to read the result'],
      ['写好的结果长什么样，不好时下一步做什么', 'what a good result looks like, what to do with a bad one'],
    ],
  ],
};

function documentBody(type: keyof typeof sections, locale: Locale): string {
  const index = locale === 'en' ? 1 : 0;
  const parts = sections[type].map(
    ([id, heading, body]) => `## ${heading[index]} {#${id}}\n\n${placeholderText(locale, body[0], body[1])}\n`,
  );
  return [
    `${placeholderText(locale, '用一两句话写这一页解决什么', 'one or two sentences: what this page solves')}\n`,
    ...parts,
  ].join('\n');
}

/** The drawing of the parts stands under the heading of the lights in a manual, before the first one on a model's page. */
const withDrawing = (body: string, model: string): string =>
  body.replace(/^## .*\{#(indicators|label)\}\n/m, (heading, id) => {
    const drawing = `[[drawing:${model}.parts]]\n`;
    return id === 'label' ? `${drawing}\n${heading}` : `${heading}\n${drawing}`;
  });

/** A chart with every field; the numbers are the same in both editions. */
const newsChart = (locale: Locale): string => {
  const word = (zh: string, en: string) => JSON.stringify(placeholderText(locale, zh, en));
  return [
    '```chart',
    'kind: columns # columns, bars or lines',
    `title: ${word('写图里是什么数、哪里、什么时候', 'what the figures are, where and when')}`,
    `unit: ${locale === 'en' ? 'people' : '人次'}`,
    "labels: ['10:00', '11:00', '12:00']",
    'series:',
    `  - name: ${word('第一组', 'the first series')}`,
    '    values: [72, 80, 64]',
    `  - name: ${word('第二组', 'the second series')}`,
    '    values: [60, null, 52]',
    `note: ${word('写数字从哪里来，编的要说是编的', 'where the figures are from; made-up ones say so')}`,
    '```\n',
  ].join('\n');
};

const newsBody = (locale: Locale): string =>
  [
    `${placeholderText(locale, '第一段：发生了什么，对谁有用', 'first paragraph: what happened and whom it helps')}\n`,
    '<!-- truncate -->\n',
    `## ${locale === 'en' ? 'What it changes' : '改变了什么'} {#change}\n`,
    `${placeholderText(locale, '写清数字、条件和下一步', 'figures, conditions and what to do next')}\n`,
    `${placeholderText(locale, '用一句话写下图里要看什么；图里没有数就删掉，front matter里的image改成一张图片', 'one sentence: what to see in the chart; without figures remove it and name a picture as the image')}\n`,
    newsChart(locale),
  ].join('\n');

/** `new-huidian` as `newHuidian`, the way the downloads are named. */
const camelCase = (product: string): string => product.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Version of an app as the downloads have it; the web platforms go with the desktop client. */
function productVersion(product: ManualProduct): string {
  const entry = downloads.find(({catalog}) => catalog === camelCase(product)) ?? downloads[0];
  return versionText({...entry.list[0]!.version, maintenance: 0});
}

/** Id and fault code of an article, shared by both editions. */
interface ArticleNumbers {
  readonly id: string;
  readonly code: string;
}

const describe = (locale: Locale): string =>
  placeholderText(
    locale,
    '用一句话写读者能做到什么（20到220字）',
    'one sentence: what the reader will achieve (20 to 220 characters)',
  );

/** Path of a file in one edition. */
const editionFile = (locale: Locale, kind: 'docs' | 'blog', key: string): string => {
  if (locale === 'zh-CN') return `${kind}/${key}`;
  return kind === 'docs'
    ? `i18n/en/docusaurus-plugin-content-docs/current/${key}`
    : `i18n/en/docusaurus-plugin-content-blog/${key}`;
};

/** As many as the schema requires, so that the unedited scaffold can be previewed. */
const symptomPlaceholders = [
  ['顾客会搜的词', 'words customers type'],
  ['同一个问题的另一种说法', 'the same problem in other words'],
  ['屏幕上的提示或灯的样子', 'the message on the screen, or what the light does'],
] as const;

/** The query as a symptom of the edition in its language; without Chinese characters, of both. */
/** As many as a page needs at least. */
const wordsPlaceholders = (locale: Locale): string[] =>
  Array.from({length: wordCount.least}, (_, at) =>
    placeholderText(locale, `写客户会搜的词${at + 1}`, `a word customers type, ${at + 1}`),
  );

const symptomsFrom = (locale: Locale, query: string | undefined): string[] =>
  query === undefined || (locale === 'en' && /\p{Script=Han}/u.test(query)) ? [] : [query];

function oneFile(wanted: Wanted, locale: Locale, {id, code}: ArticleNumbers, today: Date): ScaffoldFile {
  const title = wanted.titles[locale];
  const dates = {
    updated: day(today),
    // Date of the source text; the report compares it with the Chinese file's.
    ...(locale === 'en' ? {source_updated: day(today)} : {}),
    review_by: sixMonthsAfter(today),
    owner: wanted.owner,
  };
  switch (wanted.type) {
    case 'article':
      return {
        file: editionFile(locale, 'docs', `troubleshooting/${wanted.catalogue}/${id}.md`),
        text: `${frontMatter({
          id,
          slug: `/troubleshooting/details/${id}`,
          title,
          description: describe(locale),
          type: 'article',
          catalogue: wanted.catalogue,
          models: wanted.models,
          firmware: '6.0',
          minutes: 5,
          ...dates,
          symptoms: [
            ...symptomsFrom(locale, wanted.query),
            ...symptomPlaceholders.map(([zh, en]) => placeholderText(locale, zh, en)),
          ],
          codes: [code],
        })}\n${documentBody('article', locale)}`,
      };
    case 'model':
      return {
        file: editionFile(locale, 'docs', `models/${wanted.model}.md`),
        text: `${frontMatter({id: `model-${wanted.model}`, slug: `/model/${wanted.model}`, title, description: describe(locale), type: 'model', model: wanted.model, ...dates, sidebar_label: wanted.label})}\n${withDrawing(documentBody('model', locale), wanted.model)}`,
      };
    case 'manual': {
      const isApp = 'product' in wanted;
      const name = isApp ? wanted.product : wanted.model;
      return {
        file: editionFile(locale, 'docs', `manuals/${name}.md`),
        text: `${frontMatter({
          id: `manual-${name}`,
          slug: `/manuals/${name}`,
          title,
          description: describe(locale),
          type: 'manual',
          ...(isApp ? {product: name} : {model: name}),
          firmware: isApp ? productVersion(wanted.product) : modelById(name).firmware,
          ...dates,
          ...(isApp && {words: wordsPlaceholders(locale)}),
        })}\n${isApp ? documentBody('app', locale) : withDrawing(documentBody('manual', locale), name)}`,
      };
    }
    case 'guide':
      return {
        file: editionFile(locale, 'docs', `guides/${wanted.name}.md`),
        text: `${frontMatter({id: `guide-${wanted.name}`, slug: `/${wanted.name}`, title, description: describe(locale), type: 'guide', ...dates, words: wordsPlaceholders(locale)})}\n${documentBody('guide', locale)}`,
      };
    case 'news':
      return {
        file: editionFile(locale, 'blog', `${wanted.archive}/${day(today)}-${wanted.slug}.md`),
        text: `${frontMatter({
          slug: `${wanted.archive}/${wanted.slug}`,
          title,
          description: describe(locale),
          date: day(today),
          archive: wanted.archive,
          image: 'chart',
          ...(wanted.products.length > 0 && {products: wanted.products}),
          keywords: [
            placeholderText(locale, '写文章说的是什么', 'what it is about'),
            placeholderText(locale, '再写一个词', 'one more word'),
          ],
          words: wordsPlaceholders(locale),
          source: placeholderText(locale, '写哪个团队或媒体', 'the team or medium'),
          hide_table_of_contents: true,
        })}\n${newsBody(locale)}`,
      };
  }
}

function addressOf(wanted: Wanted, id: string): string {
  switch (wanted.type) {
    case 'article':
      return `/support/troubleshooting/details/${id}`;
    case 'model':
      return `/support/model/${wanted.model}`;
    case 'manual':
      return `/support/manuals/${'product' in wanted ? wanted.product : wanted.model}`;
    case 'guide':
      return `/support/${wanted.name}`;
    case 'news':
      return `/news/${wanted.archive}/${wanted.slug}`;
  }
}

/** Both editions' files. Pure: the caller writes them and rejects existing ones. */
export function scaffold(root: string, wanted: Wanted, today: Date): Scaffold {
  const id = nextArticleId(root, wanted.type === 'article' ? wanted.catalogue : undefined);
  const code = wanted.type === 'article' ? nextCode(root, wanted.catalogue) : '';
  return {
    files: [
      ...(['zh-CN', 'en'] as const).map((locale) => oneFile(wanted, locale, {id, code}, today)),
      ...(wanted.type === 'article' ? categoryFiles(root, wanted.catalogue) : []),
    ],
    address: addressOf(wanted, id),
  };
}

/**
 * The English scaffold of a Chinese document: keeps shared fields and headings, with placeholders for texts. Null when
 * there is no such document.
 */
export function scaffoldTranslation(root: string, file: string, today: Date): ScaffoldFile | null {
  const source = loadDocuments(root).documents.find(
    (document) => document.file === file && document.locale === 'zh-CN' && document.kind === 'doc',
  );
  if (!source) return null;
  const fields = Object.entries(source.front).map(([field, value]): [string, unknown] => {
    if (!wordFields.has(field)) return [field, value instanceof Date ? day(value) : value];
    const words = placeholderText(
      'en',
      '',
      Array.isArray(value) ? 'the words customers type in English' : String(value),
    );
    return [field, Array.isArray(value) ? [words] : words];
  });
  const front: Record<string, unknown> = {};
  for (const [field, value] of fields) {
    front[field] = field === 'updated' ? day(today) : field === 'review_by' ? sixMonthsAfter(today) : value;
    if (field === 'updated') front.source_updated = String(value);
  }
  const parts = source.headings.map(
    ({level, text, id}) =>
      `${'#'.repeat(level)} ${placeholderText('en', '', text)}${id === undefined ? '' : ` {#${id}}`}\n\n${placeholderText('en', '', 'this part, as in the Chinese file')}\n`,
  );
  return {
    file: twinPath(source),
    text: `${frontMatter(front)}\n${placeholderText('en', '', 'the introduction, as in the Chinese file')}\n\n${parts.join('\n')}`,
  };
}
