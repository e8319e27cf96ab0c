import {describe, expect, it} from '@jest/globals';
import {
  alternateOf,
  hasEdition,
  navEntries,
  navGroups,
  navSections,
  routeIdAt,
  routeIds,
  routes,
} from '../../../src/site/routes';

describe('route registry', () => {
  it('gives every path to one page per edition', () => {
    for (const edition of ['zh-CN', 'global'] as const) {
      const paths = routeIds.filter((id) => hasEdition(id, edition)).map((id) => routes[id].path);
      const repeated = paths.filter((path, index) => paths.indexOf(path) !== index);
      expect({edition, repeated}).toEqual({edition, repeated: []});
    }
  });

  it.each(routeIds)('%s: canonical path, known parent, menu group of its section', (id) => {
    const {path, parent, nav} = routes[id];
    expect(path).toMatch(/^\/$|^(\/[a-z0-9][a-z0-9.-]*)+(#[\w-]+)?$/);
    if (parent !== undefined) expect(routeIds).toContain(parent);
    if (nav) expect(navGroups[nav.section]).toContain(nav.group);
    expect(routeIdAt(path)).toBe(id);
  });

  it('has no circle of parents', () => {
    for (const id of routeIds) {
      const seen = new Set<string>();
      for (let at: string | undefined = id; at !== undefined; at = routes[at as typeof id].parent) {
        expect([...seen]).not.toContain(at);
        seen.add(at);
      }
    }
  });

  it('shows each page of the menus once and hidden pages never', () => {
    const shown = navSections.flatMap((section) =>
      navGroups[section].flatMap((group) => navEntries(section, group, 'zh-CN')),
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.filter((id) => routes[id].hidden)).toEqual([]);
  });

  it('finds the home under both of its names and nothing for a path it does not have', () => {
    expect([routeIdAt('/'), routeIdAt('/home'), routeIdAt('/support/'), routeIdAt('/nowhere')]).toEqual([
      'home',
      'home',
      'support',
      undefined,
    ]);
  });
});

describe('alternates', () => {
  it.each([
    ['/', '/global/home'],
    ['/products/accurate-people-counting', '/global/products/accurate-people-counting'],
    ['/support/troubleshooting/details/t0001', '/global/support/troubleshooting/details/t0001'],
    ['/news/product/heat-map-before-after', '/global/news/product/heat-map-before-after'],
    ['/experience', '/global/experience'],
  ])('%s and %s lead to each other', (chinese, english) => {
    expect(alternateOf(chinese, 'en')).toBe(english);
    expect(alternateOf(english, 'zh-CN')).toBe(chinese);
    expect(alternateOf(chinese, 'zh-CN')).toBe(chinese);
    expect(alternateOf(english, 'en')).toBe(english);
  });

  it('leads from every address of the English home to the Chinese one', () => {
    for (const home of ['/global', '/global/', '/global/home']) expect(alternateOf(home, 'zh-CN')).toBe('/');
  });
});
