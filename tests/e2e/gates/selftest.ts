/** A gate that cannot fail is a defect: each one is held against a small page that breaks its rule. */
import {randomBytes} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import type {Browser} from 'playwright-core';
import {fetchPages, type BuiltPage, type FetchedPage} from '../lib/site';
import type {Check} from '../lib/runner';
import {budgetProblems} from './budgets';
import {addressProblems, basicProblems, duplicateTitles, imageProblems} from './head';
import {linkProblems} from './links';
import {axeStates, visitAlike, visitPage, type AxeState} from './open';
import {noScriptProblems} from './no-script';
import {redirectProblems} from './redirects';
import {partProblems} from './parts';
import {missingAnchors, missingRoutes, unknownPages} from './registry';
import {robotsProblems, securityProblems, sharingProblems, siteMapProblems} from './sharing';
import {structuredProblems} from './structured';
import {templateProblems} from './templates';
import {compareReadings, readPage, readingProblems} from '../../../scripts/checks/reading';

const folder = path.resolve('tests/fixtures/gates');
const names = readdirSync(folder).map((file) => file.replace('.html', ''));

/** The fixtures, a script too large for any budget, and redirects that are wrong in every way. */
function fixtureServer() {
  const heavy = `/* ${randomBytes(100 * 1024).toString('base64')} */`;
  return createServer((request, response) => {
    const [pathname = '', query = ''] = (request.url ?? '').split('?');
    const name = pathname.slice(1);
    if (names.includes(name)) {
      response.writeHead(name === 'basic' ? 500 : 200, {'Content-Type': 'text/html; charset=utf-8'});
      response.end(readFileSync(path.join(folder, `${name}.html`)));
    } else if (name === 'heavy.js') {
      response.writeHead(200, {'Content-Type': 'text/javascript'}).end(heavy);
    } else if (name === 'moved-softly') response.writeHead(302, {Location: `/good?${query}`}).end();
    else if (name === 'moved-bare') response.writeHead(301, {Location: '/good'}).end();
    else if (name === 'moved-twice') response.writeHead(301, {Location: `/moved-again?${query}`}).end();
    else if (name === 'moved-again') response.writeHead(301, {Location: `/good?${query}`}).end();
    else response.writeHead(404).end();
  });
}

/** Starts the throw-away server; gives its origin and a way to end it. */
export async function startFixtures(): Promise<{base: string; stop: () => void}> {
  const server = fixtureServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close()};
}

const origin = 'https://www.example.com';

/** Passes when the problems are these, each recognised by a part of its message. */
function expectProblems(found: readonly string[], wanted: readonly string[]): string[] {
  const missing = wanted.filter((part) => !found.some((problem) => problem.includes(part)));
  const more = found.filter((problem) => !wanted.some((part) => problem.includes(part)));
  return [
    ...missing.map((part) => `not caught: ${part}`),
    ...more.map((problem) => `caught without reason: ${problem}`),
  ];
}

type Gate = () => Promise<readonly string[]> | readonly string[];

/** One check per gate and fixture. */
export async function selftestChecks(browser: Browser, base: string): Promise<Check[]> {
  const built = names.map((name): BuiltPage => ({
    pathname: `/${name}`,
    file: `${name}.html`,
    status: name === 'hidden' ? 404 : 200,
    isErrorPage: false,
  }));
  const fetched = new Map((await fetchPages(base, built)).map((page) => [page.pathname.slice(1), page]));
  const page = (name: string): FetchedPage => fetched.get(name)!;
  const facts = {origin, pathnames: new Set(['/good', '/global/good', '/address', '/global/address', '/alone'])};
  const links = {origin, pages: new Map([['/good', page('good')]]), files: new Set<string>()};
  const target = (name: string) => ({base, pathname: `/${name}`, status: 200});

  const problemsOf = async (name: string, states: readonly AxeState[] = []) =>
    (await visitPage(browser, target(name), states)).problems;
  const reading = compareReadings([
    readPage('/products/x', page('thin').html),
    readPage('/products/y', page('thin').html),
  ]);

  const manual = (name: string): FetchedPage => ({...page(name), pathname: '/support/manuals/x'});
  const pictures = new Map(
    await Promise.all(
      [
        ['sound', 1200],
        ['small', 600],
      ].map(async ([name, width]): Promise<[string, Buffer]> => [
        `/social/${name}.jpg`,
        await sharp({create: {width: Number(width), height: 630, channels: 3, background: '#fff'}})
          .jpeg()
          .toBuffer(),
      ]),
    ),
  );
  const sharing = {...facts, read: (pathname: string) => pictures.get(pathname)};
  const now = new Date('2026-11-21');
  const siteMap = (...entries: string[]) => entries.map((entry) => `<url>${entry}</url>`).join('');
  const told = '<loc>https://www.example.com/support/manuals/x</loc>';

  const cases: [name: string, gate: Gate, wanted: readonly string[]][] = [
    [
      'a sound page passes',
      () => [
        ...basicProblems(page('good')),
        ...addressProblems(page('good'), facts),
        ...imageProblems(page('good')),
        ...linkProblems(page('good'), links),
      ],
      [],
    ],
    ['a sound page opens', () => problemsOf('good'), []],
    ['a sound page is accessible', () => problemsOf('good', axeStates), []],
    [
      'status, language, title, description, h1',
      () => basicProblems(page('basic')),
      ['status 500', 'lang="en"', 'titles', 'description has 2', '2 h1'],
    ],
    [
      'canonical and hreflang',
      () => addressProblems(page('address'), facts),
      ['canonical https://www.example.com/elsewhere', 'hreflang en is missing', 'hreflang de'],
    ],
    ['hreflang without a counterpart', () => addressProblems(page('alone'), facts), ['hreflang en leads to']],
    ['a 404 page that may be indexed', () => addressProblems(page('hidden'), facts), ['noindex']],
    ['pictures without words and size', () => imageProblems(page('images')), ['needs alt, width, height']],
    [
      'a thin page that says what another says',
      () => readingProblems(reading[0]!),
      ['words, wanted', '100 % of its sentences', 'questions, wanted', 'has no picture', 'links to 1 pages'],
    ],
    [
      'a page that is nothing without script',
      () => noScriptProblems(page('scripted')),
      [
        'characters without script',
        'the footer has 1 links',
        'does not lead to the site map',
        'how to reach somebody',
        '1 pictures wait',
      ],
    ],
    ['two pages of one title', () => duplicateTitles([page('good'), page('twin')]), ['/twin has the title of /good']],
    [
      'links that lead nowhere',
      () => linkProblems(page('links'), links),
      [
        '"/nowhere" leads nowhere',
        'no anchor "nothing"',
        '"/global/nowhere" leads nowhere',
        'link to "/about/investor"',
        '"/missing.css"',
        '"/missing.png"',
        '"/missing-2x.png"',
      ],
    ],
    [
      'a page that tells machines what it shows',
      async () => [...structuredProblems(manual('told'), origin), ...(await sharingProblems(manual('told'), sharing))],
      [],
    ],
    [
      'structured data that says something else',
      () => structuredProblems(manual('untold'), origin),
      [
        'Product, for which the page gives no reason',
        'Product without description',
        'has offers',
        'headline "Y说明书"',
        'dateModified 2020-01-01',
        'url "/support/manuals/x"',
        'inLanguage fr',
        'FAQPage: questions',
        'BreadcrumbList: ends at',
      ],
    ],
    [
      'structured data that is missing',
      () => structuredProblems({...manual('good'), pathname: '/support/manuals/good'}, origin),
      ['no TechArticle'],
    ],
    [
      'social tags that are wrong',
      () => sharingProblems(manual('untold'), sharing),
      [
        'og:title "别的页"',
        'og:locale "en"',
        'keywords is missing',
        'jpeg of 600',
        'twitter:image "https://www.example.com/social/sound.jpg?v=1"',
      ],
    ],
    [
      'a social picture of the other language',
      () => sharingProblems({...manual('told'), pathname: '/global/support/manuals/x'}, sharing),
      ['not of the page’s language', 'og:url', 'og:locale'],
    ],
    [
      'a site map that is right',
      () => siteMapProblems(siteMap(`${told}<lastmod>2026-11-12</lastmod>`), [manual('told')], origin, now),
      [],
    ],
    [
      'a site map that is wrong',
      () =>
        siteMapProblems(
          siteMap(
            `${told}<lastmod>2027-01-01</lastmod><xhtml:link rel="alternate" hreflang="de" href="x"/>`,
            '<loc>https://www.example.com/gone</loc>',
          ),
          [manual('told'), {...page('good'), pathname: '/good'}],
          origin,
          now,
        ),
      ['/good is missing', '/gone is listed', 'lastmod 2027-01-01', 'alternates de x'],
    ],
    [
      'a robots.txt that shuts the door',
      () => robotsProblems('User-agent: *\nDisallow: /support\nSitemap: https://www.example.com/sitemap.xml', origin),
      ['no line "Sitemap: https://www.example.com/global/sitemap.xml"', 'Disallow: /support'],
    ],
    [
      'a security.txt that is over',
      () =>
        securityProblems('Contact: nobody\nExpires: 2026-01-01T00:00:00Z\nPreferred-Languages: zh, en\n', origin, now),
      ['Contact "nobody"', 'Expires "2026-01-01', 'Canonical ""'],
    ],
    [
      'an anchor of the registry that its page lacks',
      () => missingAnchors('zh-CN', [{...page('good'), pathname: '/vpaas'}]).slice(0, 1),
      ['"vpaas.'],
    ],
    [
      'tabs that are not there',
      () => partProblems({...page('good'), pathname: '/about/honor'}),
      ['tabs none instead of rankingList'],
    ],
    [
      'a device without the figures of the catalogue',
      () => partProblems({...page('good'), pathname: '/products/hardware/cloud-camera/e3-x'}).slice(0, 1),
      ['the catalogue says'],
    ],
    [
      'an anchor of the algorithms that is gone',
      () => partProblems({...page('good'), pathname: '/algorithm-mall'}).slice(0, 1),
      ['no anchor'],
    ],
    [
      'a menu that leads to a hidden page',
      () => partProblems({...page('untold'), pathname: '/sitemap'}),
      ['a menu leads to'],
    ],
    [
      'an app without a way to get it',
      () => partProblems({...page('good'), pathname: '/global/downloads/apps/xiaodian'}),
      ['no button for ios', 'no button for android', '0 screenshots'],
    ],
    [
      'troubleshooting without the hotline',
      () => partProblems({...page('good'), pathname: '/support/troubleshooting'}),
      ['the hotline'],
    ],
    [
      'an index whose title is not made from its template',
      () => templateProblems({...page('good'), pathname: '/support/troubleshooting/catalog/network'}),
      ['title', 'description'],
    ],
    [
      'a route the build lacks',
      () => missingRoutes('zh-CN', built).filter((problem) => problem.includes('"home"')),
      ['"home" is in the registry'],
    ],
    ['a page nobody registered', () => unknownPages(built.slice(0, 1)), ['no route of the registry']],
    [
      'what goes wrong while a page is open',
      () => problemsOf('open'),
      [
        'console error: Hydration failed',
        'console warning: deprecated',
        'script error: thrown on purpose',
        'status 404',
        'another origin',
        'request failed',
        'console error: Failed to load resource',
      ],
    ],
    ['a page that scrolls sideways', () => problemsOf('wide'), ['scrolls sideways at 320 px']],
    [
      'a document that scrolls sideways and has no landmarks, with a warm cache',
      async () => visitAlike(await browser.newContext(), target('wide')),
      ['scrolls sideways at 320 px', 'axe landmark-one-main', 'axe page-has-heading-one', 'axe region'],
    ],
    // The fixture's contrast is wrong in the light scheme only.
    [
      'contrast in one scheme at both widths',
      () => problemsOf('axe', axeStates),
      ['light, 1440 px: axe color-contrast', 'light, 375 px: axe color-contrast'],
    ],
    [
      'what forced colours hide, and what moves in spite of reduced motion',
      () => problemsOf('senses', [{scheme: 'light', width: 1440}]),
      [
        'cannot be seen: <button class="blank">',
        'chosen looks like not chosen: <button class="choice">',
        'reduced motion: <circle',
      ],
    ],
    [
      'a page that is too heavy',
      async () => budgetProblems({...(await visitPage(browser, target('heavy'))).weight, type: 'marketing'}),
      ['script'],
    ],
    ['a redirect with the wrong status', () => redirectProblems(base, '/moved-softly', '/good'), ['status 302']],
    [
      'a redirect that drops the query',
      () => redirectProblems(base, '/moved-bare', '/good'),
      ['leads to /good instead'],
    ],
    ['a redirect in two hops', () => redirectProblems(base, '/moved-twice', '/moved-again'), ['redirected again']],
  ];
  return cases.map(([name, gate, wanted]) => ({name, run: async () => expectProblems(await gate(), wanted)}));
}
