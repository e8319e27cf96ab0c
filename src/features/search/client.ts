/**
 * Searches in the index of the edition. Everything happens in the browser and on this origin; of the index only what the
 * query asks for is fetched.
 */
import type {HostedSearch} from '@site/config/search';
import {
  type QueryTerm,
  cjkUnit,
  parseQuery,
  queryTerms,
  type QueryUnit,
  stem,
} from '@site/src/features/search/model/analyzer';
import {FormatError} from '@site/src/features/search/model/format';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import {SearchUnavailable, unreachable} from './errors';
import {outcomeOf, type SearchOutcome} from './hits';
import {pagesFound, unreadPages} from './rank';
import type {QueryVariant} from './scoring';
import {createFiles, createReader, MissingFile, type Reader} from './reader';
import {corrections} from './typos';

export {SearchUnavailable} from './errors';

/** Rejections are {@link SearchUnavailable}; the next call retries. */
export interface SearchClient {
  /** Fetches the manifest, or waits for it. */
  load(): Promise<void>;
  /** Answers with at most five requests beyond the manifest; what it leaves out makes the outcome incomplete. */
  search(query: string): Promise<SearchOutcome>;
  /** The complete answer: every part of the index the query needs, and the text of the best pages. */
  details(query: string): Promise<SearchOutcome>;
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

/** Requests that one search may make. Parts of the index come first, text of pages takes what is left. */
interface Budget {
  files: number;
}

const firstAnswer = 5;
const fullAnswer = 50;
const readingRounds = 3;
/** Most variants with swapped characters. */
const swappedVariants = 2;
/** Requests reserved while a word may have a typo: for the word list, and for the correction. */
const reservedForTypos = 2;

/** Shards that the terms lie in and that are not loaded, most useful first, and how many more there would be. */
function missingShards(reader: Reader, terms: readonly QueryTerm[]): number[] {
  const wanted = new Map<number, number>();
  const want = (shard: number, priority: number) => {
    if (shard >= 0 && !reader.isLoaded(shard)) wanted.set(shard, Math.min(priority, wanted.get(shard) ?? Infinity));
  };
  for (const {term, isPrefix, priority} of terms) {
    const first = reader.shardOf(term);
    want(first, priority + (reader.common.has(term) ? 2 : 0));
    // Of the shards of a short prefix the next one is enough.
    if (isPrefix) want(Math.min(first + 1, reader.lastShardOf(term)), priority + 1.5);
  }
  return [...wanted].sort(([, a], [, b]) => a - b).map(([shard]) => shard);
}

/** Words whose shards are loaded and that occur nowhere. */
function unknownWords(reader: Reader, variant: QueryVariant): QueryUnit[] {
  return variant.filter(
    (unit, at) =>
      unit.kind === 'word' &&
      unit.terms.every(
        (term) => reader.find(term) === null && (at < variant.length - 1 || reader.findPrefix(term, 1).length === 0),
      ),
  );
}

/** Words that occur only without their ending: `rtps` where there is `rtp`. They may have a typo; the word list tells. */
const doubtful = (reader: Reader, variant: QueryVariant): QueryUnit[] =>
  variant
    .slice(0, -1)
    .filter(
      ({kind, text, terms}) => kind === 'word' && reader.find(text) === null && terms.some((term) => reader.find(term)),
    );

async function facetsByPath(reader: Reader): Promise<ReadonlyMap<string, PageFacets>> {
  const {catalogues, models, pages} = await reader.facets();
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
  let loading: Promise<Reader> | undefined;

  function open(cache: RequestCache): Promise<Reader> {
    const opening: Promise<Reader> = files
      .manifest(version, cache)
      .then((manifest) => createReader(manifest, files))
      .catch((error: unknown) => {
        if (loading === opening) loading = undefined;
        throw error;
      });
    return opening;
  }

  const load = () => (loading ??= open('no-cache'));

  async function loadShards(
    reader: Reader,
    variants: readonly QueryVariant[],
    limit: number,
    budget: Budget,
  ): Promise<void> {
    const shards = missingShards(reader, queryTerms(variants)).slice(0, Math.max(0, limit));
    budget.files -= shards.length;
    await reader.loadShards(shards);
  }

  /** The variants with typos corrected. */
  async function corrected(
    reader: Reader,
    variants: readonly QueryVariant[],
    budget: Budget,
  ): Promise<readonly QueryVariant[]> {
    const nowhere = unknownWords(reader, variants[0]!);
    // A doubtful word has results: not worth the last requests of a first answer.
    const asked = budget.files > firstAnswer ? [...nowhere, ...doubtful(reader, variants[0]!)] : nowhere;
    if (asked.length === 0) return variants;
    if (!reader.words()) {
      if (budget.files === 0) return variants;
      budget.files -= 1;
      await reader.loadWords();
    }
    const known = new Set(reader.words());
    const wrong = asked.filter(({text}) => !known.has(text));
    const last = variants[0]!.at(-1);
    const meant = new Map(
      wrong
        .map((unit) => [unit.text, corrections(unit.text, reader.words() ?? [], unit === last)] as const)
        .filter(([, words]) => words.length > 0),
    );
    if (meant.size === 0) return variants;
    const correctedVariants = variants.map((variant) =>
      variant.map((unit): QueryUnit => {
        const words = meant.get(unit.text);
        return words ? {kind: 'word', text: words[0]!, terms: [...new Set(words.map(stem))]} : unit;
      }),
    );
    return correctedVariants;
  }

  /** Adds variants with two neighboring characters swapped where only the swapped pair occurs: 倍翻 for 翻倍. */
  async function unswapped(
    reader: Reader,
    variants: readonly QueryVariant[],
    budget: Budget,
  ): Promise<readonly QueryVariant[]> {
    const [typed] = variants;
    const candidates = typed!.flatMap((unit, at) => {
      const chars = [...unit.text];
      if (unit.kind !== 'cjk' || chars.length < 2) return [];
      return unit.terms.flatMap((pair, place) => {
        if (reader.find(pair) !== null) return [];
        const swapped = [...pair].reverse().join('');
        const text = [...chars.slice(0, place), swapped, ...chars.slice(place + 2)].join('');
        return [{swapped, variant: typed!.map((other, index) => (index === at ? cjkUnit(text) : other))}];
      });
    });
    const asked = candidates.map(({swapped}) => ({term: swapped, isPrefix: false, priority: 0}));
    const shards = missingShards(reader, asked).slice(0, Math.max(0, budget.files));
    budget.files -= shards.length;
    await reader.loadShards(shards);
    return [
      ...variants,
      ...candidates
        .filter(({swapped}) => reader.find(swapped))
        .map(({variant}) => variant)
        .slice(0, swappedVariants),
    ];
  }

  /** Loads page texts; one that fails is left out of the ranking. */
  async function readPages(reader: Reader, pages: readonly number[]): Promise<void> {
    const results = await Promise.allSettled(pages.map((page) => reader.loadFragment(page)));
    for (const result of results)
      if (result.status === 'rejected' && result.reason instanceof MissingFile) throw result.reason;
  }

  async function answer(reader: Reader, query: string, files: number): Promise<SearchOutcome> {
    const typed = parseQuery(query, language);
    if (typed.length === 0) return outcomeOf(reader, typed, [], true);
    const budget = {files};
    const mayBeMistyped = typed[0]!.some((unit) => unit.kind === 'word' && !reader.words());
    await loadShards(reader, typed, files - (mayBeMistyped ? reservedForTypos : 0), budget);
    const variants = await unswapped(reader, await corrected(reader, typed, budget), budget);
    await loadShards(reader, variants, budget.files, budget);
    let found = pagesFound(reader, variants);
    // The texts change the ranking.
    for (let round = 0; round < readingRounds; round += 1) {
      const unread = unreadPages(reader, found).slice(0, budget.files);
      if (unread.length === 0) break;
      budget.files -= unread.length;
      await readPages(reader, unread);
      found = pagesFound(reader, variants);
    }
    return outcomeOf(reader, variants, found, missingShards(reader, queryTerms(variants)).length === 0);
  }

  /** Reads from the index; reloads the manifest when a file is missing. */
  async function withReader<Result>(read: (reader: Reader) => Promise<Result>): Promise<Result> {
    try {
      const opening = load();
      try {
        return await read(await opening);
      } catch (error) {
        if (!(error instanceof MissingFile)) throw error;
        // The site was redeployed while the page was open, or a proxy cache has an old manifest: reload it once,
        // for all searches under way together.
        if (loading === opening) loading = open('reload');
        return await read(await load());
      }
    } catch (error) {
      if (error instanceof SearchUnavailable) throw error;
      if (error instanceof MissingFile) {
        loading = undefined;
        throw new SearchUnavailable('missing', {cause: error});
      }
      throw error instanceof FormatError ? new SearchUnavailable('broken', {cause: error}) : error;
    }
  }

  return {
    load: async () => {
      try {
        await load();
      } catch (error) {
        throw error instanceof MissingFile ? new SearchUnavailable('missing', {cause: error}) : error;
      }
    },
    search: (query) => withReader((reader) => answer(reader, query, firstAnswer)),
    details: (query) => withReader((reader) => answer(reader, query, fullAnswer)),
    facets: () => withReader(facetsByPath),
  };
}

/** The client that asks Algolia; its code is loaded with the first use. */
function hostedClient(options: ClientOptions, hosted: HostedSearch): SearchClient {
  let opening: Promise<SearchClient> | undefined;
  const open = () =>
    (opening ??= import(/* webpackChunkName: "search-algolia" */ './algolia').then(
      ({createAlgoliaClient}) => createAlgoliaClient({...options, hosted}),
      (error: unknown) => {
        opening = undefined;
        throw new SearchUnavailable(unreachable(), {cause: error});
      },
    ));
  return {
    load: async () => (await open()).load(),
    search: async (query) => (await open()).search(query),
    details: async (query) => (await open()).details(query),
    facets: async () => (await open()).facets(),
  };
}

const clients = new Map<string | undefined, SearchClient>();

/** The client of the edition and version of the documents; a bundle holds one edition. */
export function clientFor(options: ClientOptions): SearchClient {
  const client =
    clients.get(options.version) ?? (options.hosted ? hostedClient(options, options.hosted) : createClient(options));
  clients.set(options.version, client);
  return client;
}
