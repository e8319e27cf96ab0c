/**
 * Loads the index of the edition, once, and searches in it. Everything happens in the browser and on this origin.
 */
import MiniSearch from 'minisearch';
import type {SearchLanguage} from '@site/plugins/search/vocabulary';
import {formatVersion, indexFolder, miniSearchOptions, type Manifest, type OldVersion} from '@site/plugins/search/schema';
import {rank, type SearchIndex, type SearchOutcome} from './rank';

/** Why search is not available. `outdated`: the site was deployed anew with another index format; a reload helps. */
export class SearchUnavailable extends Error {
  constructor(readonly reason: 'network' | 'outdated', options?: ErrorOptions) {
    super(`search index: ${reason}`, options);
    this.name = 'SearchUnavailable';
  }
}

export interface SearchClient {
  /** Starts loading, or waits for the loading under way. Rejects with {@link SearchUnavailable}; the next call tries anew. */
  load(): Promise<SearchIndex>;
  search(query: string): Promise<SearchOutcome>;
}

export interface ClientOptions {
  /** Base URL of the edition, with slashes at both ends. */
  readonly baseUrl: string;
  readonly language: SearchLanguage;
  /** The old version being read; its documents then take the place of the current ones. */
  readonly version?: OldVersion | null;
  readonly fetch?: typeof globalThis.fetch;
}

class NotFound extends Error {}

export function createClient({baseUrl, language, version = null, fetch: request = (...args) => globalThis.fetch(...args)}: ClientOptions): SearchClient {
  const folder = baseUrl + indexFolder(version);

  async function json(file: string, init?: RequestInit): Promise<unknown> {
    const response = await request(folder + file, init);
    if (response.status === 404) throw new NotFound(file);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response.json();
  }

  async function fetchIndex(cache: RequestCache): Promise<unknown> {
    const manifest = (await json('manifest.json', {cache})) as Manifest;
    if (manifest.version !== formatVersion) throw new SearchUnavailable('outdated');
    return json(manifest.file);
  }

  async function fetchCurrent(): Promise<unknown> {
    try {
      return await fetchIndex('no-cache');
    } catch (error) {
      // A deployment between the two requests, or a cache on the way, can name an index that is gone: ask once more.
      if (error instanceof NotFound) return fetchIndex('reload');
      throw error;
    }
  }

  let loading: Promise<SearchIndex> | undefined;
  const load = () => {
    loading ??= fetchCurrent()
      // In slices, so that typing stays fluent while a large index is read.
      .then((data) => MiniSearch.loadJSAsync(data as Parameters<typeof MiniSearch.loadJSAsync>[0], miniSearchOptions))
      .catch((error: unknown) => {
        loading = undefined;
        throw error instanceof SearchUnavailable ? error : new SearchUnavailable('network', {cause: error});
      });
    return loading;
  };

  return {load, search: async (query) => rank(await load(), query, language)};
}
