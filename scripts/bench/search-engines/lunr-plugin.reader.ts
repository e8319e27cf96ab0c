import {SearchWorker} from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js';
import type {Open} from './engine';

declare global {
  var benchFetch: typeof globalThis.fetch;
  var benchLocation: {readonly origin: string};
}

/** What the plug-in's search bar shows. */
const shown = 8;

export const open: Open = async ({baseUrl, fetch}) => {
  globalThis.benchFetch = fetch;
  globalThis.benchLocation = {origin: 'https://bench.invalid'};
  const worker = new SearchWorker();
  return {search: async (query) => (await worker.search(baseUrl, '', query, shown)).map(({document}) => document.u)};
};
