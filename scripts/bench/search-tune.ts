/**
 * `npm run bench:search:tune [-- build]`: learns the parameters of the ranking (`learned` in `rank.ts`) from the tuning part
 * of the query set and the queries to practise with on the records of a built site, and prints them. One parameter at a time, until a round over all of them
 * brings nothing. Takes some minutes; the test part is not read.
 */
import {learned} from '../../src/features/search/rank';
import {isTuning, loadQueries} from './search-queries';
import {ranksOf, searcher} from './search-success';

const build = process.argv[2] ?? 'build';
const steps = [0.8, 1.25, 0.6, 1.6];

const sets = (['zh', 'en'] as const).map((language) => ({
  search: searcher(build, language),
  queries: [
    ...loadQueries(process.cwd(), language).filter(isTuning),
    ...loadQueries(process.cwd(), language, 'practice'),
  ],
}));

/** Hits among the first three, and a little for being first: what a visitor sees. */
async function worth(): Promise<number> {
  let sum = 0;
  for (const {queries, search} of sets) {
    for (const {rank} of await ranksOf(queries, search))
      sum += (rank >= 0 && rank < 3 ? 1 : 0) + (rank < 0 ? 0 : 0.3 / (rank + 1));
  }
  return sum;
}

async function main(): Promise<void> {
  let best = await worth();
  console.log(`start ${best.toFixed(2)}`);
  for (let round = 0, improved = true; improved && round < 4; round += 1) {
    improved = false;
    for (const name of Object.keys(learned) as (keyof typeof learned)[]) {
      for (const step of steps) {
        const before = learned[name];
        learned[name] = before * step;
        const value = await worth();
        if (value > best + 0.05) {
          best = value;
          improved = true;
          console.log(`${name} ${learned[name].toFixed(3)}: ${best.toFixed(2)}`);
          break;
        }
        learned[name] = before;
      }
    }
  }
  console.log(learned);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
