/** Hydration of the 404 pages: the first render has to match the server's HTML. */
import copy from '@copy/not-found';
import {renderToStaticMarkup} from 'react-dom/server';
import type {ReactNode} from 'react';
import {afterEach, expect, it} from '@jest/globals';
import NotFound from '../../../src/theme/NotFound';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock(
  '@theme/Layout',
  () =>
    ({children}: {children: ReactNode}) =>
      children,
  {virtual: true},
);
jest.mock('@docusaurus/theme-common', () => ({PageMetadata: ({title}: {title: string}) => <title>{title}</title>}));

afterEach(() => {
  delete document.documentElement.dataset.notFound;
});

it.each([
  ['hardware', '/products/hardware/cloud-camera/w9', '/products/cloud-camera'],
  ['archive', '/news/sports', '/news/product'],
  ['app', '/downloads/app', '/downloads/apps/xiaodian'],
  ['version', '/support/5.x/troubleshooting/details/t0201', '/support/release-notes#end-of-5x'],
] as const)('says what is wrong with the %s where the page that was sent says it', (kind, address, offered) => {
  window.history.replaceState(null, '', address);
  const general = renderToStaticMarkup(<NotFound />);
  expect(general).toContain(`<h1>${copy.title}</h1>`);
  expect(general).not.toContain('x-status');
  document.documentElement.dataset.notFound = kind;
  const own = renderToStaticMarkup(<NotFound />);
  const {title, code} = copy.exceptions[kind];
  expect(own).toContain(`<title>${copy.headTitle(title, code)}</title>`);
  expect(own).toContain(`<h1>${title}</h1>`);
  expect(own).toContain(`href="${offered}"`);
  expect(own).toContain('name="x-status" content="404"');
});
