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
  type Occurrences,
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

/** Bytes of a shard, were all compressed together: smaller ones enlarge the manifest, larger ones hold more that no query needs. */
const shardBytes = 2_900;

/** Size of the word list for typos, three bytes a word: on large sites only the most frequent ones. */
const wordLimit = (pages: number): number => (pages < 1000 ? 6_000 : 3_500);

/** A page with what its records say, and the file of its fragment. */
interface Page extends PageRecords {
  /** Number in the fragment's file name: position among all pages of all versions. */
  readonly number: number;
  readonly hash: string;
  /** Latin words, as written, for typing errors. */
  readonly words: ReadonlySet<string>;
}

/** Per term its pages, ascending: the number of the page times 256, and where the term occurs in it ({@link fieldsOf}). */
type Index = Map<string, number[]>;

/** Base64url of the SHA-256 of the content, cut. */
const hashOf = (bytes: Uint8Array | string, length: number) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, length);

const compress = (bytes: Uint8Array | string): Uint8Array => gzipSync(bytes);

/** Where each term of a page occurs, and the words of the page. */
function occurrencesIn(records: readonly SearchRecord[]) {
  const found = new Map<string, Record<keyof Occurrences, number>>();
  const words = new Set<string>();
  const count = (terms: readonly string[], field: keyof Occurrences): void => {
    for (const term of terms) {
      let own = found.get(term);
      if (!own) found.set(term, (own = {body: 0, title: 0, heading: 0, terms: 0, codes: 0}));
      own[field] += 1;
    }
  };
  const add = (text: string, field: keyof Occurrences) =>
    count(indexTerms(text, field === 'codes' ? undefined : (word) => words.add(word)), field);
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
  return {found, words};
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

/** The pages in order; adds their terms to the index and their fragments to the files. */
function pagesOf(records: readonly SearchRecord[], index: Index, files: Map<string, Uint8Array>): Page[] {
  return recordsByPage(records)
    .sort(comparePages)
    .map((page, number): Page => {
      const fragment = JSON.stringify(fragmentOf(page.records));
      const hash = hashOf(fragment, pageHashLength);
      files.set(fragmentFile(number, hash), compress(fragment));
      const {found, words} = occurrencesIn(page.records);
      for (const [term, occurrences] of found) {
        const posting = number * 256 + fieldsOf(occurrences);
        const postings = index.get(term);
        if (postings) postings.push(posting);
        else index.set(term, [posting]);
      }
      return {...page, number, hash, words};
    });
}

/** Cuts terms, ascending, into shards of about equal size. */
function shardsOf(entries: readonly ShardEntry[]): ShardEntry[][] {
  const costs = entries.map(([term, postings]) => term.length + postings.length);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const target = total / Math.max(1, Math.ceil(compress(encodeShard(entries)).length / shardBytes));
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

/** The entries of the terms that the pages have, in the order of the terms. */
function entriesOf(all: readonly Page[], shown: readonly Page[], terms: readonly string[], index: Index): ShardEntry[] {
  // Millions of postings on a large site: no object per posting.
  const places = new Int32Array(all.length).fill(-1);
  for (const [place, {number}] of shown.entries()) places[number] = place;
  const entries: ShardEntry[] = [];
  for (const term of terms) {
    const pages: number[] = [];
    const fields: number[] = [];
    for (const posting of index.get(term)!) {
      const place = places[posting >> 8]!;
      if (place < 0) continue;
      pages.push(place);
      fields.push(posting & 255);
    }
    if (pages.length > 0) entries.push([term, encodePostings(pages, fields)]);
  }
  return entries;
}

function writeIndex(
  version: string | undefined,
  all: readonly Page[],
  terms: readonly string[],
  index: Index,
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
  const entries = entriesOf(all, shown, terms, index);
  const shards = shardsOf(entries);
  const shardHashes = shards.map((shard) => {
    const bytes = encodeShard(shard);
    const hash = hashOf(bytes, shardHashLength);
    files.set(shardFile(hash), compress(bytes));
    return hash;
  });

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
  const index: Index = new Map();
  const pages = pagesOf(records, index, files);
  const terms = [...index.keys()].sort();
  for (const version of versionsOf(records)) writeIndex(version, pages, terms, index, files);
  return files;
}
