/**
 * Keeps unused code out of the bundle every page loads:
 * - Prism (support articles show commands, not programs): 21 KB;
 * - the support documents altogether, and their list in the global data: see `documents.ts` and `globalData.ts`. Without
 *   that every new article adds to every page;
 * - the styles of other pages: Docusaurus puts all of them into one file, 38 KB. Without that rule each page's styles are a
 *   file beside its script, which the browser loads with it on the way to another page; the links for the first page are
 *   added by `scripts/lib/page-styles.mjs` after the build;
 * - escapes: Docusaurus writes each Chinese character as six ASCII ones, which is 1.2 KB with brotli on a long page.
 *
 * It also keeps all parts of a page in place in the HTML: see `render-to-html.js`. ADR 19 says what each of these saves,
 * why the budgets of script need it, and what was taken back.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {CurrentBundler, LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, withoutDocuments} from './documents';
import {trimGlobalData} from './globalData';

/** Writes modified copies of generated files beside them; returns the aliases that replace the originals. */
function changed(generatedFilesDir: string, files: Readonly<Record<string, string>>): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      // Aliases for the files themselves, because Docusaurus' alias for `@generated` takes precedence.
      return [`${path.join(generatedFilesDir, path.parse(name).name)}$`, file];
    }),
  );
}

/** Routes and chunks for the browser: without the documents. */
function routesOfPages(read: (name: string) => string): Record<string, string> {
  const {routes, chunkNames, registry} = withoutDocuments({
    routes: read('routes.js'),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
    registry: read('registry.js'),
  });
  return {'routes.js': routes, 'routesChunkNames.json': JSON.stringify(chunkNames), 'registry.js': registry};
}

/** The minimizer of scripts, which the types of webpack do not know. */
type ScriptMinimizer = new (options: {minimizerOptions: object}) => {apply(compiler: unknown): void};

/** Docusaurus' minimizers, but with Chinese text as it is: pages are UTF-8, so their scripts are read as UTF-8. */
function withoutEscapes<T>(minimizers: readonly T[], {instance}: CurrentBundler) {
  const {SwcJsMinimizerRspackPlugin: Minimizer} = instance as unknown as {SwcJsMinimizerRspackPlugin: ScriptMinimizer};
  const options = getSwcJsMinimizerOptions();
  const minimizerOptions = {...options, format: {...options.format, ascii_only: false}};
  return minimizers.map((minimizer) =>
    minimizer instanceof Minimizer ? new Minimizer({minimizerOptions}) : minimizer,
  );
}

export default function slimBundle({generatedFilesDir}: LoadContext): Plugin {
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return {
    name: 'slim-bundle',
    configureWebpack: ({optimization}, isServer, {currentBundler}) => {
      const isProduction = process.env.NODE_ENV === 'production';
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        plugins: isServer
          ? [
              new currentBundler.instance.NormalModuleReplacementPlugin(
                /\/renderToHtml$/,
                path.join(__dirname, 'render-to-html.js'),
              ),
            ]
          : [],
        ...(!isServer && {
          optimization: {
            splitChunks: {cacheGroups: {styles: false}},
            ...(optimization?.minimizer && {minimizer: withoutEscapes(optimization.minimizer, currentBundler)}),
          },
        }),
        // With names in them, a table of all names would be in the runtime, in the script of every page. The runtime has the hash of
        // every chunk: two digits less are half a KiB of each page, and 24 bits still change with the content of a chunk.
        ...(isProduction && !isServer && {output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'}}),
        resolve: {
          alias: {
            'prism-react-renderer': path.join(__dirname, 'no-prism.js'),
            // On the server as well, so that both render the same. Not while developing: new pages are added to the originals.
            ...(isProduction &&
              changed(generatedFilesDir, {'globalData.json': trimGlobalData(read('globalData.json'))})),
            ...(isProduction && !isServer && changed(generatedFilesDir, routesOfPages(read))),
          },
        },
      };
    },
  };
}
