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

/** Where people work with an account: what an article applies to when it is about no device. */
export const platforms = [
  'web-console',
  'mobile-app',
  'inspection-app',
  'home-app',
  'desktop-client',
  'mini-program',
  'open-platform',
] as const;

/** Where a step of an article is done: where the reader's hands and eyes are. */
export const places = [
  'camera',
  'ladder',
  'switch',
  'router',
  'power',
  'recorder',
  'box',
  'badge',
  'phone',
  'computer',
  'door',
  'floor',
  'till',
  'people',
] as const;
export type Place = (typeof places)[number];

/**
 * Ids of the models that an article is about, from its front matter as it is written: ids, `all`, or nothing for an article
 * about platforms only.
 */
export const modelsNamed = (written: unknown, catalogue: readonly string[]): readonly string[] =>
  written === 'all' ? catalogue : Array.isArray(written) ? (written as string[]) : [];

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

/** Groups of guides in the help center: tools and releases; warranty, repair, security and privacy. */
export const guideGroups = ['tools', 'service'] as const;
export type GuideGroup = (typeof guideGroups)[number];
