/** What the site keeps in a browser: the campaign until the last tab closes, and nothing that the privacy page does not list. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {openPage, visitor} from './lib/browser';
import {eventually} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const campaign = async (context: BrowserContext) => (await context.cookies()).find(({name}) => name === '_sp');
const secondsLeft = async (context: BrowserContext) => ((await campaign(context))?.expires ?? 0) - Date.now() / 1000;
const isFull = (context: BrowserContext) =>
  eventually(async () => assert.ok((await secondsLeft(context)) > 3000, `${await secondsLeft(context)} s are left`));

/** Closes a tab as a person does, so that the page hears of it. */
async function closeTab(page: Page): Promise<void> {
  await page.close({runBeforeUnload: true});
}

async function lastTab(browser: Browser, base: string): Promise<void> {
  const context = await visitor(browser, 'zh-CN');
  try {
    const first = await context.newPage();
    await openPage(first, `${base}/?sp=autumn`);
    await isFull(context);
    // Within the site, with and without loading.
    await openPage(first, `${base}/about/contact`);
    await isFull(context);
    await first.locator('footer a[href="/terms"]').click();
    await first.waitForURL('**/terms');
    await isFull(context);

    const second = await context.newPage();
    await openPage(second, `${base}/support`);
    // What the second tab learns, it keeps when the first is closed.
    await eventually(async () =>
      assert.match((await second.evaluate(() => sessionStorage.getItem('_sp'))) ?? '', /autumn/),
    );
    await closeTab(first);
    await isFull(context);
    await openPage(second, `${base}/about/contact`);
    await isFull(context);
    assert.equal((await campaign(context))?.value, 'autumn');

    // The browser stays open on something else.
    const elsewhere = await context.newPage();
    await elsewhere.goto('about:blank');
    await closeTab(second);
    await eventually(async () => assert.equal(await campaign(context), undefined));
  } finally {
    await context.close();
  }
}

async function afterCrash(browser: Browser, base: string): Promise<void> {
  const context = await visitor(browser, 'zh-CN');
  try {
    await context.addCookies([{name: '_sp', value: 'old', url: base}]);
    await openPage(await context.newPage(), `${base}/`);
    await eventually(async () => assert.equal(await campaign(context), undefined));
  } finally {
    await context.close();
  }
}

/** Names of everything the browser holds for the site. */
async function held(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...new Set([...inPage, ...(await page.context().cookies()).map(({name}) => name)])];
}

/** A visit that leaves all the traces a visit can leave, then the table of the privacy page. */
async function listed(browser: Browser, base: string, locale: 'zh-CN' | 'en'): Promise<void> {
  const prefix = locale === 'en' ? '/global' : '';
  const context = await visitor(browser, locale, {viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    const names = new Set<string>();
    const look = async () => (await held(page)).forEach((name) => names.add(name));
    await openPage(page, `${base}${prefix || '/'}?sp=autumn`);
    await eventually(async () => assert.ok(await campaign(context)));
    await page.locator('[data-trial]').filter({visible: true}).first().click();
    await look();
    await openPage(page, `${base}${prefix}/experience`);
    await page.locator('form[novalidate] #companyName').fill('示例公司');
    await eventually(async () => assert.ok((await held(page)).some((name) => name.startsWith('draft.'))));
    await look();
    await openPage(page, `${base}${prefix}/support/troubleshooting/details/t0001`);
    await page.locator('[data-search-skip] button').filter({visible: true}).first().click();
    await look();
    await openPage(page, `${base}${prefix}/search?q=zqxjkvw`);
    await look();
    await page.locator('header summary').click();
    await page.locator('header details a, header a[hreflang]').filter({visible: true}).first().click();
    await page.waitForLoadState('load');
    await look();
    for (const wanted of ['_sp', 'i18n_redirected', 'temp.common.change.data'])
      assert.ok(names.has(wanted), `the visit did not leave ${wanted}: ${[...names].join(', ')}`);

    await openPage(page, `${base}${prefix}/privacy`);
    // Families are written with three dots: "article.…".
    const rows = (await page.locator('#cookies tbody th').allInnerTexts()).flatMap((cell) => cell.split(/[、,]\s*/));
    const isListed = (name: string) =>
      rows.some((row) =>
        row.endsWith('…')
          ? name.startsWith(row.slice(0, -1))
          : row === name || (name.startsWith('draft.') && /草稿|Draft/.test(row)),
      );
    assert.deepEqual(
      [...names].filter((name) => !isListed(name)),
      [],
      'kept, but not on the privacy page',
    );
  } finally {
    await context.close();
  }
}

/** Checks of what is kept in the browser. */
export const storageWalk = (browser: Browser, {base}: Service): Check[] => [
  {name: 'a campaign goes with the last tab of the site, and not before', run: () => lastTab(browser, base)},
  {name: 'a campaign that a crash left behind goes', run: () => afterCrash(browser, base)},
  {name: 'the Chinese privacy page lists what a visit leaves', run: () => listed(browser, base, 'zh-CN')},
  {name: 'the English privacy page lists what a visit leaves', run: () => listed(browser, base, 'en')},
];
