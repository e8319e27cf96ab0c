/** MiniSearch with bigrams: one serialised index, loaded whole. */
import MiniSearch from 'minisearch';
import type {Engine} from './engine';
import {options, type Entry} from './minisearch.options';

export const miniSearch: Engine = {
  name: 'MiniSearch',
  reader: 'minisearch.reader.ts',
  runsInNode: true,
  loadsEverything: true,
  async build(records) {
    const index = new MiniSearch<Entry>(options);
    index.addAll(
      records.map(({url, pageTitle, heading, terms, codes, body}) => ({
        id: url,
        title: pageTitle,
        heading,
        terms: [...terms, ...codes].join('\n'),
        body,
      })),
    );
    return new Map([['search-index.json', new TextEncoder().encode(JSON.stringify(index))]]);
  },
};
