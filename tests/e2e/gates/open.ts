/** Gates that need a browser: what happens while a page is open, and whether it fits. */
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import type {Browser, Page} from 'playwright-core';
import {localeOf, openPage, painted, visitor, watch} from '../lib/browser';

export interface Target {
  readonly base: string;
  readonly pathname: string;
  readonly status: number;
}

/** Narrowest screen a page has to fit, in CSS pixels. */
const narrow = 320;

/** Elements that stick out to the right of the window, outermost first. */
async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {documentElement} = document;
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    const names = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > documentElement.clientWidth + 1)
      .slice(0, 3)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
    return [`scrolls sideways at ${documentElement.clientWidth} px (${documentElement.scrollWidth} px wide): ${names.join(', ')}`];
  });
}

/** Console, errors and requests of one page on a wide screen, then whether it fits the narrowest one. */
export async function openProblems(browser: Browser, {base, pathname, status}: Target): Promise<string[]> {
  const context = await visitor(browser, localeOf(pathname), {viewport: {width: 1440, height: 800}});
  try {
    const page = await context.newPage();
    const {problems} = watch(page, base, status);
    await openPage(page, base + pathname);
    const arrived = new URL(page.url()).pathname;
    if (arrived !== pathname) problems.push(`the page moved on to ${arrived}`);
    await page.setViewportSize({width: narrow, height: 640});
    await painted(page);
    return [...problems, ...(await overflow(page))];
  } finally {
    await context.close();
  }
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

/** Violations on the page as it is now, of any impact. */
export async function axeProblems(page: Page): Promise<string[]> {
  // Through the debugger protocol, which the page's content security policy does not concern.
  await page.evaluate(axeSource);
  const violations = await page.evaluate(async (tags) => {
    const {axe} = window as unknown as {axe: {run(root: Document, options: object): Promise<{violations: AxeViolation[]}>}};
    return (await axe.run(document, {runOnly: tags, resultTypes: ['violations']})).violations;
  }, axeTags);
  return violations.map(({id, impact, help, nodes}) => {
    const places = nodes.slice(0, 5).map(({target, failureSummary}) => `${target.join(' ')} — ${(failureSummary ?? '').split('\n').slice(1, 2).join('').trim()}`);
    return [`axe ${id} (${impact}): ${help}; ${nodes.length} nodes`, ...places.map((place) => `  ${place}`)].join('\n');
  });
}

/** axe on one page, light and dark, on a phone and on a wide screen; the page is loaded once. */
export async function axeOn(browser: Browser, {base, pathname}: Target): Promise<string[]> {
  const context = await visitor(browser, localeOf(pathname), {viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    await openPage(page, base + pathname);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      for (const width of [1440, 375]) {
        await page.setViewportSize({width, height: 900});
        await painted(page);
        const problems = await axeProblems(page);
        found.push(...problems.map((problem) => `${colorScheme}, ${width} px: ${problem}`));
      }
    }
    return found;
  } finally {
    await context.close();
  }
}
