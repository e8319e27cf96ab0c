/** News: the blog plugin with archives in the slugs. Lists and feeds are made by `plugins/content-index`. */
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-blog';
import {figures} from '../plugins/content-index/figures';
import {completePosts, readingMinutes} from '../plugins/content-index/newsPosts';
import {charts} from '../plugins/doc-parts/charts';
import {keepNames} from '../plugins/doc-parts/modelNames';
import {pictures} from '../plugins/doc-parts/pictures';
import {nameCells} from '../plugins/doc-parts/tables';
import {brand} from '../src/site/brand';
import {currentLocale, i18n} from './editions';

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
  // Its list stays empty: the posts are unlisted for the plugin, and `src/facts/newsLists.ts` makes the pages.
  postsPerPage: 1,
  showReadingTime: true,
  readingTime: ({content}) => readingMinutes(content),
  processBlogPosts: async ({blogPosts}) =>
    completePosts({
      blogPosts,
      siteDir: path.resolve(__dirname, '..'),
      locale: currentLocale,
      baseUrl: i18n.localeConfigs?.[currentLocale]?.baseUrl ?? '/',
    }),
  blogListComponent: '@site/src/templates/NewsList',
  blogPostComponent: '@site/src/templates/NewsPost',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
  beforeDefaultRemarkPlugins: [pictures],
  remarkPlugins: [charts],
  rehypePlugins: [nameCells, keepNames, figures],
  feedOptions: {type: null},
};
