/** Success of our search on the index of a built site, per kind of query. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {baseOf} from '../../plugins/search/site';
import {createClient} from '../../src/features/search/client';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {pagesFound} from './search-figures';
import type {KnownItem} from './search-queries';

/** Answers queries from the index of the site in a folder, each from an empty cache: pages inside the edition, best first. */
export function searcher(build: string, language: SearchLanguage): (query: string) => Promise<readonly string[]> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const fetch: typeof globalThis.fetch = (url) => {
    const file = path.join(build, String(url));
    const bytes = files.get(file) ?? new Uint8Array(readFileSync(file));
    files.set(file, bytes);
    return Promise.resolve(new Response(bytes));
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
