import {describe, expect, it} from '@jest/globals';
import {hasEdition, navEntries, navGroups, navSections, routeIdAt, routeIds, routes} from '../../../src/site/routes';

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
