/**
 * `npm run bench:search [-- options]`: compares our search with alternatives, in one run, per language, on the records of
 * the built site and on a corpus generated from them with 3,000 pages. Needs `npm run build` first.
 *
 *   --build build        folder of the built site
 *   --pages 3000         size of the grown corpus; 0 leaves it out
 *   --language zh        one language only
 *   --engines ours,…     ours, miniSearch, pagefind, lunrPlugin
 *   --browser            ask in Chromium; otherwise in Node, except Pagefind, whose browser half needs a browser
 *   --patience 60        seconds an engine may take for one round of all queries; the rest is then not asked
 *   --misses             name the queries that our engine misses, to judge the test set by; never to tune by
 *
 * Only the test part of the query set is asked. Every engine gets the same text: search words, symptoms and codes in its
 * field for keywords where it has one; MiniSearch our synonyms as well. Index bytes and requests
 * are counted by the server from an empty cache to the first result, over queries of all kinds; what an engine fetches of
 * its own code counts as code. Times are per query: p95 and worst when its files are new, and when it is asked again.
 * Exits 1 when our engine misses a target of .docs/adr/0010-sharded-search-index.md.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {build as bundle} from 'esbuild';
import type {Browser, Page} from '@playwright/test';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';
import type {SearchRecord} from '../../src/features/search/model/schema';
import {baseOf, siteRecords} from '../../plugins/search/site';
import type {AskResult, BuildResult, Task} from './search-child';
import {grow} from './search-corpus';
import {engines, type EngineId} from './search-engines';
import {pagesOf, type Engine, type Open} from './search-engines/engine';
import {
  interleaved,
  isHit,
  kilobytes,
  milliseconds,
  missedTargets,
  pagesFound,
  percent,
  percentile,
  reciprocalRank,
  success,
  winsOfOthers,
  type Figures,
} from './search-figures';
import type {Asked} from './search-measure';
import {isTuning, loadQueries, queryKinds, type KnownItem} from './search-queries';
import {compressed, readerPath, serve, type Request, type Server} from './search-server';

const root = process.cwd();
const here = path.join(root, 'scripts/bench');
const tags = {zh: 'zh-CN', en: 'en-US'} as const;
/** Queries asked from an empty cache in the browser, spread over all kinds; in Node all of them are. */
const coldQueries = 28;

/** Runs a task in a separate process. @throws {Error} with its output when it fails */
async function inChild<Result>(
  folder: string,
  task: Omit<Extract<Task, {task: 'build'}>, 'result'> | Omit<Extract<Task, {task: 'ask'}>, 'result'>,
): Promise<Result> {
  const result = path.join(folder, `result-${task.task}.json`);
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      '--max-old-space-size=6000',
      '--import',
      'tsx',
      path.join(here, 'search-child.ts'),
      JSON.stringify({...task, result}),
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${task.task} failed:\n${out.slice(-3000)}`);
  return JSON.parse(readFileSync(result, 'utf8')) as Result;
}

/** Bundles a reader with the measuring code. Returns the compressed bytes of the reader alone. */
async function bundleReader(engine: Engine, language: SearchLanguage, outfile: string): Promise<number> {
  const {plugins = [], define = {}} = engine.bundling?.(language) ?? {};
  const options = {
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'chrome109',
    minify: true,
    define: {'process.env.NODE_ENV': '"production"', ...define},
    plugins,
    logLevel: 'error',
  } as const;
  const reader = JSON.stringify(`./search-engines/${engine.reader}`);
  await bundle({
    ...options,
    outfile,
    stdin: {
      contents: `export {open} from ${reader}; export {ask} from './search-measure.ts';`,
      resolveDir: here,
      loader: 'ts',
    },
  });
  const alone = await bundle({
    ...options,
    write: false,
    stdin: {contents: `export {open} from ${reader};`, resolveDir: here, loader: 'ts'},
  });
  return compressed(alone.outputFiles[0]!.contents).body.length;
}

/** Opens an empty page of the bench's server, with empty caches. */
async function emptyPage(browser: Browser, {origin, taken}: Server): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin);
  taken();
  return page;
}

/**
 * Runs code with the reader's module in a page. Passed as text, because the TypeScript loader adds helpers to functions
 * that are not defined in the page.
 */
function inPage<Result>(page: Page, code: string): Promise<Result> {
  return page.evaluate<Result>(`import(${JSON.stringify(readerPath)}).then(async ({open, ask}) => ${code})`);
}

/** Options of a reader as text for {@link inPage}. */
const openOptions = (language: SearchLanguage) =>
  `{baseUrl: ${JSON.stringify(`${baseOf[language]}/`)}, language: ${JSON.stringify(language)}, fetch: (...args) => fetch(...args)}`;

/** Bytes that a page and its workers hold. */
const memoryOf = (page: Page) =>
  page.evaluate<number>('performance.measureUserAgentSpecificMemory().then(({bytes}) => bytes)');

interface Job {
  readonly language: SearchLanguage;
  readonly reader: string;
  readonly server: Server;
  readonly queries: readonly KnownItem[];
  readonly patienceMs: number;
  readonly folder: string;
  readonly browser: Browser | undefined;
}

async function askAll({language, reader, server, queries, patienceMs, folder, browser}: Job): Promise<AskResult> {
  const texts = queries.map(({query}) => query);
  const baseUrl = `${baseOf[language]}/`;
  if (!browser)
    return inChild<AskResult>(folder, {
      task: 'ask',
      reader,
      origin: server.origin,
      baseUrl,
      language,
      queries: texts,
      patienceMs,
    });
  const page = await emptyPage(browser, server);
  const before = await memoryOf(page);
  const asked = await inPage<Asked>(
    page,
    `ask(open, ${openOptions(language)}, ${JSON.stringify(texts)}, ${patienceMs})`,
  );
  const heap = (await memoryOf(page)) - before;
  await page.close();
  return {...asked, heap};
}

/** First result from an empty cache, with its requests. */
interface Cold {
  readonly urls: readonly string[];
  readonly requests: readonly Request[];
  /** Requests until the whole answer is there. */
  readonly settled: readonly Request[];
}

/** Asks one query from an empty cache. */
async function askCold({language, reader, server, browser}: Job, query: string): Promise<Cold> {
  let urls: readonly string[];
  let requests: readonly Request[];
  if (browser) {
    const page = await emptyPage(browser, server);
    urls = await inPage(
      page,
      `open(${openOptions(language)}).then((session) => (globalThis.session = session, (session.first ?? session.search).call(session, ${JSON.stringify(query)})))`,
    );
    requests = server.taken();
    await page.evaluate(`globalThis.session.search(${JSON.stringify(query)})`);
    await page.close();
  } else {
    const {open} = (await import(reader)) as {open: Open};
    server.taken();
    const session = await open({
      baseUrl: `${baseOf[language]}/`,
      language,
      fetch: (url, init) => fetch(typeof url === 'string' ? new URL(url, server.origin) : url, init),
    });
    urls = await (session.first ?? session.search).call(session, query);
    requests = server.taken();
    await session.search(query);
  }
  return {urls, requests, settled: [...requests, ...server.taken()]};
}

function sizeOf(folder: string, isCode: (file: string) => boolean): number {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(folder, file)).isFile() && !isCode(file))
    .reduce((sum, file) => sum + compressed(readFileSync(path.join(folder, file))).body.length, 0);
}

interface Setting {
  readonly work: string;
  readonly language: SearchLanguage;
  readonly records: string;
  readonly queries: readonly KnownItem[];
  readonly patienceMs: number;
  readonly browser: Browser | undefined;
  readonly everywhere: boolean;
}

async function measureEngine(
  id: EngineId,
  {work, language, records, queries, patienceMs, browser, everywhere}: Setting,
): Promise<{figures: Figures; found: readonly string[][]}> {
  const engine: Engine = engines[id];
  const isCode = engine.isCode ?? (() => false);
  const folder = path.join(work, id);
  const files = path.join(folder, 'files');
  mkdirSync(files, {recursive: true});
  const {seconds} = await inChild<BuildResult>(folder, {task: 'build', engine: id, records, folder: files, language});
  const reader = path.join(folder, 'reader.mjs');
  const own = await bundleReader(engine, language, reader);
  const server = await serve({folder: files, baseUrl: `${baseOf[language]}/`, reader, lang: tags[language]});
  const used = everywhere || !engine.runsInNode ? browser : undefined;
  const job: Job = {language, reader, server, queries, patienceMs, folder, browser: used};

  const cold: Cold[] = [];
  let asked: AskResult;
  try {
    for (const {query} of queries.slice(0, engine.loadsEverything ? 1 : used ? coldQueries : queries.length))
      cold.push(await askCold(job, query));
    asked = await askAll(job);
  } finally {
    server.close();
  }
  const sum = (requests: readonly Request[], ofCode: boolean) =>
    requests.filter(({file}) => isCode(file) === ofCode).reduce((total, {bytes}) => total + bytes, 0);
  const {answers, first, warm, heap} = asked;
  const found = answers.map((urls) => pagesFound(urls, baseOf[language]));
  const both = (values: readonly number[]) => ({median: percentile(values, 0.5), worst: Math.max(...values)});
  const times = (values: readonly number[]) => ({p95: percentile(values, 0.95), worst: Math.max(...values)});
  return {
    found,
    figures: {
      engine: engine.name,
      asked: answers.length,
      at1: success(queries, found, 1),
      at3: success(queries, found, 3),
      mrr: reciprocalRank(queries, found),
      // Engines that load the whole index have no partial first result.
      firstAt3: engine.loadsEverything
        ? undefined
        : success(
            queries.slice(0, cold.length),
            cold.map(({urls}) => pagesFound(urls, baseOf[language])),
            3,
          ),
      data: both(cold.map(({requests}) => sum(requests, false))),
      requests: both(cold.map(({requests}) => requests.length)),
      settled: both(cold.map(({settled}) => sum(settled, false))),
      code: own + Math.max(0, ...cold.map(({requests}) => sum(requests, true))),
      total: sizeOf(files, isCode),
      first: times(first),
      warm: times(warm),
      heap,
      buildSeconds: seconds,
      place: used ? 'Chromium' : 'Node',
    },
  };
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [
    line(rows[0]!),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.slice(1).map(line),
  ].join('\n');
}

const range = ({median, worst}: {readonly median: number; readonly worst: number}, print: (value: number) => string) =>
  median === worst ? print(worst) : `${print(median)}, worst ${print(worst)}`;
const spread = ({p95, worst}: {readonly p95: number; readonly worst: number}) =>
  `${milliseconds(p95)}, worst ${milliseconds(worst)}`;

function report(all: readonly Figures[], queries: number): string {
  const asked = (figures: Figures) => (figures.asked < queries ? ` (${figures.asked} of ${queries} queries)` : '');
  return [
    table([
      ['success', '@1', '@3', 'MRR', ...queryKinds.map((kind) => `@3 ${kind}`)],
      ...all.flatMap((one) => [
        [
          one.engine + asked(one),
          percent(one.at1.all),
          percent(one.at3.all),
          one.mrr.toFixed(3),
          ...queryKinds.map((kind) => percent(one.at3[kind])),
        ],
        ...(one.firstAt3
          ? [
              [
                `${one.engine}, first answer from an empty cache`,
                '',
                percent(one.firstAt3.all),
                '',
                ...queryKinds.map((kind) => percent(one.firstAt3![kind])),
              ],
            ]
          : []),
      ]),
    ]),
    '',
    table([
      [
        'cost',
        'index to first result, br',
        'requests',
        'whole answer, br',
        'code, br',
        'index in total, br',
        'query, files new: p95',
        'query, warm: p95',
        'heap',
        'build',
        'in',
      ],
      ...all.map((one) => [
        one.engine,
        range(one.data, kilobytes),
        range(one.requests, String),
        range(one.settled, kilobytes),
        kilobytes(one.code),
        kilobytes(one.total),
        spread(one.first),
        spread(one.warm),
        `${(one.heap / 1e6).toFixed(1)} MB`,
        `${one.buildSeconds.toFixed(1)} s`,
        one.place,
      ]),
    ]),
  ].join('\n');
}

function optionsOf(args: readonly string[]) {
  const {values} = parseArgs({
    args: [...args],
    options: {
      build: {type: 'string', default: 'build'},
      pages: {type: 'string', default: '3000'},
      language: {type: 'string'},
      engines: {type: 'string', default: Object.keys(engines).join(',')},
      browser: {type: 'boolean', default: false},
      patience: {type: 'string', default: '60'},
      misses: {type: 'boolean', default: false},
    },
  });
  const [pages, patience] = [Number(values.pages), Number(values.patience)];
  if (!Number.isInteger(pages) || pages < 0 || pages > 20_000)
    throw new Error('--pages: write a whole number from 0 to 20000');
  if (!(patience > 0)) throw new Error('--patience: write a number of seconds');
  if (values.language !== undefined && values.language !== 'zh' && values.language !== 'en')
    throw new Error('--language: write zh or en');
  const ids = values.engines.split(',');
  const unknown = ids.filter((id) => !(id in engines));
  if (unknown.length > 0)
    throw new Error(`--engines: there is no "${unknown.join('", "')}"; there are ${Object.keys(engines).join(', ')}`);
  const languages: readonly SearchLanguage[] = values.language ? [values.language] : ['zh', 'en'];
  return {
    build: values.build,
    pages,
    patience,
    ids: ids as EngineId[],
    languages,
    everywhere: values.browser,
    misses: values.misses,
  };
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const needsBrowser = options.everywhere || options.ids.some((id) => !engines[id].runsInNode);
  const work = mkdtempSync(path.join(os.tmpdir(), 'search-bench-'));
  let browser: Browser | undefined;
  try {
    if (needsBrowser) browser = await launch();
    const missed: string[] = [];
    for (const language of options.languages) {
      const queries = interleaved(loadQueries(root, language).filter((one) => !isTuning(one)));
      const site = siteRecords(options.build, language);
      const corpora: {corpus: 'site' | 'grown'; records: SearchRecord[]}[] = [{corpus: 'site', records: site}];
      if (options.pages > 0) corpora.push({corpus: 'grown', records: grow(site, language, options.pages)});
      for (const {corpus, records} of corpora) {
        const folder = path.join(work, language, corpus);
        mkdirSync(folder, {recursive: true});
        const file = path.join(folder, 'records.json');
        writeFileSync(file, JSON.stringify(records));
        const setting: Setting = {
          work: folder,
          language,
          records: file,
          queries,
          patienceMs: options.patience * 1000,
          browser,
          everywhere: options.everywhere,
        };
        const all = new Map<EngineId, Awaited<ReturnType<typeof measureEngine>>>();
        for (const id of options.ids) all.set(id, await measureEngine(id, setting));

        console.log(
          `\n## ${language}, ${corpus === 'site' ? 'our content' : 'grown'}: ${pagesOf(records).length} pages, ${records.length} sections, ${queries.length} queries\n`,
        );
        console.log(
          report(
            [...all.values()].map(({figures}) => figures),
            queries.length,
          ),
        );
        const own = all.get('ours');
        if (!own) continue;
        const wins = winsOfOthers(
          own.figures,
          [...all].filter(([id]) => id !== 'ours').map(([, {figures}]) => figures),
        );
        console.log(
          `\nWhere others win:${wins.length > 0 ? `\n${wins.map((line) => `- ${line}`).join('\n')}` : ' nowhere'}`,
        );
        const misses = missedTargets(own.figures, all.get('lunrPlugin')?.figures, corpus);
        for (const line of misses) console.log(`✗ ${line}`);
        missed.push(...misses);
        if (options.misses) {
          own.found.forEach((pages, at) => {
            const item = queries[at]!;
            if (!isHit(item, pages, 3))
              console.log(`  ${item.kind}: ${item.query} → ${pages.slice(0, 3).join(' ')} (${item.expect.join(' ')})`);
          });
        }
      }
    }
    process.exitCode = missed.length > 0 ? 1 : 0;
  } finally {
    await browser?.close();
    rmSync(work, {recursive: true, force: true});
  }
}

async function launch(): Promise<Browser> {
  const {chromium} = await import('@playwright/test');
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    // Containers run as root and have a small /dev/shm; memory is measured at once instead of with the next collection.
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--enable-blink-features=ForceEagerMeasureMemory',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
