import {createClient} from '../../../src/components/search/client';
import type {Open} from './engine';

export const open: Open = async ({baseUrl, language, fetch}) => {
  const client = createClient({baseUrl, language, fetch});
  return {search: async (query) => (await client.search(query)).hits.map(({url}) => url)};
};
