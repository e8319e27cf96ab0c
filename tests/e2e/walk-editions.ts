/** Editions: the first-visit rule, the line that leads back, the language menu. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {hydrated, openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectPath} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

async function withPage(
  browser: Browser,
  locale: EditionLocale,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width: 1440, height: 900}, ...options});
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

async function editionCookie(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({name}) => name === 'i18n_redirected')?.value;
}

/** Checks of the editions. */
export const editionsWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'an English browser is led to the same page once, and can go back for good',
    run: () =>
      withPage(browser, 'en', {}, async (page) => {
        await openPage(page, `${base}/products/cloud-camera?sp=spring#e3-x`);
        const {pathname, search, hash} = new URL(page.url());
        assert.deepEqual([pathname, search, hash], ['/global/products/cloud-camera', '?sp=spring', '#e3-x']);
        await page.getByRole('link', {name: '查看简体中文版'}).click();
        await expectPath(page, '/products/cloud-camera');
        await hydrated(page);
        assert.equal(await editionCookie(page), 'zh-CN');

        // A new entry to the site: the choice stands.
        const next = await page.context().newPage();
        await openPage(next, `${base}/`);
        assert.equal(new URL(next.url()).pathname, '/');
      }),
  },
  {
    name: 'a saved choice of English leads a Chinese browser there',
    run: () =>
      withPage(browser, 'zh-CN', {}, async (page) => {
        await page.context().addCookies([{name: 'i18n_redirected', value: 'global', url: base}]);
        await openPage(page, `${base}/`);
        assert.equal(new URL(page.url()).pathname, '/global/home');
      }),
  },
  {
    name: 'crawlers, prefixed paths and pages that do not exist are left alone',
    run: async () => {
      const stays = (path: string, options: BrowserContextOptions = {}, locale: EditionLocale = 'en') =>
        withPage(browser, locale, options, async (page) => {
          await openPage(page, base + path);
          assert.equal(new URL(page.url()).pathname, path);
        });
      await stays('/', {userAgent: 'Mozilla/5.0 (compatible; ExampleBot/1.0)'});
      await stays('/no-such-page');
      await stays('/global/support', {}, 'zh-CN');
    },
  },
  {
    name: 'the language menu leads to the same page, keeps the query and remembers the choice',
    run: () =>
      withPage(browser, 'en', {}, async (page) => {
        await openPage(page, `${base}/global/support/model/e3-x?from=label`);
        await page.locator('header summary').click();
        const chinese = page.locator('header').getByRole('link', {name: '简体中文'});
        assert.equal(await chinese.getAttribute('href'), '/');
        await chinese.click();
        await expectPath(page, '/support/model/e3-x');
        assert.equal(new URL(page.url()).search, '?from=label');
        await hydrated(page);
        assert.equal(await editionCookie(page), 'zh-CN');
      }),
  },
  {
    name: 'without script the menu is two plain links',
    run: () =>
      withPage(browser, 'en', {javaScriptEnabled: false}, async (page) => {
        await page.goto(`${base}/global/support`);
        const hrefs = await page
          .locator('footer a[hreflang]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        assert.deepEqual(hrefs, ['/', '/global/home']);
      }),
  },
  {
    name: 'the campaign of the entry address is kept for an hour',
    run: () =>
      withPage(browser, 'zh-CN', {}, async (page) => {
        await openPage(page, `${base}/?sp=autumn`);
        await eventually(async () => {
          const cookie = (await page.context().cookies()).find(({name}) => name === '_sp');
          assert.equal(cookie?.value, 'autumn');
          const seconds = cookie.expires - Date.now() / 1000;
          assert.ok(seconds > 3500 && seconds <= 3600, `expires in ${seconds} s`);
        });
      }),
  },
];
