/**
 * Local search: after the build, reads the finished pages and writes the index of the edition to `search/`.
 * Nothing leaves the site, at build time or later. `src/components/search` is the other half.
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildIndex, serialise} from './build';
import {currentPath, recordsOf, type RecordDraft} from './records';
import {formatVersion, indexFolder, oldVersionOf, oldVersions, type Manifest, type OldVersion} from './schema';

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

/** A page of the edition: its path inside it, and its records. */
interface IndexedPage {
  readonly path: string;
  readonly records: readonly RecordDraft[];
}

/** What a reader of a version searches in: documents of that version where there are any, and all of the rest. */
export function pagesFor(version: OldVersion | null, pages: readonly IndexedPage[]): IndexedPage[] {
  const own = new Set(pages.filter(({path: page}) => version && oldVersionOf(page) === version).map(({path: page}) => currentPath(page)));
  return pages.filter(({path: page}) => oldVersionOf(page) === version || (oldVersionOf(page) === null && !own.has(page)));
}

async function writeIndex(folder: string, records: readonly RecordDraft[]): Promise<void> {
  const {name, json} = serialise(buildIndex(records));
  const manifest: Manifest = {version: formatVersion, file: name};
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), json);
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}

export default function search({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'search',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  // Docusaurus puts all CSS into the one file every page loads; the modal's comes with the modal.
                  searchStyles: {
                    name: 'search-styles',
                    type: 'css/mini-extract',
                    test: /components[\\/]search[\\/]SearchModal\.module\.css/,
                    chunks: 'async',
                    enforce: true,
                    priority: 100,
                  },
                },
              },
            },
          },

    async postBuild({outDir, routesPaths}) {
      const pages: IndexedPage[] = [];
      for (const pathname of [...new Set(routesPaths)].sort()) {
        const inside = `/${pathname.slice(baseUrl.length)}`;
        if (inside === '/404.html') continue;
        const html = await readPage(outDir, inside);
        if (html) pages.push({path: inside, records: recordsOf({html, pathname, path: inside, siteTitle: siteConfig.title})});
      }
      // Pages exist in every build; an index without them means that this reader no longer understands the markup.
      if (pages.every(({records}) => records.length === 0)) throw new Error('search: no page had content in <main>; nothing would be found');

      for (const version of [null, ...oldVersions]) {
        await writeIndex(path.join(outDir, indexFolder(version)), pagesFor(version, pages).flatMap(({records}) => records));
      }
    },
  };
}
