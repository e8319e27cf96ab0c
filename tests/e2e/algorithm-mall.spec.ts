/** The algorithm store: clips play when somebody means it, the filter is in the address, and the page stays short. */
import type {Page, Request} from '@playwright/test';
import english from '../../i18n/en/copy/algorithm-mall';
import chinese from '../../i18n/zh-CN/copy/algorithm-mall';
import {algorithms} from '../../src/facts/algorithms';
import {lazyBandsMark} from '../../src/features/navigation/lazyBands';
import {browserLocale, desktop, openPage, phone} from '../support/browser';
import {expect, test} from '../support/test';

const path = '/algorithm-mall';
const [first, second] = algorithms.map(({id}) => id) as [string, string];

const controlOf = (page: Page, id: string) => page.locator(`#${id} a[role=button]`);
const frameOf = (page: Page, id: string) => page.locator(`#${id} [data-state]`);

/** Requests for clips and their boxes. */
function clipRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    const {pathname} = new URL(request.url());
    if (/^\/media\/events\/.*\.(json|webm|mp4)$/.test(pathname)) found.push(pathname);
  });
  return found;
}

/** A mouse comes to rest on a picture. */
async function rest(page: Page, id: string): Promise<void> {
  await controlOf(page, id).scrollIntoViewIfNeeded();
  await controlOf(page, id).hover();
}

test.describe(() => {
  test.use({...desktop, contextOptions: {reducedMotion: 'no-preference'}});

  test('nothing is fetched before intent; a mouse that rests plays, one that leaves stops', async ({page}) => {
    const requests = clipRequests(page);
    await openPage(page, path);
    await controlOf(page, first).scrollIntoViewIfNeeded();
    expect(requests).toEqual([]);
    await rest(page, first);
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'playing');
    await expect.poll(() => requests).toContain(`/media/events/${first}.json`);
    await page.mouse.move(2, 300);
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'still');
  });

  test('keyboard: focus plays, Enter and Space pause and play, one at a time', async ({page}) => {
    await openPage(page, path);
    await controlOf(page, first).scrollIntoViewIfNeeded();
    // Away and back by the keyboard, so that the focus is one that shows.
    await controlOf(page, first).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(controlOf(page, first)).toBeFocused();
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'playing');
    await page.keyboard.press('Enter');
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'paused');
    await page.keyboard.press('Space');
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'playing');
    await controlOf(page, second).click();
    await expect(frameOf(page, second)).toHaveAttribute('data-state', 'playing');
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'still');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(frameOf(page, second)).toHaveAttribute('data-state', 'still');
  });

  test('a card opens large and plays; Esc closes it and gives the focus back', async ({page}) => {
    await openPage(page, path);
    const summary = page.locator(`#${second} summary`);
    await summary.focus();
    await summary.press('Enter');
    const dialog = page.getByRole('dialog', {name: chinese.items['stereo-counting'].title});
    await expect(dialog.locator('[data-state]')).toHaveAttribute('data-state', 'playing');
    await expect(dialog.getByText(chinese.items['stereo-counting'].condition)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(summary).toBeFocused();
  });
});

test.describe(() => {
  test.use(desktop);

  test('reduced motion: only a press plays', async ({page}) => {
    const requests = clipRequests(page);
    await openPage(page, path);
    await rest(page, first);
    await page.keyboard.press('Tab');
    // Longer than a mouse has to rest.
    await page.waitForTimeout(600);
    expect(requests).toEqual([]);
    await controlOf(page, first).click();
    await expect(frameOf(page, first)).toHaveAttribute('data-state', 'playing');
  });

  test('the filter is in the address, hides what does not fit, and tells the number', async ({page}) => {
    await openPage(page, path);
    const count = page.locator('main form output');
    await expect(count).toHaveText(chinese.filter.count(algorithms.length));
    await page.locator('main form').getByRole('radio', {name: chinese.filter.places.counter, exact: true}).check();
    await expect(page).toHaveURL(/\?on=counter$/);
    const onCounters = algorithms.filter(({runsOn}) => (runsOn as readonly string[]).includes('counter'));
    await expect(count).toHaveText(chinese.filter.count(onCounters.length));
    await expect(page.locator('#rodent')).toBeHidden();
    await expect(page.locator('#safety')).toBeHidden();
    await page.getByRole('button', {name: chinese.filter.reset}).click();
    await expect(page.locator('#rodent')).toBeVisible();
    await page.locator('#hygiene').getByRole('button', {name: chinese.filter.only}).click();
    await expect(page).toHaveURL(/\?group=hygiene$/);
    await page.reload();
    await expect(page.locator('#people')).toBeHidden();
    await expect(page.locator('main li[id]:visible')).toHaveCount(
      algorithms.filter(({group}) => group === 'hygiene').length,
    );
  });

  test('a group of the bar comes to the top, below the bar', async ({page}) => {
    await openPage(page, path);
    await page.getByRole('navigation', {name: chinese.filter.bar}).locator('a[href="#goods"]').click();
    await expect(page.locator('#goods')).toBeInViewport();
    const bar = await page.getByRole('navigation', {name: chinese.filter.bar}).boundingBox();
    await expect.poll(async () => (await page.locator('#goods').boundingBox())!.y - bar!.y).toBeLessThan(200);
    expect((await page.locator('#goods').boundingBox())!.y).toBeGreaterThan(64 + bar!.height - 1);
  });
});

/** Highest the page may be, in CSS pixels. */
const ceilings = {wide: 5600, narrow: 5500} as const;

/** Of the whole page: what is not laid out yet has a height that is guessed. */
const heightOf = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    document.documentElement.removeAttribute(mark);
    return document.documentElement.scrollHeight;
  }, lazyBandsMark);

for (const [locale, copy, prefix] of [
  ['zh-CN', chinese, ''],
  ['en', english, '/global'],
] as const) {
  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale]});

    test(`on a phone each group is a row that scrolls by itself, and the page stays short (${locale})`, async ({
      page,
    }) => {
      await openPage(page, prefix + path);
      expect(await heightOf(page)).toBeLessThanOrEqual(ceilings.narrow);
      const last = page.locator('#shelf-stop');
      await expect(page.locator('#stereo-counting')).toBeInViewport({ratio: 0.01});
      await last.locator('summary').focus();
      await expect(last).toBeInViewport({ratio: 0.5});
      await last.locator('summary').press('Enter');
      await expect(last.getByText(copy.items['shelf-stop'].condition)).toBeVisible();
    });
  });
}

for (const [locale, prefix] of [
  ['zh-CN', ''],
  ['en', '/global'],
] as const) {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`on a desktop the page stays short (${locale})`, async ({page}) => {
      await openPage(page, prefix + path);
      expect(await heightOf(page)).toBeLessThanOrEqual(ceilings.wide);
    });
  });
}

test.describe(() => {
  test.use({...desktop, javaScriptEnabled: false});

  test('without script the clip is a link, and details open', async ({page}) => {
    await page.goto(path);
    await expect(controlOf(page, first)).toHaveAttribute('href', `/media/events/${first}.mp4`);
    await page.locator(`#${second} summary`).click();
    await expect(page.locator(`#${second}`).getByText(chinese.item.trial)).toBeVisible();
  });
});
