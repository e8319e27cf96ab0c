/** From page to page: loading bar, out-in, scroll position, fetching ahead, and what happens when a page does not come. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {hydrated, openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectNone, expectPath, expectText, expectValue} from './lib/expect';
import {LeadFormOnPage} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const moving: BrowserContextOptions = {reducedMotion: 'no-preference'};
const editions: readonly EditionLocale[] = ['zh-CN', 'en'];
const prefixOf = (locale: EditionLocale): string => (locale === 'en' ? '/global' : '');

/** A visitor shows up: what navigation fetches then has to be there before a test follows a link, as it is for people. */
async function attended(page: Page): Promise<void> {
  await hydrated(page);
  await page.mouse.move(7, 7);
  await page.waitForFunction(() => performance.getEntriesByName('conduct').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Opens a page as somebody who is there. */
async function onPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const locale: EditionLocale = /\/global(\/|$)/.test(url) ? 'en' : 'zh-CN';
  const context = await visitor(browser, locale, {viewport: {width: 1440, height: 900}, ...options});
  try {
    const page = await context.newPage();
    await openPage(page, url);
    await attended(page);
    await visit(page);
  } finally {
    await context.close();
  }
}

const bar = (page: Page) => page.locator('[role=status][popover]');
const notice = (page: Page) => page.locator('[role=alert] [data-navigation-failure]');
const footerLink = (page: Page, pathname: string) =>
  page.locator(`footer a[href="${pathname}"]`).filter({visible: true}).first();
const offset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The code of pages waits, or fails, for as long as it is said so. */
async function pageCode(page: Page): Promise<{mode: 'comes' | 'waits' | 'fails'; release: () => void}> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const state: {mode: 'comes' | 'waits' | 'fails'; release: () => void} = {mode: 'comes', release};
  await page.route('**/assets/js/*.js', async (route) => {
    if (state.mode === 'fails') return route.abort();
    if (state.mode === 'waits') await released;
    return route.continue();
  });
  return state;
}

const isLoud = (page: Page) =>
  eventually(async () => assert.equal(await bar(page).getAttribute('data-state'), 'failed'));

/** Goes on from a page whose code fails; the browser gets everything again once it loads a page by itself. */
const failUntilLoad = (page: Page, code: {mode: string}): void => {
  code.mode = 'fails';
  page.on('request', (request) => {
    if (request.isNavigationRequest()) code.mode = 'comes';
  });
};

const loadedBy = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);

/** Notes what fades of each page, with its heading. A text, because the page lacks what the compiler adds to functions. */
const logFades = `{
  window.fades = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.localName === 'main') fades.push(JSON.stringify(frames.opacity) + ' ' + options.duration + ' ' + document.querySelector('h1').textContent);
    return animate.call(this, frames, options);
  };
}`;

/** Notes the offset of every frame once another page stands there. */
const logOffsets = `{
  window.offsets = [];
  const old = document.querySelector('h1').textContent;
  (function look() {
    if (document.querySelector('h1')?.textContent !== old) offsets.push(scrollY);
    requestAnimationFrame(look);
  })();
}`;

/** Checks of what happens between pages. */
export const navigationWalk = (browser: Browser, {base}: Service): Check[] => [
  ...editions.map((locale): Check => ({
    name: `the bar runs for a slow page, says so, and ends with it (${locale})`,
    run: () =>
      onPage(browser, `${base}${prefixOf(locale)}/about/contact`, moving, async (page) => {
        const heading = await page.locator('h1').innerText();
        const code = await pageCode(page);
        code.mode = 'waits';
        await footerLink(page, `${prefixOf(locale)}/service-system`).click();
        await eventually(async () =>
          assert.equal(await bar(page).evaluate((element) => getComputedStyle(element).opacity), '1'),
        );
        const [throttle, duration] = await bar(page).evaluate((element) => [
          getComputedStyle(element).transitionDelay,
          getComputedStyle(element, '::before').animationDuration,
        ]);
        assert.deepEqual([throttle, duration], ['0.2s', '5s']);
        assert.equal(await page.locator('h1').innerText(), heading, 'the page went before the next one was there');
        await expectText(bar(page), locale === 'en' ? 'Loading…' : '正在加载……');
        code.release();
        await eventually(async () => assert.notEqual(await page.locator('h1').innerText(), heading));
        await expectPath(page, `${prefixOf(locale)}/service-system`);
        assert.equal(await bar(page).getAttribute('data-state'), 'done');
      }),
  })),
  {
    name: 'the bar turns red when a request of search, form or feedback fails, above an open dialog too',
    run: async () => {
      await onPage(browser, `${base}/support/troubleshooting/details/t0101`, {}, async (page) => {
        await page.route('**/api/v1/feedback', (route) => route.abort());
        await page.getByRole('button', {name: '没有', exact: true}).click();
        await page.getByRole('button', {name: '提交', exact: true}).click();
        await isLoud(page);
        const red = await bar(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
        assert.equal(red, 'rgb(198, 40, 40)');
        await page.route('**/search/*.{json,bin}', (route) => route.abort());
        await page.keyboard.press('/');
        await page.locator('dialog[open] input').fill('断网');
        await isLoud(page);
        assert.ok(
          await bar(page).evaluate((element) => element.matches(':popover-open')),
          'the bar is not above the dialog',
        );
      });
      await onPage(browser, `${base}/global/experience`, {}, async (page) => {
        await page.route('**/api/v1/challenge', (route) => route.fulfill({status: 503, json: {code: 503001}}));
        const form = new LeadFormOnPage(page, page.locator('main'));
        await form.fill({businessEmail: 'mei@shop.example'});
        await form.getCode();
        await isLoud(page);
      });
    },
  },
  {
    name: 'pages leave and enter one after the other within 200 ms, and not at all with reduced motion',
    run: async () => {
      const fades = async (page: Page) => {
        await page.evaluate(logFades);
        const before = await page.locator('h1').innerText();
        await footerLink(page, '/service-system').click();
        await expectPath(page, '/service-system');
        await eventually(async () => assert.notEqual(await page.locator('h1').innerText(), before));
        return {
          before,
          after: await page.locator('h1').textContent(),
          log: await page.evaluate(() => (window as unknown as {fades: string[]}).fades),
        };
      };
      await onPage(browser, `${base}/about/contact`, moving, async (page) => {
        const {before, after, log} = await fades(page);
        assert.deepEqual(log, [`[1,0] 80 ${before}`, `[0,1] 120 ${after}`]);
        // Nothing stays of it.
        await eventually(async () =>
          assert.equal(await page.locator('main').evaluate((main) => getComputedStyle(main).opacity), '1'),
        );
      });
      await onPage(browser, `${base}/about/contact`, {}, async (page) => assert.deepEqual((await fades(page)).log, []));
    },
  },
  ...editions.map((locale): Check => ({
    name: `Back restores the offset, anything else starts at the top within 300 ms (${locale})`,
    run: () =>
      onPage(browser, `${base}${prefixOf(locale)}/products/accurate-people-counting`, moving, async (page) => {
        await page.evaluate(() => window.scrollTo(0, 2600));
        // Parts that come into view are loaded, and may be of another height than what stood for them.
        await page.waitForLoadState('networkidle');
        const at = await offset(page);
        assert.ok(at > 1000, `the page did not scroll, but to ${at}`);
        const before = await page.locator('h1').innerText();
        await page.evaluate(logOffsets);
        // A click of the driver may scroll by itself to bring the header into view, where it stands already.
        await page
          .locator('header a')
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await eventually(async () => assert.notEqual(await page.locator('h1').innerText(), before));
        await eventually(async () => assert.equal(await offset(page), 0));
        const offsets = await page.evaluate(() => (window as unknown as {offsets: number[]}).offsets);
        assert.ok(
          offsets.every((now, at) => now <= (offsets[at - 1] ?? 240)),
          `the way to the top was ${offsets.join(' ')}`,
        );

        await page.goBack();
        await eventually(async () => assert.equal(await page.locator('h1').innerText(), before));
        await eventually(async () =>
          assert.ok(Math.abs((await offset(page)) - at) <= 2, `Back led to ${await offset(page)} instead of ${at}`),
        );
        await page.goForward();
        await eventually(async () => assert.notEqual(await page.locator('h1').innerText(), before));
        await eventually(async () => assert.equal(await offset(page), 0));
      }),
  })),
  {
    name: 'an anchor wins over the top, an overlay moves nothing, and Back from a document leads to where the page was',
    run: () =>
      onPage(browser, `${base}/`, {}, async (page) => {
        await page.locator('main a[href$="#demo"]').first().click();
        await expectPath(page, '/products/accurate-people-counting');
        await eventually(async () => {
          const top = await page.locator('#demo').evaluate((element) => element.getBoundingClientRect().top);
          assert.ok(Math.abs(top - 88) < 40, `the anchor stands at ${top}`);
        });
        const at = await offset(page);
        assert.ok(at > 300, 'the page stayed at the top');
        await page.getByRole('button', {name: '电话咨询'}).filter({visible: true}).click();
        await page.locator('dialog[open]').waitFor();
        await page.keyboard.press('Escape');
        await expectNone(page.locator('dialog[open]'));
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        assert.equal(await offset(page), at, 'closing the dialog scrolled the page');

        await page.goto(`${base}/support/troubleshooting`);
        await attended(page);
        await page.evaluate(() => window.scrollTo(0, 700));
        await page
          .locator('main a[href*="/details/"]')
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await eventually(async () => assert.match(new URL(page.url()).pathname, /\/details\//));
        await page.goBack();
        await eventually(async () =>
          assert.ok(Math.abs((await offset(page)) - 700) <= 2, `Back led to ${await offset(page)}`),
        );
      }),
  },
  {
    name: 'links in view are fetched ahead once the page is loaded and idle, never offline, with data saver or on 2g',
    run: async () => {
      const ahead = (page: Page) =>
        page.evaluate(() => {
          const hrefs = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=prefetch]')].map(
            ({href}) => href,
          );
          const {loadEventStart} = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
          const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
            ({name, startTime, initiatorType}) =>
              initiatorType === 'link' && hrefs.includes(name) && startTime < loadEventStart,
          );
          return {count: hrefs.length, early: early.length};
        });
      await onPage(browser, `${base}/about/contact`, {}, (page) =>
        eventually(async () => {
          const {count, early} = await ahead(page);
          assert.ok(count > 0, 'nothing was fetched ahead');
          assert.equal(early, 0, 'something was fetched ahead before the page had loaded');
        }),
      );
      const without = async (pretend: () => void) => {
        const context = await visitor(browser, 'zh-CN', {viewport: {width: 1440, height: 900}});
        await context.addInitScript(pretend);
        const page = await context.newPage();
        await openPage(page, `${base}/about/contact`);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        // On the way to a link it is hovered over.
        await page.locator('header a').first().hover();
        assert.equal((await ahead(page)).count, 0);
        await context.close();
      };
      await without(() =>
        Object.defineProperty(Navigator.prototype, 'connection', {value: {effectiveType: '2g', saveData: false}}),
      );
      await without(() =>
        Object.defineProperty(Navigator.prototype, 'connection', {value: {effectiveType: '4g', saveData: true}}),
      );
      await without(() => Object.defineProperty(Navigator.prototype, 'onLine', {value: false}));
    },
  },
  ...editions.map((locale): Check => ({
    name: `a page whose code does not come is loaded anew once a minute, with the draft; then a notice offers a retry (${locale})`,
    run: () =>
      onPage(browser, `${base}${prefixOf(locale)}/experience`, {}, async (page) => {
        const home = locale === 'en' ? '/global/home' : '/';
        await page.locator('#companyName').fill('示例茶饮');
        const code = await pageCode(page);
        failUntilLoad(page, code);
        await page.locator('header a').first().click();
        await eventually(async () => assert.equal(await loadedBy(page), 'reload'));
        await expectPath(page, home);
        await attended(page);

        code.mode = 'fails';
        const heading = await page.locator('h1').innerText();
        await footerLink(page, `${prefixOf(locale)}/service-system`).click();
        await notice(page).waitFor();
        await expectPath(page, home);
        assert.equal(await page.locator('h1').innerText(), heading);
        code.mode = 'comes';
        await notice(page).getByRole('button').first().click();
        await expectPath(page, `${prefixOf(locale)}/service-system`);
        await page.goto(`${base}${prefixOf(locale)}/experience`);
        await expectValue(page.locator('#companyName'), '示例茶饮');
      }),
  })),
  {
    name: 'a first page whose code does not come is loaded anew once, then says so',
    run: async () => {
      const context = await visitor(browser, 'zh-CN', {viewport: {width: 1440, height: 900}});
      // The code of the page is what it fetches before anybody does anything.
      const own = new Set<string>();
      const first = await context.newPage();
      first.on(
        'request',
        (request) =>
          request.resourceType() === 'script' && !/\/(main|runtime)/.test(request.url()) && own.add(request.url()),
      );
      await first.goto(`${base}/about/contact`);
      await first.waitForLoadState('networkidle');
      assert.ok(own.size > 0, 'the page has no code of its own');

      const page = await context.newPage();
      let loads = 0;
      page.on('request', (request) => request.isNavigationRequest() && (loads += 1));
      await page.route('**/assets/js/*', (route) =>
        own.has(route.request().url()) ? route.abort() : route.continue(),
      );
      await page.goto(`${base}/about/contact`);
      await notice(page).waitFor();
      assert.equal(loads, 2, `the page was loaded ${loads} times`);
      await context.close();
    },
  },
  {
    name: 'a part whose code does not come loads the page anew once, then offers a retry in its place',
    run: () =>
      onPage(browser, `${base}/about/contact`, {}, async (page) => {
        const code = await pageCode(page);
        failUntilLoad(page, code);
        await page.getByRole('button', {name: '电话咨询'}).filter({visible: true}).click();
        await eventually(async () => assert.equal(await loadedBy(page), 'reload'));
        await attended(page);
        code.mode = 'fails';
        await page.getByRole('button', {name: '电话咨询'}).filter({visible: true}).click();
        await page.locator('dialog[open]').getByRole('button', {name: '重试'}).waitFor();
      }),
  },
  ...editions.map((locale): Check => ({
    name: `without a network a click keeps the page and says so, and leads on once there is one (${locale})`,
    run: () =>
      onPage(browser, `${base}${prefixOf(locale)}/support/planner`, {}, async (page) => {
        const prefix = prefixOf(locale);
        await page.evaluate(() => Object.assign(window, {stayed: true}));
        const expectStayed = async () => {
          await notice(page).waitFor();
          await expectText(
            notice(page).locator('p'),
            locale === 'en'
              ? 'You are offline, so the page did not open. You are still on the page you came from, and what you typed is kept.'
              : '现在没有网络，页面没有打开。您还在原来的页面上，填写的内容都在。',
          );
          await expectPath(page, `${prefix}/support/planner`);
          assert.ok(await page.evaluate(() => 'stayed' in window), 'the page was loaded anew');
          await notice(page).getByRole('button').last().click();
          await expectNone(notice(page));
        };
        // A page of the router, and a document, which the browser loads.
        await pageCode(page);
        await page.context().setOffline(true);
        await footerLink(page, `${prefix}/service-system`).click();
        await expectStayed();
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), {href, textContent: 'article'});
          link.id = 'to-article';
          document.querySelector('main')?.prepend(link);
        }, `${prefix}/support/troubleshooting/details/t0001`);
        await page.locator('#to-article').click();
        await expectStayed();
        await page.locator('#to-article').click();
        await notice(page).waitFor();
        await page.context().setOffline(false);
        await notice(page).getByRole('button').first().click();
        await expectPath(page, `${prefix}/support/troubleshooting/details/t0001`);
      }),
  })),
];
