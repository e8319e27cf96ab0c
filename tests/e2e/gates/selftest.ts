/** A gate that cannot fail is a defect: each one is held against a small page that breaks its rule. */
import {randomBytes} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {fetchPages, type BuiltPage, type FetchedPage} from '../lib/site';
import type {Check} from '../lib/runner';
import {budgetProblems} from './budgets';
import {addressProblems, basicProblems, duplicateTitles, imageProblems} from './head';
import {linkProblems} from './links';
import {axeStates, visitAlike, visitPage, type AxeState} from './open';
import {noScriptProblems} from './no-script';
import {redirectProblems} from './redirects';
import {missingRoutes, unknownPages} from './registry';
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
  return [...missing.map((part) => `not caught: ${part}`), ...more.map((problem) => `caught without reason: ${problem}`)];
}

type Gate = () => Promise<readonly string[]> | readonly string[];

/** One check per gate and fixture. */
export async function selftestChecks(browser: Browser, base: string): Promise<Check[]> {
  const built = names.map((name): BuiltPage => ({pathname: `/${name}`, file: `${name}.html`, status: name === 'hidden' ? 404 : 200, isErrorPage: false}));
  const fetched = new Map((await fetchPages(base, built)).map((page) => [page.pathname.slice(1), page]));
  const page = (name: string): FetchedPage => fetched.get(name)!;
  const facts = {origin, pathnames: new Set(['/good', '/global/good', '/address', '/global/address', '/alone'])};
  const links = {origin, pages: new Map([['/good', page('good')]]), files: new Set<string>()};
  const target = (name: string) => ({base, pathname: `/${name}`, status: 200});

  const problemsOf = async (name: string, states: readonly AxeState[] = []) => (await visitPage(browser, target(name), states)).problems;
  const reading = compareReadings([readPage('/products/x', page('thin').html), readPage('/products/y', page('thin').html)]);

  const cases: [name: string, gate: Gate, wanted: readonly string[]][] = [
    ['a sound page passes', () => [...basicProblems(page('good')), ...addressProblems(page('good'), facts), ...imageProblems(page('good')), ...linkProblems(page('good'), links)], []],
    ['a sound page opens', () => problemsOf('good'), []],
    ['a sound page is accessible', () => problemsOf('good', axeStates), []],
    ['status, language, title, description, h1', () => basicProblems(page('basic')), ['status 500', 'lang="en"', 'titles', 'description has 2', '2 h1']],
    ['canonical and hreflang', () => addressProblems(page('address'), facts), ['canonical https://www.example.com/elsewhere', 'hreflang en is missing', 'hreflang de']],
    ['hreflang without a counterpart', () => addressProblems(page('alone'), facts), ['hreflang en leads to']],
    ['a 404 page that may be indexed', () => addressProblems(page('hidden'), facts), ['noindex']],
    ['pictures without words and size', () => imageProblems(page('images')), ['needs alt, width, height']],
    ['a thin page that says what another says', () => readingProblems(reading[0]!), ['words, wanted', '100 % of its sentences', 'questions, wanted', 'has no picture', 'links to 1 pages']],
    ['a page that is nothing without script', () => noScriptProblems(page('scripted')), ['characters without script', 'the footer has 1 links', 'does not lead to the site map', 'how to reach somebody', '1 pictures wait']],
    ['two pages of one title', () => duplicateTitles([page('good'), page('twin')]), ['/twin has the title of /good']],
    [
      'links that lead nowhere',
      () => linkProblems(page('links'), links),
      ['"/nowhere" leads nowhere', 'no anchor "nothing"', '"/global/nowhere" leads nowhere', 'link to "/about/investor"', '"/missing.css"', '"/missing.png"', '"/missing-2x.png"'],
    ],
    ['a route the build lacks', () => missingRoutes('zh-CN', built).filter((problem) => problem.includes('"home"')), ['"home" is in the registry']],
    ['a page nobody registered', () => unknownPages(built.slice(0, 1)), ['no route of the registry']],
    [
      'what goes wrong while a page is open',
      () => problemsOf('open'),
      ['console error: Hydration failed', 'console warning: deprecated', 'script error: thrown on purpose', 'status 404', 'another origin', 'request failed', 'console error: Failed to load resource'],
    ],
    ['a page that scrolls sideways', () => problemsOf('wide'), ['scrolls sideways at 320 px']],
    [
      'a document that scrolls sideways and has no landmarks, with a warm cache',
      async () => visitAlike(await browser.newContext(), target('wide')),
      ['scrolls sideways at 320 px', 'axe landmark-one-main', 'axe page-has-heading-one', 'axe region'],
    ],
    // The fixture's contrast is wrong in the light scheme only.
    ['contrast in one scheme at both widths', () => problemsOf('axe', axeStates), ['light, 1440 px: axe color-contrast', 'light, 375 px: axe color-contrast']],
    [
      'what forced colours hide, and what moves in spite of reduced motion',
      () => problemsOf('senses', [{scheme: 'light', width: 1440}]),
      ['cannot be seen: <button class="blank">', 'chosen looks like not chosen: <button class="choice">', 'reduced motion: <circle'],
    ],
    [
      'a page that is too heavy',
      async () => budgetProblems({...(await visitPage(browser, target('heavy'))).weight, type: 'marketing'}),
      ['script'],
    ],
    ['a redirect with the wrong status', () => redirectProblems(base, '/moved-softly', '/good'), ['status 302']],
    ['a redirect that drops the query', () => redirectProblems(base, '/moved-bare', '/good'), ['leads to /good instead']],
    ['a redirect in two hops', () => redirectProblems(base, '/moved-twice', '/moved-again'), ['redirected again']],
  ];
  return cases.map(([name, gate, wanted]) => ({name, run: async () => expectProblems(await gate(), wanted)}));
}
