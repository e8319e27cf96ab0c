/** The panel under a menu entry: what its picture leads to. */
import menus from '@copy/menus';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import MegaPanel from '@site/src/shell/MegaPanel';
import {navEntries, navGroups, routes} from '@site/src/site/routes';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
});
afterEach(() => act(async () => root.unmount()));

it.each(navGroups.solutions)('the picture of a group of solutions leads to one of its pages: %s', async (group) => {
  await act(async () => root.render(<MegaPanel section="solutions" onKeyDown={() => {}} onReady={() => {}} />));
  const choice = [...place.querySelectorAll('button')].find(({textContent}) => textContent === menus.groups[group]);
  await act(async () => choice?.click());
  const picture = [...place.querySelectorAll('a')].find((link) => link.querySelector('picture, img'));
  expect(navEntries('solutions', group, 'zh-CN').map((id) => routes[id].path)).toContain(picture?.getAttribute('href'));
});
