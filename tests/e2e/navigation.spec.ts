/** Client-side navigation: loading bar, fade, scroll position, prefetching, and recovery when a page fails to load. */
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {lazyBandsMark} from '../../src/features/navigation/lazyBands';
import {idleTimeout} from '../../src/features/navigation/whenIdle';
import {editions} from '../../src/site/editions';
import {axeProblems} from '../support/axe';
import {browserLocale, desktop, expectPath, hydrated, openPage, painted, settled} from '../support/browser';
import {LeadForm} from '../support/lead-form';
import {shiftProblems} from '../pages/checks/shifts';
import {buildDir} from '../support/service';
import {expect, test} from '../support/test';

/** A visitor whose system does not ask for reduced motion. */
const withMotion = {contextOptions: {reducedMotion: 'no-preference'}} as const;

/** Interacts and waits for the navigation code that this loads: people have it before they click a link. */
async function interacted(page: Page): Promise<void> {
  await hydrated(page);
  await page.mouse.move(7, 7);
  await page.waitForFunction(() => performance.getEntriesByName('navigation-transitions').length > 0);
  await page.waitForLoadState('networkidle');
}

/** Opens a page as a visitor who has moved the mouse. */
async function openAndInteract(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await interacted(page);
}

const pageHeading = (page: Page) => page.locator('h1');

/** Another page is shown than the one with this heading. */
const expectOtherHeading = (page: Page, heading: string) =>
  expect(pageHeading(page)).not.toHaveText(heading, {useInnerText: true});

const loadingBar = (page: Page) => page.locator('[role=status][popover]');
const notice = (page: Page) => page.locator('[role=alert] [data-navigation-failure]');
const footerLink = (page: Page, pathname: string) =>
  page.locator(`footer a[href="${pathname}"]`).filter({visible: true}).first();
const hotlineButton = (page: Page) => page.getByRole('link', {name: '电话咨询'}).filter({visible: true});
const scrollOffset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The page is scrolled to this offset, give or take the rounding of a fraction. */
const expectOffset = (page: Page, offset: number) =>
  expect
    .poll(async () => Math.abs((await scrollOffset(page)) - offset), {message: `distance from the offset ${offset}`})
    .toBeLessThanOrEqual(2);

/** What happens to requests for the code of pages. */
interface PageCode {
  mode: 'loads' | 'waits' | 'fails';
  /** Releases the waiting requests. */
  release: () => void;
}

async function interceptPageCode(page: Page): Promise<PageCode> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const code: PageCode = {mode: 'loads', release};
  await page.route('**/assets/js/*.js', async (route) => {
    if (code.mode === 'fails') return route.abort();
    if (code.mode === 'waits') await released;
    return route.continue();
  });
  return code;
}

/** The code of pages fails until the browser loads a page by itself. */
function failUntilReload(page: Page, code: PageCode): void {
  code.mode = 'fails';
  page.on('request', (request) => {
    if (request.isNavigationRequest()) code.mode = 'loads';
  });
}

const expectFailed = (page: Page) => expect(loadingBar(page)).toHaveAttribute('data-state', 'failed');

/** The browser has loaded the page again. Asking may fail while it does. */
const expectReloaded = (page: Page) =>
  expect(async () => {
    const type = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
    );
    expect(type).toBe('reload');
  }).toPass({timeout: 10_000});

/** Notes what fades of each page, with its heading. A text, because the page lacks what the compiler adds to functions. */
const logFades = `{
  window.fades = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.localName === 'main') fades.push(JSON.stringify(frames.opacity) + ' ' + options.duration + ' ' + document.querySelector('h1').textContent);
    return animate.call(this, frames, options);
  };
}`;

/** Notes the offset of every frame once another page is shown. */
const logOffsets = `{
  window.offsets = [];
  const old = document.querySelector('h1').textContent;
  (function look() {
    if (document.querySelector('h1')?.textContent !== old) offsets.push(scrollY);
    requestAnimationFrame(look);
  })();
}`;

/** Follows a link to another page; gives both headings and what was faded on the way. */
async function followAndLogFades(page: Page): Promise<{before: string; after: string; fades: string[]}> {
  await openAndInteract(page, '/about/contact');
  await page.evaluate(logFades);
  const before = await pageHeading(page).innerText();
  await footerLink(page, '/service-system').click();
  await expectPath(page, '/service-system');
  await expectOtherHeading(page, before);
  return {
    before,
    after: (await pageHeading(page).textContent()) ?? '',
    fades: await page.evaluate(() => (window as unknown as {fades: string[]}).fades),
  };
}

/** Prefetched files, and how many of them were asked for before the page had loaded. */
const prefetched = (page: Page) =>
  page.evaluate(() => {
    const hrefs = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=prefetch]')].map(({href}) => href);
    const {loadEventStart} = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const early = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({name, startTime, initiatorType}) =>
        initiatorType === 'link' && hrefs.includes(name) && startTime < loadEventStart,
    );
    return {count: hrefs.length, early: early.length};
  });

test.use(desktop);

for (const locale of ['zh-CN', 'en'] as const) {
  const {prefix, home} = editions[locale];

  test.describe(() => {
    test.use({locale: browserLocale[locale], ...withMotion});

    test(`the loading bar runs for a slow page, says so, and ends with it (${locale})`, async ({page}) => {
      await openAndInteract(page, `${prefix}/about/contact`);
      const heading = await pageHeading(page).innerText();
      const bar = loadingBar(page);
      const code = await interceptPageCode(page);
      code.mode = 'waits';
      await footerLink(page, `${prefix}/service-system`).click();
      await expect(bar).toHaveCSS('opacity', '1');
      const [throttle, duration] = await bar.evaluate((element) => [
        getComputedStyle(element).transitionDelay,
        getComputedStyle(element, '::before').animationDuration,
      ]);
      expect([throttle, duration]).toEqual(['0.2s', '5s']);
      expect(await pageHeading(page).innerText(), 'the page stays until the next one has loaded').toBe(heading);
      await expect(bar).toHaveText(locale === 'en' ? 'Loading…' : '正在加载……');
      code.release();
      await expectOtherHeading(page, heading);
      await expectPath(page, `${prefix}/service-system`);
      await expect(bar).toHaveAttribute('data-state', 'done');
    });

    test(`Back restores the offset, anything else starts at the top within 300 ms (${locale})`, async ({page}) => {
      await openAndInteract(page, `${prefix}/products/accurate-people-counting`);
      await page.evaluate(() => window.scrollTo(0, 2600));
      // Parts are hydrated when visible, and may change in height.
      await page.waitForLoadState('networkidle');
      const offset = await scrollOffset(page);
      expect(offset, 'the page has scrolled').toBeGreaterThan(1000);
      const before = await pageHeading(page).innerText();
      await page.evaluate(logOffsets);
      // A click of the driver may scroll by itself to bring the header into view, where it stands already.
      await page
        .locator('header a')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expectOtherHeading(page, before);
      await expect.poll(() => scrollOffset(page)).toBe(0);
      await page.waitForFunction(() => (window as unknown as {offsets: number[]}).offsets.length > 0);
      const offsets = await page.evaluate(() => (window as unknown as {offsets: number[]}).offsets);
      expect(offsets[0], `the new page is first shown near its top: ${offsets.join(' ')}`).toBeLessThanOrEqual(240);
      expect(offsets, 'the page only scrolls up').toEqual([...offsets].sort((a, b) => b - a));

      await page.goBack();
      await expect(pageHeading(page)).toHaveText(before, {useInnerText: true});
      await expectOffset(page, offset);
      await page.goForward();
      await expectOtherHeading(page, before);
      await expect.poll(() => scrollOffset(page)).toBe(0);
    });
  });

  test.describe(() => {
    test.use({locale: browserLocale[locale]});

    test(`a page whose code does not load is reloaded once a minute, with the draft; then a notice offers a retry (${locale})`, async ({
      page,
    }) => {
      await openAndInteract(page, `${prefix}/experience`);
      await page.locator('#companyName').fill('示例茶饮');
      const code = await interceptPageCode(page);
      failUntilReload(page, code);
      await page.locator('header a').first().click();
      await expectReloaded(page);
      await expectPath(page, home);
      await interacted(page);

      code.mode = 'fails';
      const heading = await pageHeading(page).innerText();
      await footerLink(page, `${prefix}/service-system`).click();
      await expect(notice(page)).toBeVisible();
      await expectPath(page, home);
      expect(await pageHeading(page).innerText()).toBe(heading);
      code.mode = 'loads';
      await notice(page).getByRole('button').first().click();
      await expectPath(page, `${prefix}/service-system`);
      await page.goto(`${prefix}/experience`);
      await expect(page.locator('#companyName')).toHaveValue('示例茶饮');
    });

    test(`without a network a click keeps the page and says so, and opens the page once there is one (${locale})`, async ({
      page,
      context,
    }) => {
      await openAndInteract(page, `${prefix}/support/planner`);
      await page.evaluate(() => Object.assign(window, {stayed: true}));
      const expectStayed = async () => {
        await expect(notice(page)).toBeVisible();
        await expect(notice(page).locator('p')).toHaveText(
          locale === 'en'
            ? 'You are offline, so the page did not open. You are still on the page you came from, and what you typed is kept.'
            : '现在没有网络，页面没有打开。您还在原来的页面上，填写的内容都在。',
        );
        await expectPath(page, `${prefix}/support/planner`);
        expect(await page.evaluate(() => 'stayed' in window), 'the page was not loaded again').toBe(true);
        await notice(page).getByRole('button').last().click();
        await expect(notice(page)).toHaveCount(0);
      };
      // A page of the router, and a document, which the browser loads.
      await interceptPageCode(page);
      await context.setOffline(true);
      await footerLink(page, `${prefix}/service-system`).click();
      await expectStayed();
      const article = `${prefix}/support/troubleshooting/details/t0001`;
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), {href, textContent: 'article'});
        link.id = 'to-article';
        document.querySelector('main')?.prepend(link);
      }, article);
      await page.locator('#to-article').click();
      await expectStayed();
      await page.locator('#to-article').click();
      await expect(notice(page)).toBeVisible();
      await context.setOffline(false);
      await notice(page).getByRole('button').first().click();
      await expectPath(page, article);
    });
  });
}

test.describe(() => {
  test.use(withMotion);

  test('pages leave and enter one after the other within 200 ms', async ({page}) => {
    const {before, after, fades} = await followAndLogFades(page);
    expect(fades).toEqual([`[1,0] 80 ${before}`, `[0,1] 120 ${after}`]);
    // The animations leave no styles behind.
    await expect(page.locator('main')).toHaveCSS('opacity', '1');
  });
});

test('pages change without fading with reduced motion', async ({page}) => {
  expect((await followAndLogFades(page)).fades).toEqual([]);
});

test('the loading bar turns red when a request of feedback or search fails, above an open dialog too', async ({
  page,
}) => {
  await openAndInteract(page, '/support/troubleshooting/details/t0101');
  await page.route('**/api/v1/feedback', (route) => route.abort());
  await page.getByRole('button', {name: '没有', exact: true}).click();
  await page.getByRole('button', {name: '提交', exact: true}).click();
  await expectFailed(page);
  const color = await loadingBar(page).evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(color).toBe('rgb(198, 40, 40)');
  await page.route('**/search/*.{json,bin}', (route) => route.abort());
  await page.keyboard.press('/');
  await page.locator('dialog[open] input').fill('断网');
  await expectFailed(page);
  expect(
    await loadingBar(page).evaluate((element) => element.matches(':popover-open')),
    'the bar is above the dialog',
  ).toBe(true);
});

test.describe(() => {
  test.use({locale: 'en-US'});

  test('the loading bar turns red when a request of a form fails', async ({page}) => {
    await openAndInteract(page, '/global/experience');
    await page.route('**/api/v1/challenge', (route) => route.fulfill({status: 503, json: {code: 503001}}));
    const form = new LeadForm(page, page.locator('main'));
    await form.fill({businessEmail: 'loading-bar@shop.example'});
    await form.getCode();
    await expectFailed(page);
  });
});

test('an anchor wins over the top, and closing an overlay does not scroll', async ({page}) => {
  await openAndInteract(page, '/');
  await page.locator('main a[href$="#demo"]').first().click();
  await expectPath(page, '/products/accurate-people-counting');
  await expect
    .poll(
      async () => {
        const top = await page.locator('#demo').evaluate((element) => element.getBoundingClientRect().top);
        return Math.abs(top - 88);
      },
      {message: 'distance of the anchor from its place below the header'},
    )
    .toBeLessThan(40);
  const offset = await scrollOffset(page);
  expect(offset, 'the page has scrolled').toBeGreaterThan(300);
  await hotlineButton(page).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await painted(page);
  expect(await scrollOffset(page), 'closing the dialog did not scroll the page').toBe(offset);
});

test.describe('bands below the first screens', () => {
  const lastBand = (page: Page) => page.locator('main > :last-child p').first();
  const isLaidOut = (page: Page) =>
    lastBand(page).evaluate((text) => text.checkVisibility({contentVisibilityAuto: true}));

  test('are measured once and laid out when they come near, without a shift', async ({page}) => {
    await openPage(page, '/');
    const heights = () =>
      page.locator('main > *, footer').evaluateAll((bands) => bands.map((band) => Math.round(band.clientHeight)));
    await expect.poll(heights, {message: 'heights instead of estimates'}).not.toContain(2000);
    const measured = await heights();
    await expect.poll(() => isLaidOut(page)).toBe(false);
    expect(await axeProblems(page, {rules: ['color-contrast']}), 'with places as axe reads them').toEqual([]);
    // In every frame: a part that takes the place of the server's HTML keeps its height.
    const frames = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const look = (): void => {
        seen.add([...document.querySelectorAll('main > *')].map((band) => Math.round(band.clientHeight)).join());
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    for (let screens = 0; screens < 30; screens += 1) {
      await page.mouse.wheel(0, 400);
      await painted(page);
    }
    const estimated = await frames.evaluate((seen) => [...seen].filter((heights) => /\b2000\b/.test(heights)));
    expect(estimated, 'frames with estimated heights').toEqual([]);
    expect(await isLaidOut(page)).toBe(true);
    await page.evaluate((mark) => document.documentElement.removeAttribute(mark), lazyBandsMark);
    const differences = (await heights()).map((height, index) => Math.abs(height - measured[index]!));
    // A pixel by rounding.
    expect(Math.max(...differences), `of ${measured.join(', ')}`).toBeLessThanOrEqual(1);
    expect(await shiftProblems(page)).toEqual([]);
  });

  test('are laid out at once where a place in the page is wanted', async ({page}) => {
    await openPage(page, '/');
    await page.reload();
    expect(await isLaidOut(page), 'after a reload').toBe(true);
    await openPage(page, '/products/accurate-people-counting#faq');
    expect(await isLaidOut(page), 'of an address with an anchor').toBe(true);
    await openAndInteract(page, '/');
    await expect.poll(() => isLaidOut(page)).toBe(false);
    await footerLink(page, '/about-ukan').evaluate((link: HTMLElement) => link.click());
    await expectPath(page, '/about-ukan');
    await expect.poll(() => isLaidOut(page), {message: 'of the next page'}).toBe(true);
  });
});

test('Back from a document restores the offset', async ({page}) => {
  await openAndInteract(page, '/support/troubleshooting');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page
    .locator('main a[href*="/details/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expectOffset(page, 700);
});

test('links in view are prefetched once the page is loaded and idle', async ({page}) => {
  await openAndInteract(page, '/about/contact');
  await expect(async () => {
    const {count, early} = await prefetched(page);
    expect(count, 'prefetched files').toBeGreaterThan(0);
    expect(early, 'files prefetched before the page had loaded').toBe(0);
  }).toPass({timeout: 10_000});
});

/** Browsers that must not prefetch: the property of `navigator` that says so, and its value. */
const savingBrowsers = [
  {name: 'offline', property: 'onLine', value: false},
  {name: 'with data saver', property: 'connection', value: {effectiveType: '4g', saveData: true}},
  {name: 'on 2g', property: 'connection', value: {effectiveType: '2g', saveData: false}},
] as const;

for (const {name, property, value} of savingBrowsers) {
  test(`nothing is prefetched ${name}`, async ({page}) => {
    await page.addInitScript(([key, fake]) => Object.defineProperty(Navigator.prototype, key, {value: fake}), [
      property,
      value,
    ] as const);
    await openPage(page, '/about/contact');
    // The site's idle callback was requested earlier, so it runs first.
    await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, {timeout})), idleTimeout);
    // The pointer hovers over the link, which preloads its page as well.
    await page.locator('header a').first().hover();
    expect((await prefetched(page)).count).toBe(0);
  });
}

test('a first page whose code does not load is reloaded once, then says so', async ({page, context}) => {
  // The code of the page is what it fetches before anybody does anything.
  const pageCode = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !/\/(main|runtime)/.test(request.url())) pageCode.add(request.url());
  });
  await page.goto('/about/contact');
  await settled(page);
  expect(pageCode.size, 'files of code of the page itself').toBeGreaterThan(0);

  const broken = await context.newPage();
  let loads = 0;
  broken.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await broken.route('**/assets/js/*', (route) =>
    pageCode.has(route.request().url()) ? route.abort() : route.continue(),
  );
  await broken.goto('/about/contact');
  await expect(notice(broken)).toBeVisible();
  expect(loads).toBe(2);
});

test('a part whose code does not load reloads the page once, then offers a retry in its place', async ({page}) => {
  await openAndInteract(page, '/about/contact');
  const code = await interceptPageCode(page);
  failUntilReload(page, code);
  await hotlineButton(page).click();
  await expectReloaded(page);
  await interacted(page);
  code.mode = 'fails';
  await hotlineButton(page).click();
  await expect(page.locator('dialog[open]').getByRole('button', {name: '重试'})).toBeVisible();
});

// The service redirects to the clean address; a bare static host answers both.
for (const path of [
  '/index',
  '/news',
  '/products/ai-box',
  '/support/model/k3',
  '/global/news/product/e3-x-firmware-6-2-1',
])
  test(`the file ${path}.html shows its page once, at its clean address`, async ({page}) => {
    await page.route(`**${path}.html?a=1`, (route) => route.fulfill({path: join(buildDir, `${path}.html`)}));
    await openAndInteract(page, `${path}.html?a=1`);
    await expectPath(page, path === '/index' ? '/' : path);
    expect(new URL(page.url()).search).toBe('?a=1');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('footer')).toHaveCount(1);
  });
