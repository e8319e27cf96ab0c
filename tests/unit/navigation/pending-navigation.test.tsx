/** Client modules are called by our navigation as by the one of Docusaurus it replaces. */
import PendingNavigation from '@site/src/features/navigation/PendingNavigation';
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

const calls: string[] = [];
const chunk = {load: () => Promise.resolve()};

jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: (
    action: string,
    {previousLocation, location}: Record<'location' | 'previousLocation', {pathname: string} | null>,
  ) => {
    calls.push(`${action} ${previousLocation?.pathname ?? 'nowhere'} → ${location?.pathname}`);
    return () => void calls.push(`cleanup of ${action} to ${location?.pathname}`);
  },
}));
jest.mock('@docusaurus/core/lib/client/preload', () => ({__esModule: true, default: () => chunk.load()}));
jest.mock('@site/src/features/navigation/loadNavigation', () => ({
  transitions: undefined,
  loadTransitions: () => Promise.resolve(),
}));

const at = (pathname: string) => ({pathname, search: '', hash: '', state: undefined, key: pathname});

let root: Root;
const show = (location: ReturnType<typeof at>) =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <PendingNavigation location={location}>page</PendingNavigation>
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  calls.length = 0;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  restoreGlobals();
});

it('onRouteUpdate at the start, its cleanup when the code is loaded, onRouteDidUpdate when the page is shown', async () => {
  await show(at('/'));
  expect(calls.splice(0)).toEqual(['onRouteUpdate nowhere → /', 'onRouteDidUpdate nowhere → /']);

  let loaded = (): void => undefined;
  chunk.load = () => new Promise((resolve) => (loaded = resolve));
  await show(at('/about'));
  expect(calls.splice(0)).toEqual(['onRouteUpdate / → /about']);
  await act(async () => loaded());
  expect(calls).toEqual(['cleanup of onRouteUpdate to /about', 'onRouteDidUpdate / → /about']);
});
