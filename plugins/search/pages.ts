/** Pages of the site as their records, and which of them belong to a version of the documents. */
import {knownOr} from '../../src/features/search/model/known';
import type {SearchRecord} from '../../src/features/search/model/schema';

/** A page with its records, at least one. */
export interface PageRecords {
  /** Full pathname with the base URL. */
  readonly url: string;
  readonly records: readonly SearchRecord[];
}

/** Groups records by page, in the order of the pages' first records. */
export function recordsByPage(records: readonly SearchRecord[]): PageRecords[] {
  const byPage = new Map<string, SearchRecord[]>();
  for (const record of records) {
    knownOr(byPage, record.url.replace(/#.*/s, ''), () => []).push(record);
  }
  return [...byPage].map(([url, own]) => ({url, records: own}));
}

/** The versions of the documents among records: first the one now shipped, which has no name. */
export const versionsOf = (records: readonly SearchRecord[]): (string | undefined)[] => [
  undefined,
  ...new Set(records.flatMap(({version}) => (version ? [version] : []))),
];

const versionOfPage = (page: PageRecords) => page.records[0]!.version;

/** Path in the current version of a page of the older documents. */
const counterpart = (page: PageRecords, version: string) => page.url.replace(`/support/${version}/`, '/support/');

/**
 * The pages to show to readers of a version: what belongs to it or to none, and of other versions what has no
 * counterpart. `other` are the latter.
 */
export function pagesFor<Page extends PageRecords>(
  version: string | undefined,
  pages: readonly Page[],
): {shown: Page[]; other: Set<Page>} {
  const current = new Set(pages.filter((page) => !versionOfPage(page)).map((page) => page.url));
  if (version === undefined) {
    const other = pages.filter((page) => versionOfPage(page) && !current.has(counterpart(page, versionOfPage(page)!)));
    return {shown: pages.filter((page) => !versionOfPage(page) || other.includes(page)), other: new Set(other)};
  }
  const own = pages.filter((page) => versionOfPage(page) === version);
  const replaced = new Set(own.map((page) => counterpart(page, version)));
  const isDocument = (page: Page) => ['article', 'model', 'manual'].includes(page.records[0]!.kind);
  const shown = pages.filter(
    (page) => versionOfPage(page) === version || (!versionOfPage(page) && !replaced.has(page.url)),
  );
  return {shown, other: new Set(shown.filter((page) => !versionOfPage(page) && isDocument(page)))};
}
