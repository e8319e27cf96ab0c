/** What the build writes and the browser reads. Both sides import this file, so they cannot drift apart unnoticed. */
import type {Options} from 'minisearch';
import {indexTerms} from './analyzer';

/** Raise when the analyzer or the fields change: a browser with older code then asks for a reload instead of guessing. */
export const formatVersion = 1;

/** Versions of the support documents that have an index of their own beside the current one. */
export const oldVersions = ['5.x'] as const;
export type OldVersion = (typeof oldVersions)[number];

/** The old version a page belongs to, by its path inside the edition; null for all others. */
export const oldVersionOf = (path: string): OldVersion | null =>
  oldVersions.find((version) => path === `/support/${version}` || path.startsWith(`/support/${version}/`)) ?? null;

/** Folder of an index inside the edition, with a slash at its end. */
export const indexFolder = (version: OldVersion | null): string => (version ? `search/${version}/` : 'search/');

/** Groups of results. */
export const kinds = ['article', 'model', 'manual', 'page', 'news'] as const;
export type Kind = (typeof kinds)[number];

/** `search/manifest.json`: names the index of the deployed build. Never cached for long, unlike the index itself. */
export interface Manifest {
  readonly version: number;
  /** File name beside the manifest. */
  readonly file: string;
}

/** A section of a page, cut at its headings; the first one (no heading) stands for the page itself. */
export interface SearchRecord {
  readonly id: number;
  /** Full pathname with the base URL, with the anchor of the section. */
  readonly url: string;
  readonly kind: Kind;
  readonly pageTitle: string;
  /** Heading of the section; empty for the page itself. */
  readonly heading: string;
  /** All words of the section. */
  readonly body: string;
  /** Words no reader sees but customers type: meta keywords, symptoms. Of the page itself only. */
  readonly terms: readonly string[];
  /** Codes the page answers to, as written: `NET-1`, `UL-8232NH`. Of the page itself only. */
  readonly codes: readonly string[];
}

/** What is kept of a record for showing and ranking, with short keys because it is repeated a thousand times. */
export interface StoredRecord {
  /** Pathname with anchor. */
  readonly u: string;
  readonly k: Kind;
  /** Title of the page. */
  readonly t: string;
  /** Heading, when it is a section. */
  readonly h?: string;
  /** Beginning of the text. */
  readonly x?: string;
  /** Hidden terms (symptoms), for exact matches. */
  readonly s?: readonly string[];
  readonly c?: readonly string[];
}

/** Longest stored text in characters. */
export const storedTextLength = 300;

/** Fields as MiniSearch indexes them. A section carries its page's title in `page`, which counts little. */
export interface IndexedFields {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly page: string;
  readonly terms: string;
  readonly body: string;
}

export const miniSearchOptions: Options<IndexedFields & StoredRecord> = {
  idField: 'id',
  fields: ['title', 'heading', 'page', 'terms', 'body'],
  storeFields: ['u', 'k', 't', 'h', 'x', 's', 'c'],
  tokenize: indexTerms,
  processTerm: (term) => term,
};
