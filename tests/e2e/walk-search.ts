/**
 * (g) A customer who searches: by symptom, by half a word, with a typing error, without a result, without a network,
 * without script; and the page of results that one sends to a colleague.
 */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import english from '../../i18n/en/copy/search';
import chinese from '../../i18n/zh-CN/copy/search';
import {hydrated, openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Searcher {
  readonly locale: EditionLocale;
  readonly prefix: string;
  readonly home: string;
  readonly width: number;
  readonly copy: typeof chinese | typeof english;
  /** A question with several kinds of answers, and one that nothing answers. */
  readonly question: string;
  readonly nonsense: string;
}

const searchers: readonly Searcher[] = [
  {locale: 'zh-CN', prefix: '', home: '/', width: 375, copy: chinese, question: '摄像机离线', nonsense: '饕餮鬯鼗'},
  {
    locale: 'en',
    prefix: '/global',
    home: '/global/home',
    width: 1440,
    copy: english,
    question: 'camera offline',
    nonsense: 'zqxjkvw',
  },
];

async function asSearcher(
  browser: Browser,
  {locale, width}: Searcher,
  visit: (page: Page) => Promise<void>,
  options: {javaScriptEnabled?: boolean} = {},
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width, height: 900}, ...options});
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

const results = (page: Page) => page.locator('[data-results] a');
const addresses = (page: Page): Promise<string[]> =>
  results(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const titles = (page: Page) => results(page).locator('b').allTextContents();
const facet = (page: Page, name: keyof typeof chinese.page.facets, {copy}: Searcher) =>
  page.getByLabel(copy.page.facets[name], {exact: true});
const parameter = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

async function narrowResults(page: Page, base: string, searcher: Searcher): Promise<void> {
  const {prefix, question} = searcher;
  await openPage(page, `${base}${prefix}/search?q=${encodeURIComponent(question)}`);
  await eventually(async () =>
    assert.equal(
      (await results(page).first().getAttribute('href'))?.split('#')[0],
      `${prefix}/support/troubleshooting/details/t0001`,
    ),
  );
  assert.ok((await results(page).locator('mark').count()) > 0, 'nothing is marked');
  const all = await results(page).count();

  await facet(page, 'kind', searcher).selectOption('manual');
  await eventually(async () => assert.equal(parameter(page, 'kind'), 'manual'));
  await eventually(async () => {
    for (const href of await addresses(page)) assert.match(href, /\/support\/manuals\//);
  });
  await facet(page, 'model', searcher).selectOption('ul-8232nh');
  await eventually(async () => {
    for (const href of await addresses(page)) assert.match(href, /ul-8232nh/);
  });

  // The address is enough for a colleague.
  const narrowed = await titles(page);
  await page.reload();
  await eventually(async () => assert.deepEqual(await titles(page), narrowed));
  await facet(page, 'model', searcher).selectOption('');
  await facet(page, 'kind', searcher).selectOption('');
  await eventually(async () => assert.equal(await results(page).count(), all));
  await facet(page, 'catalogue', searcher).selectOption('nvr');
  await eventually(async () => {
    const found = await addresses(page);
    assert.ok(found.length > 0 && found.every((href) => /details\/t06/.test(href)), found.join(' '));
  });

  // The old platform has documents of its own.
  await facet(page, 'catalogue', searcher).selectOption('');
  await facet(page, 'version', searcher).selectOption('5.x');
  await eventually(async () =>
    assert.match((await results(page).first().getAttribute('href')) ?? '', /\/support\/5\.x\//),
  );
}

/** Keyboard only: from the field to an open document. */
async function searchByKeyboard(page: Page, base: string, {prefix, question}: Searcher): Promise<void> {
  await openPage(page, `${base}${prefix}/search`);
  await page.locator('main form[role=search] input').focus();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal(parameter(page, 'q'), question));
  await eventually(async () => assert.ok((await results(page).count()) > 0));
  await results(page).first().focus();
  await page.keyboard.press('Enter');
  await expectPath(page, `${prefix}/support/troubleshooting/details/t0001`);
  await page.goBack();
  await eventually(async () => assert.ok((await results(page).count()) > 0, 'Back forgets the results'));
}

async function offerWays(
  page: Page,
  base: string,
  {prefix, nonsense, copy}: Searcher,
  leads: Service['leads'],
): Promise<void> {
  await openPage(page, `${base}${prefix}/search?q=${encodeURIComponent(nonsense)}`);
  const main = page.locator('main');
  await main.getByText(copy.empty.title(nonsense)).waitFor();
  for (const path of ['/products/hardware', '/support/finder', '/support/troubleshooting']) {
    assert.equal(await main.locator(`a[href="${prefix}${path}"]`).count(), 1, `no way to ${path}`);
  }
  assert.equal(await main.locator('a[href^="tel:"]').count(), 1, 'no hotline');
  await eventually(async () => assert.match(await leads('misses'), new RegExp(nonsense)));
}

/** The list of results stays away from a visitor who lost the network, and comes back. */
async function surviveFailure(page: Page, base: string, {home, copy, question}: Searcher): Promise<void> {
  await openPage(page, base + home);
  await page.route('**/search/*.{json,bin}', (route) => route.abort());
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input').first().fill(question);
  await dialog.getByText(copy.failed.title).waitFor();
  await page.unroute('**/search/*.{json,bin}');
  await dialog.getByRole('button', {name: copy.failed.retry}).click();
  await eventually(async () => assert.ok((await dialog.locator('a[role=option]').count()) > 0, 'retry finds nothing'));
  await dialog.getByRole('link', {name: copy.allResults}).click();
  await eventually(async () => assert.equal(parameter(page, 'q'), question));
  await eventually(async () => assert.ok((await results(page).count()) > 0));
}

/** Deployed anew between two searches: the manifest in hand names files that are gone. */
async function surviveDeployment(page: Page, base: string, {home, question}: Searcher): Promise<void> {
  await openPage(page, base + home);
  let gone = 0;
  let manifests = 0;
  await page.route('**/search/manifest.json', (route) => {
    manifests += 1;
    return route.continue();
  });
  await page.route('**/search/terms-*.bin', (route) => {
    gone += 1;
    return gone === 1 ? route.fulfill({status: 404, body: ''}) : route.continue();
  });
  await page.keyboard.press('/');
  const dialog = page.locator('dialog[open]');
  await dialog.locator('input').first().fill(question);
  await eventually(async () => assert.ok((await dialog.locator('a[role=option]').count()) > 0));
  assert.equal(manifests, 2, 'the manifest is asked for once more, and only once');
}

/** Without script the button and the page still say where to go. */
async function withoutScript(page: Page, base: string, {prefix, home}: Searcher): Promise<void> {
  await page.goto(base + home);
  const form = page.locator(`form[action="${prefix}/search"]`).first();
  await form.locator('button').click();
  await expectPath(page, `${prefix}/search`);
  assert.equal(
    await page.locator('main noscript a, main a[href$="/support/troubleshooting"]').first().isVisible(),
    true,
  );
}

/** Nothing of search is fetched before somebody wants it. */
async function loadOnIntent(page: Page, base: string, {home}: Searcher): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/search\//.test(request.url())) asked.push(request.url());
  });
  await openPage(page, base + home);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(asked, []);
  await page.keyboard.press('/');
  await hydrated(page);
  await eventually(async () => assert.equal(asked.length, 1, 'opening asks for the manifest alone'));
}

/** The check list of the walk; one line per job and edition. */
export function searchWalk(browser: Browser, {base, leads}: Service): Check[] {
  return searchers.flatMap((searcher) => {
    const {locale} = searcher;
    const check = (name: string, visit: (page: Page) => Promise<void>, options = {}): Check => ({
      name: `${locale}: ${name}`,
      run: () => asSearcher(browser, searcher, visit, options),
    });
    return [
      check('results are narrowed and linkable', (page) => narrowResults(page, base, searcher)),
      check('results by keyboard', (page) => searchByKeyboard(page, base, searcher)),
      check('nothing found offers ways and is noted', (page) => offerWays(page, base, searcher, leads)),
      check('a failed index can be tried again', (page) => surviveFailure(page, base, searcher)),
      check('a deployment in between', (page) => surviveDeployment(page, base, searcher)),
      check('without script', (page) => withoutScript(page, base, searcher), {javaScriptEnabled: false}),
      check('nothing is loaded before intent', (page) => loadOnIntent(page, base, searcher)),
    ];
  });
}
