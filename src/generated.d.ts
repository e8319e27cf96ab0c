/** Data written by the content index before bundling. */
declare module '@generated/content-index/default/news.json' {
  const news: readonly import('./facts/contentIndex').NewsLink[];
  export default news;
}
declare module '@generated/content-index/default/model-names.json' {
  /** Display names of the catalogue's models by id. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '@generated/content-index/default/current-permalinks.json' {
  /** Pathnames of the documents of the current version. */
  const permalinks: readonly string[];
  export default permalinks;
}
declare module '@generated/routes' {
  const routes: import('react-router-config').RouteConfig[];
  export default routes;
}
