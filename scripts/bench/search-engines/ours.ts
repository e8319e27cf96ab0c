/** The site's own engine. */
import {createIndexFiles} from '../../../plugins/search/writer';
import type {Engine} from './engine';

export const ours: Engine = {
  name: 'ours',
  reader: 'ours.reader.ts',
  runsInNode: true,
  loadsEverything: false,
  build: async (records) =>
    new Map([...createIndexFiles(records)].map(([name, content]) => [`search/${name}`, content])),
};
