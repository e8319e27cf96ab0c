/** Writes the files of the index (`format.ts`) from records. Pure: same records, same bytes. */
import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {charactersOf, soundTerms} from './characters';
import {Indexer, joinCode, nameTerms} from '../../src/features/search/model/analyzer';
import {
  encodePostings,
  encodeShard,
  fieldsOf,
  type Facets,
  type Field,
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
  tally,
  type Tables,
} from '../../src/features/search/model/format';
import {knownOr} from '../../src/features/search/model/known';
import {type PageRecords, pagesFor, recordsByPage, versionsOf} from './pages';
import {kinds, type SearchRecord} from '../../src/features/search/model/schema';

/** Bytes of a shard, were all compressed together: smaller ones enlarge the manifest, larger ones hold more that no query needs. */
const shardBytes = 2_900;

/** Size of the word list for typos, three bytes a word: on large sites only the most frequent ones. */
const wordLimit = (pages: number): number => (pages < 1000 ? 6_000 : 3_500);

/** A page with what its records say, and the file of its fragment. */
interface Page extends PageRecords, PageTerms {
  /** Number in the fragment's file name: position among all pages of all versions. */
  readonly number: number;
  readonly hash: string;
}

type NumberedTerm = readonly [text: string, number: number];

/** What a page has in the index. */
interface PageTerms {
  /** Numbers of its terms, in no order, and in the same order where each occurs ({@link fieldsOf}). */
  readonly terms: Uint32Array;
  readonly fields: Uint8Array;
  /** Latin words, as written, for typing errors. */
  readonly words: ReadonlySet<string>;
}

/** The terms of all pages, numbered, so that pages hold arrays and no object per term. */
class Terms {
  private readonly numbers = new Map<string, number>();
  private readonly indexer = new Indexer((text) => this.number(text));
  /** By the number of the term: its {@link tally} in the page that is read. */
  private readonly tallies: number[] = [];

  /** The terms of a page. */
  of(records: readonly SearchRecord[]): PageTerms {
    const {tallies} = this;
    const words = new Set<string>();
    const found: number[] = [];
    const count = (terms: readonly number[], field: Field): void => {
      for (const term of terms) {
        if (tallies[term] === 0) found.push(term);
        tallies[term] = tally(tallies[term]!, field);
      }
    };
    const add = (text: string, field: Field) =>
      count(this.indexer.terms(text, field === 'codes' ? undefined : (word) => words.add(word)), field);
    const name = (terms: readonly string[], field: Field) => {
      const numbers = terms.map((term) => this.number(term));
      count(numbers, field);
    };
    const addNames = (text: string, field: Field) => name([...nameTerms(text), ...soundTerms(text)], field);
    add(records[0]!.pageTitle, 'title');
    addNames(records[0]!.pageTitle, 'title');
    for (const record of records) {
      for (const heading of [record.heading, ...(record.questions ?? [])]) add(heading, 'heading');
      add(record.terms.join('\n'), 'terms');
      addNames(record.terms.join('\n'), 'terms');
      // Part of a code, such as NET in NET-1, is no code.
      add(record.codes.join('\n'), 'terms');
      name(nameTerms(record.codes.join('\n')), 'terms');
      add(record.codes.map(joinCode).join('\n'), 'codes');
      add(record.body, 'body');
    }
    const fields = new Uint8Array(found.length);
    for (const [at, term] of found.entries()) {
      fields[at] = fieldsOf(tallies[term]!);
      tallies[term] = 0;
    }
    return {terms: new Uint32Array(found), fields, words};
  }

  /** All terms in their order. */
  sorted(): NumberedTerm[] {
    return [...this.numbers.keys()].sort().map((text) => [text, this.numbers.get(text)!]);
  }

  private number(text: string): number {
    return knownOr(this.numbers, text, () => this.tallies.push(0) - 1);
  }
}

/** Adds a compressed file whose name has the SHA-256 of its text in base64url, cut; returns that hash. */
function addFile(files: Map<string, Uint8Array>, text: string, length: number, name: (hash: string) => string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, length);
  files.set(name(hash), gzipSync(text));
  return hash;
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
function pagesOf(records: readonly SearchRecord[], terms: Terms, files: Map<string, Uint8Array>): Page[] {
  return recordsByPage(records)
    .sort(comparePages)
    .map((page, number): Page => {
      const fragment = JSON.stringify(fragmentOf(page.records));
      const hash = addFile(files, fragment, pageHashLength, (own) => fragmentFile(number, own));
      return {...page, number, hash, ...terms.of(page.records)};
    });
}

/** Cuts terms, ascending, into shards of about equal size. */
function shardsOf(entries: readonly ShardEntry[]): ShardEntry[][] {
  const costs = entries.map(([term, postings]) => term.length + postings.length);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const target = total / Math.max(1, Math.ceil(gzipSync(encodeShard(entries)).length / shardBytes));
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
function entriesOf(pages: readonly Page[], terms: readonly NumberedTerm[]): ShardEntry[] {
  // Where the postings of each term begin among those of all, then where they end when these are filled in.
  const places = new Uint32Array(terms.length + 1);
  for (const page of pages) for (const term of page.terms) places[term + 1]! += 1;
  for (let term = 1; term < places.length; term += 1) places[term]! += places[term - 1]!;
  const starts = places.slice();
  const numbers = new Uint32Array(starts.at(-1)!);
  const fields = new Uint8Array(numbers.length);
  for (const [number, page] of pages.entries()) {
    for (let at = 0; at < page.terms.length; at += 1) {
      const place = places[page.terms[at]!]!++;
      numbers[place] = number;
      fields[place] = page.fields[at]!;
    }
  }
  return terms.flatMap(([text, term]): ShardEntry[] => {
    const range = [starts[term]!, places[term]!] as const;
    return range[0] < range[1] ? [[text, encodePostings(numbers.subarray(...range), fields.subarray(...range))]] : [];
  });
}

function writeIndex(
  version: string | undefined,
  all: readonly Page[],
  terms: readonly NumberedTerm[],
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
  const entries = entriesOf(shown, terms);
  const shards = shardsOf(entries);
  const shardHashes = shards.map((shard) => addFile(files, encodeShard(shard), shardHashLength, shardFile));
  const hasChinese = entries.some(([term]) => /^\p{Script=Han}{2}$/u.test(term));
  const tables = {
    words: commonestWords(shown),
    characters: hasChinese ? charactersOf(entries.map(([term]) => term)) : undefined,
    facets: facetsFor(shown),
  };
  /** Writes a table, if there is one, and returns its hash. */
  const writeTable = (name: keyof Tables): string =>
    tables[name] ? addFile(files, JSON.stringify(tables[name]), shardHashLength, (hash) => tableFile(name, hash)) : '';
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
  const terms = new Terms();
  const pages = pagesOf(records, terms, files);
  const sorted = terms.sorted();
  for (const version of versionsOf(records)) writeIndex(version, pages, sorted, files);
  return files;
}
