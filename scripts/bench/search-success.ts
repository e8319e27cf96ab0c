/** Success of our search on the records of a built site, per kind of query. */
import {createIndexFiles} from '../../plugins/search/writer';
import {baseOf, siteRecords} from '../../plugins/search/site';
import {createClient} from '../../src/features/search/client';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {pagesFound} from './search-figures';
import type {KnownItem} from './search-queries';

/** Answers queries from an index of the site in a folder, each from an empty cache: pages inside the edition, best first. */
export function searcher(build: string, language: SearchLanguage): (query: string) => Promise<readonly string[]> {
  const files = createIndexFiles(siteRecords(build, language));
  const fetch: typeof globalThis.fetch = (url) => {
    const bytes = files.get(String(url).split('/').at(-1)!);
    return Promise.resolve(bytes ? new Response(bytes as BodyInit) : new Response('', {status: 404}));
  };
  return async (query) => {
    // A client each: what one query has loaded would help the next.
    const {hits} = await createClient({baseUrl: `${baseOf[language]}/`, language, fetch}).details(query);
    return pagesFound(
      hits.map(({url}) => url),
      baseOf[language],
    );
  };
}

/** Where each query's best expected page stands, from 0; -1 for none. */
export async function ranksOf(
  queries: readonly KnownItem[],
  search: ReturnType<typeof searcher>,
): Promise<{readonly item: KnownItem; readonly rank: number}[]> {
  const ranks: {item: KnownItem; rank: number}[] = [];
  for (const item of queries)
    ranks.push({item, rank: (await search(item.query)).findIndex((page) => item.expect.includes(page))});
  return ranks;
}
