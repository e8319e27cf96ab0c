/**
 * `npm run bench:search:probe [-- options]`: success@1 and @3 of our search per kind of query, on the records of a built
 * site. Gates nothing; `npm run bench:search` compares engines, `tests/pages/search-success.spec.ts` gates.
 *
 *   --build build     folder of the built site
 *   --set probe       probe, practice, or test: the test part of the query set
 *   --language zh     one language only
 *   --misses          name the queries whose page is not among the first three; a probe whose misses were read is none any more
 */
import {parseArgs} from 'node:util';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import {percent} from './search-figures';
import {isTuning, loadQueries, queryKinds, type KnownItem} from './search-queries';
import {ranksOf, searcher} from './search-success';

const {values} = parseArgs({
  options: {
    build: {type: 'string', default: 'build'},
    set: {type: 'string', default: 'probe'},
    language: {type: 'string'},
    misses: {type: 'boolean', default: false},
  },
});

/** @throws {Error} for a set that there is not */
function queriesOf(language: SearchLanguage): KnownItem[] {
  const root = process.cwd();
  if (values.set === 'test') return loadQueries(root, language).filter((item) => !isTuning(item));
  if (values.set === 'probe' || values.set === 'practice') return loadQueries(root, language, values.set);
  throw new Error('--set: write probe, practice or test');
}

async function main(): Promise<void> {
  for (const language of ['zh', 'en'] as const) {
    if (values.language && values.language !== language) continue;
    const ranks = await ranksOf(queriesOf(language), searcher(values.build, language));
    const share = (list: typeof ranks, k: number) =>
      percent(list.filter(({rank}) => rank >= 0 && rank < k).length / list.length);
    console.log(`${language}, ${ranks.length} queries: @1 ${share(ranks, 1)}, @3 ${share(ranks, 3)}`);
    for (const kind of queryKinds) {
      const own = ranks.filter(({item}) => item.kind === kind);
      if (own.length > 0)
        console.log(`  ${kind.padEnd(12)} ${own.length} queries: @1 ${share(own, 1)}, @3 ${share(own, 3)}`);
    }
    if (!values.misses) continue;
    for (const {item, rank} of ranks)
      if (rank < 0 || rank > 2) console.log(`  ${item.kind}: ${item.query} (${rank + 1}; ${item.expect.join(' ')})`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
