/**
 * The files of the search index, version 4. The build writes them (`writer.ts`), the browser reads them; both import
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
 * | `page-<number>-<hash>.bin` | {@link Fragment} of a page as JSON |
 * | `facets-<hash>.bin` | {@link Facets}, what results can be narrowed by, as JSON; only the page of results asks for it |
 *
 * A `.bin` file is gzip (RFC 1952), whatever the host does: no host compresses bytes of an unknown type, and the CRC
 * tells a damaged file from a good one. Numbers in shards are LEB128 (seven bits a byte, low ones first).
 */

/** Raise when the analyzer or the files change: a browser with older code then asks for a reload. */
export const formatVersion = 4;

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
  /** A digit or letter per page (base 36): words of the page, as `round(2 * log2(1 + words))`. */
  readonly size: string;
  /** What the fragment of the page is called: its number as difference from the page before … */
  readonly fragment: readonly number[];
  /** … and three characters per page that change with its content. */
  readonly hash: string;
  /** Pages of another version of the documents that have no counterpart in this one. */
  readonly other: readonly number[];
}

/** Requested first by the browser. */
export interface Manifest {
  readonly format: number;
  readonly pages: PageColumns;
  /** First term of each shard, ascending in UTF-16 order, and the eight characters of the shard's hash, joined. */
  readonly shards: {readonly first: readonly string[]; readonly hash: string};
  /** Common terms, which distinguish few pages; requested last. */
  readonly common: readonly string[];
  /** Hash of the list of words, eight characters. */
  readonly words: string;
  /** Hash of the facets, eight characters. */
  readonly facets: string;
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

export const shardHashLength = 8;
export const pageHashLength = 3;

/** Name of a manifest; without a version, of the documents now shipped. */
export const manifestFile = (version?: string): string => (version ? `manifest-${version}.json` : 'manifest.json');
export const shardFile = (hash: string): string => `terms-${hash}.bin`;
export const wordsFile = (hash: string): string => `words-${hash}.bin`;
export const facetsFile = (hash: string): string => `facets-${hash}.bin`;
export const fragmentFile = (number: number, hash: string): string => `page-${number}-${hash}.bin`;

/** Where a term occurs in a page, in eight bits: body 0–1, title 2, headings 3–4, hidden words 5; 6: is a code of the page. */
export const fieldBits = {body: 0b11, title: 0b100, heading: 0b1_1000, terms: 0b10_0000, codes: 0b100_0000} as const;

/** Occurrences per field of one term in one page. */
export interface Occurrences {
  readonly body: number;
  readonly title: number;
  readonly heading: number;
  readonly terms: number;
  readonly codes: number;
}

/** Body occurrences are kept in three classes: once, two or three times, more often. */
const bodyClass = (count: number): number => (count === 0 ? 0 : count === 1 ? 1 : count < 4 ? 2 : 3);

/** {@link Occurrences} in the bits of {@link fieldBits}. */
export const fieldsOf = ({body, title, heading, terms, codes}: Occurrences): number =>
  bodyClass(body) |
  (title && fieldBits.title) |
  (Math.min(heading, 3) << 3) |
  (terms && fieldBits.terms) |
  (codes && fieldBits.codes);

/** Pages of a term, ascending, and in the same order where in each page it occurs ({@link fieldBits}). */
export interface Postings {
  readonly pages: Uint32Array;
  readonly fields: Uint8Array;
}

/** Bytes to write to, growing. */
class Sink {
  private bytes: Uint8Array<ArrayBuffer>;
  private length = 0;

  /** @param capacity bytes that are expected; the sink grows beyond them */
  constructor(capacity: number) {
    this.bytes = new Uint8Array(Math.max(16, capacity));
  }

  private grow(least: number): void {
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, least));
    grown.set(this.bytes);
    this.bytes = grown;
  }

  byte(value: number): void {
    if (this.length === this.bytes.length) this.grow(0);
    this.bytes[this.length++] = value;
  }

  varint(value: number): void {
    let rest = value;
    for (; rest > 127; rest >>>= 7) this.byte((rest & 127) | 128);
    this.byte(rest);
  }

  all(values: Uint8Array): void {
    if (this.length + values.length > this.bytes.length) this.grow(this.length + values.length);
    this.bytes.set(values, this.length);
    this.length += values.length;
  }

  done(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }
}

/** Bytes to read from; every read checks that there is something to read. */
class Source {
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
    private readonly end = bytes.length,
  ) {}

  get left(): number {
    return this.end - this.at;
  }

  byte(): number {
    if (this.at >= this.end) throw new FormatError('bytes end too early');
    return this.bytes[this.at++]!;
  }

  /** At most 28 bits: nothing here is larger, and bitwise operators stay exact. */
  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new FormatError('a number is too long');
  }

  take(length: number): Uint8Array {
    if (length > this.left) throw new FormatError('bytes end too early');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

/**
 * Postings as bytes: per page a number, the distance to the page before (the first: to -1) less one, times four, plus
 * how often the term is in the body (0 once, 1 two or three times, 2 more often) when it is nowhere else, else 3
 * and then a byte of {@link fieldBits}.
 */
export function encodePostings({
  pages,
  fields,
}: {
  readonly pages: ArrayLike<number>;
  readonly fields: ArrayLike<number>;
}): Uint8Array {
  const sink = new Sink(pages.length * 2);
  let before = -1;
  for (let at = 0; at < pages.length; at += 1) {
    const bits = fields[at]!;
    const bodyOnly = bits <= fieldBits.body;
    sink.varint((pages[at]! - before - 1) * 4 + (bodyOnly ? bits - 1 : 3));
    if (!bodyOnly) sink.byte(bits);
    before = pages[at]!;
  }
  return sink.done();
}

/** @throws {FormatError} when a page is not below `pageCount`, or the bytes end within a number */
export function decodePostings(bytes: Uint8Array, pageCount: number): Postings {
  const source = new Source(bytes);
  // A page takes at least a byte.
  const pages = new Uint32Array(bytes.length);
  const fields = new Uint8Array(bytes.length);
  let count = 0;
  let before = -1;
  for (; source.left > 0; count += 1) {
    const value = source.varint();
    const page = before + 1 + (value >>> 2);
    if (page >= pageCount) throw new FormatError(`no page ${page}`);
    pages[count] = before = page;
    fields[count] = (value & 3) === 3 ? source.byte() : (value & 3) + 1;
  }
  return {pages: pages.slice(0, count), fields: fields.slice(0, count)};
}

/** A range of terms, ascending in UTF-16 order, with the bytes of their postings. */
export type ShardEntry = readonly [term: string, postings: Uint8Array];

/**
 * A shard before gzip: number of terms; per term, ascending, the characters (UTF-16) it shares with the term before and
 * the bytes of its postings; length in bytes and UTF-8 of what the terms do not share, a line each; then the postings.
 */
export function encodeShard(entries: readonly ShardEntry[]): Uint8Array {
  const sink = new Sink(entries.length * 16);
  sink.varint(entries.length);
  let before = '';
  const rests = entries.map(([term]) => {
    let shared = 0;
    while (shared < term.length && term[shared] === before[shared]) shared += 1;
    // Halves of a character outside the basic plane have no UTF-8.
    if (shared > 0 && /[\ud800-\udbff]/.test(term[shared - 1]!)) shared -= 1;
    before = term;
    sink.varint(shared);
    return term.slice(shared);
  });
  for (const [, postings] of entries) sink.varint(postings.length);
  const text = new TextEncoder().encode(rests.join('\n'));
  sink.varint(text.length);
  sink.all(text);
  for (const [, postings] of entries) sink.all(postings);
  return sink.done();
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

/** @throws {FormatError} for anything {@link encodeShard} does not write */
export function decodeShard(bytes: Uint8Array, pageCount: number): Shard {
  const source = new Source(bytes);
  const count = source.varint();
  if (count > source.left) throw new FormatError('fewer terms than said');
  const shared = Array.from({length: count}, () => source.varint());
  const lengths = Array.from({length: count}, () => source.varint());
  const rests = new TextDecoder().decode(source.take(source.varint())).split('\n');
  if (rests.length !== Math.max(1, count)) throw new FormatError('fewer terms than said');
  const terms: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const before = terms[at - 1] ?? '';
    const term = before.slice(0, shared[at]) + rests[at]!;
    if (term <= before) throw new FormatError('terms are not in order');
    terms.push(term);
  }
  const blobs = lengths.map((length) => source.take(length));
  if (source.left > 0) throw new FormatError('bytes are left over');
  const decoded = new Map<number, Postings>();
  return {
    terms,
    postings: (at) => {
      const known = decoded.get(at) ?? decodePostings(blobs[at]!, pageCount);
      decoded.set(at, known);
      return known;
    },
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new FormatError(`${what} is not as described`);
}

/** Version of a parsed manifest, whatever else is in it. @throws {FormatError} when there is none */
export function formatOf(value: unknown): number {
  const {format} = objectOf(value);
  check(isCount(format), 'the manifest');
  return format;
}

/** A parsed manifest, checked, so that callers need not. @throws {FormatError} */
export function manifestOf(value: unknown, kindCount: number): Manifest {
  const {pages, shards, common, words, facets} = objectOf(value);
  const {url, title, kind, size, fragment, hash, other} = objectOf(pages);
  check(listOf(url, isText), 'url');
  const count = url.length;
  check(listOf(title, isText) && title.length === count, 'title');
  check(
    isText(kind) && kind.length === count && [...kind].every((one) => /\d/.test(one) && Number(one) < kindCount),
    'kind',
  );
  check(isText(size) && size.length === count && /^[0-9a-z]*$/.test(size), 'size');
  check(listOf(fragment, isCount) && fragment.length === count, 'fragment');
  check(isText(hash) && hash.length === count * pageHashLength, 'hash');
  check(listOf(other, isCount), 'other');
  const {first, hash: names} = objectOf(shards);
  check(listOf(first, isText) && isText(names) && names.length === first.length * shardHashLength, 'shards');
  check(listOf(common, isText), 'common');
  check(isText(words) && isText(facets), 'words');
  return value as Manifest;
}

/** A parsed fragment, checked. @throws {FormatError} */
export function fragmentOf(value: unknown): Fragment {
  const {terms, codes, catalogue, sections} = objectOf(value);
  check(listOf(terms, isText) && listOf(codes, isText) && isText(catalogue), 'terms of a page');
  check(
    Array.isArray(sections) && sections.length > 0 && sections.every((one) => listOf(one, isText) && one.length === 3),
    'sections of a page',
  );
  return value as Fragment;
}

/** The parsed list of words, checked. @throws {FormatError} */
export function wordsOf(value: unknown): readonly string[] {
  check(listOf(value, isText), 'words');
  return value;
}

/** The parsed facets, checked. @throws {FormatError} */
export function facetsOf(value: unknown, pageCount: number): Facets {
  const {catalogues, models, pages} = objectOf(value);
  check(listOf(catalogues, isText) && listOf(models, isText), 'facets');
  const isPage = (one: unknown): one is number[] =>
    Array.isArray(one) &&
    one.length > 0 &&
    one.every(
      (at, place) =>
        Number.isInteger(at) && at >= (place === 0 ? -1 : 0) && at < (place === 0 ? catalogues : models).length,
    );
  check(listOf(pages, isPage) && pages.length === pageCount, 'facets of a page');
  return value as Facets;
}

/** Number of a page's words from {@link PageColumns.size}. */
export const sizeOf = (digit: string): number => 2 ** (parseInt(digit, 36) / 2) - 1;
/** The digit of {@link PageColumns.size} for a number of words. */
export const sizeDigit = (words: number): string => Math.min(35, Math.round(2 * Math.log2(1 + words))).toString(36);
