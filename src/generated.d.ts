/** Data written by the content index before bundling. */
declare module '@generated/content-index/default/news.json' {
  /** The first page of the list of all news. */
  const list: import('./facts/newsLists').NewsList;
  export default list;
}
declare module '@generated/content-index/default/news-home.json' {
  /** Posts that the home shows, newest first. */
  const news: readonly import('./facts/contentIndex').NewsLink[];
  export default news;
}
declare module '@generated/content-index/default/read-next.json' {
  const readNext: import('./facts/readNext').ReadNext;
  export default readNext;
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
declare module '@generated/content-index/default/older-permalinks.json' {
  /** Pathnames of the documents of older versions, by version. */
  const permalinks: Readonly<Record<typeof import('./site/exceptions').olderVersion, readonly string[]>>;
  export default permalinks;
}
/** Written by `plugins/stories`. */
declare module '@generated/stories/default/cards.json' {
  /** Customer stories, newest first; mostly none. */
  const cards: readonly import('./facts/storyPages').StoryCard[];
  export default cards;
}
/** The original of what `plugins/line-breaks` replaces. */
declare module 'jsx-runtime-of-react' {
  type Create = (type: unknown, props: Readonly<Record<string, unknown>>, key?: string) => unknown;
  export const jsx: Create;
  export const jsxs: Create;
  export const Fragment: unknown;
}
