/** Data that the content index hands to pages. Permalinks are full pathnames of the edition being built. */
import type {Archive, Catalogue} from '../../src/content/frontmatter';

export interface DocLink {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}

export interface ArticleLink extends DocLink {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** Minutes a reader needs. */
  readonly minutes: number;
  readonly models: readonly string[];
  /** Place on the support home, 1 first; null when not shown there. */
  readonly popular: number | null;
}

/** What exists for one model in one version. */
export interface ModelIndex {
  readonly manual: DocLink | null;
  readonly articles: readonly ArticleLink[];
}

export interface SupportIndex {
  readonly articles: readonly ArticleLink[];
  readonly models: readonly (DocLink & {readonly model: string})[];
  readonly manuals: readonly (DocLink & {readonly model: string})[];
}

export interface NewsLink extends DocLink {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly archive: Archive;
  /** Path of the picture under the site root, e.g. `/media/stills/e3-x-1200.webp`. */
  readonly image: string;
  readonly source: string;
}
