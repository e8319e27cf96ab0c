/** Fetches the files of an index (`src/features/search/model/format.ts`) and keeps what it has read. */
import type {Characters} from '@site/src/features/search/model/characters';
import {
  charactersFile,
  charactersOf,
  decodeShard,
  FormatError,
  type Facets,
  facetsFile,
  facetsOf,
  type Fragment,
  fragmentFile,
  fragmentOf,
  formatOf,
  formatVersion,
  lowerBound,
  type Manifest,
  manifestFile,
  manifestOf,
  pageHashLength,
  type Postings,
  type Shard,
  shardFile,
  shardHashLength,
  sizeOf,
  wordsFile,
  wordsOf,
} from '@site/src/features/search/model/format';
import {type Kind, kinds} from '@site/src/features/search/model/schema';
import {SearchUnavailable, unreachable} from './errors';

/** What is known of a page without its fragment. */
export interface PageFacts {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Words, roughly. */
  readonly size: number;
  /** Of another version of the documents than the index is for. */
  readonly other: boolean;
  /** Of the older version that the index is for. */
  readonly own: boolean;
}

/** An index as far as it has been loaded. Only `load…` ask the network, each file once. */
export interface Reader {
  readonly pages: readonly PageFacts[];
  readonly averageSize: number;
  /** Number of pages of each kind. */
  readonly kindCounts: readonly number[];
  /** Common terms; loaded last. */
  readonly common: ReadonlySet<string>;
  /** Number of the shard that would hold a term; -1 when no shard can. */
  shardOf(term: string): number;
  /** Shards are ranges: those from the one of `prefix` to this one hold all terms that begin with it. */
  lastShardOf(prefix: string): number;
  isLoaded(shard: number): boolean;
  /** Postings; null when the term is in no page, undefined when its shard is not loaded. */
  find(term: string): Postings | null | undefined;
  /** Terms of one word in the loaded shards that begin with `prefix`, shortest first, at most `limit`. */
  findPrefix(prefix: string, limit: number): string[];
  /** The fragment of a page, when it is loaded. */
  fragment(page: number): Fragment | undefined;
  /** The words for typing errors, when they are loaded. */
  words(): readonly string[] | undefined;
  /** The tables of characters, when there are any and they are loaded. */
  characters(): Characters | undefined;
  loadShards(shards: readonly number[]): Promise<void>;
  loadFragment(page: number): Promise<void>;
  loadWords(): Promise<void>;
  /** Does nothing in an index without Chinese. */
  loadCharacters(): Promise<void>;
  /** What results can be narrowed by. */
  facets(): Promise<Facets>;
}

/** A 404 for a file: the manifest is older or newer than the deployment. */
export class MissingFile extends Error {}

export interface FilesOptions {
  /** Address of the index folder, with a slash at the end. */
  readonly folder: string;
  readonly fetch: typeof globalThis.fetch;
}

/** The files of the folder. Content of a name never changes, so what was read is kept across manifests. */
export interface Files {
  /** @throws {SearchUnavailable} @throws {MissingFile} */
  manifest(version: string | undefined, cache: RequestCache): Promise<Manifest>;
  /** Reads a compressed file, once. @throws {SearchUnavailable} @throws {MissingFile} */
  read<T>(name: string, decode: (text: string) => T): Promise<T>;
  /** What `read` gave for a name before. */
  known(name: string): unknown;
}

/** Texts of pages that are kept; older ones are fetched again, from the browser's cache. */
const keptPages = 120;
const isPage = (name: string) => name.startsWith('page-');

function inflate({body}: Response): Promise<string> {
  if (!body) throw new FormatError('a file is empty');
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
}

export function createFiles({folder, fetch}: FilesOptions): Files {
  /** By name, in the order in which they were asked for. */
  const entries = new Map<string, {readonly reading: Promise<unknown>; value?: unknown}>();

  async function get(name: string, init?: RequestInit): Promise<Response> {
    const response = await fetch(folder + name, init).catch((error: unknown) => {
      throw new SearchUnavailable(unreachable(), {cause: error});
    });
    if (response.ok) return response;
    if (response.status === 404 || response.status === 410) throw new MissingFile(name);
    throw new SearchUnavailable('network', {cause: new Error(`${name}: ${response.status}`)});
  }

  /** Wraps all decoding errors in one type. */
  async function decoded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof SearchUnavailable ? error : new SearchUnavailable('broken', {cause: error});
    }
  }

  function forgetOldPages(): void {
    const pages = [...entries.keys()].filter(isPage);
    for (const old of pages.slice(0, -keptPages)) entries.delete(old);
  }

  return {
    manifest: async (version, cache) => {
      const response = await get(manifestFile(version), {cache});
      return decoded(async () => {
        const text = await response.text();
        if (formatOf(text) !== formatVersion) throw new SearchUnavailable('outdated');
        return manifestOf(text, kinds.length);
      });
    },
    read: <T>(name: string, decode: (text: string) => T) => {
      const known = entries.get(name);
      if (known) return known.reading as Promise<T>;
      const reading = get(name).then((response) => decoded(async () => decode(await inflate(response))));
      const entry: {readonly reading: Promise<T>; value?: T} = {reading};
      entries.set(name, entry);
      reading.then(
        (value) => {
          entry.value = value;
          if (isPage(name)) forgetOldPages();
        },
        () => entries.delete(name),
      );
      return reading;
    },
    known: (name) => entries.get(name)?.value,
  };
}

function factsOf({pages}: Manifest, version: string | undefined): PageFacts[] {
  const other = new Set(pages.other);
  return pages.url.map((url, at) => ({
    url,
    kind: kinds[Number(pages.kind[at])]!,
    title: pages.title[at]!,
    size: sizeOf(pages.size[at]!),
    other: other.has(at),
    own: version !== undefined && url.includes(`/support/${version}/`),
  }));
}

/** Reads the index that a manifest describes. @param version the older version of the documents that it is for */
export function createReader(manifest: Manifest, files: Files, version?: string): Reader {
  const {first, hash} = manifest.shards;
  const pages = factsOf(manifest, version);
  let number = 0;
  const fragments = manifest.pages.fragment.map((gap, at) => {
    number += gap;
    return fragmentFile(number, manifest.pages.hash.slice(at * pageHashLength, (at + 1) * pageHashLength));
  });
  const words = wordsFile(manifest.words);
  const characters = charactersFile(manifest.characters);
  const nameOf = (shard: number) => shardFile(hash.slice(shard * shardHashLength, (shard + 1) * shardHashLength));
  const shardAt = (shard: number) => files.known(nameOf(shard)) as Shard | undefined;
  const shardOf = (term: string) => {
    const at = lowerBound(first, term);
    return first[at] === term ? at : at - 1;
  };
  // Above every character that follows the prefix in a term.
  const lastShardOf = (prefix: string) => shardOf(`${prefix}\uffff`);

  return {
    pages,
    averageSize: pages.reduce((sum, page) => sum + page.size, 0) / Math.max(1, pages.length),
    kindCounts: kinds.map((kind) => pages.filter((page) => page.kind === kind).length),
    common: new Set(manifest.common),
    shardOf,
    lastShardOf,
    isLoaded: (shard) => shardAt(shard) !== undefined,
    find: (term) => {
      const number = shardOf(term);
      if (number < 0) return null;
      const shard = shardAt(number);
      if (!shard) return undefined;
      const at = lowerBound(shard.terms, term);
      return shard.terms[at] === term ? shard.postings(at) : null;
    },
    findPrefix: (prefix, limit) => {
      const found: string[] = [];
      for (let number = Math.max(0, shardOf(prefix)); number <= lastShardOf(prefix); number += 1) {
        const {terms = []} = shardAt(number) ?? {};
        for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at += 1)
          if (!/[ =]/.test(terms[at]!)) found.push(terms[at]!);
      }
      return found.sort((a, b) => a.length - b.length).slice(0, limit);
    },
    fragment: (page) => files.known(fragments[page] ?? '') as Fragment | undefined,
    words: () => files.known(words) as readonly string[] | undefined,
    characters: () => files.known(characters) as Characters | undefined,
    loadShards: async (shards) => {
      await Promise.all(shards.map((shard) => files.read(nameOf(shard), (text) => decodeShard(text, pages.length))));
    },
    loadFragment: async (page) => {
      await files.read(fragments[page]!, fragmentOf);
    },
    loadWords: async () => {
      await files.read(words, wordsOf);
    },
    loadCharacters: async () => {
      if (manifest.characters) await files.read(characters, charactersOf);
    },
    facets: () => files.read(facetsFile(manifest.facets), facetsOf),
  };
}
