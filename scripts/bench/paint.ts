/**
 * `npm run bench`: first paint by Lighthouse on a simulated phone, compared with the classic template of Docusaurus, the
 * Starlight template of Astro and our own pages without script, all served by one nginx behind the same latency and measured alternately. Prints a
 * table, writes it to `.docs/benchmarks.md`, and exits 1 when a page misses a goal (`paint/goals.ts`).
 *
 *   --runs n      loads of each page, 3 unless given; figures are medians
 *   --only a,b    only pages whose address contains one of these; with `!` before it, none that contains it
 *   --beside dir  another build of ours, measured alternately with this one, in place of the peers. Writes no file
 *   --all         the first page of every template in both editions, once; twice more where a goal is missed. Writes no file
 *
 * Needs an idle machine: a quarter of an hour, with `--all` an hour. The first run installs Lighthouse and the two
 * templates from npm.
 */
import {writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Locale} from '../../src/site/editions';
import {localeOf} from '../../tests/support/browser';
import {builtPages, templateOf} from '../../tests/support/built-site';
import {pageTypeOf} from '../../tests/pages/checks/budgets';
import {ensureBrowser} from '../lib/browser.mjs';
import {ensureBuild} from '../lib/build.mjs';
import {fail, root} from '../lib/process.mjs';
import {
  figuresTable,
  medians,
  missedGoals,
  type Figures,
  type Kind,
  type Measured,
  type References,
} from './paint/goals';
import {measure} from './paint/lighthouse';
import {roundTripMs} from './paint/latency';
import {lighthouseCommand, startSites, versions, type Sites} from './paint/sites';

interface Target {
  readonly name: string;
  readonly kind: Kind;
  readonly url: string;
  readonly locale: Locale;
}

/** Pages of the table, in both editions. */
const paths = [
  '/',
  '/products/accurate-people-counting',
  '/products/hardware/cloud-camera/e3-x',
  '/solutions/smart-store',
  '/about/contact',
  '/experience',
  '/news',
  '/news/industry/entry-rate-three-definitions',
  '/support',
  '/support/troubleshooting/details/t0101',
  '/support/model/k3',
  '/support/manuals/e3-x',
  '/search',
];

/** The pages that are measured without script as well: the limit for others of their kind. */
const limits = {marketing: '/experience', document: '/support/troubleshooting/details/t0101'} as const;
const limitPaths = Object.values(limits);
const fileOf = (pathname: string): string => (pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);

const inEnglish = (pathname: string): string => (pathname === '/' ? '/global/home' : `/global${pathname}`);

/** Posts and support pages are documents, all others marketing pages. */
function kindOf(pathname: string): Kind {
  const isPost = /\/news\/[^/]+\/./.test(pathname);
  return pageTypeOf(pathname) === 'support' || isPost ? 'document' : 'marketing';
}

const ours = ({ours: base}: Sites, pathname: string, locale = localeOf(pathname), name = pathname): Target => ({
  name,
  kind: kindOf(pathname),
  url: base + pathname,
  locale,
});

const peer = (name: string, url: string): Target => ({name, kind: 'peer', url, locale: 'en'});

const classicHome = 'classic template, home';
const englishBrowser = '/ in an English browser';

const withoutScript = (pathname: string): string => `${pathname} without script`;

function peers(sites: Sites): Target[] {
  return [
    peer(classicHome, `${sites.classic}/`),
    peer('classic template, document', `${sites.classic}/docs/intro/`),
    peer('Starlight template, home', `${sites.starlight}/`),
    peer('Starlight template, document', `${sites.starlight}/guides/example/`),
    ...limitPaths.map((pathname): Target => ({
      name: withoutScript(pathname),
      kind: 'peer',
      url: sites.limit + pathname,
      locale: 'zh-CN',
    })),
  ];
}

function readOptions() {
  try {
    const {values} = parseArgs({
      options: {
        runs: {type: 'string', default: '3'},
        only: {type: 'string'},
        beside: {type: 'string'},
        all: {type: 'boolean', default: false},
      },
    });
    const runs = Number(values.runs);
    if (Number.isInteger(runs) && runs > 0) return {...values, runs, only: values.only?.split(',')};
  } catch {
    // The usage below is clearer than the parser's message.
  }
  return fail('Usage: npm run bench [-- --runs 3] [--only /products,/support] [--beside folder] [--all]');
}

/** The first page of each template in each edition. */
const templatesOf = (buildDir: string): string[] =>
  [
    ...new Map(
      builtPages(buildDir)
        .filter(({status}) => status === 200)
        .reverse()
        .map((page) => [`${templateOf(page)} ${localeOf(page.pathname)}`, page.pathname]),
    ).values(),
  ].reverse();

/** The file that the repository keeps. */
function report(rows: readonly Measured[], missed: readonly string[], runs: number, classicLcp: number): string {
  const conditions = [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    `${os.availableParallelism()} cores`,
    `speed index of the machine ${Math.round(medians(rows.map(({figures}) => figures)).machine)}`,
    'nginx with brotli',
    `${roundTripMs} ms round trip`,
    path.basename(process.env.CHROME_PATH ?? ''),
    `Lighthouse ${versions.lighthouse}`,
    `Docusaurus ${versions.docusaurus}`,
    `Starlight ${versions.starlight}`,
  ];
  return `# Benchmarks

Written by \`npm run bench\`. Lighthouse, mobile, simulated slow 4G; medians of ${runs} loads by turns in one run. Milliseconds
of a simulation depend on the machine: compare within the table. "Without script" is our page with every script taken out,
the least that its pictures and styles allow.

${conditions.join(', ')}.

${figuresTable(rows, classicLcp)}

${missed.length === 0 ? 'Every page reaches its goals.' : `Missed:\n\n${missed.map((sentence) => `- ${sentence}`).join('\n')}`}
`;
}

async function main(): Promise<void> {
  const {runs, only, beside, all} = readOptions();
  process.env.CHROME_PATH = await ensureBrowser();
  const command = await lighthouseCommand();
  if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
  const buildDir = path.resolve(process.env.BUILD_DIR ?? path.join(root, 'build'));
  const sites = await startSites(buildDir, limitPaths.map(fileOf), beside);

  const pathnames = all ? templatesOf(buildDir) : paths.flatMap((pathname) => [pathname, inEnglish(pathname)]);
  const unwanted = only?.flatMap((part) => (part.startsWith('!') ? [part.slice(1)] : [])) ?? [];
  const wanted = only?.filter((part) => !part.startsWith('!')) ?? [];
  const isWanted = (pathname: string): boolean =>
    !unwanted.some((part) => pathname.includes(part)) &&
    (wanted.length === 0 || wanted.some((part) => pathname.includes(part)));
  const targets = [
    ...(beside ? [peer(classicHome, `${sites.classic}/`)] : peers(sites)),
    ...(all || beside || !isWanted(englishBrowser) ? [] : [ours(sites, '/', 'en', englishBrowser)]),
    ...pathnames
      .filter(isWanted)
      .flatMap((pathname) => [
        ...(sites.beside ? [{...peer(`${pathname} beside`, sites.beside + pathname), locale: localeOf(pathname)}] : []),
        ours(sites, pathname),
      ]),
  ];

  const measured = new Map<Target, Figures[]>(targets.map((target) => [target, []]));
  const load = async (target: Target): Promise<void> => {
    const figures = await measure(command, target.url, target.locale);
    measured.get(target)!.push(figures);
    console.log(`${target.name}: ${figures.scores.performance}, LCP ${Math.round(figures.lcp)} ms`);
  };
  const rowOf = (target: Target): Measured => ({...target, figures: medians(measured.get(target)!)});
  const lcpOf = (name: string): number | undefined => {
    const target = targets.find((one) => one.name === name);
    return target && rowOf(target).figures.lcp;
  };
  const references = (): References => {
    const [marketing, document] = [lcpOf(withoutScript(limits.marketing)), lcpOf(withoutScript(limits.document))];
    return {classic: lcpOf(classicHome)!, ...(marketing && document && {withoutScript: {marketing, document}})};
  };

  try {
    // Warm-up: the first load is slower than all others.
    await measure(command, sites.classic, 'en');
    // Alternately, so that a load peak of the machine does not affect only one page.
    for (let run = 0; run < (all ? 1 : runs); run += 1) for (const target of targets) await load(target);
    if (all) {
      // Repeats the reference page and every page that missed a goal, to exclude outliers.
      const isDoubtful = (target: Target): boolean =>
        target.kind === 'peer' || missedGoals(rowOf(target), references()).length > 0;
      const doubtful = targets.filter(isDoubtful);
      for (let run = 0; run < 2; run += 1) for (const target of doubtful) await load(target);
    }
  } finally {
    await sites.stop();
  }

  const rows = targets.map(rowOf);
  const missed = rows.flatMap((row) => missedGoals(row, references()));
  console.log(`\n${figuresTable(rows, references().classic)}\n`);
  for (const sentence of missed) console.log(`✗ ${sentence}`);
  if (missed.length === 0) console.log('✓ every page reaches its goals');
  if (!all && !only && !beside)
    writeFileSync(path.join(root, '.docs/benchmarks.md'), report(rows, missed, runs, references().classic));
  process.exitCode = missed.length === 0 ? 0 : 1;
}

main().catch((error: Error) => fail(error.message));
