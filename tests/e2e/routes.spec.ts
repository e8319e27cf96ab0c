/** Addresses that are old, wrong or incomplete; pages that fail; tabs in the address; sharing a page. */
import type {Page} from '@playwright/test';
import {brand} from '../../src/site/brand';
import {editions, type Locale} from '../../src/site/editions';
import {browserLocale, desktop, expectPath, hydrated, localeOf, openPage} from '../support/browser';
import {collectProblems} from '../support/page-problems';
import {buildDir} from '../support/service';
import {startStaticHost} from '../support/static-host';
import {expect, test as base} from '../support/test';

/** Adds the origin of a host that serves the files of the build and knows no redirects. */
const test = base.extend<{staticHost: string}>({
  // Playwright wants the empty pattern: it reads the names of the fixtures from it.
  // eslint-disable-next-line no-empty-pattern
  staticHost: async ({}, use) => {
    const host = await startStaticHost(buildDir);
    await use(host.base);
    host.stop();
  },
});

const heading = (page: Page) => page.locator('main h1');

/** The title of the page begins with this text. */
const expectTitleStart = (page: Page, text: string) =>
  expect.poll(async () => (await page.title()).slice(0, text.length), {message: 'title of the page'}).toBe(text);

/** Addresses with a wrong or missing parameter: what the page says, and something of the list it offers. */
const exceptions: readonly (readonly [pathname: string, title: string, offered: string])[] = [
  ['/support/model', '请选择一个型号', '/support/model/e3-x'],
  [
    '/global/support/troubleshooting/catalog',
    'Choose a kind of problem',
    '/global/support/troubleshooting/catalog/network',
  ],
  ['/support/troubleshooting/details', '请选择一篇排障文章', '/support/troubleshooting/details/t0001'],
  ['/news/sports', '没有这个新闻栏目', '/news/media'],
  ['/global/news/sports', 'No such news archive', '/global/news/industry'],
  ['/global/products/hardware/cloud-camera/w9', 'No such model', '/global/products/cloud-camera'],
  ['/downloads/app', '请选择一个应用', '/downloads/apps/xiaodian'],
  ['/support/5.x/troubleshooting/details/t0201', '5.x没有这一页', '/support/troubleshooting/details/t0201'],
  ['/global/support/5.x/model/k3', 'No such page for 5.x', '/global/support/model/k3'],
];

/** Old addresses and the new ones that a static host redirects to. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/case.html', '/'],
  ['/global/case.html', '/global/home'],
  ['/solution/health_care', '/solutions/industries/medicine'],
  ['/global/technology/ai', '/global/technology/ai-technology/face-recognition'],
  // No redirect page is possible for these; the 404 page redirects.
  ['/download/77.html', '/downloads'],
  ['/support/model/E3-X', '/support/model/e3-x'],
];

interface Expected {
  readonly unknown: {path: string; title: string; description: string; nearest: string; search: string};
  /** A text of the contact page, and what is shown when the code of the page fails. */
  readonly broken: {text: string; title: string};
  /** Title of the about page, which its frame fails with. */
  readonly frameTitle: string;
  /** Title of the fallback page that is shown when the frame of the site fails too. */
  readonly frameFailed: string;
  readonly share: {hosts: readonly string[]; copied: string};
}

const expected: Readonly<Record<Locale, Expected>> = {
  'zh-CN': {
    unknown: {
      path: '/products/acurate-people-countin',
      title: '很抱歉，您要访问的页面找不到了。',
      description: '网址可能输错了，或者这个页面已经下线。',
      nearest: '/products/accurate-people-counting',
      search: '/search',
    },
    broken: {text: '联系方式', title: '出错了'},
    frameTitle: '关于我们：门店摄像机与算法，从硬件到报表',
    frameFailed: '显示错误页面时又出错了',
    share: {hosts: ['service.weibo.com'], copied: '已复制'},
  },
  en: {
    unknown: {
      path: '/global/suport/trubleshooting',
      title: 'We are sorry, the page you requested cannot be found.',
      description: "The URL may be misspelled or the page you're looking for is no longer available.",
      nearest: '/global/support/troubleshooting',
      search: '/global/search',
    },
    broken: {text: 'Ways to reach us', title: 'An error occurred'},
    frameTitle: 'About us: who we are and what we have built',
    frameFailed: 'An error occurred while showing the error page',
    share: {hosts: ['www.facebook.com', 'x.com', 'www.linkedin.com'], copied: 'Copied'},
  },
};

/** Replaces a text in the scripts of a page by something that React cannot show. Scripts may escape Chinese. */
async function breakPart(page: Page, text: string): Promise<void> {
  const escaped = [...text]
    .map((character) => (character > '~' ? `\\\\u${character.codePointAt(0)!.toString(16)}` : character))
    .join('');
  const literal = new RegExp(`"(${text}|${escaped})"`, 'gi');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(literal, '{broken:1}')});
  });
}

test.use(desktop);

for (const locale of ['zh-CN', 'en'] as const) {
  const {prefix, home} = editions[locale];
  const {unknown, broken, frameTitle, frameFailed, share} = expected[locale];

  test.describe(() => {
    test.use({locale: browserLocale[locale]});

    test(`the tabs of a device are in the address (${locale})`, async ({page}) => {
      const path = `${prefix}/products/hardware/cloud-camera/e3-x`;
      await openPage(page, path);
      for (const id of ['parameters', 'size-drawing', 'engineering-survey', 'overview']) {
        await page.locator(`[data-tab=${id}]`).click();
        await expect(page).toHaveURL(`${path}#${id}`);
        await expect(page.locator(`[role=tabpanel][id="${id}"]`)).toBeVisible();
      }
      await page.goto(`${path}#size-drawing`);
      await page.reload();
      await expect(page.locator('[role=tabpanel][id="size-drawing"]')).toBeVisible();
      await expect(page.locator('[role=tabpanel][id="overview"]').filter({visible: true})).toHaveCount(0);
    });

    test(`an address with a wrong or missing parameter says so and offers the list (${locale})`, async ({page}) => {
      for (const [pathname, title, offered] of exceptions.filter(([path]) => localeOf(path) === locale)) {
        await test.step(pathname, async () => {
          const response = await page.goto(pathname);
          expect(response?.status()).toBe(404);
          expect(await response?.text(), 'the page as it is sent').toContain(title);
          await hydrated(page);
          await expect(heading(page)).toHaveText(title);
          await expect.poll(() => page.title()).toContain(title);
          expect(await page.title()).toMatch(/Parameter Exception|Missing App Code|Not in 5\.x/);
          await expect(page.locator(`main a[href="${offered}"]`)).not.toHaveCount(0);
          // The code of the specification, beside the words of the edition.
          await expect(page.locator('main')).toContainText(/Parameter Exception|Missing App Code|Not in 5\.x/i, {
            useInnerText: true,
          });
        });
      }
    });

    test(`an unknown address gets the stated words, the nearest pages and a search, and sends nothing elsewhere (${locale})`, async ({
      page,
      context,
      service,
    }) => {
      const problems = collectProblems(page, service.base, 404);
      await openPage(page, unknown.path);
      await expect(heading(page)).toHaveText(unknown.title);
      await expectTitleStart(page, unknown.title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', unknown.description);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator(`main a[href="${unknown.nearest}"]`)).toBeVisible();
      await expect(page.locator(`main form[action="${unknown.search}"] [name=q]`)).toHaveCount(1);
      expect(problems).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test(`a page whose code fails says that an error occurred, in the frame of the site (${locale})`, async ({
      page,
    }) => {
      await breakPart(page, broken.text);
      await page.goto(`${prefix}/about/contact`);
      await expect(heading(page)).toHaveText(broken.title);
      await expect(page.locator('header'), 'the header is still there').toHaveCount(1);
      await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', home);
      await expectTitleStart(page, broken.title);
      // A script that is just being changed on its way is of no interest any more.
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });

    test(`a page that fails above its frame says so in a new one, with its dialogs (${locale})`, async ({page}) => {
      await breakPart(page, frameTitle);
      await page.goto(`${prefix}/about-${brand.slug}`);
      await expect(heading(page)).toHaveText(broken.title);
      await expect(page.locator('header')).toHaveCount(1);
      await expectTitleStart(page, broken.title);
      await page
        .locator('header')
        .getByRole('button', {name: locale === 'en' ? 'Search' : '搜索'})
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });

    test(`when the frame fails too, the fallback page says so, with details and a link home (${locale})`, async ({
      page,
    }) => {
      // The footer of every frame says the year.
      await page.addInitScript(() => {
        Date.prototype.getFullYear = () => {
          throw new Error('broken on purpose');
        };
      });
      await page.goto(`${prefix}/about/contact`);
      await expect(heading(page)).toHaveText(frameFailed);
      await expect(page.locator('main')).toContainText('broken on purpose', {useInnerText: true});
      await expect(page.locator('main a')).toHaveAttribute('href', home);
    });

    test(`a static host redirects old addresses, with query and hash (${locale})`, async ({page, staticHost}) => {
      for (const [from, to] of moved.filter(([path]) => localeOf(path) === locale)) {
        await test.step(from, async () => {
          await page.goto(`${staticHost}${from}?sp=qr-2019#x`);
          await expect(page).toHaveURL(`${staticHost}${to}?sp=qr-2019#x`);
        });
      }
    });

    test.describe(() => {
      test.use({permissions: ['clipboard-read', 'clipboard-write']});

      test(`a post is shared by plain links of its edition, and its address copied (${locale})`, async ({
        page,
        service,
      }) => {
        const problems = collectProblems(page, service.base);
        await openPage(page, `${prefix}/news/product/e3-x-firmware-6-2-1`);
        const group = page.locator('main [role=group][data-search-skip]');
        const links = await group
          .locator('a')
          .evaluateAll((all) =>
            all.map((link) => ({href: (link as HTMLAnchorElement).href, target: link.getAttribute('target')})),
          );
        expect(links.filter(({target}) => target === '_blank').map(({href}) => new URL(href).host)).toEqual(
          share.hosts,
        );
        expect(links.filter(({href}) => href.startsWith('mailto:'))).toHaveLength(1);
        const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
        expect(canonical).toMatch(/^https:/);
        for (const {href} of links) expect(href).toContain(encodeURIComponent(canonical));
        await group.getByRole('button').first().click();
        await expect(group.getByText(share.copied)).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
        expect(problems).toEqual([]);
      });
    });
  });
}

test('a static host normalizes an unknown address once and shows the 404 page', async ({page, staticHost}) => {
  let navigations = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations += 1;
  });
  await openPage(page, `${staticHost}/nothing.html`);
  await expectPath(page, '/nothing');
  await expect(heading(page)).toHaveText(expected['zh-CN'].unknown.title);
  await page.waitForLoadState('networkidle');
  expect(navigations).toBe(2);
});

test.describe(() => {
  test.use({javaScriptEnabled: false});

  test('a static host redirects old addresses without JavaScript', async ({page, staticHost}) => {
    await page.goto(`${staticHost}/mall.html`);
    await expectPath(page, '/');
  });
});

test.describe(() => {
  test.use({locale: 'en-US'});

  test('the model search of the help center finds a model and says when there is none', async ({page}) => {
    await openPage(page, '/global/support#models');
    const field = page.locator('#models').getByRole('searchbox');
    await field.fill('e3x');
    await expect(page.locator('#models a[href="/global/support/model/e3-x"]')).toBeVisible();
    await field.fill('zzzz');
    await expect(page.locator('#models').getByText('No related products')).toBeVisible();
    await expect(page.locator('#models a[href*="/support/model/"]')).toHaveCount(0);
    await field.fill('W3-E');
    await field.press('Enter');
    await expectPath(page, '/global/support/model/w3-e');
  });

  test('each app has a page with a QR code of it on computers', async ({page}) => {
    for (const app of ['com.ukan.xd', 'new-huidian', 'huidian', 'ukan.app.c2', 'xiaodian']) {
      await test.step(app, async () => {
        await page.goto(`/global/downloads/apps/${app}`);
        await hydrated(page);
        const code = page.locator('main img[src^="data:image/svg+xml"]');
        await expect(code).toBeVisible();
        await expect(code).not.toHaveAttribute('alt', '');
      });
    }
  });
});
