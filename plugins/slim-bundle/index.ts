/**
 * Keeps unused code out of the bundle every page loads:
 * - Prism (support articles show commands, not programs): 21 KB;
 * - the larger part of react-helmet-async, which the server alone needs: see `head.js`; 3.5 KB;
 * - tslib, of which the client needs two helpers: 3 KB;
 * - the names and module ids of every page's parts, which only the server needs to find out what a page loaded, and long
 *   names for the parts themselves: see `names.ts`; 3.4 KB, and more with every page;
 * - translations of theme parts that `src/theme` replaces, and the parts of the configuration that only the build reads: 2 KB;
 * - the support documents altogether, and their list in the global data: see `documents.ts` and `globalData.ts`. Without
 *   that every new article adds to every page;
 * - the styles of other pages: Docusaurus puts all of them into one file, 38 KB. Without that rule each page's styles are a
 *   file beside its script, which the browser loads with it on the way to another page; the links for the first page are
 *   added by `scripts/lib/page-styles.mjs` after the build.
 *
 * It also keeps all parts of a page in place in the HTML: see `render-to-html.js`. ADR 19 says what each of these saves,
 * why the budgets of script need it, and what was taken back.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, withoutDocuments} from './documents';
import {trimGlobalData} from './globalData';
import {trimRegistry, withShortNames} from './names';

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

/** Prefixes of the translation ids that the classic theme's parts still use. */
const usedTranslations = [
  'theme.common.skipToMainContent',
  'theme.common.headingLinkTitle',
  'theme.docs.sidebar',
  'theme.DocSidebarItem',
  'theme.admonition',
  'theme.IconExternalLink',
];

/** The translations that the theme's parts still use. */
function usedOf(source: string): string {
  const all = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(
    Object.fromEntries(all.filter(([id]) => usedTranslations.some((prefix) => id.startsWith(prefix)))),
  );
}

/** Keys of the site's configuration that no page reads. */
const buildOnly = [
  'plugins',
  'themes',
  'presets',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'storage',
] as const;

/**
 * The configuration without what only the build reads. Of `future` the browser asks for the router alone; `prism` holds the
 * colors of a highlighter that no page has.
 */
function readByPages(siteConfig: LoadContext['siteConfig']): string {
  const kept = {
    ...siteConfig,
    ...Object.fromEntries(buildOnly.map((key) => [key, []])),
    future: {experimental_router: siteConfig.future.experimental_router},
    themeConfig: {...siteConfig.themeConfig, prism: {}},
  };
  return `export default ${JSON.stringify(kept)};\n`;
}

/** Routes and chunks for the browser: without the documents, with short names. */
function slimRoutes(read: (name: string) => string): Record<string, string> {
  const {routes, chunkNames, registry} = withShortNames(
    withoutDocuments({
      routes: read('routes.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
      registry: trimRegistry(read('registry.js')),
    }),
  );
  return {'routes.js': routes, 'routesChunkNames.json': JSON.stringify(chunkNames), 'registry.js': registry};
}

export default function slimBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
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
        // Named chunks would add a table of names to the script of every page.
        ...(isProduction && !isServer && {output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'}}),
        resolve: {
          alias: {
            'prism-react-renderer': path.join(__dirname, 'no-prism.js'),
            // On the server as well, so that both render the same. Not while developing: new pages are added to the originals.
            ...(isProduction &&
              changed(generatedFilesDir, {
                'globalData.json': trimGlobalData(read('globalData.json')),
                'codeTranslations.json': usedOf(read('codeTranslations.json')),
              })),
            ...(isProduction &&
              !isServer && {
                ...changed(generatedFilesDir, {...slimRoutes(read), 'docusaurus.config.mjs': readByPages(siteConfig)}),
                'react-helmet-async$': path.join(__dirname, 'head.js'),
                tslib$: path.join(__dirname, 'tslib.js'),
              }),
          },
        },
      };
    },
  };
}
