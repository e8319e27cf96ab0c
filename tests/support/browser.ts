/** Visitors, and waiting for what they would see. */
import {devices, expect, type BrowserContextOptions, type Page} from '@playwright/test';
import type {Locale} from '../../src/site/editions';

/** Edition of a pathname. */
export const localeOf = (pathname: string): Locale => (/^\/global(\/|$)/.test(pathname) ? 'en' : 'zh-CN');

/** Language of a browser that the first-visit redirect leaves alone in this edition. */
export const browserLocale: Readonly<Record<Locale, string>> = {'zh-CN': 'zh-CN', en: 'en-US'};

/** A phone of 375 px; `test.use(phone)`. */
export const phone = {
  viewport: {width: 375, height: 812},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions;

/** A narrow window with a touch screen that keeps the desktop's engine, for tests that also use a mouse. */
export const narrow = {viewport: {width: 375, height: 812}, hasTouch: true} satisfies BrowserContextOptions;

/** A desktop window on which every menu and column shows; `test.use(desktop)`. */
export const desktop = {viewport: {width: 1440, height: 900}} satisfies BrowserContextOptions;

/** What a phone calls itself; some parts are for computers only. */
export const phoneUserAgent = devices['Pixel 7'].userAgent;

/** Waits for hydration; scripts that wait for a first interaction get one that changes nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until the page has loaded all it loads by itself; its scripts begin when the browser is idle, not with the page. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');
}

/** Waits until a change of window or colors has been laid out and no transition is under way. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // Those that follow a scroll position run as long as the page is open.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({playState, timeline}) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
}

/** Opens a page by its path, waits for hydration and until nothing has been loading for half a second. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, {waitUntil: 'load'});
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

/** The page has arrived at this pathname, whatever its query and hash. */
export const expectPath = (page: Page, pathname: string): Promise<void> =>
  expect.poll(() => new URL(page.url()).pathname, {message: 'pathname of the page'}).toBe(pathname);
