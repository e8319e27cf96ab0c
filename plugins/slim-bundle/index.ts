/**
 * Keeps what nobody reads here out of the bundle every page loads:
 * - Prism (support articles show commands, not programs);
 * - tslib, of which the client needs two helpers;
 * - translations of theme parts that `src/theme` replaces (they all land in the main bundle);
 * - the banner about a wrong base URL, which is turned off;
 * - the parts of the configuration that only the build reads;
 * - the names and module ids of every page's parts, which only the server needs to find out what a page loaded, and
 *   long names for the parts themselves: see `names.ts`;
 * - the list of all documents and the list of plugins: see `generated-json.ts`;
 * - the larger part of react-helmet-async, which the server alone needs: see `head.js`;
 * - the copying of statics that react-router does for a function nobody calls;
 * - the support documents altogether: see `documents.ts`;
 * - the styles of other pages: Docusaurus puts all of them into one file. Without that rule each page's styles are a file
 *   beside its script, which the browser loads with it on the way to another page; the links for the first page are
 *   added by `scripts/lib/page-styles.mjs` after the build.
 *
 * And it keeps all of a page in the HTML where it belongs: see `render-to-html.js`.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type ChunkNames, withoutDocuments} from './documents';
import {trimGlobalData, trimSiteMetadata} from './generated-json';
import {withShortNames} from './names';

/** Prefixes of the translation ids that parts of the classic theme still in use ask for. */
const usedTranslations = [
  'theme.common.skipToMainContent',
  'theme.common.headingLinkTitle',
  'theme.docs.sidebar',
  'theme.DocSidebarItem',
  'theme.admonition',
  'theme.IconExternalLink',
];

/** Writes the used translations beside the generated ones and returns the file. */
function trimTranslations(generatedFilesDir: string): string {
  const all = JSON.parse(readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8')) as Record<
    string,
    string
  >;
  const used = Object.fromEntries(
    Object.entries(all).filter(([id]) => usedTranslations.some((prefix) => id.startsWith(prefix))),
  );
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'codeTranslations.json');
  writeFileSync(file, JSON.stringify(used));
  return file;
}

/**
 * The registry of page parts with nothing but their loaders. Only for a production build: while developing, new pages
 * are added to the original.
 * @throws {Error} when Docusaurus writes the registry in another form than the one known here
 */
export function trimRegistry(source: string): string {
  const parts = source.match(/\bimport\(/g)?.length ?? 0;
  let trimmed = 0;
  const slim = source.replace(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g, () => {
    trimmed += 1;
    return ']';
  });
  if (trimmed !== parts)
    throw new Error(
      `registry.js has ${parts} parts, but ${trimmed} have the form plugins/slim-bundle knows; Docusaurus has changed it.`,
    );
  return slim;
}

/** Writes what the browser has to know of the pages: routes and parts without the documents; returns the aliases. */
function slimRoutes(generatedFilesDir: string): Record<string, string> {
  const read = (name: string) => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const {routes, chunkNames, registry} = withShortNames(
    withoutDocuments({
      routes: read('routes.js'),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as ChunkNames,
      registry: trimRegistry(read('registry.js')),
    }),
  );
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  const written = (name: string, extension: string, text: string) => {
    const file = path.join(folder, `${name}.${extension}`);
    writeFileSync(file, text);
    return [`${path.join(generatedFilesDir, name)}$`, file] as const;
  };
  return Object.fromEntries([
    written('routes', 'js', routes),
    written('routesChunkNames', 'json', JSON.stringify(chunkNames)),
    written('registry', 'js', registry),
  ]);
}

/** Writes a generated JSON file in its trimmed form; returns the alias that puts it in the original's place. */
function trimJson(generatedFilesDir: string, name: string, trim: (source: string) => string): Record<string, string> {
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, trim(readFileSync(path.join(generatedFilesDir, `${name}.json`), 'utf8')));
  return {[`${path.join(generatedFilesDir, name)}$`]: file};
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
 * Writes the configuration without what only the build reads and returns the file. Of `future` the browser asks for the
 * router alone; `prism` holds the colours of a highlighter that no page has.
 */
function trimConfig(generatedFilesDir: string, siteConfig: LoadContext['siteConfig']): string {
  const folder = path.join(generatedFilesDir, 'slim-bundle');
  mkdirSync(folder, {recursive: true});
  const file = path.join(folder, 'docusaurus.config.mjs');
  const kept = {
    ...siteConfig,
    ...Object.fromEntries(buildOnly.map((key) => [key, []])),
    future: {experimental_router: siteConfig.future.experimental_router},
    themeConfig: {...siteConfig.themeConfig, prism: {}},
  };
  writeFileSync(file, `export default ${JSON.stringify(kept)};\n`);
  return file;
}

/**
 * Names scripts by the chunk's number and their hash, and style sheets by the number and one hash for the whole build: a
 * hash of its own for each sheet, or a name for each script, would stand in a table in the script of every page.
 */
function shortenFileNames(output: {chunkFilename?: unknown} = {}, plugins: readonly unknown[] = []): void {
  if (process.env.NODE_ENV !== 'production') return;
  output.chunkFilename = 'assets/js/[id].[contenthash:8].js';
  const extract = plugins.find((plugin) => plugin?.constructor.name === 'CssExtractRspackPlugin') as
    {options: {chunkFilename?: string}} | undefined;
  if (extract) extract.options.chunkFilename = 'assets/css/[id].[fullhash:8].css';
}

export default function slimBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'slim-bundle',
    configureWebpack: (config, isServer, {currentBundler}) => {
      const isProduction = process.env.NODE_ENV === 'production';
      const slim = isProduction && !isServer;
      if (slim) shortenFileNames(config.output, config.plugins);
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /\/BaseUrlIssueBanner$/,
            path.join(__dirname, 'no-banner.js'),
          ),
          ...(isServer
            ? [
                new currentBundler.instance.NormalModuleReplacementPlugin(
                  /\/renderToHtml$/,
                  path.join(__dirname, 'render-to-html.js'),
                ),
              ]
            : []),
        ],
        ...(isServer ? {} : {optimization: {splitChunks: {cacheGroups: {styles: false}}}}),
        resolve: {
          alias: {
            ...(isServer ? {} : {tslib$: path.join(__dirname, 'tslib.js')}),
            ...(isServer ? {} : {'hoist-non-react-statics$': path.join(__dirname, 'no-statics.js')}),
            'prism-react-renderer': path.join(__dirname, 'no-prism.js'),
            // The files themselves, because Docusaurus' own alias for `@generated` comes first.
            [`${path.join(generatedFilesDir, 'codeTranslations')}$`]: trimTranslations(generatedFilesDir),
            // On the server as well, so that both render the same.
            ...(isProduction && trimJson(generatedFilesDir, 'globalData', trimGlobalData)),
            ...(slim && {
              ...slimRoutes(generatedFilesDir),
              ...trimJson(generatedFilesDir, 'site-metadata', trimSiteMetadata),
              'react-helmet-async$': path.join(__dirname, 'head.js'),
              [`${path.join(generatedFilesDir, 'docusaurus.config')}$`]: trimConfig(generatedFilesDir, siteConfig),
            }),
          },
        },
      };
    },
  };
}
