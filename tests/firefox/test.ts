/** `test` of the Firefox tests: a Firefox per worker, and a page that a fresh visitor opens in it. */
import {launch, type Browser, type ElementHandle, type HTTPResponse, type Page} from 'puppeteer-core';
import {expect, test as base} from '../support/test';

export {expect};

/** A visitor's page in Firefox. */
export interface Visit {
  readonly page: Page;
  /** Opens a path of the site and waits for hydration. */
  open(path: string): Promise<HTTPResponse>;
  /** The first element of a selector that a visitor sees, once there is one. */
  visible(selector: string): Promise<ElementHandle>;
  /** The text of an element as a visitor reads it. */
  textOf(selector: string): Promise<string>;
}

interface TestFixtures {
  /** `test.use({width: 375})` is a phone. */
  width: number;
  /** Fails the test when Firefox reported an error meanwhile. */
  visit: Visit;
}

interface WorkerFixtures {
  firefox: Browser;
}

/** Waits for hydration. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // Playwright wants the empty pattern: it reads the names of the fixtures from it.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const firefox = await launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH,
        headless: true,
        // A Chinese visitor, so that the first-visit redirect leaves Chinese pages alone.
        extraPrefsFirefox: {'intl.accept_languages': 'zh-CN, zh'},
      });
      await use(firefox);
      await firefox.close();
    },
    {scope: 'worker'},
  ],
  width: [1280, {option: true}],
  visit: async ({firefox, service, width}, use, testInfo) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(`script error: ${String(error)}`));
    await page.setViewport({width, height: 812});

    await use({
      page,
      async open(path) {
        const response = await page.goto(service.base + path, {waitUntil: 'load'});
        await hydrated(page);
        return response!;
      },
      async visible(selector) {
        let found: ElementHandle | undefined;
        await expect(async () => {
          found = undefined;
          for (const element of await page.$$(selector)) if (await element.isVisible()) found ??= element;
          expect(found, `an element of ${selector} is visible`).toBeDefined();
        }).toPass({timeout: 10_000});
        return found!;
      },
      textOf: (selector) => page.$eval(selector, (element) => (element as HTMLElement).innerText.trim()),
    });

    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('page', {body: Buffer.from(await page.screenshot()), contentType: 'image/png'});
    }
    await context.close();
    expect(problems, 'errors that Firefox reported').toEqual([]);
  },
});
