import type {Config} from '@docusaurus/types';
import {i18n} from './config/editions';
import {docs, onBrokenMarkdownLinks} from './config/docs';
import {news} from './config/news';
import {owner} from './config/owner';
import {hostedSearch} from './config/search';
import {currentBrandName, themeConfig} from './config/theme';

const config: Config = {
  title: currentBrandName,
  url: process.env.SITE_URL ?? owner.siteUrl.value,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // The v4 flag turns off `{#id}` headings and HTML comments, which writers use.
  markdown: {
    mdx1Compat: {headingIds: true, comments: true, admonitions: true},
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages: 'throw'},
  },
  // Dates come from front matter, so that a build does not depend on a git history (an archive builds as well).
  // The MDX cache shared by both compilers waits for ever for documents: only the server compiles them (plugins/slim-bundle/documents.ts).
  future: {v4: true, faster: {mdxCrossCompilerCache: false}, experimental_vcs: false},
  i18n,
  staticDirectories: ['static'],
  clientModules: ['./src/client/campaign.ts', './src/client/fullLoads.ts', './src/client/prefetch.ts'],
  themes: [
    [
      '@docusaurus/theme-classic',
      {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/docs.css', './src/css/forced-colors.css']},
    ],
  ],
  plugins: [
    './plugins/copy-alias/index.ts',
    './plugins/slim-bundle/index.ts',
    './plugins/page-changes/index.ts',
    './plugins/first-visit/index.ts',
    './plugins/third-parties/index.ts',
    './plugins/site-routes/index.ts',
    ['./plugins/slim-docs/index.ts', docs],
    ['@docusaurus/plugin-content-blog', news],
    ['@docusaurus/plugin-content-pages', {exclude: ['**/_*', '**/_*/**', '**/*.module.css']}],
    './plugins/content-index/index.ts',
    './plugins/search/index.ts',
    './plugins/dev-proxy/index.ts',
    './plugins/dev-preview/index.ts',
  ],
  themeConfig,
  customFields: {hostedSearch: hostedSearch(process.env)},
};

export default config;
