import {brand} from '@site/src/site/brand';
import type {Archive} from '@site/src/content/frontmatter.lists';

const archives: Record<Archive, string> = {company: '公司', product: '产品', industry: '行业', media: '媒体'};

const copy = {
  archives,
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
