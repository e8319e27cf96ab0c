/** What a tap opens while the page starts: between React's first render and the effects that follow it. */
import {act, useLayoutEffect} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {MemoryRouter, useHistory} from 'react-router-dom';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {OverlayHost, useOverlay} from '@site/src/features/overlay/OverlayHost';
import {SearchHost} from '@site/src/features/search/SearchHost';
import {closeSearch, openSearch} from '@site/src/features/search/state';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

jest.mock('@docusaurus/router', () => jest.requireActual('react-router-dom'));
jest.mock('@site/src/features/search/SearchDialog', () => ({__esModule: true, default: () => null}));

let root: Root;
let container: HTMLElement;
let push: (path: string) => void;

function Tap() {
  ({push} = useHistory());
  const open = useOverlay();
  useLayoutEffect(() => {
    openSearch('camera offline');
    open({template: 'hotline', kind: 'dialog', title: 'Trial'});
  }, [open]);
  return null;
}

const openDialogs = () => [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open).length;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  // Not in jsdom.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  closeSearch();
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
});

it('stays open, and closes with the next page', async () => {
  await act(async () => {
    root.render(
      <MemoryRouter initialEntries={['/support']}>
        <OverlayHost>
          <Tap />
          <SearchHost />
        </OverlayHost>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  expect(openDialogs()).toBe(2);
  await act(async () => {
    push('/news');
    await Promise.resolve();
  });
  expect(openDialogs()).toBe(0);
});
