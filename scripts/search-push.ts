/**
 * `npm run search:push [-- options]`: sends the built site to Algolia, an index per edition, and replaces what is there
 * at once. Settings: `config/search.ts`.
 *
 *   --build build   folder of the built site
 *   --dry           prints what would be sent; needs no settings and sends nothing
 */
import {parseArgs} from 'node:util';
import {pushSettings} from '../config/search';
import enCopy from '../i18n/en/copy/search';
import zhCopy from '../i18n/zh-CN/copy/search';
import {algoliaRecords, algoliaSynonyms, bytesOf} from '../plugins/search/algolia';
import {indexName} from '../src/features/search/model/algolia';
import {siteRecords} from '../plugins/search/site';
import type {SearchLanguage} from '../src/features/search/model/vocabulary';
import {type Edition, pushEditions} from './lib/search-push';

const groups = {zh: zhCopy.kinds, en: enCopy.kinds} as const;

function editionOf(build: string, language: SearchLanguage): Edition {
  const records = algoliaRecords(siteRecords(build, language), {language, groups: groups[language]});
  // Never replace an index with an empty one.
  if (records.length === 0) throw new Error(`${build} holds no page of the edition "${language}"; run "npm run build"`);
  return {language, records};
}

function sizeLine({language, records}: Edition, index: string): string {
  const sizes = records.map(bytesOf);
  const pages = new Set(records.map(({url_without_anchor: url}) => url)).size;
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  return `${indexName(index, language)}: ${records.length} records of ${pages} pages, ${kilobytes} kB, largest ${Math.max(...sizes)} bytes, ${algoliaSynonyms(language).length} synonyms`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {build: {type: 'string', default: 'build'}, dry: {type: 'boolean', default: false}},
  });
  const settings = values.dry ? undefined : pushSettings(process.env);
  const editions = (['zh', 'en'] as const).map((language) => editionOf(values.build, language));
  const lines = editions.map((edition) =>
    sizeLine(edition, settings?.index ?? process.env.ALGOLIA_INDEX?.trim() ?? 'site'),
  );
  if (settings) await pushEditions(editions, settings);
  console.log(
    [...lines, settings ? `Replaced both indices of the application ${settings.appId}.` : 'Nothing was sent.'].join(
      '\n',
    ),
  );
}

main().catch((error: Error) => {
  console.error(`search:push: ${error.message}`);
  process.exitCode = 1;
});
