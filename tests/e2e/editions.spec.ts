/** Editions: the first-visit redirect, the link back to the other edition, the language menu. */
import type {BrowserContext} from '@playwright/test';
import {editionCookie} from '../../src/site/editions';
import {desktop, expectPath, hydrated, openPage} from '../support/browser';
import {expect, test} from '../support/test';

async function savedEdition(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({name}) => name === editionCookie.name)?.value;
}

test.use(desktop);

test.describe(() => {
  test.use({locale: 'en-US'});

  test('an English browser is redirected to the same page once, and can go back for good', async ({page, context}) => {
    await openPage(page, '/products/cloud-camera?sp=spring#e3-x');
    await expect(page).toHaveURL('/global/products/cloud-camera?sp=spring#e3-x');
    await page.getByRole('link', {name: '查看简体中文版'}).click();
    await expectPath(page, '/products/cloud-camera');
    await hydrated(page);
    expect(await savedEdition(context)).toBe('zh-CN');

    // A new visit: the choice is kept.
    const next = await context.newPage();
    await openPage(next, '/');
    await expect(next).toHaveURL('/');
  });

  test('the notice with the link back gives the reason, keeps query and anchor, and is on the form and app pages', async ({
    context,
  }) => {
    for (const path of ['/experience?source_path=/products/ai-box#top', '/downloads/apps/huidian?from=label']) {
      const page = await context.newPage();
      await openPage(page, path);
      await expect(page.getByRole('link', {name: '查看简体中文版'})).toHaveAttribute('href', path);
      await expect(page.getByText('because of your browser’s language')).toBeVisible();
    }
  });

  test('a cookie with neither edition leaves the choice to the browser’s languages', async ({
    page,
    context,
    service,
  }) => {
    await context.addCookies([{name: editionCookie.name, value: 'fr', url: service.base}]);
    await openPage(page, '/about/contact');
    await expect(page).toHaveURL('/global/about/contact');
  });

  test('the first-visit redirect leaves pages that do not exist alone', async ({page}) => {
    await openPage(page, '/no-such-page');
    await expect(page).toHaveURL('/no-such-page');
  });

  test('the first-visit redirect leaves a search alone', async ({page}) => {
    await openPage(page, '/search?q=%E7%A6%BB%E7%BA%BF');
    await expectPath(page, '/search');
    await expect(page.locator('[data-results] a')).not.toHaveCount(0);
  });

  test('the language menu leads to the same page, keeps the query and remembers the choice', async ({
    page,
    context,
  }) => {
    await openPage(page, '/global/support/model/e3-x?from=label');
    await page.locator('header summary').click();
    const chinese = page.locator('header').getByRole('link', {name: '简体中文'});
    await expect(chinese).toHaveAttribute('href', '/');
    await chinese.click();
    await expect(page).toHaveURL('/support/model/e3-x?from=label');
    await hydrated(page);
    expect(await savedEdition(context)).toBe('zh-CN');
  });
});

test.describe(() => {
  test.use({locale: 'en-US', userAgent: 'Mozilla/5.0 (compatible; ExampleBot/1.0)'});

  test('the first-visit redirect leaves crawlers alone', async ({page}) => {
    await openPage(page, '/');
    await expect(page).toHaveURL('/');
  });
});

test.describe(() => {
  test.use({locale: 'en-US', javaScriptEnabled: false});

  test('without JavaScript the language menu is two plain links', async ({page}) => {
    await page.goto('/global/support');
    const links = page.locator('footer a[hreflang]');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', '/');
    await expect(links.last()).toHaveAttribute('href', '/global/home');
  });
});

test('the first-visit redirect leaves paths of an edition alone', async ({page}) => {
  await openPage(page, '/global/support');
  await expect(page).toHaveURL('/global/support');
});

test('a saved choice of English redirects a Chinese browser there', async ({page, context, service}) => {
  await context.addCookies([{name: editionCookie.name, value: 'global', url: service.base}]);
  await openPage(page, '/');
  await expect(page).toHaveURL('/global/home');
  await expect(page.getByText('as you chose on an earlier visit')).toBeVisible();
});

test('the campaign of the entry address is kept for an hour', async ({page, context}) => {
  await openPage(page, '/?sp=autumn');
  await expect(async () => {
    const cookie = (await context.cookies()).find(({name}) => name === '_sp');
    expect(cookie?.value).toBe('autumn');
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
  }).toPass({timeout: 10_000});
});

test.describe(() => {
  test.use({contextOptions: {reducedMotion: 'no-preference'}});

  test('changing the language with transitions logs nothing', async ({page}) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', ({message}) => logged.push(message));
    await openPage(page, '/about/contact');
    for (const [label, path] of [
      ['English', '/global/about/contact'],
      ['简体中文', '/about/contact'],
      ['English', '/global/about/contact'],
    ] as const) {
      await page.locator('header summary').click();
      await page.locator('header').getByRole('link', {name: label}).click();
      await expectPath(page, path);
      await hydrated(page);
    }
    expect(logged).toEqual([]);
  });
});
