/**
 * The files of the search index, version 8. The build writes them (`writer.ts`), the browser reads them; both import
 * this module, which uses neither Node nor the DOM.
 *
 * All files lie in one folder, `search/` below the base URL of the edition:
 *
 * | file | content |
 * | --- | --- |
 * | `manifest.json` | {@link Manifest} of the documents now shipped, plain JSON; the only file whose content changes under its name |
 * | `manifest-<version>.json` | the same for an older version of the documents, such as `5.x` |
 * | `terms-<hash>.bin` | postings of a range of terms, see {@link encodeShard} |
 * | `words-<hash>.bin` | the Latin words of the index, for typing errors: a JSON array of words, sorted |
 * | `characters-<hash>.bin` | Chinese characters as they are typed elsewhere (`characters.ts`), as JSON |
 * | `page-<number>-<hash>.bin` | {@link Fragment} of a page as JSON |
 * | `facets-<hash>.bin` | {@link Facets}, what results can be narrowed by, as JSON; only the page of results asks for it |
 *
 * A `.bin` file is UTF-8 text in gzip (RFC 1952), whatever the host does: no host compresses bytes of an unknown type, and
 * the CRC tells a damaged file from a good one. Numbers in shards are characters: UTF-8 writes small ones in a byte, and the
 * browser's decoder reads them.
 */

import type {Characters} from './characters';
import {knownOr} from './known';
import {kinds} from './schema';

/** Raise when the analyzer or the files change: a browser with older code then asks for a reload. */
export const formatVersion = 8;

/** Bytes that are not what this module describes. */
export class FormatError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`search index: ${message}`, options);
    this.name = 'FormatError';
  }
}

/** The pages of an index, a column each; position in a column is the page's number in postings. */
export interface PageColumns {
  /** Full pathname with the base URL. */
  readonly url: readonly string[];
  readonly title: readonly string[];
  /** A digit per page: position in `kinds`. */
  readonly kind: string;
  /** What the fragment of the page is called: its number as difference from the page before … */
  readonly fragment: readonly number[];
  /** … and three characters per page that change with its content. */
  readonly hash: string;
  /** Pages of another version of the documents that have no counterpart in this one. */
  readonly other: readonly number[];
}

/** Requested first by the browser. Of each table it has the hash, six characters; none for a table that is absent. */
export interface Manifest extends Readonly<Record<keyof Tables, string>> {
  readonly format: number;
  readonly pages: PageColumns;
  /** First term of each shard, ascending in UTF-16 order, and the six characters of the shard's hash, joined. */
  readonly shards: {readonly first: readonly string[]; readonly hash: string};
}

/** What is asked for only by queries that need it, each in a file of its own. */
export interface Tables {
  /** Latin words, for typing errors. */
  readonly words: readonly string[];
  /** Absent in an index without Chinese. */
  readonly characters: Characters;
  readonly facets: Facets;
}

/** Troubleshooting catalogues and models of the pages; positions in `pages` are the pages' numbers. */
export interface Facets {
  readonly catalogues: readonly string[];
  readonly models: readonly string[];
  /** Per page the position of its catalogue (-1: none), then those of its models. */
  readonly pages: readonly (readonly number[])[];
}

/** A page as it is shown and compared with the query: only what was among the best is fetched. */
export interface Fragment {
  /** Hidden words of the page: tags, symptoms. */
  readonly terms: readonly string[];
  /** Codes the page answers to, as written. */
  readonly codes: readonly string[];
  /** Catalogue of an article; empty for other pages. */
  readonly catalogue: string;
  /** Anchor (empty for the page itself, always first), heading and text of every section. */
  readonly sections: readonly (readonly [anchor: string, heading: string, text: string])[];
}

export const shardHashLength = 6;
export const pageHashLength = 3;

/** Name of a manifest; without a version, of the documents now shipped. */
export const manifestFile = (version?: string): string => (version ? `manifest-${version}.json` : 'manifest.json');
export const shardFile = (hash: string): string => `terms-${hash}.bin`;
export const tableFile = (name: keyof Tables, hash: string): string => `${name}-${hash}.bin`;
export const fragmentFile = (number: number, hash: string): string => `page-${number}-${hash}.bin`;

/** Where a term occurs in a page, in eight bits: body 0–1, title 2, headings 3–4, hidden words 5; 6: is a code of the page. */
export const fieldBits = {body: 0b11, title: 0b100, heading: 0b1_1000, terms: 0b10_0000, codes: 0b100_0000} as const;

export type Field = keyof typeof fieldBits;

/** Body occurrences are kept in three classes: once, two or three times, more often. */
const bodyClass = (count: number): number => (count === 0 ? 0 : count === 1 ? 1 : count < 4 ? 2 : 3);

/** One more occurrence of a term in a page. A tally, at first 0, has {@link fieldBits}, but body occurrences in full above them. */
export function tally(before: number, field: Field): number {
  if (field === 'body') return before + 256;
  if (field !== 'heading') return before | fieldBits[field];
  return (before & fieldBits.heading) === fieldBits.heading ? before : before + 8;
}

/** A {@link tally} in the bits of {@link fieldBits}. */
export const fieldsOf = (tally: number): number => (tally & 255) | bodyClass(tally >> 8);

/** Pages of a term, ascending, and in the same order where in each page it occurs ({@link fieldBits}). */
export interface Postings {
  readonly pages: Uint32Array;
  readonly fields: Uint8Array;
}

/** Separates the parts of a shard; no term and no number has it. */
const separator = '\0';

/** A number as one character, beyond the surrogates where it is large. */
const charOf = (value: number): string => String.fromCodePoint(value < 0xd7ff ? value + 1 : value + 0x1_0000);
const numberOf = (code: number): number => (code < 0xd800 ? code - 1 : code - 0x1_0000);

/**
 * Postings as text: per page a number, the distance to the page before (the first: to -1) less one, times four, plus
 * how often the term is in the body (0 once, 1 two or three times, 2 more often) when it is nowhere else, else 3
 * and then a number of {@link fieldBits}.
 */
export function encodePostings(pages: ArrayLike<number>, fields: ArrayLike<number>): string {
  const chars: string[] = [];
  let before = -1;
  for (let at = 0; at < pages.length; at += 1) {
    const bits = fields[at]!;
    const gap = (pages[at]! - before - 1) * 4;
    if (bits <= fieldBits.body) chars.push(charOf(gap + bits - 1));
    else chars.push(charOf(gap + 3), charOf(bits));
    before = pages[at]!;
  }
  return chars.join('');
}

/** @throws {FormatError} when a page is not below `pageCount`, or the text ends within a page */
export function decodePostings(text: string, pageCount: number): Postings {
  const numbers = Array.from(text, (char) => numberOf(char.codePointAt(0)!));
  const pages: number[] = [];
  const fields: number[] = [];
  let page = -1;
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at]!;
    page += 1 + (value >>> 2);
    const bits = (value & 3) === 3 ? numbers[(at += 1)] : (value & 3) + 1;
    check(page < pageCount && bits !== undefined, 'a posting');
    pages.push(page);
    fields.push(bits);
  }
  return {pages: Uint32Array.from(pages), fields: Uint8Array.from(fields)};
}

/** A term with the text of its postings. */
export type ShardEntry = readonly [term: string, postings: string];

/**
 * A shard before gzip: the terms, ascending in UTF-16 order, each as how many characters it shares with the one before and
 * the rest; then the postings of each.
 */
export function encodeShard(entries: readonly ShardEntry[]): string {
  let before = '';
  const terms = entries.map(([term]) => {
    let shared = 0;
    while (shared < before.length && term.charCodeAt(shared) === before.charCodeAt(shared)) shared += 1;
    // Halves of a character outside the basic plane have no UTF-8.
    if (shared > 0 && term.codePointAt(shared - 1)! > 0xffff) shared -= 1;
    before = term;
    return charOf(shared) + term.slice(shared);
  });
  return [...terms, ...entries.map(([, postings]) => postings)].join(separator);
}

/** A range of the index. */
export interface Shard {
  /** Ascending in UTF-16 order. */
  readonly terms: readonly string[];
  /** Postings of the term at this position. @throws {FormatError} */
  postings(at: number): Postings;
}

/** First position whose term is not below `term`. */
export function lowerBound(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (terms[middle]! < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @throws {FormatError} when the terms are not in order, or some have no postings */
export function decodeShard(text: string, pageCount: number): Shard {
  const parts = text === '' ? [] : text.split(separator);
  const count = parts.length / 2;
  check(Number.isInteger(count), 'a shard');
  const terms: string[] = [];
  for (const part of parts.slice(0, count)) {
    const before = terms.at(-1) ?? '';
    const term = before.slice(0, numberOf(part.charCodeAt(0))) + part.slice(1);
    check(term > before, 'the order of terms');
    terms.push(term);
  }
  const decoded = new Map<number, Postings>();
  return {
    terms,
    postings: (at) => knownOr(decoded, at, () => decodePostings(parts[count + at]!, pageCount)),
  };
}

function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new FormatError(`${what} is not as described`);
}

/**
 * Checks a manifest, which unlike the other files has no checksum, after its version.
 * @throws {FormatError} @throws {TypeError}
 */
export function checkManifest({pages, shards}: Manifest): void {
  const {url, title, kind, fragment, hash, other} = pages;
  const lengths = [title.length, kind.length, fragment.length, hash.length / pageHashLength];
  const lists = [url, title, fragment, other, shards.first];
  check(lists.every(Array.isArray) && lengths.every((length) => length === url.length), 'the table of pages');
  check(
    [...kind].every((digit) => Number(digit) < kinds.length),
    'a kind',
  );
  check(shards.hash.length === shards.first.length * shardHashLength, 'the list of shards');
}
