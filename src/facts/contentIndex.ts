/** Data that the content index hands to pages. Permalinks are full pathnames of the edition being built. */
import type {Led} from './models.schema';
import type {Qr} from '../site/qr';
import type {RouteId} from '../site/routes';
import type {Archive, Catalogue, GuideGroup, ManualProduct} from './frontmatter.lists';

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
  /** Place among the popular ones, 1 first; null for the others. */
  readonly popular: number | null;
}

/** A status light of a model, and the link for its state; null for a light that means all is well. */
export interface LightLink extends Led {
  readonly href: string | null;
}

export interface TreeLink {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly href: string;
}

/** What exists for one model in one version. */
export interface ModelIndex {
  readonly manual: DocLink | null;
  readonly articles: readonly ArticleLink[];
  readonly guides: readonly GuideLink[];
  /** Symptom trees offered for the model. */
  readonly trees: readonly TreeLink[];
  readonly lights: readonly LightLink[];
  /** Address of the product page. */
  readonly product: string;
  readonly qr: Qr;
}

/** A symptom tree in one language, with its leaves resolved. */
export interface FinderTree {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly start: string;
  readonly nodes: Readonly<Record<string, FinderNode>>;
}

export interface FinderNode {
  readonly ask: string;
  readonly help?: string;
  readonly do?: string;
  readonly answers: readonly FinderAnswer[];
}

export interface FinderAnswer {
  readonly text: string;
  readonly led?: Pick<Led, 'color' | 'pattern'>;
  /** The next question, an article, or a person. */
  readonly to?: string;
  readonly article?: {readonly title: string; readonly href: string; readonly minutes: number};
  readonly hotline?: true;
}

export interface ManualLink extends DocLink {
  /** The device, or null for an app. */
  readonly model: string | null;
  readonly product: ManualProduct | null;
  /** Firmware of a device, version of an app. */
  readonly version: string;
}

export interface GuideLink extends DocLink {
  readonly group: GuideGroup;
}

export interface SupportIndex {
  readonly articles: readonly ArticleLink[];
  readonly models: readonly (DocLink & {readonly model: string})[];
  readonly manuals: readonly ManualLink[];
  readonly guides: readonly GuideLink[];
  readonly trees: readonly TreeLink[];
}

/** What documents of one version link to; the same as the index of that version. */
export type SupportLinks = SupportIndex;

export interface NewsLink extends DocLink {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly archive: Archive;
  /** Path of the picture under the site root, e.g. `/media/stills/e3-x-1200.webp`; of a chart, that of its drawing. */
  readonly image: string;
  readonly source: string;
  /** Day of the last change that a reader should know of; the date when there was none. YYYY-MM-DD. */
  readonly updated: string;
  /** Minutes a reader needs. */
  readonly minutes: number;
  /** Ids of the routes it is about, as its front matter names them. */
  readonly products: readonly string[];
  /** Ids of the devices it is about. */
  readonly models: readonly string[];
  /** Leads the lists that it is on the first page of. */
  readonly featured?: boolean;
  /** Stands in rows in place of a chart, too small to read there, with what it counts. */
  readonly figure?: {readonly value: string; readonly caption: string};
}

/** What a post leads to, from its front matter. */
export interface PostLinks {
  /** Its neighbors in its archive. */
  readonly newer: Pick<DocLink, 'title' | 'permalink'> | null;
  readonly older: Pick<DocLink, 'title' | 'permalink'> | null;
  /** Pages of products, solutions and technologies. */
  readonly pages: readonly RouteId[];
  readonly devices: readonly Pick<DocLink, 'title' | 'permalink'>[];
  /** Help articles about its devices. */
  readonly articles: readonly Pick<DocLink, 'title' | 'permalink'>[];
}
