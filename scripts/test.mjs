/**
 * `npm test [-- --only lint|types|unit|server|pages|e2e]`: all checks and tests, also in a fresh clone. Prints the ten
 * slowest tests and `N passed, N failed`, counted over single tests; a static tool counts as one.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuild} from './lib/build.mjs';
import {ensurePrograms} from './lib/debian.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {bin, fail, node, root} from './lib/process.mjs';

const stages = ['lint', 'types', 'unit', 'server', 'pages', 'e2e'];

/** Rows of the table at the end. */
const slowestShown = 10;

function readOnly() {
  try {
    const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
    if (only === undefined || stages.includes(only)) return only;
  } catch {
    // The usage below is clearer than the parser's message.
  }
  return fail(`Usage: npm test [-- --only ${stages.join('|')}]`);
}

const only = readOnly();
const wants = (stage) => only === undefined || only === stage;
const started = Date.now();
const totals = {passed: 0, failed: 0};
const slowest = [];
const flaky = [];

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a stage, prints its problems and one line, adds to the totals.
 * @param {string} name
 * @param {() => Promise<{passed: number, failed: number, problems?: string[], flaky?: string[], slowest?: {name: string, ms: number}[]}>} action
 */
async function stage(name, action) {
  const begun = Date.now();
  let result;
  try {
    result = await action();
  } catch (error) {
    result = {passed: 0, failed: 1, problems: [error.message]};
  }
  for (const problem of result.problems ?? []) console.log(problem);
  totals.passed += result.passed;
  totals.failed += result.failed;
  slowest.push(...(result.slowest ?? []));
  flaky.push(...(result.flaky ?? []));
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds(Date.now() - begun)})`);
  return result.failed === 0;
}

/** Counts a tool as one check, regardless of its number of problems. */
const asOne = (problems) => ({
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  problems,
});

/** The browser tests; Playwright prints its own lines as it goes. */
async function browserTests(projects) {
  const summary = path.join(root, '.cache/tests/browser.json');
  rmSync(summary, {force: true});
  const args = projects.map((project) => `--project=${project}`);
  const playwright = (...more) => [bin('@playwright/test', 'cli.js'), 'test', ...args, ...more];
  const {code} = await node(playwright(), {env: {SUITE: process.env.SUITE ?? 'daily'}});
  try {
    const result = JSON.parse(readFileSync(summary, 'utf8'));
    if (result.failed > 0) {
      console.log('What failed runs once more, for its trace; the first result counts.');
      await node(playwright('--last-failed'));
    }
    const isUnexplained = code !== 0 && result.failed === 0;
    return {...result, failed: result.failed + (isUnexplained ? 1 : 0)};
  } catch {
    return {passed: 0, failed: 1, problems: ['The browser tests did not come to their end; see above.']};
  }
}

await ensureInstalled();
const projects = ['e2e', 'pages'].filter(wants);
if (wants('server')) ensurePrograms();
if (projects.length > 0) process.env.CHROME_PATH = await ensureBrowser().catch((error) => fail(error.message));
const tools = await import('./lib/tools.mjs');

/** Stages without a built site. */
async function staticStages() {
  if (wants('types')) await stage('types', async () => asOne(await tools.types()));
  if (wants('lint')) {
    await stage('format', async () => asOne(await tools.format()));
    await stage('lint', async () =>
      asOne([...(await tools.eslint()), ...(await tools.stylelint()), ...(await tools.importProblems())]),
    );
    await stage('unused code', async () => asOne(await tools.unused()));
  }
  // The service's tests wait half of the time; those at the end, when no browser runs any more, keep both cores busy.
  if (wants('server')) await stage('server', () => tools.jest(['server']));
  if (wants('unit')) await stage('unit and content', () => tools.jest(['unit', 'content']));
}

async function builtStages() {
  if (projects.length === 0) return;
  const isBuilt = await stage('build', async () => {
    await ensureBuild({quiet: true});
    return {passed: 1, failed: 0};
  });
  if (isBuilt) await stage('browser', () => browserTests(projects));
}

// In parallel: the build leaves half a core idle most of the time.
await Promise.all([builtStages(), staticStages()]);

if (totals.passed + totals.failed === 0) totals.failed = 1;
process.exitCode = totals.failed === 0 ? 0 : 1;

slowest.sort((a, b) => b.ms - a.ms);
console.log('\nSlowest tests:');
for (const {name, ms} of slowest.slice(0, slowestShown)) console.log(`${seconds(ms).padStart(8)}  ${name}`);
if (flaky.length > 0)
  console.log(`\nFailed first and passed when tried again:\n${flaky.map((name) => `  ${name}`).join('\n')}`);
console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
