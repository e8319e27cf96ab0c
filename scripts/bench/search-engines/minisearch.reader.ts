import MiniSearch from 'minisearch';
import type {Open} from './engine';
import {options} from './minisearch.options';

export const open: Open = async ({baseUrl, fetch}) => {
  let index: MiniSearch | undefined;
  return {
    async search(query) {
      index ??= MiniSearch.loadJSON(await (await fetch(`${baseUrl}search-index.json`)).text(), options as never);
      return index.search(query).map(({id}) => id as string);
    },
  };
};
