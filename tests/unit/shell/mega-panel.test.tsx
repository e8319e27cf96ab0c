/** The panel under a menu entry: what its picture leads to, and what stands before each entry. */
import menus from '@copy/menus';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import MegaPanel from '@site/src/shell/MegaPanel';
import built from '@site/src/site/builtContent.json';
import {menuDevices, menuDrawings} from '@site/src/shell/menuDrawings';
import {navEntries, navGroups, navSections, routes, type NavGroup} from '@site/src/site/routes';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));
afterEach(() => {
  built.stories = false;
});

it.each(navGroups.solutions)('the picture of a group of solutions leads to one of its pages: %s', async (group) => {
  await act(async () => root.render(<MegaPanel section="solutions" onKeyDown={() => {}} onReady={() => {}} />));
  const choice = [...place.querySelectorAll('button')].find(({textContent}) => textContent === menus.groups[group]);
  await act(async () => choice?.click());
  const picture = [...place.querySelectorAll('a')].find((link) => link.querySelector('picture, img'));
  expect(navEntries('solutions', group, 'zh-CN').map((id) => routes[id].path)).toContain(picture?.getAttribute('href'));
});

it('every entry of every group, those that need content too, has a device or a drawing, and a line that says what it is for', () => {
  built.stories = true;
  const entries = navSections.flatMap((section) =>
    (navGroups[section] as readonly NavGroup[]).flatMap((group) =>
      (['zh-CN', 'global'] as const).flatMap((edition) => navEntries(section, group, edition)),
    ),
  );
  const bare = entries.filter((id) => !menuDevices[id] && !menuDrawings[id]);
  const shared = Object.keys(menuDrawings).filter((id) => id in menuDevices);
  const unused = [...Object.keys(menuDrawings), ...Object.keys(menuDevices)].filter(
    (id) => !entries.some((entry) => entry === id),
  );
  expect({bare, shared, unused}).toEqual({bare: [], shared: [], unused: []});
  expect(entries.filter((id) => !menus.purposes[id])).toEqual([]);
});

it('no group leaves a column empty', async () => {
  for (const section of navSections) {
    await act(async () => root.render(<MegaPanel section={section} onKeyDown={() => {}} onReady={() => {}} />));
    for (const button of place.querySelectorAll('button')) {
      await act(async () => button.click());
      const lists = [...place.querySelectorAll('ul')];
      expect(lists.length).toBeGreaterThan(1);
      for (const list of lists) expect(list.children.length).toBeGreaterThan(0);
    }
  }
});
