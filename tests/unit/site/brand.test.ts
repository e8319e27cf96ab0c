/** Rebranding is editing one module: with another slug, routes and redirects carry it and the old one is gone. */
import {expect, it} from '@jest/globals';
import {legacyRedirects, resolveRedirect} from '../../../src/site/redirects';
import {routes} from '../../../src/site/routes';
import {legacyTable} from '../../fixtures/legacy-redirects';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

jest.mock('../../../src/site/brand', () => ({
  brand: {nameZh: '远望', nameEn: 'Faraway', slug: 'faraway', since: 2009},
}));

const original = jest.requireActual<typeof import('../../../src/site/brand')>('../../../src/site/brand');

it('redirects to pages named after the new brand', () => {
  for (const [from, to] of legacyTable('faraway')) expect(resolveRedirect(from)).toBe(to);
  expect([resolveRedirect('/about'), resolveRedirect('/global/anyan')]).toEqual([
    '/about-faraway',
    '/global/faraway-home',
  ]);
});

it('leaves no trace of the old one in routes and redirects', () => {
  const everything = JSON.stringify([Object.entries(routes), legacyRedirects.map(({from, to}) => [String(from), to])]);
  const {slug, nameEn, nameZh} = original.brand;
  expect([slug, nameEn, nameZh].filter((name) => everything.includes(name))).toEqual([]);
});
