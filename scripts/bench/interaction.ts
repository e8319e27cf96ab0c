/**
 * `npm run bench:interaction [-- --only menu,search]`: interaction latency (to the next frame) of the first use of each
 * control, and long tasks during hydration, with 4× CPU throttling. Prints a table of medians and exits 1 beyond the
 * limits below. Needs a finished build, an idle machine, and five minutes.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {chromiumOptions} from '../../tests/support/chromium';
import {startService} from '../../tests/support/service';
import {ensureBrowser} from '../lib/browser.mjs';
import {fail} from '../lib/process.mjs';
import {buildService} from '../../server/build.mjs';
import {median} from './paint/goals';

const limits = {interactionMs: 100, taskMs: 50};
const slowdown = 4;
const runs = 5;

const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const desktop = {viewport: {width: 1440, height: 900}};

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly device: BrowserContextOptions;
  readonly control: string;
}

const interactions: readonly Interaction[] = [
  {name: 'drawer', path: '/', device: phone, control: 'header button[aria-label="打开菜单"]'},
  {
    name: 'drawer of an article',
    path: '/support/troubleshooting/details/t0101',
    device: phone,
    control: 'header button[aria-label="打开菜单"]',
  },
  {name: 'menu', path: '/', device: desktop, control: 'header [data-menu=products]'},
  {name: 'trial', path: '/', device: phone, control: 'main a[data-trial]'},
  {name: 'search', path: '/', device: phone, control: 'header form button[type=submit]'},
  {name: 'tab', path: '/', device: phone, control: '[data-tab=medicine]'},
  {name: 'filter', path: '/products/cloud-ai-camera', device: phone, control: 'form[data-query] label'},
  {
    name: 'accordion',
    path: '/products/accurate-people-counting',
    device: phone,
    control: '[data-faq] details:not([open]) summary',
  },
];

/** Pages whose hydration is measured. */
const pages = [
  '/',
  '/products/accurate-people-counting',
  '/products/hardware/cloud-camera/e3-x',
  '/support/troubleshooting/details/t0101',
  '/experience',
];

/** Records event timings of interactions and long tasks (over 50 ms), in milliseconds. */
function observe(): void {
  const recorded = {interactions: [] as number[], tasks: [] as number[], isReady: false};
  Object.assign(window, {recorded});
  const watch = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true, ...options});
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming & {interactionId?: number}).interactionId)
        recorded.interactions.push(entry.duration);
    },
    {durationThreshold: 16},
  );
  watch('longtask', ({duration}) => recorded.tasks.push(duration));
  recorded.isReady = true;
}

interface Recorded {
  readonly interactions: number[];
  readonly tasks: number[];
  /** Whether the observers were set up; without them every page would look fast. */
  readonly isReady: boolean;
}

async function recorded(page: Page): Promise<Recorded> {
  const all = await page.evaluate(() => (window as unknown as {recorded: Recorded}).recorded);
  if (!all.isReady) throw new Error('the page recorded nothing: its observers were not set up');
  return all;
}

async function open(browser: Browser, options: BrowserContextOptions, slowFrom: 'start' | 'rest', url: string) {
  const context = await browser.newContext({locale: 'zh-CN', ...options});
  const page = await context.newPage();
  // The compiler that runs this file names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const slow = () => session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  if (slowFrom === 'start') await slow();
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  // Waits for prefetched code as well.
  await page.waitForTimeout(2000);
  if (slowFrom === 'rest') await slow();
  return {context, page};
}

/** Milliseconds from the tap or click to the next frame, the longest of its events. */
async function interact(browser: Browser, base: string, {path: at, device, control}: Interaction): Promise<number> {
  const {context, page} = await open(browser, device, 'rest', base + at);
  try {
    const target = page.locator(control).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    const before = (await recorded(page)).interactions.length;
    if (device.hasTouch) await target.tap();
    else await target.click();
    await page.waitForTimeout(1500);
    // Event Timing omits interactions shorter than a frame.
    return Math.max(16, ...(await recorded(page)).interactions.slice(before));
  } finally {
    await context.close();
  }
}

/** Long tasks (over 50 ms) of a page from its first byte until it is idle. */
async function tasksOf(browser: Browser, url: string): Promise<number[]> {
  const {context, page} = await open(browser, phone, 'start', url);
  try {
    return (await recorded(page)).tasks;
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const only = parseArgs({options: {only: {type: 'string'}}}).values.only?.split(',');
  const isWanted = (name: string): boolean => only?.includes(name) ?? true;
  const executablePath = await ensureBrowser();
  await buildService();
  const service = await startService({buildDir: path.resolve(process.env.BUILD_DIR ?? 'build')});
  const browser = await chromium.launch({executablePath, ...chromiumOptions});
  let missed = 0;
  const say = (isKept: boolean, text: string): void => {
    if (!isKept) missed += 1;
    console.log(`${isKept ? '✓' : '✗'} ${text}`);
  };
  try {
    for (const interaction of interactions.filter(({name}) => isWanted(name))) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await interact(browser, service.base, interaction));
      const middle = median(times);
      say(middle <= limits.interactionMs, `${interaction.name}: ${middle} ms (longest ${Math.max(...times)})`);
    }
    for (const at of pages.filter(isWanted)) {
      const longest: number[] = [];
      const sums: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const tasks = await tasksOf(browser, service.base + at);
        longest.push(Math.max(0, ...tasks));
        sums.push(tasks.reduce((sum, ms) => sum + ms - limits.taskMs, 0));
      }
      const middle = median(longest);
      say(
        middle <= limits.taskMs,
        `${at}: longest task ${middle} ms, ${Math.round(median(sums))} ms over ${limits.taskMs}`,
      );
    }
  } finally {
    await browser.close();
    await service.stop();
  }
  process.exitCode = missed === 0 ? 0 : 1;
}

main().catch((error: Error) => fail(error.message));
