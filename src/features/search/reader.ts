/** Fetches the files of an index (`src/features/search/model/format.ts`) and keeps what it has read. */
import {
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
}

/** An index as far as it has been loaded. Only `load…` ask the network, each file once. */
export interface Reader {
  readonly pages: readonly PageFacts[];
  readonly averageSize: number;
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
  loadShards(shards: readonly number[]): Promise<void>;
  loadFragment(page: number): Promise<void>;
  loadWords(): Promise<void>;
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
  read<T>(name: string, decode: (bytes: Uint8Array) => T): Promise<T>;
  /** What `read` gave for a name before. */
  known(name: string): unknown;
}

/** Largest size a file may have after decompression, in bytes; a hundred times what the writer makes. */
const sizeLimit = 8_000_000;

async function decompress(bytes: ArrayBuffer): Promise<Uint8Array> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  // Rejects together with the reading side, which is awaited below.
  writer.write(new Uint8Array(bytes)).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > sizeLimit) throw new FormatError('a file is too large');
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function createFiles({folder, fetch}: FilesOptions): Files {
  const done = new Map<string, unknown>();
  const underWay = new Map<string, Promise<unknown>>();

  async function get<T>(name: string, read: (response: Response) => Promise<T>, init?: RequestInit): Promise<T> {
    let response: Response;
    try {
      response = await fetch(folder + name, init);
      if (response.ok) return await read(response);
    } catch (error) {
      throw new SearchUnavailable(unreachable(), {cause: error});
    }
    if (response.status === 404 || response.status === 410) throw new MissingFile(name);
    throw new SearchUnavailable('network', {cause: new Error(`${name}: ${response.status}`)});
  }

  /** Wraps all decoding errors in one type. */
  async function decoded<T>(work: () => T | Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof SearchUnavailable ? error : new SearchUnavailable('broken', {cause: error});
    }
  }

  return {
    manifest: async (version, cache) => {
      const text = await get(manifestFile(version), (response) => response.text(), {cache});
      return decoded(() => {
        const parsed: unknown = JSON.parse(text);
        if (formatOf(parsed) !== formatVersion) throw new SearchUnavailable('outdated');
        return manifestOf(parsed, kinds.length);
      });
    },
    read: <T>(name: string, decode: (bytes: Uint8Array) => T) => {
      if (done.has(name)) return Promise.resolve(done.get(name) as T);
      let reading = underWay.get(name) as Promise<T> | undefined;
      if (!reading) {
        reading = (async () => {
          const bytes = await get(name, (response) => response.arrayBuffer());
          const value = await decoded(async () => decode(await decompress(bytes)));
          done.set(name, value);
          return value;
        })().finally(() => underWay.delete(name));
        underWay.set(name, reading);
      }
      return reading;
    },
    known: (name) => done.get(name),
  };
}

const json = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

function factsOf({pages}: Manifest): PageFacts[] {
  const other = new Set(pages.other);
  return pages.url.map((url, at) => ({
    url,
    kind: kinds[Number(pages.kind[at])]!,
    title: pages.title[at]!,
    size: sizeOf(pages.size[at]!),
    other: other.has(at),
  }));
}

/** Reads the index that a manifest describes. */
export function createReader(manifest: Manifest, files: Files): Reader {
  const {first, hash} = manifest.shards;
  const pages = factsOf(manifest);
  let number = 0;
  const fragments = manifest.pages.fragment.map((gap, at) => {
    number += gap;
    return fragmentFile(number, manifest.pages.hash.slice(at * pageHashLength, (at + 1) * pageHashLength));
  });
  const words = wordsFile(manifest.words);
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
          if (!terms[at]!.includes(' ')) found.push(terms[at]!);
      }
      return found.sort((a, b) => a.length - b.length).slice(0, limit);
    },
    fragment: (page) => files.known(fragments[page] ?? '') as Fragment | undefined,
    words: () => files.known(words) as readonly string[] | undefined,
    loadShards: async (shards) => {
      await Promise.all(shards.map((shard) => files.read(nameOf(shard), (bytes) => decodeShard(bytes, pages.length))));
    },
    loadFragment: async (page) => {
      await files.read(fragments[page]!, (bytes) => fragmentOf(json(bytes)));
    },
    loadWords: async () => {
      await files.read(words, (bytes) => wordsOf(json(bytes)));
    },
    facets: () => files.read(facetsFile(manifest.facets), (bytes) => facetsOf(json(bytes), pages.length)),
  };
}
