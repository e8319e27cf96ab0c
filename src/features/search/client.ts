/**
 * Searches in the index of the edition. Everything happens in the browser and on this origin; of the index only what the
 * query asks for is fetched.
 */
import type {HostedSearch} from '@site/config/search';
import {type QueryTerm, parseQuery, queryTerms, versionAsked} from '@site/src/features/search/model/analyzer';
import {FormatError} from '@site/src/features/search/model/format';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {SearchUnavailable} from './errors';
import {outcomeOf, type SearchOutcome} from './hits';
import {nearestTo} from './nearest';
import {pagesFound, pagesRead, unreadPages} from './rank';
import type {QueryVariant} from './scoring';
import {createFiles, MissingFile, Reader} from './reader';
import {corrected, doubtfulWords, occurring, simplified, sounding, swaps, unknownRuns, unknownWords} from './repair';

export {SearchUnavailable} from './errors';

/** Rejections are {@link SearchUnavailable}; the next call retries. */
export interface SearchClient {
  /** Fetches the manifest, or waits for it. */
  load(): Promise<void>;
  /** Answers with at most five requests beyond the manifest; what it leaves out makes the outcome incomplete. */
  search(query: string): Promise<SearchOutcome>;
  /** The complete answer: every part of the index the query needs, and the text of the best pages. */
  details(query: string): Promise<SearchOutcome>;
  /** Loads the texts of pages that are shown without one; the next answer has them. */
  read(paths: readonly string[]): Promise<void>;
  /** What pages are about, by pathname without anchor; pages without any of it are absent. */
  facets(): Promise<ReadonlyMap<string, PageFacets>>;
}

/** What results can be narrowed by. */
export interface PageFacets {
  /** Troubleshooting catalogue; empty for pages that are in none. */
  readonly catalogue: string;
  /** Ids of models. */
  readonly models: readonly string[];
}

export interface ClientOptions {
  /** Base URL of the edition, with slashes at both ends. */
  readonly baseUrl: string;
  readonly language: SearchLanguage;
  /** Older version of the documents the visitor reads, such as `5.x`; absent for the one now shipped. */
  readonly version?: string;
  /** Where Algolia searches instead of the index of the site; absent or null for the latter. */
  readonly hosted?: HostedSearch | null;
  readonly fetch?: typeof globalThis.fetch;
}

type Variants = readonly QueryVariant[];

/** Files that one search may ask for. Parts of the index come first, texts of pages take what is left. */
const firstAnswer = 5;
const fullAnswer = 23;
/**
 * Parts of the index that a query is answered from, the most telling ones first. In Chinese every pair of characters lies in
 * another part, so a long query would ask for dozens.
 */
const shardsMax = 12;
const readingRounds = 2;
/** Files that a table counts for: that of characters is larger than the others. */
const tableCosts = {words: 1, characters: 2};
/** Requests reserved while a word may have a typo: for the word list, and for the correction. */
const reservedForTypos = 2;

/** Shards that the terms lie in, most useful first. */
function shardsOf(reader: Reader, terms: readonly QueryTerm[]): number[] {
  const wanted = new Map<number, number>();
  for (const {term, priority} of terms) {
    const shard = reader.shardOf(term);
    if (shard >= 0) wanted.set(shard, Math.min(priority, wanted.get(shard) ?? Infinity));
  }
  return [...wanted].sort(([, a], [, b]) => a - b).map(([shard]) => shard);
}

/** What one search loads. */
class Loading {
  private readonly shards = new Set<number>();
  /** Whether there were not enough requests for all parts of the index. */
  isCut = false;
  readonly isFirst: boolean;

  /** @param files requests it may make */
  constructor(
    readonly reader: Reader,
    private files: number,
  ) {
    this.isFirst = files === firstAnswer;
  }

  /** @param reserved requests that are kept for later */
  async terms(terms: readonly QueryTerm[], reserved = 0): Promise<void> {
    const missing: number[] = [];
    const before = this.shards.size;
    for (const shard of shardsOf(this.reader, terms)) {
      if (this.shards.has(shard)) continue;
      if (this.shards.size >= shardsMax) break;
      const isLoaded = this.reader.isLoaded(shard);
      if (!isLoaded && missing.length >= this.files - reserved) {
        this.isCut = true;
        continue;
      }
      this.shards.add(shard);
      if (!isLoaded) missing.push(shard);
    }
    // A whole answer is the same whatever is loaded already.
    this.files -= this.isFirst ? missing.length : this.shards.size - before;
    await this.reader.loadShards(missing);
  }

  /** A table that repairs need. */
  async table(name: 'words' | 'characters'): Promise<void> {
    if (this.reader.table(name) || this.files < tableCosts[name]) return;
    this.files -= tableCosts[name];
    await this.reader.loadTable(name);
  }

  /** Texts of pages; one that fails is left out of the ranking. Returns whether there were any to load. */
  async texts(pages: readonly number[]): Promise<boolean> {
    const wanted = pages.slice(0, this.files);
    this.files -= wanted.length;
    await readTexts(this.reader, wanted);
    return wanted.length > 0;
  }
}

async function readTexts(reader: Reader, pages: readonly number[]): Promise<void> {
  const results = await Promise.allSettled(pages.map((page) => reader.loadFragment(page)));
  for (const result of results)
    if (result.status === 'rejected' && result.reason instanceof MissingFile) throw result.reason;
}

/** The variants of what was typed, repaired where parts of it occur nowhere. */
async function repaired(loading: Loading, query: string, typed: Variants, language: SearchLanguage): Promise<Variants> {
  const {reader} = loading;
  let variants = typed;
  if (unknownRuns(reader, typed[0]!).length > 0) {
    await loading.table('characters');
    const folded = simplified(reader, query, language);
    if (folded) await loading.terms(queryTerms(folded));
    variants = folded ?? variants;
  }
  const sounds = language === 'zh' ? sounding(reader, variants) : [];
  await loading.terms(queryTerms(sounds));
  const heard = sounds.filter((variant) =>
    variant.some(({kind, terms}) => kind === 'sound' && terms.some((term) => reader.find(term))),
  );
  const nowhere = heard.length > 0 ? [] : variants.flatMap((variant) => unknownWords(reader, variant));
  // A doubtful word has results: not worth the last requests of a first answer.
  const asked = loading.isFirst ? nowhere : [...nowhere, ...doubtfulWords(reader, variants[0]!)];
  if (asked.length > 0) {
    await loading.table('words');
    variants = corrected(reader, variants, asked);
  }
  const swapped = swaps(reader, variants);
  await loading.terms(swapped.map(({pair}) => ({term: pair, priority: 0})));
  return [...variants, ...occurring(reader, swapped), ...heard];
}

async function answer(reader: Reader, query: string, language: SearchLanguage, files: number): Promise<SearchOutcome> {
  const typed = parseQuery(query, language);
  if (typed.length === 0) return outcomeOf(reader, typed, [], true);
  const loading = new Loading(reader, files);
  const mayBeMistyped = typed[0]!.some((unit) => unit.kind === 'word' && !reader.table('words'));
  await loading.terms(queryTerms(typed), mayBeMistyped ? reservedForTypos : 0);
  const variants = await repaired(loading, query, typed, language);
  loading.isCut = false;
  await loading.terms(queryTerms(variants));
  const candidates = pagesFound(reader, variants);
  const read = () => pagesRead(reader, variants, candidates);
  let found = read();
  // The texts change the ranking.
  for (let round = 0; round < readingRounds && (await loading.texts(unreadPages(reader, found))); round += 1)
    found = read();
  const isComplete =
    !loading.isFirst || (found.length > 0 && !loading.isCut && unreadPages(reader, found).length === 0);
  const outcome = outcomeOf(reader, variants, found, isComplete);
  if (found.length > 0 || loading.isFirst) return outcome;
  await loading.table('words');
  return {
    ...outcome,
    nearest: nearestTo(
      query,
      reader.table('words') ?? [],
      reader.pages.map(({title}) => title),
    ),
  };
}

async function facetsByPath(reader: Reader): Promise<ReadonlyMap<string, PageFacets>> {
  const {catalogues, models, pages} = (await reader.loadTable('facets'))!;
  return new Map(
    pages.flatMap(([catalogue = -1, ...own], page) => {
      const facets = {catalogue: catalogues[catalogue] ?? '', models: own.map((model) => models[model]!)};
      return facets.catalogue || facets.models.length > 0 ? [[reader.pages[page]!.url, facets] as const] : [];
    }),
  );
}

export function createClient({
  baseUrl,
  language,
  version,
  fetch = (...args) => globalThis.fetch(...args),
}: ClientOptions): SearchClient {
  const files = createFiles({folder: `${baseUrl}search/`, fetch});
  /** Readers by version of the documents. */
  const loading = new Map<string | undefined, Promise<Reader>>();

  function open(asked: string | undefined, cache: RequestCache): Promise<Reader> {
    const opening: Promise<Reader> = files
      .manifest(asked, cache)
      .then((manifest) => new Reader(manifest, files, asked))
      .catch((error: unknown) => {
        if (loading.get(asked) === opening) loading.delete(asked);
        throw error;
      });
    loading.set(asked, opening);
    return opening;
  }

  const load = (asked = version) => loading.get(asked) ?? open(asked, 'no-cache');

  /** Reads from the index; reloads the manifest when a file is missing. */
  async function withReader<Result>(
    read: (reader: Reader) => Promise<Result>,
    asked: string | undefined = version,
  ): Promise<Result> {
    try {
      const opening = load(asked);
      try {
        return await read(await opening);
      } catch (error) {
        if (!(error instanceof MissingFile)) throw error;
        // The site was redeployed while the page was open, or a proxy cache has an old manifest: reload it once,
        // for all searches under way together.
        return await read(await (loading.get(asked) === opening ? open(asked, 'reload') : load(asked)));
      }
    } catch (error) {
      if (error instanceof SearchUnavailable) throw error;
      if (error instanceof MissingFile) {
        loading.delete(asked);
        throw new SearchUnavailable('missing', {cause: error});
      }
      throw error instanceof FormatError ? new SearchUnavailable('broken', {cause: error}) : error;
    }
  }

  /** Searches in the version that the query asks for. */
  function find(query: string, files: number): Promise<SearchOutcome> {
    const asked = versionAsked(query, language);
    return withReader((reader) => answer(reader, asked.rest, language, files), asked.version ?? version);
  }

  return {
    load: () => withReader(async () => {}),
    search: (query) => find(query, firstAnswer),
    details: (query) => find(query, fullAnswer),
    read: (paths) =>
      withReader((reader) =>
        readTexts(
          reader,
          reader.pages.flatMap(({url}, page) => (paths.includes(url) ? [page] : [])),
        ),
      ),
    facets: () => withReader(facetsByPath),
  };
}
