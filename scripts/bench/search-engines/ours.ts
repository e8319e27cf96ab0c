/** The site's own engine. */
import {buildIndex, serialise} from '../../../plugins/search/build';
import type {RecordDraft} from '../../../plugins/search/records';
import {formatVersion} from '../../../plugins/search/schema';
import type {Engine} from './engine';

/**
 * The files that the search plugin writes, by name inside `search/`.
 * Goes when `plugins/search` exports a function of this name and shape.
 */
function createIndexFiles(records: readonly RecordDraft[]): Map<string, Uint8Array> {
  const {name, json} = serialise(buildIndex(records));
  const encode = (text: string) => new TextEncoder().encode(text);
  return new Map([
    [name, encode(json)],
    ['manifest.json', encode(JSON.stringify({version: formatVersion, file: name}))],
  ]);
}

export const ours: Engine = {
  name: 'ours',
  reader: 'ours.reader.ts',
  runsInNode: true,
  // One index for all terms; not so once it comes in shards.
  loadsEverything: true,
  build: async (records) => new Map([...createIndexFiles(records)].map(([name, content]) => [`search/${name}`, content])),
};
