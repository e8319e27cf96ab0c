/** The gates over every page of the built site, in both editions. */
import {writeFileSync} from 'node:fs';
import type {Browser} from 'playwright-core';
import {owner} from '../../config/owner';
import {builtFiles, builtPages, fetchPages, templateOf, type BuiltPage} from './lib/site';
import type {Check, Suite} from './lib/runner';
import {budgetProblems, budgetTable, weigh, type Weight} from './gates/budgets';
import {addressProblems, basicProblems, duplicateTitles, imageProblems} from './gates/head';
import {linkProblems} from './gates/links';
import {axeOn, openProblems} from './gates/open';
import {redirectChecks} from './gates/redirects';
import {missingRoutes, unknownPages} from './gates/registry';
import {selftestChecks} from './gates/selftest';

interface Surroundings {
  readonly browser: Browser;
  readonly base: string;
  readonly buildDir: string;
  /** Origin of the self-test's fixtures. */
  readonly fixtures: string;
}

/** Pages at a time; the browser and the service share the machine's cores. */
const workers = 3;

/** The first page of each template and edition. */
function onePerTemplate(pages: readonly BuiltPage[]): BuiltPage[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const key = `${page.pathname.startsWith('/global') ? 'en' : 'zh'} ${templateOf(page)}`;
    return !seen.has(key) && seen.add(key);
  });
}

const listed = (name: string, problems: readonly string[]): Check => ({name, run: () => problems});

/** All suites of the gates, in the order they run: what is cheap and explains most comes first. */
export async function gateSuites({browser, base, buildDir, fixtures}: Surroundings): Promise<Suite[]> {
  const built = builtPages(buildDir);
  const pages = await fetchPages(base, built);
  const origin = owner.siteUrl.value;
  const found = pages.filter(({status}) => status === 200);
  const facts = {origin, pathnames: new Set(found.map(({pathname}) => pathname))};
  const links = {origin, pages: new Map(pages.map((page) => [page.pathname, page])), files: builtFiles(buildDir)};
  const weights: Weight[] = [];
  const target = ({pathname, status}: BuiltPage) => ({base, pathname, status});

  return [
    {name: 'self-test of the gates', checks: await selftestChecks(browser, fixtures), workers},
    {
      name: 'registry',
      checks: [
        listed('Chinese routes are built', missingRoutes('zh-CN', built)),
        listed('English routes are built', missingRoutes('en', built)),
        listed('built pages are known', unknownPages(built)),
        listed('titles are unique', duplicateTitles(pages)),
      ],
    },
    {name: 'status, title, description, h1, lang', checks: pages.map((page) => listed(page.pathname, basicProblems(page)))},
    {name: 'canonical and hreflang', checks: pages.map((page) => listed(page.pathname, addressProblems(page, facts)))},
    {name: 'pictures', checks: pages.map((page) => listed(page.pathname, imageProblems(page)))},
    {name: 'links and anchors', checks: pages.map((page) => listed(page.pathname, linkProblems(page, links)))},
    {name: 'redirects', checks: redirectChecks(base), workers},
    {
      name: 'open without errors',
      checks: built.map((page) => ({name: page.pathname, run: () => openProblems(browser, target(page))})),
      workers,
    },
    {
      name: 'axe',
      checks: onePerTemplate(built).map((page) => ({name: page.pathname, run: () => axeOn(browser, target(page))})),
      workers,
    },
    {
      name: 'size budgets',
      checks: [
        ...found.map((page) => ({
          name: page.pathname,
          run: async () => {
            const weight = await weigh(browser, target(page));
            weights.push(weight);
            return budgetProblems(weight);
          },
        })),
      ],
      workers,
      after: () => {
        writeFileSync('.cache/budgets.json', `${JSON.stringify(weights.sort((a, b) => b.total - a.total), null, 1)}\n`);
        return budgetTable(weights);
      },
    },
  ];
}
