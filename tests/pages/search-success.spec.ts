/** Search finds what customers ask for: the test part of the query set against the records of the built site. */
import {expect, test} from '../support/test';
import {buildDir} from '../support/service';
import {isTuning, loadQueries, queryKinds, type QueryKind} from '../../scripts/bench/search-queries';
import {ranksOf, searcher} from '../../scripts/bench/search-success';
import {siteRecords} from '../../plugins/search/site';
import {normalize, spacedWords} from '../../src/features/search/model/analyzer';
import {synonyms} from '../../src/features/search/model/vocabulary';

/** Least share of queries whose page is among the first three. */
const least = {all: 0.98, kind: 0.9};

for (const language of ['zh', 'en'] as const) {
  test.describe(`search (${language})`, () => {
    test('finds the page for every kind of question', async () => {
      test.setTimeout(120_000);
      const queries = loadQueries(process.cwd(), language).filter((item) => !isTuning(item));
      const ranks = await ranksOf(queries, searcher(buildDir, language));
      const missed = ranks.filter(({rank}) => rank < 0 || rank > 2);
      const share = (kind?: QueryKind) => {
        const of = (list: typeof ranks) => list.filter(({item}) => !kind || item.kind === kind).length;
        return 1 - of(missed) / Math.max(1, of(ranks));
      };
      const names = missed.map(({item}) => `${item.kind}: ${item.query}`).join('\n');
      expect(share(), names).toBeGreaterThanOrEqual(least.all);
      for (const kind of queryKinds) expect.soft(share(kind), `${kind}\n${names}`).toBeGreaterThanOrEqual(least.kind);
    });

    test('calls things as its pages do: the first name of every synonym occurs', () => {
      const fold = language === 'en' ? spacedWords : normalize;
      const text = siteRecords(buildDir, language)
        .map(({pageTitle, heading, body, terms}) => fold([pageTitle, heading, body, ...terms].join(' ; ')))
        .join('\n');
      expect(synonyms[language].map(([first]) => first).filter((first) => !text.includes(fold(first).trim()))).toEqual(
        [],
      );
    });
  });
}
