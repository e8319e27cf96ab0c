/** Old addresses, asked of the service: one 301 to the right place, with the query kept. */
import {brand} from '../../../src/site/brand';
import {legacyTable, singleRedirects} from '../../fixtures/legacy-redirects';

const query = '?sp=qr-2019&q=a%20b';

/** Problems of one redirect. A page that is still to be built answers 404 at the target, which is not the redirect's fault. */
export async function redirectProblems(base: string, from: string, to: string): Promise<string[]> {
  const response = await fetch(base + from + query, {redirect: 'manual'});
  await response.arrayBuffer();
  const location = response.headers.get('location');
  const problems: string[] = [];
  if (response.status !== 301) problems.push(`status ${response.status} instead of 301`);
  if (location !== to + query) problems.push(`leads to ${location} instead of ${to + query}`);
  if (location === null || problems.length > 0) return problems;
  const target = await fetch(new URL(location, base), {redirect: 'manual'});
  await target.arrayBuffer();
  return target.status === 301 ? [`the target is redirected again, to ${target.headers.get('location')}`] : [];
}

/** Every old address with its target: a row of the specification's table and edition each. */
export function redirectRows(): [from: string, to: string][] {
  const rows = legacyTable(brand.slug).flatMap(([from, to, englishTo]): [string, string][] => [
    [from, to],
    [`/global${from}`, `/global${englishTo ?? to}`],
  ]);
  return [...rows, ...singleRedirects.map(([from, to]): [string, string] => [from, to])];
}
