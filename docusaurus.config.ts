import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {currentLocale, i18n} from './config/editions';
import {docs, onBrokenMarkdownLinks} from './config/docs';
import {news} from './config/news';
import {owner} from './config/owner';
import {clientRedirects} from './config/redirects';
import {hostedSearch} from './config/search';
import {currentBrandName, themeConfig} from './config/theme';
import {writeDrawings} from './plugins/doc-parts/drawings';
import {writeGaps} from './plugins/doc-parts/gaps';
import {writeFacts} from './plugins/doc-parts/factTables';
import {quotePromises} from './plugins/doc-parts/promiseTokens';

const url = process.env.SITE_URL ?? owner.siteUrl.value;

const config: Config = {
  title: currentBrandName,
  url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The v4 flag turns off `{#id}` headings and HTML comments, which writers use.
  markdown: {
    mdx1Compat: {headingIds: true, comments: true, admonitions: true},
    // Before parsing, so that a quotation may stand in a table or a list.
    preprocessor: ({filePath, fileContent}) =>
      writeGaps(filePath, writeDrawings(filePath, writeFacts(filePath, quotePromises(filePath, fileContent)))),
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw'},
  },
  // Dates come from front matter, so that a build does not depend on a git history (an archive builds as well).
  // The MDX cache shared by both compilers waits for ever for documents: only the server compiles them (plugins/slim-bundle/documents.ts).
  future: {
    // Everything of v4 but cascade layers, which the preset would put around the theme's styles: ours are written to
    // win by their order, and a layer changes which of two rules wins on every page.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {mdxCrossCompilerCache: false},
    experimental_vcs: false,
  },
  i18n,
  // The second holds the pictures that are drawn from the charts of posts (plugins/content-index), the third those of
  // customer stories (plugins/stories).
  staticDirectories: ['static', '.docusaurus/chart-pictures', '.docusaurus/story-pictures'],
  clientModules: [
    './src/features/forms/trial/keepCampaign.ts',
    './src/features/navigation/cleanAddress.ts',
    './src/features/navigation/documentLinks.ts',
    './src/features/navigation/prefetch.ts',
  ],
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs,
        blog: news,
        pages: {exclude: ['**/_*', '**/_*/**', '**/*.module.css']},
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/base.css',
            './src/css/controls.css',
            './src/css/docs.css',
            './src/css/charts.css',
            './src/css/forced-colors.css',
          ],
        },
        // Written after the build by scripts/metadata/files.ts from the finished pages. The plugin's has neither the hreflang
        // alternates of a page nor the dates our front matter gives, and lists `/global`, whose canonical address is
        // another.
        sitemap: false,
        // No page imports a drawing as a component, and the debug pages show nothing that `.docusaurus` does not.
        svgr: false,
        debug: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    './plugins/copy-alias/index.ts',
    './plugins/line-breaks/index.ts',
    './plugins/slim-bundle/index.ts',
    './plugins/start-in-steps/index.ts',
    './plugins/page-changes/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/typeface/index.ts',
    './plugins/favicon/index.ts',
    './plugins/early-taps/index.ts',
    './plugins/third-parties/index.ts',
    './plugins/site-routes/index.ts',
    ['@docusaurus/plugin-client-redirects', {redirects: clientRedirects(currentLocale, url)}],
    './plugins/content-index/index.ts',
    './plugins/stories/index.ts',
    './plugins/search/index.ts',
    './plugins/dev-proxy/index.ts',
    './plugins/dev-preview/index.ts',
  ],
  themeConfig,
  customFields: {hostedSearch: hostedSearch(process.env)},
};

export default config;
