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
    <SupportHome index={{articles: [], models: [], manuals: [], guides: [], trees: []}} lights={[]} />,
  );
  expect(html.split(copy.home.preparing).length).toBeGreaterThanOrEqual(3);
  for (const name of Object.values(copy.home.tabs)) expect(html).toContain(`${name}</button>`);
});

it('leads from each light of a camera to its place in a tree, and from one that means all is well to the symptoms', () => {
  const html = renderToStaticMarkup(
    <SupportHome
      index={{articles: [], models: [], manuals: [], guides: [], trees: []}}
      lights={[
        {label: null, color: 'amber', pattern: 'slow', meaning: 'waitingForSetup', href: '/support/finder/offline#1-3'},
        {label: null, color: 'blue', pattern: 'steady', meaning: 'online', href: null},
      ]}
    />,
  );
  expect(html).toMatch(/<a[^>]*href="\/support\/finder\/offline#1-3"[^>]*>.*橙灯慢闪.*等待配网.*<\/a>.*蓝灯常亮/);
  expect(html).toMatch(/<a[^>]*href="[^"]*#symptoms"[^>]*>(?:(?!<\/a>).)*蓝灯常亮/);
  expect(html.split('#1-').length).toBe(2);
});

it('has words for a model that nobody makes', () => {
  expect([copy.home.noModels, en.home.noModels, en.home.preparing]).toEqual([
    '暂无相关产品',
    'No related products',
    'Resources being prepared',
  ]);
});
