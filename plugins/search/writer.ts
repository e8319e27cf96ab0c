/** Writes the files of the index (`format.ts`) from records. Pure: same records, same bytes. */
import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {charactersOf, soundTerms} from './characters';
import {indexTerms, joinCode, nameTerms} from '../../src/features/search/model/analyzer';
import {
  encodePostings,
  encodeShard,
  fieldsOf,
  type Facets,
  type Fragment,
  fragmentFile,
  formatVersion,
  type Manifest,
  manifestFile,
  type PageColumns,
  pageHashLength,
  type ShardEntry,
  shardFile,
  shardHashLength,
  tableFile,
  type Tables,
} from '../../src/features/search/model/format';
import {type PageRecords, pagesFor, recordsByPage, versionsOf} from './pages';
import {kinds, type SearchRecord} from '../../src/features/search/model/schema';

/** Bytes (gzip) that a first query may cost, manifest and five shards: more on a site of thousands of pages. */
const firstQueryBytes = (pages: number): number => Math.min(45_000, 22_000 + 9 * pages);
const firstQueryShards = 5;
/** Bytes (gzip) of a shard: smaller ones enlarge the manifest, larger ones fetch too many unused terms per query. */
const shardBytes = {least: 3_400, most: 5_500};

/**
 * Shard size in bytes after gzip: what the budget of a first query leaves beside the manifest. With few large shards a long
 * query needs fewer requests.
 */
const shardBytesOf = (pages: number, tableBytes: number): number =>
  Math.max(shardBytes.least, Math.min(shardBytes.most, (firstQueryBytes(pages) - tableBytes) / firstQueryShards));

/** A term of more than this share of the pages is called common. */
const commonShare = 0.35;
/** Common terms are listed in the manifest, the most common first, no more than this. */
const commonLimit = 250;

/** Size of the word list for typos, three bytes a word: on large sites only the most frequent ones. */
const wordLimit = (pages: number): number => (pages < 1000 ? 6_000 : 3_500);

/** A page with what its records say, and the file of its fragment. */
interface Page extends PageRecords {
  /** Number in the fragment's file name: position among all pages of all versions. */
  readonly number: number;
  readonly hash: string;
  /** Numbers of its terms in the {@link Vocabulary}, and in the same order where they occur ({@link fieldsOf}). */
  readonly terms: Uint32Array;
  readonly fields: Uint8Array;
  /** Latin words, as written, for typing errors. */
  readonly words: ReadonlySet<string>;
}

/** Occurrences of a term in a page, packed: body in the low bits, then headings, then a bit each. */
const packed = {body: 1, heading: 1 << 16, title: 1 << 24, terms: 1 << 25, codes: 1 << 26} as const;
const isFlag = (field: keyof typeof packed): boolean => packed[field] >= packed.title;

/** All terms of all pages, numbered in the order in which they are met. */
class Vocabulary {
  readonly terms: string[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(term: string): number {
    let number = this.numbers.get(term);
    if (number === undefined) {
      number = this.terms.push(term) - 1;
      this.numbers.set(term, number);
    }
    return number;
  }
}

/** Base64url of the SHA-256 of the content, cut. */
const hashOf = (bytes: Uint8Array | string, length: number) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, length);

const compress = (bytes: Uint8Array | string): Uint8Array => gzipSync(bytes);

function termsOf(records: readonly SearchRecord[], vocabulary: Vocabulary): Pick<Page, 'terms' | 'fields' | 'words'> {
  // By text and not by number: the map of one page is small, that of all terms is not.
  const counted = new Map<string, number>();
  const words = new Set<string>();
  const collect = (word: string) => words.add(word);
  const count = (found: readonly string[], field: keyof typeof packed): void => {
    const one = packed[field];
    for (const term of found) {
      const counts = counted.get(term) ?? 0;
      counted.set(term, isFlag(field) ? counts | one : counts + one);
    }
  };
  const add = (text: string, field: keyof typeof packed) =>
    count(indexTerms(text, field === 'codes' ? undefined : collect), field);
  const addNames = (text: string, field: 'title' | 'terms') => count([...nameTerms(text), ...soundTerms(text)], field);
  add(records[0]!.pageTitle, 'title');
  addNames(records[0]!.pageTitle, 'title');
  for (const record of records) {
    for (const heading of [record.heading, ...(record.questions ?? [])]) add(heading, 'heading');
    add(record.terms.join('\n'), 'terms');
    addNames(record.terms.join('\n'), 'terms');
    // Part of a code, such as NET in NET-1, is no code.
    add(record.codes.join('\n'), 'terms');
    count(nameTerms(record.codes.join('\n')), 'terms');
    add(record.codes.map(joinCode).join('\n'), 'codes');
    add(record.body, 'body');
  }
  const fields = Uint8Array.from(counted.values(), (counts) =>
    fieldsOf({
      body: counts & 0xffff,
      heading: (counts >> 16) & 0xff,
      title: counts & packed.title,
      terms: counts & packed.terms,
      codes: counts & packed.codes,
    }),
  );
  const terms = Uint32Array.from(counted.keys(), (term) => vocabulary.numberOf(term));
  return {terms, fields, words};
}

function fragmentOf(records: readonly SearchRecord[]): Fragment {
  const own = records.find((record) => record.heading === '');
  const sections = records
    .filter((record) => record !== own)
    .map((record) => [record.url.split('#')[1] ?? '', record.heading, record.body] as const);
  return {
    terms: own?.terms ?? [],
    codes: own?.codes ?? [],
    catalogue: own?.catalogue ?? '',
    sections: [['', '', own?.body ?? ''], ...sections],
  };
}

/** Sorts similar pages together, so that gaps in postings are small; older documents last. */
function comparePages(a: PageRecords, b: PageRecords): number {
  const key = ({url, records: [record]}: PageRecords) =>
    `${record!.version ?? ''}\n${kinds.indexOf(record!.kind)}\n${url}`;
  return key(a) < key(b) ? -1 : 1;
}

function pagesOf(records: readonly SearchRecord[], vocabulary: Vocabulary, files: Map<string, Uint8Array>): Page[] {
  return recordsByPage(records)
    .sort(comparePages)
    .map((page, number): Page => {
      const fragment = JSON.stringify(fragmentOf(page.records));
      const hash = hashOf(fragment, pageHashLength);
      files.set(fragmentFile(number, hash), compress(fragment));
      return {...page, number, hash, ...termsOf(page.records, vocabulary)};
    });
}

/** Cuts terms, ascending, into shards of about equal size, `size` bytes after gzip. */
function shardsOf(entries: readonly ShardEntry[], size: number): ShardEntry[][] {
  const costs = entries.map(([term, postings]) => term.length + postings.length);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const target = total / Math.max(1, Math.ceil(compress(encodeShard(entries)).length / size));
  const shards: ShardEntry[][] = [];
  let filled = Infinity;
  for (const [at, entry] of entries.entries()) {
    if (filled + costs[at]! / 2 > target) {
      shards.push([]);
      filled = 0;
    }
    shards.at(-1)!.push(entry);
    filled += costs[at]!;
  }
  return shards;
}

/** The words that typing errors are compared with, sorted: those of the most pages when there are too many. */
function commonestWords(pages: readonly Page[]): string[] {
  const counts = new Map<string, number>();
  for (const {words} of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return byCount
    .slice(0, wordLimit(pages.length))
    .map(([word]) => word)
    .sort();
}

function facetsFor(pages: readonly Page[]): Facets {
  const own = pages.map(({records}) => records[0]!);
  const catalogues = [...new Set(own.flatMap(({catalogue}) => catalogue ?? []))].sort();
  const models = [...new Set(own.flatMap((record) => record.models ?? []))].sort();
  return {
    catalogues,
    models,
    pages: own.map((record) => [
      record.catalogue ? catalogues.indexOf(record.catalogue) : -1,
      ...(record.models ?? []).map((model) => models.indexOf(model)),
    ]),
  };
}

/** Terms in ascending order. */
interface Order {
  readonly terms: readonly string[];
  /** Place of a term by its number in the {@link Vocabulary}. */
  readonly placeOf: Uint32Array;
}

function orderOf({terms}: Vocabulary): Order {
  const numbers = terms.map((_, number) => number).sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  const placeOf = new Uint32Array(terms.length);
  for (const [place, number] of numbers.entries()) placeOf[number] = place;
  return {terms: numbers.map((number) => terms[number]!), placeOf};
}

/** Per term of the pages its entry and the number of pages it is in, ascending by term. */
function entriesOf(shown: readonly Page[], {terms, placeOf}: Order): {entries: ShardEntry[]; frequencies: number[]} {
  const starts = new Uint32Array(terms.length + 1);
  for (const page of shown) for (const number of page.terms) starts[placeOf[number]! + 1]! += 1;
  for (let place = 0; place < terms.length; place += 1) starts[place + 1]! += starts[place]!;
  const next = starts.slice();
  const pages = new Uint32Array(starts[terms.length]!);
  const fields = new Uint8Array(pages.length);
  for (let number = 0; number < shown.length; number += 1) {
    const page = shown[number]!;
    for (let at = 0; at < page.terms.length; at += 1) {
      const place = placeOf[page.terms[at]!]!;
      const to = next[place]!;
      next[place] = to + 1;
      pages[to] = number;
      fields[to] = page.fields[at]!;
    }
  }
  const entries: ShardEntry[] = [];
  const frequencies: number[] = [];
  for (let place = 0; place < terms.length; place += 1) {
    const [from, to] = [starts[place]!, starts[place + 1]!];
    if (from === to) continue;
    entries.push([terms[place]!, encodePostings(pages.subarray(from, to), fields.subarray(from, to))]);
    frequencies.push(to - from);
  }
  return {entries, frequencies};
}

function writeIndex(
  version: string | undefined,
  all: readonly Page[],
  order: Order,
  files: Map<string, Uint8Array>,
): void {
  const {shown, other} = pagesFor(version, all);
  const pages: PageColumns = {
    url: shown.map((page) => page.url),
    title: shown.map((page) => page.records[0]!.pageTitle),
    kind: shown.map((page) => kinds.indexOf(page.records[0]!.kind)).join(''),
    fragment: shown.map((page, at) => page.number - (shown[at - 1]?.number ?? 0)),
    hash: shown.map((page) => page.hash).join(''),
    other: [...shown.entries()].filter(([, page]) => other.has(page)).map(([at]) => at),
  };
  const {entries, frequencies} = entriesOf(shown, order);
  const size = shardBytesOf(shown.length, compress(JSON.stringify(pages)).length);
  const shards = shardsOf(entries, size);
  const shardHashes = shards.map((shard) => {
    const bytes = encodeShard(shard);
    const hash = hashOf(bytes, shardHashLength);
    files.set(shardFile(hash), compress(bytes));
    return hash;
  });

  const common = entries
    .map(([term], at) => [term, frequencies[at]!] as const)
    .filter(([, frequency]) => frequency > shown.length * commonShare)
    .sort(([, a], [, b]) => b - a)
    .map(([term]) => term);
  const hasChinese = entries.some(([term]) => /^\p{Script=Han}{2}$/u.test(term));
  const tables = {
    words: commonestWords(shown),
    characters: hasChinese ? charactersOf(entries.map(([term]) => term)) : undefined,
    facets: facetsFor(shown),
  };
  /** Writes a table, if there is one, and returns its hash. */
  const writeTable = (name: keyof Tables): string => {
    if (!tables[name]) return '';
    const json = JSON.stringify(tables[name]);
    const hash = hashOf(json, shardHashLength);
    files.set(tableFile(name, hash), compress(json));
    return hash;
  };
  const manifest: Manifest = {
    format: formatVersion,
    pages,
    shards: {first: shards.map((shard) => shard[0]![0]), hash: shardHashes.join('')},
    common: common.slice(0, commonLimit),
    words: writeTable('words'),
    characters: writeTable('characters'),
    facets: writeTable('facets'),
  };
  files.set(manifestFile(version), new TextEncoder().encode(JSON.stringify(manifest)));
}

/**
 * The files to publish in `search/`, by name: an index of the documents now shipped, and one per older version among
 * the records. All names but the manifests' change with the content, so they may be cached for ever.
 */
export function createIndexFiles(records: readonly SearchRecord[]): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const vocabulary = new Vocabulary();
  const pages = pagesOf(records, vocabulary, files);
  const order = orderOf(vocabulary);
  for (const version of versionsOf(records)) writeIndex(version, pages, order, files);
  return files;
}
