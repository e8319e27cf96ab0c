/** The help center with nothing in it yet: words in place of empty lists. */
import copy from '@copy/support';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/support';
import SupportHome from '../../../src/templates/SupportHome';
import type {ReactNode} from 'react';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock('@site/src/components/ui/Page', () => ({Page: ({children}: {children: ReactNode}) => children}));

it('says that manuals and tools are being prepared, in tabs that are there', () => {
  const html = renderToStaticMarkup(
    <SupportHome index={{articles: [], models: [], manuals: [], guides: [], trees: []}} />,
  );
  expect(html.split(copy.home.preparing).length).toBeGreaterThanOrEqual(3);
  for (const name of Object.values(copy.home.tabs)) expect(html).toContain(`${name}</button>`);
});

it('has words for a model that nobody makes', () => {
  expect([copy.home.noModels, en.home.noModels, en.home.preparing]).toEqual([
    '暂无相关产品',
    'No related products',
    'Resources being prepared',
  ]);
});
