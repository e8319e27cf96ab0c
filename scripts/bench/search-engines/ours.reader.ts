import {createClient} from '../../../src/features/search/client';
import type {SearchOutcome} from '../../../src/features/search/hits';
import type {Open} from './engine';

const urlsOf = ({hits}: SearchOutcome) => hits.map(({url}) => url);

export const open: Open = async ({baseUrl, language, fetch}) => {
  const client = createClient({baseUrl, language, fetch});
  return {
    first: async (query) => urlsOf(await client.search(query)),
    search: async (query) => urlsOf(await client.details(query)),
  };
};
