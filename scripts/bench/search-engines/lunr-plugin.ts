/**
 * `@easyops-cn/docusaurus-search-local`, the plug-in most Chinese Docusaurus sites use, without a Docusaurus build: its
 * own `buildIndex` (lunr, jieba for Chinese) over documents of the shape its `scanDocuments` makes, with our records as
 * the text; its own worker asks. Reading HTML, which it does in a build, is left out of its time.
 */
import {createRequire} from 'node:module';
import type {SearchLanguage} from '../../../src/features/search/model/vocabulary';
import {pagesOf, type Engine} from './engine';

const load = createRequire(import.meta.url);

/** Options of the plug-in as a site of the language sets them; the others are its defaults. */
const languages = {zh: ['en', 'zh'], en: ['en']} as const;
const defaults = {
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  searchResultLimits: 8,
  fuzzyMatchingDistance: 1,
};

/** As in the plug-in: id, text, address, anchor, heading shown above the text, id of the page. */
interface PluginDocument {
  readonly i: number;
  readonly t: string;
  readonly u: string;
  readonly h?: string;
  readonly s?: string;
  readonly p?: number;
}

/** What the plug-in would write to `.docusaurus` for its browser half. */
const generated = (language: SearchLanguage) =>
  [
    "import lunr from 'lunr';",
    ...(language === 'zh'
      ? [
          "require('lunr-languages/lunr.stemmer.support')(lunr);",
          "require('@easyops-cn/docusaurus-search-local/dist/client/shared/lunrLanguageZh').lunrLanguageZh(lunr);",
          "require('lunr-languages/lunr.multi')(lunr);",
        ]
      : []),
    `export const language = ${JSON.stringify(languages[language])};`,
    "export const searchIndexUrl = 'search-index{dir}.json';",
    ...Object.entries(defaults).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
  ].join('\n');

export const lunrPlugin: Engine = {
  name: 'lunr plug-in',
  reader: 'lunr-plugin.reader.ts',
  runsInNode: true,
  loadsEverything: true,
  bundling: (language) => ({
    // The plug-in's worker reads both from the global scope.
    define: {fetch: 'globalThis.benchFetch', location: 'globalThis.benchLocation'},
    plugins: [
      {
        name: 'generated constants',
        setup({onResolve, onLoad}) {
          onResolve({filter: /generated-constants\.js$/}, () => ({path: 'constants', namespace: 'generated'}));
          onLoad({filter: /./, namespace: 'generated'}, () => ({
            contents: generated(language),
            resolveDir: process.cwd(),
          }));
          // The worker is called directly here, without messages, so comlink is stubbed.
          onResolve({filter: /^comlink$/}, () => ({path: 'comlink', namespace: 'unused'}));
          onLoad({filter: /./, namespace: 'unused'}, () => ({contents: 'export const expose = () => {};'}));
        },
      },
    ],
  }),
  async build(records, language) {
    const {buildIndex} = load('@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex') as {
      buildIndex(documents: PluginDocument[][], options: object): unknown;
    };
    const [titles, headings, descriptions, keywords, contents]: PluginDocument[][] = [[], [], [], [], []];
    let id = 0;
    for (const {page, sections} of pagesOf(records)) {
      const pageId = (id += 1);
      titles!.push({i: pageId, t: page.pageTitle, u: page.url});
      const hidden = [...page.terms, ...page.codes];
      if (hidden.length > 0)
        keywords!.push({i: pageId, t: hidden.join(','), s: page.pageTitle, u: page.url, p: pageId});
      if (page.body) contents!.push({i: (id += 1), t: page.body, s: page.pageTitle, u: page.url, p: pageId});
      for (const {url, heading, body} of sections) {
        const h = url.slice(page.url.length);
        headings!.push({i: (id += 1), t: heading, u: page.url, h, p: pageId});
        if (body) contents!.push({i: (id += 1), t: body, s: heading, u: page.url, h, p: pageId});
      }
    }
    const index = buildIndex([titles!, headings!, descriptions!, keywords!, contents!], {
      ...defaults,
      language: languages[language],
    });
    return new Map([['search-index.json', new TextEncoder().encode(JSON.stringify(index))]]);
  },
};
