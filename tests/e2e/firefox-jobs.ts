/**
 * The main jobs in a second engine: Firefox over WebDriver BiDi. Fewer than the walks, and each from beginning to end on
 * the built site with the real service; Firefox must not have anything to complain about meanwhile.
 */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'puppeteer-core';
import {eventually} from './lib/expect';
import {sentCode, shown} from './lib/lead-form';
import type {Check, Suite} from './lib/runner';
import type {Service} from './lib/service';

interface Job {
  readonly name: string;
  readonly width: number;
  readonly path: string;
  /** Status of the page. */
  readonly status?: number;
  readonly walk: (page: Page, service: Service) => Promise<void>;
}

const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (element) => (element as HTMLElement).innerText.trim());
const expectText = (page: Page, selector: string, wanted: RegExp): Promise<void> =>
  eventually(async () => assert.match(await textOf(page, selector), wanted));
const expectPath = (page: Page, wanted: string): Promise<void> =>
  eventually(async () => assert.equal(new URL(page.url()).pathname, wanted));
const isAlive = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
const button = (words: string): string => `::-p-xpath(//button[normalize-space()="${words}"])`;

/** Fills fields by id: types, chooses in lists, ticks boxes. */
async function fill(page: Page, values: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    const field = `form[novalidate] #${id}`;
    if (value === true) await page.$eval(field, (box) => (box as HTMLInputElement).click());
    else if ((await page.$eval(field, (element) => element.tagName)) === 'SELECT') await page.select(field, value);
    else await page.type(field, value);
  }
}

/** Asks for the code, types it, sends, and gives the stored lead. */
async function send(page: Page, service: Service, form: string, contactEnd: string): Promise<string> {
  await page.click('[data-testid=get-code]');
  await fill(page, {verificationCode: await sentCode(service, form, contactEnd)});
  await page.click('form[novalidate] button[type=submit]');
  await page.waitForSelector('[data-testid=lead-success]');
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-testid=lead-success]') !== null);
  assert.ok(focused, 'the focus is not on the success panel');
  return service.leads('show', await textOf(page, '[data-testid=lead-reference]'));
}

const jobs: readonly Job[] = [
  {
    name: 'the live store counts',
    width: 1440,
    path: '/global/products/accurate-people-counting',
    async walk(page) {
      await page.$eval('[data-stage=counting]', (stage) => stage.scrollIntoView({block: 'center'}));
      await page.waitForSelector('[data-stage=counting][data-state=playing]');
      await expectText(page, '#demo dl div:nth-child(2) dd', /^[1-9]/);
      // Something is drawn on both canvases.
      const drawn = await page.$$eval('[data-stage=counting] canvas', (canvases) =>
        canvases.map((canvas) => {
          const copy = Object.assign(document.createElement('canvas'), {width: 160, height: 90}).getContext('2d')!;
          copy.drawImage(canvas, 0, 0, 160, 90);
          return copy.getImageData(0, 0, 160, 90).data.some((value) => value > 0);
        }),
      );
      assert.deepEqual(drawn, [true, true]);
    },
  },
  {
    name: 'a Chinese lead from the sheet of a phone',
    width: 375,
    path: '/products/accurate-people-counting?sp=firefox',
    async walk(page, service) {
      const trial = await eventuallyVisible(page, '[data-trial]');
      await trial.click();
      await page.waitForSelector('dialog[open] form[novalidate]');
      await fill(page, {companyName: '示例茶饮有限公司', contact: '张伟', mobile: '13800000077'});
      await page.select('#region-province', '440000');
      await page.waitForSelector('#region option[value="440300"]');
      await fill(page, {region: '440300', consent: true});
      const lead = await send(page, service, 'free-cn', '0077');
      assert.equal(shown(lead, 'sp'), 'firefox');
      assert.equal(shown(lead, 'device'), 'mobile');
    },
  },
  {
    name: 'an English lead on the form page',
    width: 1280,
    path: '/global/experience',
    async walk(page, service) {
      await page.click('form[novalidate] button[type=submit]');
      await page.waitForSelector('form[novalidate] [role=alert] a[href="#firstName"]');
      await fill(page, {
        appellation: 'ms',
        firstName: 'Mei',
        lastName: 'Tan',
        businessEmail: 'mei@firefox.example',
        companyName: 'Example Tea',
        phoneCountry: 'SG',
        phone: '61234567',
        region: 'SG',
        requirements: 'Two shops.',
        consent: true,
      });
      assert.equal(shown(await send(page, service, 'free-global', '@firefox.example'), 'companyName'), 'Example Tea');
    },
  },
  {
    name: 'search, an article, and its steps',
    width: 1280,
    path: '/search?q=摄像机离线',
    async walk(page) {
      const first = await page.waitForSelector('[data-results] a');
      await Promise.all([page.waitForNavigation(), first!.click()]);
      await expectPath(page, '/support/troubleshooting/details/t0001');
      await isAlive(page);
      await expectText(page, 'main', /NET-1-1/);
      for (let step = 0; step < 2; step++) await (await eventuallyVisible(page, button('没好，下一步'))).click();
      await expectText(page, 'main', /NET-1-3/);
    },
  },
  {
    name: 'the same page in the other edition',
    width: 1280,
    path: '/global/support/model/e3-x',
    async walk(page) {
      await page.click('header summary');
      await (await eventuallyVisible(page, 'header a[hreflang="zh-CN"]')).click();
      await expectPath(page, '/support/model/e3-x');
      await eventually(async () =>
        assert.ok(
          await page.evaluate(() => document.cookie.includes('i18n_redirected=zh-CN')),
          'the choice is not remembered',
        ),
      );
    },
  },
  {
    name: 'the drawer of a phone leads level by level to a page',
    width: 375,
    path: '/',
    async walk(page) {
      await page.click('button[aria-label="打开菜单"]');
      for (const level of ['产品', '硬件']) await (await eventuallyVisible(page, button(level))).click();
      await (await eventuallyVisible(page, 'nav a[href="/products/cloud-camera"]')).click();
      await expectPath(page, '/products/cloud-camera');
    },
  },
  {
    name: 'the planner answers to other figures',
    width: 1280,
    path: '/support/planner',
    async walk(page) {
      await page.evaluate(() => window.scrollTo(0, 400));
      const field = await page.waitForSelector('main input[type=number]');
      const before = await textOf(page, 'main');
      await field!.evaluate((input) => (input as HTMLInputElement).select());
      await field!.type('9');
      await eventually(async () => assert.notEqual(await textOf(page, 'main'), before));
    },
  },
  {
    name: 'an address that does not exist',
    width: 375,
    path: '/global/no-such-page',
    status: 404,
    async walk(page) {
      await expectText(page, 'h1', /cannot be found/);
    },
  },
];

/** The first element that a visitor sees, once there is one. */
async function eventuallyVisible(page: Page, selector: string) {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody sees ${selector}`);
}

async function run(browser: Browser, service: Service, {width, path, status = 200, walk}: Job): Promise<string[]> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`script error: ${String(error)}`));
    await page.setViewport({width, height: 812});
    const response = await page.goto(service.base + path, {waitUntil: 'load'});
    assert.equal(response?.status(), status);
    await isAlive(page);
    await walk(page, service);
    return problems;
  } finally {
    await context.close();
  }
}

/** The suite of `npm run test:firefox`. */
export const firefoxSuites = (browser: Browser, service: Service): Suite[] => [
  {
    name: 'firefox: main jobs',
    checks: jobs.map((job): Check => ({name: job.name, run: () => run(browser, service, job)})),
  },
];
