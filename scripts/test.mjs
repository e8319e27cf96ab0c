/**
 * `npm test [-- --only lint|types|unit|server|e2e|gates]`: everything that has to hold, from a bare clone. The last
 * line is `N passed, N failed`, counted over single tests and gate checks.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser} from './lib/browser.mjs';
import {ensureBuild} from './lib/build.mjs';
import {ensurePrograms} from './lib/debian.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {fail, node, root} from './lib/process.mjs';

const stages = ['lint', 'types', 'unit', 'server', 'e2e', 'gates'];

function readOnly() {
  try {
    const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
    if (only === undefined || stages.includes(only)) return only;
  } catch {
    // The sentence below says it better than the parser.
  }
  return fail(`Usage: npm test [-- --only ${stages.join('|')}]`);
}

const only = readOnly();
const wants = (stage) => only === undefined || only === stage;
const totals = {passed: 0, failed: 0};

/** Runs a stage, prints its problems and one line, adds to the totals. */
async function stage(name, action) {
  const started = Date.now();
  let result;
  try {
    result = await action();
  } catch (error) {
    result = {passed: 0, failed: 1, problems: [error.message]};
  }
  for (const problem of result.problems) console.log(problem);
  totals.passed += result.passed;
  totals.failed += result.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
  );
  return result.failed === 0;
}

/** A tool counts as one check, whatever number of problems it has. */
const asOne = (problems) => ({passed: problems.length === 0 ? 1 : 0, failed: problems.length === 0 ? 0 : 1, problems});

/** The browser tests; they print their own lines as they go. */
async function browserTests(suites) {
  const report = path.join(root, '.cache/e2e.json');
  rmSync(report, {force: true});
  const browser = await ensureBrowser();
  await node(['--import', 'tsx', 'tests/e2e/run.ts', '--report', report, ...suites], {env: {CHROME_PATH: browser}});
  try {
    return {...JSON.parse(readFileSync(report, 'utf8')), problems: []};
  } catch {
    return {passed: 0, failed: 1, problems: ['The browser tests did not come to their end; see above.']};
  }
}

await ensureInstalled();
if (wants('server')) ensurePrograms();
const tools = await import('./lib/tools.mjs');

/** What needs no built site. */
async function staticStages() {
  if (wants('lint'))
    await stage('lint', async () =>
      asOne([...(await tools.eslint()), ...(await tools.stylelint()), ...(await tools.unused())]),
    );
  if (wants('types')) await stage('types', async () => asOne(await tools.types()));
  if (wants('unit')) await stage('unit and content', () => tools.vitest(['unit', 'content']));
  if (wants('server')) await stage('server', () => tools.vitest(['server']));
}

const needsBuild = wants('e2e') || wants('gates');
const build = () =>
  stage('build', async () => {
    await ensureBuild({quiet: true});
    return {passed: 1, failed: 0, problems: []};
  });

// The build leaves half a core idle most of the time; the static stages use it.
const [isBuilt] = await Promise.all([needsBuild && build(), staticStages()]);
const suites = [...(wants('gates') ? ['gates'] : []), ...(wants('e2e') ? ['walks'] : [])];
if (isBuilt) await stage('browser', () => browserTests(suites));

if (totals.passed + totals.failed === 0) totals.failed = 1;
process.exitCode = totals.failed === 0 ? 0 : 1;
console.log(`${totals.passed} passed, ${totals.failed} failed`);
