import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import clientRedirectsPlugin from '@docusaurus/plugin-client-redirects';
import type {PluginOptions} from '@docusaurus/plugin-client-redirects/lib/options';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {clientRedirects} from '../../../config/redirects';
import {placeRedirectPages} from '../../../scripts/lib/redirect-pages.mjs';
import {isRedirectPage} from '../../../src/site/hosting/redirectPage.mjs';
import {brand} from '../../../src/site/brand';
import {editions, type Locale} from '../../../src/site/editions';
import {resolveRedirect} from '../../../src/site/redirects';
import {legacyTable, singleRedirects} from '../../fixtures/legacy-redirects';

type PostBuildProps = Parameters<NonNullable<Plugin<void>['postBuild']>>[0];

const siteUrl = 'https://www.example.com';
const locales: readonly Locale[] = ['zh-CN', 'en'];

/** The redirects of both editions, each as the full addresses that a visitor sees. */
const all = locales.flatMap((locale) =>
  clientRedirects(locale, siteUrl).map(({from, to}): [string, string] => {
    const {prefix} = editions[locale];
    return [prefix + from, to.startsWith('/') ? prefix + to : to.replace(siteUrl, '')];
  }),
);

/** The table of the specification without patterns, and without what is only tidied: endings, slashes, capitals. */
const specified = new Map(
  [
    ...legacyTable(brand.slug).flatMap(([from, to, englishTo]): [string, string][] => [
      [from, to],
      [`/global${from}`, `/global${englishTo ?? to}`],
    ]),
    ...singleRedirects.filter(([from]) => !/[A-Z]|\/$|^\/(index|support)\.html$/.test(from)),
  ]
    .filter(([from]) => !/\/download\/[^/]+$/.test(from))
    .map(([from, to]) => [from.replace(/\.html$/, ''), to]),
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
};
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const pages = (): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();

/** Runs the plugin as the build of an edition does, with what it reads of the site. */
async function writePages(locale: Locale, routesPaths: readonly string[]): Promise<void> {
  const siteConfig = {trailingSlash: false, onDuplicateRoutes: 'throw', future: {experimental_router: 'browser'}};
  const redirects = clientRedirects(locale, siteUrl);
  const plugin = clientRedirectsPlugin(
    {siteConfig} as LoadContext,
    {id: 'default', fromExtensions: [], toExtensions: [], redirects} as PluginOptions,
  );
  const {prefix} = editions[locale];
  const props = {siteConfig, routesPaths, baseUrl: `${prefix}/`, outDir: path.join(folder, prefix)};
  await plugin?.postBuild?.(props as unknown as PostBuildProps);
}

const targetsOf = (locale: Locale): string[] => {
  const {prefix} = editions[locale];
  return clientRedirects(locale, siteUrl).map(({to}) => prefix + to);
};

describe('redirects of the plugin', () => {
  it('are those of the table, each once', () => {
    expect(new Map(all)).toEqual(specified);
    expect(all).toHaveLength(specified.size);
  });

  it.each(all)('%s → %s, as the service redirects, with and without an ending', (from, to) => {
    expect([resolveRedirect(from), resolveRedirect(`${from}.html`)]).toEqual([to, to]);
  });

  it('become one page each, where the pages of the site are', async () => {
    for (const locale of locales) await writePages(locale, targetsOf(locale));
    expect(placeRedirectPages(folder)).toBe(all.length);
    expect(pages()).toEqual(all.map(([from]) => `${from.slice(1)}.html`).sort());
    for (const name of pages()) expect(isRedirectPage(read(name))).toBe(true);
    for (const [name, to] of [
      ['case.html', '/'],
      ['global/case.html', '/global/home'],
      ['solution/more.html', '/solutions/smart-store'],
      ['index__global.html', `${siteUrl}/global/home`],
    ] as const) {
      expect(read(name)).toContain(`content="0; url=${to}"`);
      expect(read(name)).toContain(`'${to}' + window.location.search + window.location.hash`);
    }
  });

  it('are refused when a target is no page, or an old address is one', async () => {
    await expect(
      writePages(
        'zh-CN',
        targetsOf('zh-CN').filter((to) => to !== '/downloads'),
      ),
    ).rejects.toThrow('/downloads');
    await expect(writePages('zh-CN', [...targetsOf('zh-CN'), '/mall'])).rejects.toThrow('/mall');
  });
});

describe('placing the pages', () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/x">';

  it('leaves the pages of the site, and folders that hold others', () => {
    write('index.html', '<h1>Home</h1>');
    write('global/index.html', '<h1>Home</h1>');
    write('about/index.html', redirect);
    write('about/contact.html', '<h1>Contact</h1>');
    write('case/index.html', redirect);
    expect(placeRedirectPages(folder)).toBe(2);
    expect(pages()).toEqual(['about.html', 'about/contact.html', 'case.html', 'global/index.html', 'index.html']);
    expect(readdirSync(folder).sort()).toEqual(['about', 'about.html', 'case.html', 'global', 'index.html']);
  });

  it('refuses to replace a page', () => {
    write('about/index.html', redirect);
    write('about.html', '<h1>About</h1>');
    expect(() => placeRedirectPages(folder)).toThrow('about.html is a page of the build');
    expect(read('about.html')).toContain('About');
  });
});

it.each([
  ['<META HTTP-EQUIV=refresh content=0>', true],
  ["<head><meta content='0; url=/' http-equiv='Refresh'>", true],
  ['<meta http-equiv="content-security-policy">', false],
  ['<meta name="refresh"><p>&lt;meta http-equiv="refresh"&gt;</p>', false],
])('%s is a redirect page: %s', (html, expected) => {
  expect(isRedirectPage(html)).toBe(expected);
});
