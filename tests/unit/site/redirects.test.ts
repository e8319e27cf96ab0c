import {describe, expect, it} from '@jest/globals';
import {brand} from '../../../src/site/brand';
import {legacyRedirects, resolveRedirect} from '../../../src/site/redirects';
import {hasEdition, routeIds, routes} from '../../../src/site/routes';
import {legacyTable, singleRedirects} from '../../fixtures/legacy-redirects';

const table = legacyTable(brand.slug);
const chinese = table.map(([from, to]): [string, string] => [from, to]);
const english = table.map(([from, to, englishTo]): [string, string] => [`/global${from}`, `/global${englishTo ?? to}`]);

/** A redirect arrives at once: its target is not redirected again. */
function expectOneHop(from: string, to: string): void {
  expect(resolveRedirect(from)).toBe(to);
  expect({to, again: resolveRedirect(to)}).toEqual({to, again: null});
}

describe('legacy addresses', () => {
  it.each([...chinese, ...english])('%s → %s', (from, to) => expectOneHop(from, to));

  it.each(chinese.filter(([from]) => !from.endsWith('.html')))('%s/ with a trailing slash → %s', (from, to) =>
    expectOneHop(`${from}/`, to),
  );

  it.each(singleRedirects)('%s → %s', (from, to) => expectOneHop(from, to));

  it('has a test row for every rule of the table', () => {
    const asked = [...table.map(([from]) => from), ...singleRedirects.map(([from]) => from.replace(/^\/global/, ''))];
    const untested = legacyRedirects.filter(
      ({from}) => !asked.some((path) => (typeof from === 'string' ? from === path : from.test(path))),
    );
    expect(untested.map(({from}) => String(from))).toEqual([]);
  });
});

describe('addresses that stay', () => {
  it.each([
    '/',
    '/global',
    '/global/home',
    '/support/model/w3-e',
    '/news/product/x',
    '/downloads/app',
    '/img/logo.svg',
  ])('%s', (path) => {
    expect(resolveRedirect(path)).toBeNull();
  });

  it.each(routeIds)('%s is never redirected', (id) => {
    const path = routes[id].path.split('#')[0]!;
    if (hasEdition(id, 'zh-CN')) expect(resolveRedirect(path)).toBeNull();
    if (hasEdition(id, 'global')) expect(resolveRedirect(path === '/' ? '/global/home' : `/global${path}`)).toBeNull();
  });

  it('settles every path in one hop, whatever its case, slashes and ending', () => {
    for (const [from] of [...table, ...singleRedirects]) {
      for (const variant of [
        `${from}/`,
        `/${from}`,
        `${from}//`,
        from.replace(/[^/]+$/, (word) => word.toUpperCase()),
        `${from}.html`,
      ]) {
        for (const pathname of [variant, `/global${variant}`]) {
          const target = resolveRedirect(pathname);
          if (target === null) continue;
          expect({pathname, target, again: resolveRedirect(target)}).toEqual({pathname, target, again: null});
        }
      }
    }
  });
});
