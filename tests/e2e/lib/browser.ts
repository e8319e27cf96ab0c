/** Chromium through playwright-core, and what a page does wrong while it is open. */
import {chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page} from 'playwright-core';

/** Settings of the engine that Playwright gives a headless browser. */
const pointerSettings = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    ignoreDefaultArgs: [`--blink-settings=${pointerSettings}`],
    args: [
      // A headless browser does not know how fast its network is, and would fetch lazy pictures as far ahead as on a slow
      // one: 3000 px instead of the 1250 px of a phone with 4G.
      `--blink-settings=${pointerSettings},lazyLoadingImageMarginPxUnknown=1250`,
      // Containers run as root and have a small /dev/shm.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--hide-scrollbars',
      // The tests need no service of the browser's maker, and a closed network makes it try again and again.
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

export type EditionLocale = 'zh-CN' | 'en';

export const localeOf = (pathname: string): EditionLocale => (/^\/global(\/|$)/.test(pathname) ? 'en' : 'zh-CN');

/** Longer than anything takes on a busy machine, short enough that a broken build is reported soon. */
const patienceMs = 15_000;

/** A fresh visitor whose browser prefers the edition's language, so that the first-visit rule leaves the page alone. */
export async function visitor(
  browser: Browser,
  locale: EditionLocale,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: locale === 'en' ? 'en-US' : 'zh-CN',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  return context;
}

/** Everything that must not happen while a page is open. */
export interface Watch {
  readonly problems: string[];
}

/** Collects console messages, errors, failed and foreign requests of a page from now on. */
export function watch(page: Page, base: string, expectedStatus = 200): Watch {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium reports the status of the page itself, which is what a 404 page is for.
    const isOwnStatus =
      expectedStatus !== 200 &&
      message.location().url === page.url() &&
      message.text().includes(String(expectedStatus));
    if (!isOwnStatus) problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left or closed aborts what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      problems.push(`request failed: ${request.url()} (${request.failure()?.errorText})`);
  });
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== base) problems.push(`request to another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    const wanted = isPage ? expectedStatus : undefined;
    if (wanted !== undefined ? response.status() !== wanted : response.status() >= 400) {
      problems.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  return {problems};
}

/** Waits until React has taken over; scripts that wait for a first interaction get one that changes nothing. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until a change of window or colours has been laid out and no transition is under way. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
}

/** Opens a page, waits for hydration and until nothing has been loading for half a second. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'load'});
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}
