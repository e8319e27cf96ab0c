/** Which pages come closest to a mistyped path. */
import {hasEdition, routeIds, routes, type RouteId} from './routes';
import type {Edition} from './editions';

/** Levenshtein distance between two short strings. */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}

/**
 * Pages of the edition whose path is nearest to `path`: the last part counts most, then the section it is in, then the
 * whole path.
 * Never returns pages that need a parameter or are hidden.
 */
export function nearestRoutes(path: string, edition: Edition, count = 3): RouteId[] {
  const typed = path
    .toLowerCase()
    .replace(/\.html$/, '')
    .slice(0, 120);
  const part = (value: string, index: number) => value.split('/').filter(Boolean).at(index) ?? '';
  const distance = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1);
  return routeIds
    .filter((id) => id !== 'home' && !routes[id].hidden && routes[id].status === undefined && hasEdition(id, edition))
    .map((id) => {
      const candidate = routes[id].path;
      const last = distance(part(typed, -1), part(candidate, -1));
      const section = distance(part(typed, 0), part(candidate, 0));
      return {id, score: last + section * 0.6 + distance(typed, candidate) * 0.5};
    })
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({id}) => id);
}
