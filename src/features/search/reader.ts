/** Fetches the files of an index (`src/features/search/model/format.ts`) and keeps what it has read. */
import {
  checkManifest,
  decodeShard,
  FormatError,
  type Fragment,
  fragmentFile,
  formatVersion,
  lowerBound,
  type Manifest,
  manifestFile,
  pageHashLength,
  type Postings,
  type Shard,
  shardFile,
  shardHashLength,
  tableFile,
  type Tables,
} from '@site/src/features/search/model/format';
import {type Kind, kinds} from '@site/src/features/search/model/schema';
import {SearchUnavailable, unreachable} from './errors';

/** What is known of a page without its fragment. */
export interface PageFacts {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** Of another version of the documents than the index is for. */
  readonly other: boolean;
  /** Of the older version that the index is for. */
  readonly own: boolean;
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
const keptPages = 400;
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
        const manifest = (await response.json()) as Manifest;
        if (typeof manifest.format === 'number' && manifest.format !== formatVersion)
          throw new SearchUnavailable('outdated');
        checkManifest(manifest);
        return manifest;
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
    other: other.has(at),
    own: version !== undefined && url.includes(`/support/${version}/`),
  }));
}

/** An index as far as it has been loaded. Only `load…` ask the network, each file once. */
export class Reader {
  readonly pages: readonly PageFacts[];
  /** Number of pages of each kind. */
  readonly kindCounts: readonly number[];
  private readonly fragments: readonly string[];

  /** @param version the older version of the documents that the index is for */
  constructor(
    private readonly manifest: Manifest,
    private readonly files: Files,
    version?: string,
  ) {
    this.pages = factsOf(manifest, version);
    this.kindCounts = kinds.map((kind) => this.pages.filter((page) => page.kind === kind).length);
    let number = 0;
    this.fragments = manifest.pages.fragment.map((gap, at) => {
      number += gap;
      return fragmentFile(number, manifest.pages.hash.slice(at * pageHashLength, (at + 1) * pageHashLength));
    });
  }

  /** Number of the shard that would hold a term; -1 when no shard can. */
  shardOf(term: string): number {
    const {first} = this.manifest.shards;
    const at = lowerBound(first, term);
    return first[at] === term ? at : at - 1;
  }

  isLoaded(shard: number): boolean {
    return this.shardAt(shard) !== undefined;
  }

  /** Postings; null when the term is in no page, undefined when its shard is not loaded. */
  find(term: string): Postings | null | undefined {
    const number = this.shardOf(term);
    if (number < 0) return null;
    const shard = this.shardAt(number);
    if (!shard) return undefined;
    const at = lowerBound(shard.terms, term);
    return shard.terms[at] === term ? shard.postings(at) : null;
  }

  /** Terms of one word in the loaded shards that begin with `prefix`, shortest first, at most `limit`. */
  findPrefix(prefix: string, limit: number): string[] {
    const found: string[] = [];
    // Above every term that begins with the prefix.
    const last = this.shardOf(`${prefix}\uffff`);
    for (let number = Math.max(0, this.shardOf(prefix)); number <= last; number += 1) {
      const {terms = []} = this.shardAt(number) ?? {};
      for (let at = lowerBound(terms, prefix); terms[at]?.startsWith(prefix); at += 1)
        if (!/[ =]/.test(terms[at]!)) found.push(terms[at]!);
    }
    return found.sort((a, b) => a.length - b.length).slice(0, limit);
  }

  /** The text of a page, when it is loaded. */
  fragment(page: number): Fragment | undefined {
    return this.files.known(this.fragments[page] ?? '') as Fragment | undefined;
  }

  /** A table, when there is one and it is loaded. */
  table<Name extends keyof Tables>(name: Name): Tables[Name] | undefined {
    return this.files.known(tableFile(name, this.manifest[name])) as Tables[Name] | undefined;
  }

  async loadShards(shards: readonly number[]): Promise<void> {
    await Promise.all(
      shards.map((shard) => this.files.read(this.shardFile(shard), (text) => decodeShard(text, this.pages.length))),
    );
  }

  async loadFragment(page: number): Promise<void> {
    await this.files.read(this.fragments[page]!, (json) => JSON.parse(json) as Fragment);
  }

  /** A table; undefined when the index has none, as one without Chinese has no characters. */
  async loadTable<Name extends keyof Tables>(name: Name): Promise<Tables[Name] | undefined> {
    const hash = this.manifest[name];
    return hash ? this.files.read(tableFile(name, hash), (json) => JSON.parse(json) as Tables[Name]) : undefined;
  }

  private shardFile(shard: number): string {
    return shardFile(this.manifest.shards.hash.slice(shard * shardHashLength, (shard + 1) * shardHashLength));
  }

  private shardAt(shard: number): Shard | undefined {
    return this.files.known(this.shardFile(shard)) as Shard | undefined;
  }
}
