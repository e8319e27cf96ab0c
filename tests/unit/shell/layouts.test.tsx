import type {RouteLayout} from '@site/src/site/routes';
import Footer from '@site/src/theme/Footer';
import Navbar from '@site/src/theme/Navbar';
import Root from '@site/src/theme/Root';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

let layout: RouteLayout;
jest.mock('@site/src/site/useLayout', () => ({useLayout: () => layout}));

const around = (next: RouteLayout) => {
  layout = next;
  document.body.innerHTML = renderToStaticMarkup(
    <Root>
      <Navbar />
      <main />
      <Footer />
    </Root>,
  );
  const has = (selector: string) => document.querySelector(selector) !== null;
  return {
    header: has('header'),
    menus: has('[data-menu]'),
    footer: has('footer'),
    groups: has('footer nav'),
    panels: has('aside'),
  };
};

it('has header, menus, footer and panels around a page', () => {
  expect(around('default')).toEqual({header: true, menus: true, footer: true, groups: true, panels: true});
});

it('has the logo and the legal line around the form and the pages of apps', () => {
  expect(around('bare')).toEqual({header: true, menus: false, footer: true, groups: false, panels: false});
});

it('has nothing around a page of the empty layout', () => {
  expect(around('empty')).toEqual({header: false, menus: false, footer: false, groups: false, panels: false});
});
