/**
 * Local search: after the build, reads the finished pages and writes the index of the edition to `search/`. What the
 * files hold is in `format.ts`.
 * Nothing leaves the site, at build time or later. `src/features/search` is the other half.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {recordsOf} from './records';
import type {SearchRecord} from '../../src/features/search/model/schema';
import {searchWords} from './words';
import {createIndexFiles} from './writer';

export {createIndexFiles};

/** A page is `<path>.html` without trailing slashes; homes and some hosts have `index.html`. */
async function readPage(outDir: string, inside: string): Promise<string | undefined> {
  const name = decodeURI(inside).replace(/^\/|\/$/g, '');
  for (const file of name ? [`${name}.html`, `${name}/index.html`] : ['index.html']) {
    try {
      return await readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return undefined;
}

export default function search({baseUrl, siteConfig, siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'search',

    async postBuild({outDir, routesPaths}) {
      const records: SearchRecord[] = [];
      const words = searchWords(siteDir, i18n.currentLocale === 'en' ? 'en' : 'zh');
      for (const pathname of [...new Set(routesPaths)].sort()) {
        const inside = `/${pathname.slice(baseUrl.length)}`;
        if (inside === '/404.html') continue;
        const html = await readPage(outDir, inside);
        if (html) records.push(...recordsOf({html, pathname, path: inside, siteTitle: siteConfig.title, words}));
      }
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
