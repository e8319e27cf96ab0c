/** What the site keeps in a browser: the campaign until the last tab closes, and nothing that the privacy page does not list. */
import type {BrowserContext, Page} from '@playwright/test';
import {browserLocale, desktop, openPage} from '../support/browser';
import {expect, test} from '../support/test';

const campaign = async (context: BrowserContext) => (await context.cookies()).find(({name}) => name === '_sp');

/** The campaign is kept for close to an hour from now. */
const expectFullHour = (context: BrowserContext) =>
  expect
    .poll(async () => ((await campaign(context))?.expires ?? 0) - Date.now() / 1000, {
      message: 'seconds left of the campaign',
    })
    .toBeGreaterThan(3000);

/** Closes a tab as a person does, with `pagehide` events. */
const closeTab = (page: Page) => page.close({runBeforeUnload: true});

test('a campaign is deleted with the last tab of the site, not before', async ({page: first, context}) => {
  await openPage(first, '/?sp=autumn');
  await expectFullHour(context);
  // Within the site, with and without loading.
  await openPage(first, '/about/contact');
  await expectFullHour(context);
  await first.locator('footer a[href="/terms"]').click();
  await first.waitForURL('**/terms');
  await expectFullHour(context);

  const second = await context.newPage();
  await openPage(second, '/support');
  // What the second tab learns, it keeps when the first is closed.
  await expect.poll(() => second.evaluate(() => sessionStorage.getItem('_sp') ?? '')).toMatch(/autumn/);
  await closeTab(first);
  await expectFullHour(context);
  await openPage(second, '/about/contact');
  await expectFullHour(context);
  expect((await campaign(context))?.value).toBe('autumn');

  // Another tab keeps the browser open.
  const elsewhere = await context.newPage();
  await elsewhere.goto('about:blank');
  await closeTab(second);
  await expect.poll(() => campaign(context)).toBeUndefined();
});

test('a campaign left by a crash is deleted', async ({page, context, baseURL}) => {
  await context.addCookies([{name: '_sp', value: 'old', url: baseURL}]);
  await openPage(page, '/');
  await expect.poll(() => campaign(context)).toBeUndefined();
});

/** Names of everything the browser holds for the site. */
async function storedNames(page: Page): Promise<string[]> {
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({name}) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...new Set([...inPage, ...(await page.context().cookies()).map(({name}) => name)])];
}

for (const locale of ['zh-CN', 'en'] as const) {
  const prefix = locale === 'en' ? '/global' : '';

  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`the privacy page lists what a visit leaves (${locale})`, async ({page, context}) => {
      const names = new Set<string>();
      const collect = async () => (await storedNames(page)).forEach((name) => names.add(name));

      await test.step('a visit that leaves all the traces a visit can leave', async () => {
        await openPage(page, `${prefix || '/'}?sp=autumn`);
        await expect.poll(() => campaign(context)).toBeDefined();
        await page.locator('[data-trial]').filter({visible: true}).first().click();
        await collect();
        await openPage(page, `${prefix}/experience`);
        await page.locator('form[novalidate] #companyName').fill('示例公司');
        await expect.poll(() => storedNames(page)).toEqual(expect.arrayContaining([expect.stringMatching(/^draft\./)]));
        await collect();
        await openPage(page, `${prefix}/support/troubleshooting/details/t0001`);
        await page.locator('[data-search-skip] button').filter({visible: true}).first().click();
        await collect();
        await openPage(page, `${prefix}/search?q=zqxjkvw`);
        await collect();
        await page.locator('header summary').click();
        await page.locator('header details a, header a[hreflang]').filter({visible: true}).first().click();
        await page.waitForLoadState('load');
        await collect();
        expect([...names]).toEqual(expect.arrayContaining(['_sp', 'i18n_redirected', 'temp.common.change.data']));
      });

      await openPage(page, `${prefix}/privacy`);
      // Families are written with three dots: "article.…".
      const rows = (await page.locator('#cookies tbody th').allInnerTexts()).flatMap((cell) => cell.split(/[、,]\s*/));
      const isListed = (name: string) =>
        rows.some((row) =>
          row.endsWith('…')
            ? name.startsWith(row.slice(0, -1))
            : row === name || (name.startsWith('draft.') && /草稿|Draft/.test(row)),
        );
      expect(
        [...names].filter((name) => !isListed(name)),
        'kept, but not on the privacy page',
      ).toEqual([]);
    });
  });
}
