/** One search client per version of the documents: in our index, or at Algolia where a build has its settings. */
import type {HostedSearch} from '@site/config/search';
import {createClient, type ClientOptions, type SearchClient} from './client';
import {SearchUnavailable, unreachable} from './errors';

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
    read: async (paths) => (await open()).read(paths),
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
