/** News: the blog plugin with archives in the slugs and feeds per edition. */
import type {Options} from '@docusaurus/plugin-content-blog';
import {keepNames} from '../plugins/doc-parts/modelNames';
import {brand} from '../src/site/brand';
import {currentLocale} from './editions';

const en = currentLocale === 'en';

export const news: Options = {
  path: 'blog',
  routeBasePath: 'news',
  tagsBasePath: '_tags',
  archiveBasePath: null,
  blogTitle: en ? 'News' : '新闻',
  blogDescription: en
    ? `Releases, methods and company news from ${brand.nameEn}.`
    : `${brand.nameZh}的产品更新、行业方法和公司消息。`,
  blogSidebarCount: 0,
  postsPerPage: 'ALL',
  showReadingTime: false,
  blogListComponent: '@site/src/templates/NewsList',
  blogPostComponent: '@site/src/templates/NewsPost',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  rehypePlugins: [keepNames],
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: en ? `${brand.nameEn} news` : `${brand.nameZh}新闻`,
    description: en ? `News from ${brand.nameEn}` : `${brand.nameZh}新闻`,
    language: en ? 'en' : 'zh-CN',
    copyright: `© ${new Date().getFullYear()} ${en ? brand.nameEn : brand.nameZh}`,
  },
};
