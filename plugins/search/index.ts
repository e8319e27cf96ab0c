/**
 * Local search: after the build, reads the finished pages and writes the index of the edition to `search/`. What the
 * files hold is in `format.ts`.
 * Nothing leaves the site, at build time or later. `src/features/search` is the other half.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {editionRecords} from './site';
import {createIndexFiles} from './writer';

export default function search({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'search',

    async postBuild({outDir}) {
      const records = editionRecords(outDir, i18n.currentLocale === 'en' ? 'en' : 'zh', siteDir);
      // Every build has pages; an empty index means that this parser no longer matches the markup.
      if (records.length === 0) throw new Error('search: no page had content in <main>; nothing would be found');

      const folder = path.join(outDir, 'search');
      await mkdir(folder, {recursive: true});
      await Promise.all(
        [...createIndexFiles(records)].map(([name, bytes]) => writeFile(path.join(folder, name), bytes)),
      );
    },
  };
}
