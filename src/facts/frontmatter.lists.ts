/** Closed lists of the content model, without zod, so that pages may read them. */

/** Catalogues of troubleshooting articles, in the order pages show them. */
export const catalogues = [
  'power',
  'network',
  'live-view',
  'recording',
  'account',
  'ai-counting',
  'nvr',
  'app',
] as const;
export type Catalogue = (typeof catalogues)[number];

/** Archives of the news. */
export const archives = ['company', 'product', 'industry', 'media'] as const;
export type Archive = (typeof archives)[number];

/** Apps and web platforms that have a manual: `docs/manuals/<product>.md`. */
export const manualProducts = [
  'inspection',
  'new-huidian',
  'huidian',
  'home',
  'xiaodian',
  'web-console',
  'open-platform',
] as const;
export type ManualProduct = (typeof manualProducts)[number];
