/** One visit of a page: what goes wrong while it is open, whether it fits, accessibility, and what it transfers. */
import type {Page} from '@playwright/test';
import {axeProblems, documentRules, textRules, visualRules} from '../../support/axe';
import {lazyBandsMark} from '../../../src/features/navigation/lazyBands';
import {hydrated, painted, phone, settled} from '../../support/browser';
import {collectProblems} from '../../support/page-problems';
import type {Transfer} from './budgets';
import {latePictureProblems} from './first-paint';
import {fitProblems, narrow, staticFitProblems} from './fit';
import {lineProblems, lostWordProblems} from './lines';
import {
  bandProblems,
  controlProblems,
  edgeProblems,
  foldProblems,
  lengthProblems,
  touchingProblems,
  trialProblems,
} from './looks';
import {forcedColorProblems, motionProblems} from './preferences';
import {shiftProblems} from './shifts';
import {picturesAhead, recordTransfer, type FileOf} from './transfer';

/** How a page is looked at for accessibility. */
export interface AxeState {
  readonly scheme: 'light' | 'dark';
  readonly width: 1440 | 375;
}

/** A phone and a desktop, in both schemes. */
export const everyAxeState: readonly AxeState[] = [
  {scheme: 'light', width: 1440},
  {scheme: 'dark', width: 1440},
  {scheme: 'light', width: 375},
  {scheme: 'dark', width: 375},
];

/**
 * How a page is looked at: in these states; only for what its text can break, because its colors, controls and columns are
 * those of another page of the template; or only whether it opens without an error, what it transfers, how long it is, and whether it
 * fits at all widths.
 */
export type VisitPlan = readonly AxeState[] | 'text' | 'open';

export interface VisitTarget {
  /** Origin of the service. */
  readonly origin: string;
  readonly pathname: string;
  readonly status: number;
  readonly fileOf: FileOf;
}

export interface Visit {
  /** Bytes of the visit, from the sizes of the built files. */
  readonly transfer: Transfer;
  readonly problems: readonly string[];
}

/** Colors and width of the window, laid out. */
async function show(page: Page, {scheme, width}: AxeState): Promise<void> {
  await page.emulateMedia({colorScheme: scheme});
  await page.setViewportSize(width === phone.viewport.width ? phone.viewport : {width, height: 900});
  await painted(page);
}

/**
 * Axe on the document as a whole, in the window of a phone: its structure, and targets anywhere on the page that a fold of
 * `main` seems to cover, as Lighthouse sees it: what a part cuts off may lie over another. Once, because axe reads the whole
 * document each time.
 */
async function documentProblems(page: Page, more: readonly string[] = []): Promise<string[]> {
  const hasFolds = (await page.locator('main [data-fold]').count()) > 0;
  return axeProblems(page, {rules: [...documentRules, ...(hasFolds ? ['target-size'] : []), ...more]});
}

/** Axe on `main` in the states of the plan, and the checks of visitors' settings. */
async function accessibilityProblems(page: Page, states: readonly AxeState[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, {scheme, width}] of states.entries()) {
    await show(page, {scheme, width});
    // Colors change nothing of a page's structure. Its width may, which is looked at where all states are.
    const isNewWidth = states.findIndex((state) => state.width === width) === index;
    const isComplete = index === 0 || (isNewWidth && states.length === everyAxeState.length);
    const found = await axeProblems(page, {part: 'main', ...(!isComplete && {rules: visualRules})});
    if (index === 0) found.push(...(await controlProblems(page)), ...(await touchingProblems(page)));
    if (isNewWidth && width === 1440)
      found.push(...(await bandProblems(page)), ...(await trialProblems(page)), ...(await edgeProblems(page)));
    problems.push(...found.map((problem) => `${scheme}, ${width} px: ${problem}`));
    if (isNewWidth) problems.push(...(await lineProblems(page)));
    // One page of each pair is seen light and wide; the same styles move and color its counterpart.
    if (scheme === 'light' && width === 1440) {
      problems.push(...(await motionProblems(page)), ...(await forcedColorProblems(page)));
    }
  }
  return problems;
}

/**
 * Leaves the open page, so that its late messages do not count as the next one's. Goes to a text file of the same origin,
 * which keeps the renderer process; a new one would compile the scripts of the site and axe again for every page.
 */
const leave = (tab: Page, origin: string) => tab.goto(`${origin}/robots.txt`);

/** The next page gets a new process: after wide windows, cached large pictures would be used for phones too. */
const leaveProcess = (tab: Page) => tab.goto('about:blank');

/** What a page transfers when it is opened once more. */
export async function transferOf(tab: Page, {origin, pathname, fileOf}: VisitTarget): Promise<Transfer> {
  await tab.setViewportSize(phone.viewport);
  await leaveProcess(tab);
  const session = await tab.context().newCDPSession(tab);
  try {
    const recording = await recordTransfer(session);
    await tab.goto(origin + pathname, {waitUntil: 'load'});
    await settled(tab);
    return recording.fromFiles(pathname, fileOf, await picturesAhead(tab));
  } finally {
    await session.detach();
  }
}

/** Pictures, which have their boxes before they load. */
const pictureFiles = ['*/media/*', '*/img/*', '*/social/*'];

/**
 * Lays a page out in a tab of a phone without script, which takes a tenth of a visit: whether its text fits and how its lines
 * break.
 */
export async function layOut(tab: Page, {origin, pathname, status}: VisitTarget): Promise<string[]> {
  const session = await tab.context().newCDPSession(tab);
  try {
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {urls: pictureFiles});
    await tab.setViewportSize(phone.viewport);
    await tab.goto(origin + pathname, {waitUntil: 'load'});
    return [
      ...(await lineProblems(tab)),
      ...(await staticFitProblems(tab)),
      ...(status === 200 ? await latePictureProblems(tab) : []),
    ];
  } finally {
    await session.detach();
  }
}

/**
 * Opens a page in a tab of a phone and looks at it. One load serves all checks, because loading takes longest. The tab may
 * have shown other pages of the site before: a new one costs a process.
 */
export async function visitPage(tab: Page, target: VisitTarget, plan: VisitPlan): Promise<Visit> {
  const {origin, pathname, status, fileOf} = target;
  await leave(tab, origin);
  await tab.emulateMedia({colorScheme: null, forcedColors: null});
  await tab.setViewportSize(phone.viewport);
  const problems = collectProblems(tab, origin, status);
  const session = await tab.context().newCDPSession(tab);
  try {
    const recording = await recordTransfer(session);
    await tab.goto(origin + pathname, {waitUntil: 'load'});
    await settled(tab);
    const transfer = recording.fromFiles(pathname, fileOf, await picturesAhead(tab));
    await hydrated(tab);
    const arrived = new URL(tab.url()).pathname;
    if (arrived !== pathname) problems.push(`the page moved on to ${arrived}`);
    problems.push(...(await shiftProblems(tab)), ...(await lostWordProblems(tab)));
    // What follows measures the whole page.
    await tab.evaluate((mark) => document.documentElement.removeAttribute(mark), lazyBandsMark);
    problems.push(...(await lengthProblems(tab, pathname)), ...(await bandProblems(tab)), ...(await foldProblems(tab)));
    if (status === 200) problems.push(...(await latePictureProblems(tab)));
    if (plan === 'text')
      problems.push(...(await documentProblems(tab, textRules)), ...(await fitProblems(tab, [narrow])));
    else if (plan === 'open') problems.push(...(await fitProblems(tab)));
    else
      problems.push(
        ...(await documentProblems(tab)),
        ...(await fitProblems(tab)),
        ...(await accessibilityProblems(tab, plan)),
      );
    return {transfer, problems};
  } finally {
    await session.detach();
    tab.removeAllListeners();
    if (Array.isArray(plan)) await leaveProcess(tab);
  }
}
