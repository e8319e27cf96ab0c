/** The gates over every page of the built site, in both editions. */
import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {owner} from '../../config/owner';
import {editions} from '../../src/site/editions';
import {localeOf, visitor} from './lib/browser';
import {assetsOf, builtFiles, builtPages, fetchPages, templateOf, type BuiltPage, type FetchedPage} from './lib/site';
import type {Check, Suite} from './lib/runner';
import {budgetProblems, budgetTable, type Weight} from './gates/budgets';
import {addressProblems, basicProblems, duplicateTitles, imageProblems} from './gates/head';
import {linkProblems} from './gates/links';
import {axeStates, visitAlike, visitPage, type AxeState} from './gates/open';
import {noScriptProblems} from './gates/no-script';
import {partProblems} from './gates/parts';
import {redirectChecks} from './gates/redirects';
import {missingAnchors, missingRoutes, unknownPages} from './gates/registry';
import {robotsProblems, securityProblems, sharingProblems, siteMapProblems} from './gates/sharing';
import {structuredProblems} from './gates/structured';
import {templateProblems} from './gates/templates';
import {selftestChecks} from './gates/selftest';
import {compareReadings, isReadingPage, readPage, readingProblems} from '../../scripts/checks/reading';

interface Surroundings {
  readonly browser: Browser;
  readonly base: string;
  readonly buildDir: string;
  /** Origin of the self-test's fixtures. */
  readonly fixtures: string;
}

/** Pages at a time; the browser and the service share the machine's cores. */
const workers = 3;

/**
 * In which states axe looks at a page. The first page of a template in all four; the others, and both editions of a
 * page that is its own template, in two that complete each other: a page and its counterpart see all of them.
 */
function axePlan(pages: readonly BuiltPage[]): (page: BuiltPage) => readonly AxeState[] {
  const shared = new Map<string, BuiltPage[]>();
  for (const page of pages) shared.set(templateOf(page), [...(shared.get(templateOf(page)) ?? []), page]);
  return (page) => {
    const twins = shared.get(templateOf(page))!;
    const english = page.pathname.startsWith('/global');
    if (twins.length > 2)
      return page === twins.find(({pathname}) => pathname.startsWith('/global') === english) ? axeStates : [];
    return axeStates.filter(({scheme, width}) => (scheme === 'light') === ((width === 1440) !== english));
  };
}

/** Support documents after the first of those that load the same files; that first one stands for their weight. */
function alikeDocuments(pages: readonly FetchedPage[]): Map<string, FetchedPage> {
  const first = new Map<string, FetchedPage>();
  const alike = new Map<string, FetchedPage>();
  for (const page of pages) {
    if (page.status !== 200 || page.$('[data-document]').length === 0) continue;
    const key = assetsOf(page);
    const leader = first.get(key);
    if (leader) alike.set(page.pathname, leader);
    else first.set(key, page);
  }
  return alike;
}

const listed = (name: string, problems: readonly string[]): Check => ({name, run: () => problems});

/** All suites of the gates, in the order they run: what is cheap and explains most comes first. */
export async function gateSuites({browser, base, buildDir, fixtures}: Surroundings): Promise<Suite[]> {
  const built = builtPages(buildDir);
  const pages = await fetchPages(base, built);
  const origin = owner.siteUrl.value;
  const found = pages.filter(({status}) => status === 200);
  const facts = {origin, pathnames: new Set(found.map(({pathname}) => pathname))};
  const sharing = {
    ...facts,
    read: (pathname: string) => {
      const file = path.join(buildDir, pathname);
      return existsSync(file) ? readFileSync(file) : undefined;
    },
  };
  const now = new Date();
  /** A text file as the service sends it. */
  const text = async (pathname: string) => {
    const response = await fetch(base + pathname);
    if (response.status !== 200) throw new Error(`${pathname} is answered with ${response.status}`);
    return response.text();
  };
  const links = {origin, pages: new Map(pages.map((page) => [page.pathname, page])), files: builtFiles(buildDir)};
  const weights: Weight[] = [];
  const readings = (['zh-CN', 'en'] as const).flatMap((locale) =>
    compareReadings(
      found
        .filter(({pathname}) => isReadingPage(pathname))
        .map(({pathname, html}) => readPage(pathname, html))
        .filter((one) => one.locale === locale),
    ),
  );
  const statesFor = axePlan(built);
  const alike = alikeDocuments(pages);
  const cold = built.filter((page) => !alike.has(page.pathname));
  const contexts = {'zh-CN': visitor(browser, 'zh-CN'), en: visitor(browser, 'en')};
  const htmlBytes = ({file}: BuiltPage) => statSync(path.join(buildDir, `${file}.br`)).size;
  const target = ({pathname, status}: BuiltPage) => ({base, pathname, status});

  return [
    {name: 'self-test of the gates', checks: await selftestChecks(browser, fixtures), workers},
    {
      name: 'registry',
      checks: [
        listed('Chinese routes are built', missingRoutes('zh-CN', built)),
        listed('English routes are built', missingRoutes('en', built)),
        listed('Chinese anchors are there', missingAnchors('zh-CN', pages)),
        listed('English anchors are there', missingAnchors('en', pages)),
        listed('built pages are known', unknownPages(built)),
        listed('titles are unique', duplicateTitles(pages)),
      ],
    },
    {
      name: 'status, title, description, h1, lang',
      checks: pages.map((page) => listed(page.pathname, basicProblems(page))),
    },
    {name: 'canonical and hreflang', checks: pages.map((page) => listed(page.pathname, addressProblems(page, facts)))},
    {
      name: 'tabs, anchors, figures, apps, hotline',
      checks: pages.map((page) => listed(page.pathname, partProblems(page))),
    },
    {name: 'title templates', checks: pages.map((page) => listed(page.pathname, templateProblems(page)))},
    {name: 'structured data', checks: pages.map((page) => listed(page.pathname, structuredProblems(page, origin)))},
    {
      name: 'social tags and pictures',
      checks: pages.map((page) => ({name: page.pathname, run: () => sharingProblems(page, sharing)})),
      workers,
    },
    {
      name: 'site maps, robots.txt, security.txt',
      checks: [
        ...(['zh-CN', 'en'] as const).map((locale) => ({
          name: `${editions[locale].prefix}/sitemap.xml`,
          run: async () =>
            siteMapProblems(
              await text(`${editions[locale].prefix}/sitemap.xml`),
              pages.filter(({pathname}) => localeOf(pathname) === locale),
              origin,
              now,
            ),
        })),
        {name: '/robots.txt', run: async () => robotsProblems(await text('/robots.txt'), origin)},
        {
          name: '/.well-known/security.txt',
          run: async () => securityProblems(await text('/.well-known/security.txt'), origin, now),
        },
      ],
    },
    {name: 'reading', checks: readings.map((one) => listed(one.pathname, readingProblems(one)))},
    {name: 'pictures', checks: pages.map((page) => listed(page.pathname, imageProblems(page)))},
    {name: 'without script', checks: pages.map((page) => listed(page.pathname, noScriptProblems(page)))},
    {name: 'links and anchors', checks: pages.map((page) => listed(page.pathname, linkProblems(page, links)))},
    {name: 'redirects', checks: redirectChecks(base), workers},
    {
      name: 'open, fit, axe, budget',
      checks: cold.map((page) => ({
        name: page.pathname,
        run: async () => {
          const {problems, weight} = await visitPage(browser, target(page), statesFor(page));
          if (page.status !== 200) return problems;
          weights.push(weight);
          return [...problems, ...budgetProblems(weight)];
        },
      })),
      workers,
    },
    {
      name: 'documents: open, fit, axe, budget',
      checks: [...alike].map(([pathname, leader]) => ({
        name: pathname,
        run: async () => {
          const page = pages.find((one) => one.pathname === pathname)!;
          const problems = await visitAlike(await contexts[localeOf(pathname)], target(page));
          const measured = weights.find((one) => one.pathname === leader.pathname);
          if (!measured) return [...problems, `${leader.pathname}, which stands for its weight, was not weighed`];
          const weight = {...measured, pathname, total: measured.total - htmlBytes(leader) + htmlBytes(page)};
          weights.push(weight);
          return [...problems, ...budgetProblems(weight)];
        },
      })),
      workers,
      after: () => {
        writeFileSync(
          '.cache/budgets.json',
          `${JSON.stringify(
            weights.sort((a, b) => b.total - a.total),
            null,
            1,
          )}\n`,
        );
        return budgetTable(weights);
      },
    },
  ];
}
