/**
 * Keeps what nobody reads here out of the bundle every page loads:
 * - Prism (support articles show commands, not programs): 21 KB;
 * - the support documents altogether, and their list in the global data: see `documents.ts` and `globalData.ts`. Without
 *   that every new article adds to every page;
 * - the styles of other pages: Docusaurus puts all of them into one file, 38 KB. Without that rule each page's styles are a
 *   file beside its script, which the browser loads with it on the way to another page; the links for the first page are
 *   added by `scripts/lib/page-styles.mjs` after the build.
 *
 * And it keeps all of a page in the HTML where it belongs: see `render-to-html.js`. What was kept out for a few KB more, and
 * why no longer, is in ADR 19.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, withoutDocuments} from './documents';
import {trimGlobalData} from './globalData';

/** Writes changed forms of generated files beside them; returns the aliases that put them in the originals' place. */
function changed(generatedFilesDir: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      // The files themselves, because Docusaurus' own alias for `@generated` comes first.
      return [`${path.join(generatedFilesDir, path.parse(name).name)}$`, file];
    }),
  );
}

/** What the browser has to know of the pages: routes and parts without the documents. */
function routesWithoutDocuments(read: (name: string) => string): Record<string, string> {
  const {routes, chunkNames, registry} = withoutDocuments({
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    registry: read('registry.js'),
  });
  return {'routes.js': routes, 'routesChunkNames.json': JSON.stringify(chunkNames), 'registry.js': registry};
}

export default function slimBundle({generatedFilesDir}: LoadContext): Plugin {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return {
    name: 'slim-bundle',
    configureWebpack: (_, isServer, {currentBundler}) => {
      const isProduction = process.env.NODE_ENV === 'production';
      return {
        plugins: isServer
          ? [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /\/renderToHtml$/,
                path.join(__dirname, 'render-to-html.js'),
              ),
            ]
          : [],
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: false}}}}),
        resolve: {
          alias: {
            'prism-react-renderer': path.join(__dirname, 'no-prism.js'),
            // On the server as well, so that both render the same. Not while developing: new pages are added to the originals.
            ...(isProduction &&
              changed(generatedFilesDir, {'globalData.json': trimGlobalData(read('globalData.json'))})),
            ...(isProduction && !isServer && changed(generatedFilesDir, routesWithoutDocuments(read))),
          },
        },
      };
    },
  };
}
