/** Addresses that are old, wrong or incomplete; pages that fail; tabs in the address; passing a page on. */
import assert from 'node:assert/strict';
import path from 'node:path';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {hydrated, localeOf, openPage, visitor, watch} from './lib/browser';
import {startBareHost} from './lib/bare-host';
import {eventually, expectNone, expectPath, expectText} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

async function visit(
  browser: Browser,
  pathname: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await visitor(browser, localeOf(pathname), {viewport: {width: 1440, height: 900}, ...options});
  const page = await context.newPage();
  try {
    await use(page);
  } finally {
    // A script that is just being changed on its way is nobody's concern any more.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await context.close();
  }
}

const heading = (page: Page) => page.locator('main h1');

/** Addresses with a wrong or missing parameter: what the page says, and something of the list it offers. */
const exceptions: readonly (readonly [pathname: string, title: string, offered: string])[] = [
  ['/support/model', '请选择一个型号', '/support/model/e3-x'],
  [
    '/global/support/troubleshooting/catalog',
    'Choose a kind of problem',
    '/global/support/troubleshooting/catalog/network',
  ],
  ['/support/troubleshooting/details', '请选择一篇排障文章', '/support/troubleshooting/details/t0001'],
  ['/news/sports', 'Parameter Exception：没有这个新闻栏目', '/news/product'],
  ['/global/news/sports', 'Parameter Exception: no such news archive', '/global/news/industry'],
  ['/global/products/hardware/cloud-camera/w9', 'Parameter Exception: no such model', '/global/products/cloud-camera'],
  ['/downloads/app', 'Missing App Code', '/downloads/apps/xiaodian'],
];

/** Replaces a text in the scripts of a page by something that React cannot show. Scripts spell Chinese by its numbers. */
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

/** Checks of addresses, errors and sharing. */
export const routesWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'the tabs of a device are in the address',
    run: async () => {
      for (const prefix of ['', '/global']) {
        await visit(browser, prefix || '/', async (page) => {
          await openPage(page, `${base}${prefix}/products/hardware/cloud-camera/e3-x`);
          for (const id of ['parameters', 'size-drawing', 'engineering-survey', 'overview']) {
            await page.locator(`[data-tab=${id}]`).click();
            await eventually(async () => assert.equal(new URL(page.url()).hash, `#${id}`));
            await page.locator(`[role=tabpanel][id="${id}"]`).waitFor();
          }
          await page.goto(`${base}${prefix}/products/hardware/cloud-camera/e3-x#size-drawing`);
          await page.reload();
          await page.locator('[role=tabpanel][id="size-drawing"]').waitFor();
          await expectNone(page.locator('[role=tabpanel][id="overview"]').filter({visible: true}));
        });
      }
    },
  },
  {
    name: 'the model search of the help center finds a model and says when there is none',
    run: () =>
      visit(browser, '/global', async (page) => {
        await openPage(page, `${base}/global/support#models`);
        const field = page.locator('#models input');
        await field.fill('e3x');
        await page.locator('#models a[href="/global/support/model/e3-x"]').waitFor();
        await field.fill('zzzz');
        await page.locator('#models').getByText('No related products').waitFor();
        await expectNone(page.locator('#models a[href*="/support/model/"]'));
      }),
  },
  {
    name: 'each app has a page with a QR code of it on computers',
    run: () =>
      visit(browser, '/global', async (page) => {
        for (const app of ['com.ukan.xd', 'new-huidian', 'huidian', 'ukan.app.c2', 'xiaodian']) {
          await page.goto(`${base}/global/downloads/apps/${app}`);
          await hydrated(page);
          const qr = page.locator('main img[src^="data:image/svg+xml"]');
          await qr.waitFor();
          assert.notEqual(await qr.getAttribute('alt'), '');
        }
      }),
  },
  {
    name: 'an address with a wrong or missing parameter says so and offers the list',
    run: async () => {
      for (const [pathname, title, offered] of exceptions) {
        await visit(browser, pathname, async (page) => {
          const response = await page.goto(base + pathname);
          assert.equal(response?.status(), 404, pathname);
          await hydrated(page);
          await expectText(heading(page), title);
          await eventually(async () =>
            assert.ok((await page.title()).includes(title), `the title of ${pathname} is "${await page.title()}"`),
          );
          assert.ok(
            (await page.locator(`main a[href="${offered}"]`).count()) > 0,
            `${pathname} does not offer ${offered}`,
          );
          // The code of the specification, beside the words of the edition.
          assert.match(await page.locator('main').innerText(), /Parameter Exception|Missing App Code/i);
        });
      }
    },
  },
  {
    name: 'an unknown address gets the stated words, the nearest pages and a search, and asks nobody else',
    run: async () => {
      const cases = [
        [
          '/products/acurate-people-countin',
          '很抱歉，您要访问的页面找不到了。',
          '网址可能输错了，或者这个页面已经下线。',
          '/products/accurate-people-counting',
          '/search',
        ],
        [
          '/global/suport/trubleshooting',
          'We are sorry, the page you requested cannot be found.',
          "The URL may be misspelled or the page you're looking for is no longer available.",
          '/global/support/troubleshooting',
          '/global/search',
        ],
      ] as const;
      for (const [pathname, title, text, near, search] of cases) {
        await visit(browser, pathname, async (page) => {
          const seen = watch(page, base, 404);
          await openPage(page, base + pathname);
          await expectText(heading(page), title);
          assert.ok((await page.title()).startsWith(title));
          assert.equal(await page.locator('meta[name=description]').getAttribute('content'), text);
          assert.equal(await page.locator('meta[name=robots]').getAttribute('content'), 'noindex');
          await page.locator(`main a[href="${near}"]`).waitFor();
          assert.equal(await page.locator(`main form[action="${search}"] [name=q]`).count(), 1);
          assert.deepEqual(seen.problems, []);
          assert.deepEqual(await page.context().cookies(), []);
        });
      }
    },
  },
  {
    name: 'a page whose code fails says that an error occurred, in the frame of the site',
    run: async () => {
      for (const [prefix, part, title, home] of [
        ['', '联系方式', '出错了', '/'],
        ['/global', 'Ways to reach us', 'An error occurred', '/global/home'],
      ] as const) {
        await visit(browser, prefix || '/', async (page) => {
          await breakPart(page, part);
          await page.goto(`${base}${prefix}/about/contact`);
          await expectText(heading(page), title);
          assert.equal(await page.locator('header').count(), 1, 'the header is gone');
          assert.equal(await page.locator('main').getByRole('link').getAttribute('href'), home);
          assert.ok((await page.title()).startsWith(title));
        });
      }
    },
  },
  {
    name: 'when the frame fails too, the last resort says so, with details and a link home',
    run: async () => {
      for (const [prefix, title, home] of [
        ['', '显示错误页面时又出错了', '/'],
        ['/global', 'An error occurred while showing the error page', '/global/home'],
      ] as const) {
        await visit(browser, prefix || '/', async (page) => {
          // The footer asks for the opening hours: so does every frame.
          await page.addInitScript(() => {
            Intl.DateTimeFormat.prototype.formatToParts = () => {
              throw new Error('broken on purpose');
            };
          });
          await page.goto(`${base}${prefix}/about/contact`);
          await expectText(heading(page), title);
          assert.match(await page.locator('main').innerText(), /broken on purpose/);
          assert.equal(await page.locator('main a').getAttribute('href'), home);
        });
      }
    },
  },
  {
    name: 'a bare host of files leads on from old addresses, with the query',
    run: async () => {
      const host = await startBareHost(path.resolve(process.env.BUILD_DIR ?? 'build'));
      const moved = [
        ['/case.html', '/'],
        ['/global/case.html', '/global/home'],
        ['/solution/health_care', '/solutions/industries/medicine'],
        ['/global/technology/ai', '/global/technology/ai-technology/face-recognition'],
        // No file can stand for these; the page of unknown addresses leads on.
        ['/download/77.html', '/downloads'],
        ['/support/model/E3-X', '/support/model/e3-x'],
      ] as const;
      try {
        for (const [from, to] of moved) {
          await visit(browser, from, async (page) => {
            await page.goto(`${host.base}${from}?sp=qr-2019#x`);
            await expectPath(page, to);
            assert.deepEqual([new URL(page.url()).search, new URL(page.url()).hash], ['?sp=qr-2019', '#x'], from);
          });
        }
        // One that leads nowhere is tidied as on every host, and then left alone.
        await visit(browser, '/', async (page) => {
          let asked = 0;
          page.on('request', (request) => {
            if (request.isNavigationRequest()) asked += 1;
          });
          await openPage(page, `${host.base}/nothing.html`);
          await expectPath(page, '/nothing');
          await expectText(heading(page), '很抱歉，您要访问的页面找不到了。');
          await page.waitForLoadState('networkidle');
          assert.equal(asked, 2);
        });
        // Without script the page itself leads on.
        await visit(
          browser,
          '/',
          async (page) => {
            await page.goto(`${host.base}/mall.html`);
            await expectPath(page, '/');
          },
          {javaScriptEnabled: false},
        );
      } finally {
        host.stop();
      }
    },
  },
  {
    name: 'a post is shared by plain links of its edition, and its address copied',
    run: async () => {
      for (const [prefix, hosts, copied] of [
        ['', ['service.weibo.com'], '已复制'],
        ['/global', ['www.facebook.com', 'x.com', 'www.linkedin.com'], 'Copied'],
      ] as const) {
        await visit(browser, prefix || '/', async (page) => {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {origin: base});
          const seen = watch(page, base);
          const pathname = `${prefix}/news/product/e3-x-firmware-6-2-1`;
          await openPage(page, base + pathname);
          const share = page.locator('main [role=group][data-search-skip]');
          const links = await share
            .locator('a')
            .evaluateAll((all) =>
              all.map((link) => ({href: (link as HTMLAnchorElement).href, target: link.getAttribute('target')})),
            );
          assert.deepEqual(
            links.filter(({target}) => target === '_blank').map(({href}) => new URL(href).host),
            hosts,
          );
          assert.equal(links.filter(({href}) => href.startsWith('mailto:')).length, 1);
          const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
          for (const {href} of links) assert.ok(href.includes(encodeURIComponent(canonical!)), href);
          await share.getByRole('button').first().click();
          await share.getByText(copied).waitFor();
          assert.equal(await page.evaluate(() => navigator.clipboard.readText()), canonical);
          assert.deepEqual(seen.problems, []);
        });
      }
    },
  },
];
