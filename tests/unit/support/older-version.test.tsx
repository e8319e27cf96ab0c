/** Every document of both versions: the way to the other version, or the sentence that there is none. */
import copy from '@copy/support-document';
import currentPermalinks from '@generated/content-index/default/current-permalinks.json';
import olderPermalinks from '@generated/content-index/default/older-permalinks.json';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from '@jest/globals';
import {loadDocuments} from '@site/scripts/checks/documents';
import {currentPathOf, modelPathFor, olderPathOf} from '@site/src/site/documentVersions';
import {Crumbs} from '@site/src/theme/DocItem/Layout/Crumbs';
import DocVersionBanner from '@site/src/theme/DocVersionBanner';
import type {DocFrontMatter} from '@site/src/facts/frontmatter';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

interface Shown {
  label: string;
  isLast: boolean;
  permalink: string;
  frontMatter: Record<string, unknown>;
}
// Names that begin with "mock" may be used by factories.
const mockShown: Shown = {label: '6.x', isLast: true, permalink: '', frontMatter: {}};
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({useDoc: () => ({metadata: mockShown}), useDocsVersion: () => mockShown}),
  {virtual: true},
);
// The lists that a build writes; here they are empty files, filled for each page.
const current = currentPermalinks as string[];
const older = olderPermalinks['5.x'] as string[];

const documents = loadDocuments(process.cwd()).documents.filter(({kind}) => kind === 'doc');

function permalinkOf(set: string, slug: unknown, locale: string): string {
  const version = set === 'docs/current' ? '' : `/${set.replace('docs/', '')}`;
  return `${locale === 'en' ? '/global' : ''}/support${version}${String(slug)}`;
}

const pages = documents.map(({set, front, locale, file}) => ({
  file,
  locale,
  front,
  isLast: set === 'docs/current',
  permalink: permalinkOf(set, front.slug, locale),
}));
type Page = (typeof pages)[number];

/** Lists of the version of the edition that the page belongs to, as a build of that edition has them. */
function show({isLast, permalink, front, locale}: Page): void {
  Object.assign(mockShown, {isLast, label: isLast ? '6.x' : '5.x', permalink, frontMatter: front});
  const own = pages.filter((page) => page.locale === locale);
  const chinese = pages
    .filter((page) => page.locale === 'zh-CN')
    .map((page) => ({...page, permalink: localized(page, locale)}));
  const all = [...own, ...chinese];
  current.splice(0, current.length, ...all.filter((page) => page.isLast).map((page) => page.permalink));
  older.splice(0, older.length, ...all.filter((page) => !page.isLast).map((page) => page.permalink));
}

/** A page without a translation is shown in Chinese at the address of the edition. */
const localized = ({permalink}: Page, locale: string): string => (locale === 'en' ? `/global${permalink}` : permalink);

const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);

describe('the way between the versions', () => {
  it('covers documents of both versions in both editions', () => {
    for (const locale of ['zh-CN', 'en'])
      for (const isLast of [true, false])
        expect(pages.filter((page) => page.locale === locale && page.isLast === isLast).length).toBeGreaterThan(20);
  });

  it.each(pages.filter(({isLast}) => !isLast))(
    'of $file leads to the same current page, or says that there is none; and on to what its customers still get',
    (page) => {
      show(page);
      const html = renderToStaticMarkup(<DocVersionBanner />);
      const [first, ...others] = hrefs(html);
      if (current.includes(first!)) expect(first).toBe(page.permalink.replace('/5.x', ''));
      else {
        expect(html).toContain(copy.version.noCurrent);
        expect(first).toBe('/support');
      }
      expect(others).toEqual(['/support/release-notes#end-of-5x', '/support/end-of-life#platform']);
    },
  );

  it.each(pages.filter(({isLast}) => isLast))(
    'of $file leads to the same older page, or says that there is none',
    (page) => {
      show(page);
      const html = renderToStaticMarkup(<DocVersionBanner />);
      if (page.front.type === 'guide' || (page.front.type === 'manual' && !page.front.model)) {
        expect(html).toBe('');
        return;
      }
      const [first] = hrefs(html);
      if (older.includes(first!)) expect(currentPathOf(first!, '5.x')).toBe(page.permalink);
      else {
        expect(html).toContain(copy.version.noOlder('5.x'));
        expect(first).toBe('/support/troubleshooting#older');
      }
    },
  );

  it('says so where the current version has no such page', () => {
    const page = pages.find(({isLast}) => !isLast)!;
    show(page);
    current.length = 0;
    const html = renderToStaticMarkup(<DocVersionBanner />);
    expect(html).toContain(copy.version.noCurrent);
    expect(hrefs(html)[0]).toBe('/support');
  });
});

describe('the breadcrumbs', () => {
  it.each(pages.filter(({isLast}) => !isLast))('of $file lead to no other version without naming it', (page) => {
    show(page);
    const html = renderToStaticMarkup(<Crumbs front={page.front as unknown as DocFrontMatter} />);
    for (const [, href = '', words = ''] of html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g))
      if (/\/support\/(?!5\.x|troubleshooting#older)/.test(href)) expect(words).toContain('6.x');
  });
});

describe('addresses', () => {
  it.each([
    ['/support/manuals/k3', '/support/5.x/manuals/k3'],
    ['/global/support/troubleshooting/details/t0001', '/global/support/5.x/troubleshooting/details/t0001'],
  ])('%s is %s in 5.x', (plain, versioned) => {
    expect(olderPathOf(plain, '5.x')).toBe(versioned);
    expect(olderPathOf(versioned, '5.x')).toBe(versioned);
    expect(currentPathOf(versioned, '5.x')).toBe(plain);
    expect(currentPathOf(plain, '5.x')).toBe(plain);
  });

  it('of a model is that of the version, else the current one, told apart', () => {
    const permalinks = ['/global/support/5.x/model/e3-x'];
    expect(modelPathFor('e3-x', '5.x', permalinks)).toEqual({path: '/support/5.x/model/e3-x', isOther: false});
    expect(modelPathFor('k3', '5.x', permalinks)).toEqual({path: '/support/model/k3', isOther: true});
    expect(modelPathFor('k3', null, permalinks)).toEqual({path: '/support/model/k3', isOther: false});
  });
});
