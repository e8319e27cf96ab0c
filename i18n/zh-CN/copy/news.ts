import {brand} from '@site/src/site/brand';
import type {Archive} from '@site/src/facts/frontmatter.lists';

const archives: Record<Archive, string> = {company: '公司', product: '产品', industry: '行业', media: '媒体'};

/** Description of an archive, also while it is empty. */
const leads: Record<Archive, string> = {
  company: '公司自己的事：新设的办公室和服务城市、资质、参展安排。',
  product: '固件改了什么、新功能怎么用、从哪天起可以升级。',
  industry: '开店用得上的方法：数字怎么看，现场怎么管。',
  media: '给媒体看的：新闻稿、公开声明、可以引用的数字。想采访，请从“联系我们”找我们。',
};

const copy = {
  archives,
  leads,
  empty: {
    title: '这个栏目还没有文章。',
    text: '第一篇发布后会出现在这里。可以先用下面的RSS、Atom或JSON订阅，也可以看看其他栏目。',
  },
  meta: {
    title: '新闻',
    description: `${brand.nameZh}的产品更新、行业方法和公司消息：固件改了什么、新功能怎么用、数字该怎么看。`,
  },
  archiveMeta: (name: string) => ({
    title: `${name}新闻`,
    description: `${brand.nameZh}的${name}类新闻：按时间排列，可以用RSS、Atom或JSON订阅。`,
  }),
  title: '新闻',
  archivesLabel: '新闻分类',
  all: '全部',
  feeds: '订阅',
  source: '来源',
  newer: '更新的一篇',
  older: '更早的一篇',
  share: '分享',
  shareTo: {facebook: 'Facebook', x: 'X', linkedin: 'LinkedIn', weibo: '微博', mail: '邮件'},
  shareMore: '更多方式',
  copyLink: {copy: '复制链接', copied: '已复制', failed: '没能复制，请从地址栏复制'},
  updated: '更新于',
};

export default copy;
