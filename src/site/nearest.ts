/** Which pages come closest to a mistyped path. */
import {hasEdition, routeIds, routes, type RouteId} from './routes';
import type {Edition} from './editions';

/** Edit costs between two lists; `add` gets the position in the second list. */
interface Costs<T> {
  readonly drop: number;
  readonly add: (index: number) => number;
  readonly change: (from: T, to: T) => number;
}

/** Weighted Levenshtein distance from `a` to `b`. */
function distance<T>(a: readonly T[], b: readonly T[], {drop, add, change}: Costs<T>): number {
  let previous = [0];
  for (const [index] of b.entries()) previous.push(previous[index]! + add(index));
  for (const [i, from] of a.entries()) {
    const row = [(i + 1) * drop];
    for (const [j, to] of b.entries())
      row.push(Math.min(row[j]! + add(j), previous[j + 1]! + drop, previous[j]! + change(from, to)));
    previous = row;
  }
  return previous[b.length]!;
}

const letters: Costs<string> = {drop: 1, add: () => 1, change: (from, to) => (from === to ? 0 : 1)};

/** Share of the letters in which two words differ, 0–1. More than half is another word, and like one too much and one too few. */
function wordCost(from: string, to: string): number {
  const share = distance([...from], [...to], letters) / Math.max(from.length, to.length);
  return share > 0.5 ? 1.1 : share;
}

/** Parts of a path. One left off at the end costs little, the section more: the same word elsewhere is another thing. */
const parts: Costs<string> = {drop: 0.7, add: (index) => (index === 0 ? 0.8 : 0.4), change: wordCost};

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

/**
 * Pages of the edition whose path is nearest to `path`, part by part. Never returns pages that need a parameter or are
 * hidden, nor a page twice by its anchors.
 */
export function nearestRoutes(path: string, edition: Edition, count = 3): RouteId[] {
  const typed = partsOf(
    path
      .toLowerCase()
      .replace(/\.html$/, '')
      .slice(0, 120),
  );
  return routeIds
    .filter((id) => {
      const {path: candidate, hidden, status} = routes[id];
      return id !== 'home' && !hidden && status === undefined && !candidate.includes('#') && hasEdition(id, edition);
    })
    .map((id) => ({id, score: distance(typed, partsOf(routes[id].path), parts)}))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({id}) => id);
}

/** The words of a list that are most like a mistyped one, the nearest first; none where all are other words. */
export const nearestWords = (typed: string, words: readonly string[], count = 3): string[] =>
  words
    .map((word) => ({word, cost: wordCost(typed, word)}))
    .filter(({cost}) => cost <= 1)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({word}) => word);
