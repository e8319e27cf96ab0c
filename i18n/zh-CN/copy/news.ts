// By its path: the feeds read this module while building, where the alias means nothing.
import {brand} from '../../../src/site/brand';
import type {Archive} from '@site/src/facts/frontmatter.lists';

const archives: Record<Archive, string> = {company: '公司', product: '产品', industry: '行业', media: '媒体'};

/** Description of an archive, also while it is empty. */
const leads: Record<Archive, string> = {
  company: '公司消息：试用和售后怎么做，平台和网站有什么变化。',
  product: '固件改了什么、新功能怎么用、从哪天起可以升级。',
  industry: '开店实用的方法：数据怎么看，现场怎么管。',
  media: '给媒体用的：可以直接引用的介绍和数字，可以下载的标志和产品图，还有我们自己发的新闻稿。',
};

const copy = {
  archives,
  leads,
  empty: {
    title: '这个栏目还没有文章。',
    text: '第一篇发布后会出现在这里。可以先从下面订阅，也可以看看其他栏目。',
  },
  meta: {
    title: '新闻动态：产品更新、行业方法和公司消息',
    description: `${brand.nameZh}的产品更新、行业方法和公司消息，给门店运营和IT看：固件改了什么、新功能怎么用，客流、转化这些数字该怎么看、怎么比。`,
  },
  archiveMeta: (name: string) => ({
    title: `${name}新闻：最新发布和往期文章，可以订阅`,
    description: `${brand.nameZh}的${name}类新闻，给门店运营、IT和合作伙伴看：按时间排列，每篇有摘要，也可以用RSS、Atom或JSON订阅，有新文章就收到。`,
  }),
  /** Of a page of a list after the first, and of the list of a year. */
  furtherMeta: (name: string | null, year: number | null, page: number, pages: number) => ({
    title: `${year ? `${year}年` : ''}${name ? `${name}新闻` : '全部新闻'}：往期文章和摘要${page > 1 ? `，第${page}页` : ''}`,
    description: `${brand.nameZh}${year ? `${year}年` : ''}发布的${name ? `${name}类` : '全部'}新闻${pages > 1 ? `，共${pages}页，这是第${page}页` : ''}：按时间排列，最新的在前，每篇都有日期、栏目和一段摘要，给门店运营、IT和合作伙伴查往期内容用。`,
  }),
  heading: (name: string | null, year: number | null, page: number) =>
    `${year ? `${year}年` : ''}${name ?? ''}新闻${page > 1 ? `，第${page}页` : ''}`,
  yearsLabel: '按年份看',
  allYears: '全部年份',
  pagesLabel: '列表分页',
  page: (page: number) => `第${page}页`,
  newerPage: '上一页',
  olderPage: '下一页',
  minutes: (minutes: number) => `阅读约${minutes}分钟`,
  contents: '本文内容',
  related: {label: '相关内容', pages: '产品和方案', devices: '设备', articles: '帮助文章'},
  follow: (name: string) => `用RSS订阅${name}新闻`,
  title: '新闻',
  /** Of the list of all news. */
  lead: '固件改了什么，新功能怎么用，门店的数字怎么看。',
  featured: '推荐',
  /** Over the large posts, where older ones stand before newer ones, and where they are the newest. */
  picks: '编辑推荐',
  latest: '最新',
  archivesLabel: '新闻分类',
  all: '全部',
  /** Over the posts below the large ones. */
  rest: '更多新闻，新的在前',
  /** Of pictures that need some, by their names: over the three plans, and before and after the colors under each. */
  pictureWords: {
    'news-heat-pair': {
      over: ['换位后', '换位前', '差值'],
      under: [
        ['停留短', '停留长'],
        ['', '人太少，不下结论'],
        ['变短', '变长'],
      ],
    },
  },
  /** The band below the list. */
  closing: {
    follow: {title: '有新文章时收到提醒', text: '把地址加进RSS阅读器就行，不用留邮箱。'},
    trial: {title: '想在自己的店里试试', text: '从一家店开始，用录像人工核对数得准不准。'},
    start: '免费试用',
    press: {title: '媒体采访、要图片', text: '图片和数字在媒体中心下载；采访联系'},
    room: '去媒体中心',
  },
  feeds: '用RSS订阅',
  source: '来源',
  newer: (name: string) => `${name}新闻：较新的一篇`,
  older: (name: string) => `${name}新闻：较早的一篇`,
  neighbors: '同一栏目的文章',
  share: '分享',
  shareTo: {facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: '微博', mail: '邮件'},
  shareMore: '更多方式',
  copyLink: {copy: '复制链接', copied: '已复制', failed: '没能复制，请从地址栏复制'},
  updated: '更新于',
};

export default copy;
