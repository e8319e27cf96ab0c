import MiniSearch from 'minisearch';
import {searchableTexts} from '../../../src/features/search/model/analyzer';
import type {Open} from './engine';
import {options} from './minisearch.options';

export const open: Open = async ({baseUrl, language, fetch}) => {
  let index: MiniSearch | undefined;
  return {
    async search(query) {
      index ??= MiniSearch.loadJSON(await (await fetch(`${baseUrl}search-index.json`)).text(), options as never);
      const variants = searchableTexts(query, language);
      return index.search(variants.join(' ')).map(({id}) => id as string);
    },
  };
};
