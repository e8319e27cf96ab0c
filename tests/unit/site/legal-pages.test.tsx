import {describe, expect, it} from '@jest/globals';
import {renderToString} from 'react-dom/server';
import Privacy from '@site/src/pages/privacy';
import Terms from '@site/src/pages/terms';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

jest.mock('@site/src/components/ui/Page', () => ({Page: ({children}: {children: unknown}) => children}));
jest.mock('@site/src/components/sections/Banner', () => ({Banner: () => null}));

/** Headings of the sections that have no text. */
const emptySections = (html: string): string[] =>
  [...html.matchAll(/<section id="([^"]+)"[^>]*><h2>[^<]*<\/h2>(?!<(p|ul|div))/g)].map(([, id]) => id!);

describe('a legal page as it is built', () => {
  it.each([
    ['privacy', Privacy, ['operator', 'periods', 'recipients', 'transfers', 'cookies', 'rights', 'pipl', 'contact']],
    ['terms', Terms, ['operator', 'law', 'contact']],
  ] as const)('%s has every section, with text and the settings that are open', (_name, Page, ids) => {
    const html = renderToString(<Page />);
    for (const id of ids) expect(html).toContain(`<section id="${id}"`);
    expect(emptySections(html)).toEqual([]);
    expect(html).toContain('尚未公布');
  });
});
