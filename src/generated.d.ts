/** Data written by the content index before bundling. */
declare module '@generated/content-index/default/news.json' {
  const news: readonly import('../plugins/content-index/types').NewsLink[];
  export default news;
}
