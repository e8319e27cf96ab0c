/** What is shown of the hits: rows of text, and pages with the sections that answer. Pure. */
import {type Kind, versions} from '@site/src/features/search/model/schema';
import {highlight, snippet} from './highlight';
import type {Hit, SearchOutcome} from './hits';
import {scopeOf} from './status';

/** A result as text. `title`, `text` and `symptom` are HTML: escaped, with the matches marked. */
export interface Row {
  readonly id: string;
  readonly url: string;
  /** Address without the section. */
  readonly path: string;
  readonly kind: Kind;
  /** Title of the page, or of the section in a row below its page. */
  readonly title: string;
  /** Where the query matched; empty while the page has not been read. */
  readonly text: string;
  /** Heading of the section that `text` is from, as plain text; empty for the page itself. */
  readonly section: string;
  readonly codes: readonly string[];
  /** Catalogue of an article, else empty. */
  readonly catalogue: string;
  /** The symptom that led to the page; empty for none. */
  readonly symptom: string;
  /** Version of the documents that the page belongs to, where it is another than the one that is read. */
  readonly version?: string;
}

/** A page among the results, with the other sections that answer. */
export interface PageRows {
  readonly page: Row;
  readonly sections: readonly Row[];
}

/** Pages under one heading; `kind` is null for the best answer. */
export interface RowGroup {
  readonly kind: Kind | null;
  readonly pages: readonly PageRows[];
}

/** Most pages of a kind: few when all kinds are shown, many when the visitor has chosen one. */
const limits = {all: 2, one: 20};

/** Length of a text in characters, below a page in two lines and below a section in one; Chinese says more in fewer. */
const snippetLengths = {page: {zh: 90, en: 170}, section: {zh: 48, en: 90}};

/** Address of a hit's page. */
export const pathOf = (url: string): string => url.replace(/#.*/, '');

/** Version of a document by its address: the current one has none in it. */
const versionIn = (url: string): string => versions.find((version) => url.includes(`/support/${version}/`)) ?? '6.x';

/** A hit as text, under a title of its own. */
export function rowOf(
  hit: Hit,
  title: string,
  units: SearchOutcome['units'],
  place: keyof typeof snippetLengths = 'page',
): Row {
  const length = snippetLengths[place][/[\u4e00-\u9fff]/.test(hit.text) ? 'zh' : 'en'];
  return {
    id: hit.id,
    url: hit.url,
    path: pathOf(hit.url),
    kind: hit.kind,
    title: highlight(title, units),
    text: snippet(hit.text, units, length),
    section: hit.heading,
    codes: hit.codes.filter((code) => code !== hit.title).slice(0, 3),
    catalogue: hit.catalogue,
    symptom: highlight(hit.symptom, units),
    ...(hit.isOther && {version: versionIn(hit.url)}),
  };
}

/** The pages of hits in their order, each once, its best section first. */
export function pagesOf(hits: readonly Hit[], units: SearchOutcome['units']): PageRows[] {
  const byPath = new Map<string, Hit[]>();
  for (const hit of hits) byPath.set(pathOf(hit.url), [...(byPath.get(pathOf(hit.url)) ?? []), hit]);
  return [...byPath.values()].map(([best, ...others]) => ({
    page: rowOf(best!, best!.title, units),
    sections: others.filter(({heading}) => heading !== '').map((hit) => rowOf(hit, hit.heading, units, 'section')),
  }));
}

/** The groups of an outcome: the best answer first, then kinds in the order of their best pages. */
export function groupsOf({hits, units, counts}: SearchOutcome, chosen: Kind | null): RowGroup[] {
  const scope = scopeOf(counts, chosen);
  if (scope) {
    const ofKind = hits.filter(({kind}) => kind === scope);
    return [{kind: scope, pages: pagesOf(ofKind, units).slice(0, limits.one)}];
  }
  const [best, ...rest] = pagesOf(hits, units);
  if (!best) return [];
  const byKind = new Map<Kind, PageRows[]>();
  for (const one of rest) {
    const pages = byKind.get(one.page.kind) ?? [];
    if (pages.length < limits.all) byKind.set(one.page.kind, [...pages, one]);
  }
  return [{kind: null, pages: [best]}, ...[...byKind].map(([kind, pages]) => ({kind, pages}))];
}

/** All rows of groups in the order in which they are shown. */
export const rowsIn = (groups: readonly RowGroup[]): Row[] =>
  groups.flatMap(({pages}) => pages.flatMap(({page, sections}) => [page, ...sections]));
