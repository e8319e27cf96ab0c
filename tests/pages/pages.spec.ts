/**
 * Every page of the built site in both editions, its HTML and how it shows in a browser; one page alone by
 * `npx playwright test -g "/products/ai-box"`.
 */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {browserLocale, localeOf, phone, phoneUserAgent} from '../support/browser';
import {fetchPage, templateOf, type BuiltPage, type FetchedPage} from '../support/built-site';
import {buildDir} from '../support/service';
import {isDaily} from '../support/suite';
import {expect, test as base} from '../support/test';
import {editions, type Locale} from '../../src/site/editions';
import {budgetProblems, firstByteProblems} from './checks/budgets';
import {firstPaintProblems} from './checks/first-paint';
import {linkProblems} from './checks/links';
import {addressProblems, basicProblems, imageProblems, repeatedTagProblems} from './checks/metadata';
import {noScriptProblems} from './checks/no-script';
import {partProblems} from './checks/parts';
import {sharingProblems} from './checks/sharing';
import {structuredProblems} from './checks/structured';
import {templateProblems} from './checks/templates';
import {sizeOf} from './checks/transfer';
import {everyAxeState, layOut, transferOf, visitPage, type VisitPlan} from './checks/visit';
import {fileOf, linkFacts, origin, pages, sharingFacts, siteFacts} from './site';

interface PageWorkerFixtures {
  /** A tab of a phone per edition, with or without script. Pages of a worker share it and its cache, so that most visits load little. */
  phoneTab: (locale: Locale, options?: {readonly javaScriptEnabled: boolean}) => Promise<Page>;
}

const test = base.extend<object, PageWorkerFixtures>({
  phoneTab: [
    async ({browser}, use) => {
      const tabs = new Map<string, Promise<Page>>();
      const open = async (locale: Locale, options: {readonly javaScriptEnabled: boolean}): Promise<Page> => {
        const context = await browser.newContext({
          ...phone,
          ...options,
          locale: browserLocale[locale],
          reducedMotion: 'reduce',
          userAgent: phoneUserAgent,
        });
        return context.newPage();
      };
      await use((locale, options = {javaScriptEnabled: true}) => {
        const key = `${locale} ${options.javaScriptEnabled}`;
        const tab = tabs.get(key) ?? open(locale, options);
        tabs.set(key, tab);
        return tab;
      });
      for (const tab of tabs.values()) await (await tab).context().close();
    },
    {scope: 'worker'},
  ],
});

const byTemplate = new Map<string, BuiltPage[]>();
for (const page of pages) byTemplate.set(templateOf(page), [...(byTemplate.get(templateOf(page)) ?? []), page]);

const templates = [...byTemplate.keys()];

/** Two states of every state for each edition, which complete each other. */
const statesOf = (locale: Locale) =>
  everyAxeState.filter(({scheme, width}) => (scheme === 'light') === ((width === 1440) === (locale === 'zh-CN')));

/**
 * Of a template with many pages the first one of each edition is looked at in every state, and the others for what their
 * text can break; a page that is a template of its own, and its counterpart in the other edition, are looked at in two
 * states each that complete each other.
 */
function planOf(page: BuiltPage): VisitPlan {
  const alike = byTemplate.get(templateOf(page))!;
  const locale = localeOf(page.pathname);
  if (alike.length <= 2) return statesOf(locale);
  return page === alike.find(({pathname}) => localeOf(pathname) === locale) ? everyAxeState : 'text';
}

/** Pathname without the edition: the same for a page and its translation. */
const sharedPath = (pathname: string): string => pathname.replace(/^\/global(?=\/|$)/, '');

/** The edition in which a page is laid out by day; half of the pages in each, a page and its translation never both. */
const laidOutIn = (pathname: string): Locale =>
  Array.from(sharedPath(pathname)).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 2 === 0 ? 'zh-CN' : 'en';

/** Pathnames of pages with a translation. */
const translated = new Set(
  pages.filter(({pathname}) => localeOf(pathname) === 'en').map(({pathname}) => sharedPath(pathname)),
);

/**
 * What `npm test` has time for: a page that is a template of its own is opened in both editions, and one of the two of every third
 * template is looked at in a state, each in turn; the first page of other templates in one edition, in two states. Every other page
 * is laid out without script, of translations one. The nightly run looks at all.
 */
function dailyPlanOf(page: BuiltPage): VisitPlan | 'layout' | 'none' {
  const template = templateOf(page);
  const alike = byTemplate.get(template)!;
  const locale = localeOf(page.pathname);
  const number = templates.indexOf(template);
  if (alike.length === 1)
    return statesOf(locale)
      .slice(number % 2)
      .slice(0, 1);
  if (alike.length === 2) {
    if (page !== alike[(number >> 1) % 2]) return 'open';
    return number % 3 === 0 ? [everyAxeState[(number / 3) % 4]!] : 'open';
  }
  const isFirst = page === alike.find(({pathname}) => localeOf(pathname) === locale);
  if (isFirst && locale === (number % 2 === 0 ? 'zh-CN' : 'en')) return statesOf(locale);
  return laidOutIn(page.pathname) === locale || !translated.has(sharedPath(page.pathname)) ? 'layout' : 'none';
}

/** What the HTML of a page is checked for, by the name that a failure begins with. */
const htmlChecks: Readonly<Record<string, (page: FetchedPage) => readonly string[] | Promise<readonly string[]>>> = {
  metadata: (page) => [
    ...basicProblems(page),
    ...repeatedTagProblems(page),
    ...addressProblems(page, siteFacts),
    ...templateProblems(page),
  ],
  'structured data': (page) => structuredProblems(page, origin),
  sharing: (page) => sharingProblems(page, sharingFacts),
  content: (page) => [...partProblems(page), ...imageProblems(page), ...noScriptProblems(page)],
  'first paint': firstPaintProblems,
  // The document alone; what a visit adds, the browser tests see on fewer pages.
  weight: ({file}) => firstByteProblems(sizeOf(path.join(buildDir, file))),
  links: (page) => linkProblems(page, linkFacts()),
};

for (const builtPage of pages) {
  const {pathname, status} = builtPage;

  test.describe(pathname, () => {
    // One test, because the page is fetched and parsed once.
    test('HTML: metadata, structured data, sharing, content, first paint, links', async ({service}) => {
      const page = await fetchPage(service.base, builtPage);
      const problems: string[] = [];
      for (const [name, check] of Object.entries(htmlChecks)) {
        problems.push(...(await check(page)).map((problem) => `${name}: ${problem}`));
      }
      expect(problems).toEqual([]);
    });

    const plan = isDaily ? dailyPlanOf(builtPage) : planOf(builtPage);
    if (plan === 'none') return;
    test('browser: errors, fit, accessibility, transfer size', async ({phoneTab, service}, testInfo) => {
      const target = {origin: service.base, pathname, status, fileOf};
      if (plan === 'layout') {
        const tab = await phoneTab(localeOf(pathname), {javaScriptEnabled: false});
        expect(await layOut(tab, target)).toEqual([]);
        return;
      }
      const tab = await phoneTab(localeOf(pathname));
      const {problems, transfer: first} = await visitPage(tab, target, plan);
      // A busy machine paints before all styles are applied: more lazy pictures are near the viewport then.
      const isHeavy = status === 200 && budgetProblems(first).length > 0;
      const transfer = isHeavy ? await transferOf(tab, target) : first;
      if (status === 200) testInfo.annotations.push({type: 'transfer', description: JSON.stringify(transfer)});
      expect([...problems, ...(status === 200 ? budgetProblems(transfer) : [])]).toEqual([]);
    });
  });
}

test('there are pages in every edition', () => {
  for (const {prefix} of Object.values(editions)) {
    expect(pages.filter(({pathname}) => localeOf(pathname) === localeOf(`${prefix}/`)).length).toBeGreaterThan(200);
  }
});
