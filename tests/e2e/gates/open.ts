/** Gates that need a browser: what happens while a page is open, and whether it fits. */
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {hydrated, localeOf, painted, visitor, watch} from '../lib/browser';
import {putOnScale, type Weight} from './budgets';
import {forcedColourProblems, motionProblems} from './senses';

export interface Target {
  readonly base: string;
  readonly pathname: string;
  readonly status: number;
}

/** Narrowest screen a page has to fit, in CSS pixels; also what a screen of 1280 px has left at 400 % zoom. */
const narrow = 320;
/** What it has left at 200 % zoom. */
const zoomed = 640;
/** What a phone calls itself; some parts are for computers only. */
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
/** A screen on which every menu and column shows. */
const wide = 1440;

/** Elements that stick out to the right of the window, outermost first. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {documentElement} = document;
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    const names = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > documentElement.clientWidth + 1)
      .slice(0, 3)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
    return [
      `scrolls sideways at ${documentElement.clientWidth} px (${documentElement.scrollWidth} px wide): ${names.join(', ')}`,
    ];
  });
}

/** Boxes that only cut off what sticks out, but can be scrolled by it: a key that moves the focus shifts all they hold. */
async function shifting(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const {scrollWidth, scrollHeight, clientWidth, clientHeight} = element;
        const isLarger =
          (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) && clientWidth > 2 && clientHeight > 2;
        if (!isLarger || !element.querySelector('a, button, input, select, textarea, summary, [tabindex]'))
          return false;
        const {overflowX, overflowY} = getComputedStyle(element);
        return overflowX === 'hidden' && overflowY === 'hidden';
      })
      .slice(0, 3)
      .map(
        (element) =>
          `is shifted by the focus at ${window.innerWidth} px, because its overflow is hidden, not clipped: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
      ),
  );
}

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}
interface AxeViolation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

const axeSource = readFileSync(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks at: everything; what other colours can change; or what an author writes. */
type AxeScope = 'page' | 'look' | 'text';

/** Rules whose outcome depends on colours, and those near them. */
const lookRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Violations on the page as it is now, of any impact. */
export async function axeProblems(page: Page, scope: AxeScope = 'page'): Promise<string[]> {
  // Through the debugger protocol, which the page's content security policy does not concern; once a page, as it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({tags, rules, scope: wanted}) => {
      const {axe} = window as unknown as {
        axe: {run(root: ParentNode, options: object): Promise<{violations: AxeViolation[]}>};
      };
      const isText = wanted === 'text';
      const root = (isText && document.querySelector('main')) || document;
      const runOnly = wanted === 'look' ? {type: 'rule', values: rules} : tags;
      // What axe fetches ahead of its rules only says how long sounds are.
      const preload = document.querySelector('video, audio') !== null;
      return (
        await axe.run(root, {
          runOnly,
          preload,
          resultTypes: ['violations'],
          ...(isText && {rules: {'color-contrast': {enabled: false}}}),
        })
      ).violations;
    },
    {tags: axeTags, rules: lookRules, scope},
  );
  return violations.map(({id, impact, help, nodes}) => {
    const places = nodes
      .slice(0, 5)
      .map(
        ({target, failureSummary}) =>
          `${target.join(' ')} — ${(failureSummary ?? '').split('\n').slice(1, 2).join('').trim()}`,
      );
    return [`axe ${id} (${impact}): ${help}; ${nodes.length} nodes`, ...places.map((place) => `  ${place}`)].join('\n');
  });
}

/** How a page is looked at for accessibility. */
export interface AxeState {
  readonly scheme: 'light' | 'dark';
  readonly width: 1440 | 375;
}

export const axeStates: readonly AxeState[] = [
  {scheme: 'light', width: 375},
  {scheme: 'dark', width: 375},
  {scheme: 'light', width: 1440},
  {scheme: 'dark', width: 1440},
];

/** Whether a page fits the narrowest, a zoomed and a wide screen. */
async function fitProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [narrow, zoomed, wide]) {
    await page.setViewportSize({width, height: 800});
    await painted(page);
    problems.push(...(await overflow(page)), ...(await shifting(page)));
  }
  return problems;
}

/** What one visit of a page finds. */
export interface Visit {
  readonly problems: string[];
  readonly weight: Weight;
}

/**
 * One visit of a page: what is loaded on a phone with an empty cache, what goes wrong meanwhile, whether it fits the
 * narrowest, a zoomed and a wide screen, and axe in the states asked for, and on one page of each pair what reduced motion and
 * forced colours change. One load serves all of it, because loading takes longest.
 */
export async function visitPage(
  browser: Browser,
  {base, pathname, status}: Target,
  states: readonly AxeState[] = [],
): Promise<Visit> {
  const context = await visitor(browser, localeOf(pathname), {
    viewport: {width: 375, height: 812},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: phone,
  });
  try {
    const page = await context.newPage();
    const {problems} = watch(page, base, status);
    const scale = await putOnScale(page);
    await page.goto(base + pathname, {waitUntil: 'load'});
    await page.waitForLoadState('networkidle');
    const weight = scale.weigh(pathname);
    await hydrated(page);
    const arrived = new URL(page.url()).pathname;
    if (arrived !== pathname) problems.push(`the page moved on to ${arrived}`);
    problems.push(...(await fitProblems(page)));
    for (const [index, {scheme, width}] of states.entries()) {
      await page.emulateMedia({colorScheme: scheme});
      await page.setViewportSize({width, height: 900});
      await painted(page);
      // Colours change nothing of a page's structure; its width does.
      const isNewWidth = states.findIndex((state) => state.width === width) === index;
      problems.push(
        ...(await axeProblems(page, isNewWidth ? 'page' : 'look')).map(
          (problem) => `${scheme}, ${width} px: ${problem}`,
        ),
      );
    }
    // One page of each pair is seen wide and light; its counterpart moves and is coloured by the same styles.
    if (states.some(({scheme, width}) => scheme === 'light' && width === wide))
      problems.push(...(await motionProblems(page)), ...(await forcedColourProblems(page)));
    return {problems, weight};
  } finally {
    await context.close();
  }
}

/**
 * A visit of a document whose scripts, styles and pictures were weighed with another one: what goes wrong while it is
 * open, whether it fits, and axe on its text. The cache is warm and the context shared, which takes a tenth of the time.
 */
export async function visitAlike(context: BrowserContext, {base, pathname, status}: Target): Promise<string[]> {
  const page = await context.newPage();
  try {
    const {problems} = watch(page, base, status);
    await page.goto(base + pathname, {waitUntil: 'load'});
    await hydrated(page);
    const arrived = new URL(page.url()).pathname;
    if (arrived !== pathname) problems.push(`the page moved on to ${arrived}`);
    return [...problems, ...(await fitProblems(page)), ...(await axeProblems(page, 'text'))];
  } finally {
    await page.close();
  }
}
