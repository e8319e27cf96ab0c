/** What a built page is cut into. */

/** Groups of results. */
export const kinds = ['article', 'model', 'manual', 'page', 'news'] as const;
export type Kind = (typeof kinds)[number];

/** Older versions of the support documents, each with an index of its own. */
export const versions = ['5.x'] as const;

/** The start of a path in an older version of the documents: `/support/5.x/manuals/k3`. */
export const olderVersion = /^\/support\/(\d+\.x)(?=\/|$)/;

/** The older version of the documents a page belongs to, if any; `path` begins after the base URL, with a slash. */
export const versionOf = (path: string): string | undefined => olderVersion.exec(path)?.[1];

/** A section of a page, cut at its headings; the first one (no heading) stands for the page itself. */
export interface SearchRecord {
  /** Full pathname with the base URL, with the anchor of the section. */
  readonly url: string;
  readonly kind: Kind;
  readonly pageTitle: string;
  /** Heading of the section; empty for the page itself. */
  readonly heading: string;
  /** All words of the section. */
  readonly body: string;
  /** Words no reader sees but customers type: tags of a post, symptoms. Of the page itself only. */
  readonly terms: readonly string[];
  /** Headings that have no address, and the questions a page answers; their words are in the body as well. Of the page itself only. */
  readonly questions?: readonly string[];
  /** Codes the page answers to, as written: `NET-1`, `UL-8232NH`. Of the page itself only. */
  readonly codes: readonly string[];
  /** Troubleshooting catalogue of an article. Of the page itself only. */
  readonly catalogue?: string;
  /** Ids of the models an article or a document is about. Of the page itself only. */
  readonly models?: readonly string[];
  /** Older version of the documents the page belongs to, such as `5.x`; absent for what is shipped now. */
  readonly version?: string;
}
