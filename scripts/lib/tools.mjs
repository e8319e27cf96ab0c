/** The static tools, each as a function that resolves with a list of problems. Caches are in `.cache/`. */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {eslintProblems, jestProblems, stylelintProblems, tscProblems} from './problems.mjs';
import {bin, node, root} from './process.mjs';

const cache = path.join(root, '.cache');
/** In `npm test` the browser tests wait for the build beside these tools, so the tools give way to it. */
const quiet = {quiet: true, niceness: 10, env: {FORCE_COLOR: undefined, NO_COLOR: '1'}};

export async function eslint() {
  const args = [
    '.',
    '--format',
    'json',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    path.join(cache, 'eslint'),
  ];
  return eslintProblems(await node([bin('eslint', 'bin/eslint.js'), ...args], quiet));
}

export async function stylelint() {
  const args = [
    'src/**/*.css',
    '--formatter',
    'json',
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    path.join(cache, 'stylelint'),
  ];
  return stylelintProblems(await node([bin('stylelint', 'bin/stylelint.mjs'), ...args], quiet));
}

/** Files not formatted with Prettier. */
export async function format() {
  const location = path.join(cache, 'prettier');
  const args = ['--list-different', '.', '--cache', '--cache-strategy', 'content', '--cache-location', location];
  const {code, stdout, output} = await node([bin('prettier', 'bin/prettier.cjs'), ...args], quiet);
  if (code === 0) return [];
  const files = stdout.split('\n').filter(Boolean);
  if (files.length === 0) return [`prettier did not run: ${output.trim()}`];
  return files.map((file) => `${file}:1 layout: run npm run format`);
}

export async function types() {
  const args = [
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(cache, 'tsc.tsbuildinfo'),
  ];
  return tscProblems(await node([bin('typescript-native', 'bin/tsc'), ...args], quiet));
}

/** Folders whose imports are checked with `.dependency-cruiser.mjs`. */
const cruised = ['src', 'i18n', 'config', 'plugins', 'server', 'scripts'];

/**
 * Imports that violate the layers or are circular.
 * @param {string} [folder] the repository, or a fixture with its own `tsconfig.json`
 * @returns {Promise<string[]>}
 */
export async function importProblems(folder = '.') {
  const cwd = path.join(root, folder);
  const args = ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json'];
  const folders = cruised.filter((name) => existsSync(path.join(cwd, name)));
  const program = bin('dependency-cruiser', 'bin/dependency-cruise.mjs');
  const {stdout, output} = await node([program, ...args, ...folders], {...quiet, cwd});
  try {
    const {summary} = JSON.parse(stdout);
    return summary.violations.map(({from, to, rule, comment}) =>
      `${from}:1 imports: ${rule.name}: not ${to}. ${comment ?? ''}`.trim(),
    );
  } catch {
    return [`dependency-cruiser did not run: ${output.trim()}`];
  }
}

/** Exports, files and dependencies that nothing uses. */
export async function unused() {
  const {code, output} = await node([bin('knip', 'bin/knip.js'), '--no-progress', '--reporter', 'compact'], quiet);
  return code === 0 ? [] : output.trim().split('\n');
}

/** Front matter, parity, headings, style and code rules over the whole repository. */
export async function content() {
  const {code, stdout, output} = await node(['--import', 'tsx', 'scripts/checks/run.ts'], quiet);
  const lines = stdout.split('\n').filter(Boolean);
  return code !== 0 && lines.length === 0 ? [`The content checks did not run: ${output.trim()}`] : lines;
}

/**
 * Runs Jest projects.
 * @param {string[]} projects
 * @param {string[]} [more] further arguments
 * @returns {Promise<{passed: number, failed: number, problems: string[], flaky?: string[], slowest?: {name: string, ms: number}[]}>}
 *   single tests, a file that does not load is one failure
 */
export async function jest(projects, more = []) {
  mkdirSync(cache, {recursive: true});
  const file = path.join(cache, `jest-${projects.join('-')}.json`);
  rmSync(file, {force: true});
  const args = ['--json', '--outputFile', file, '--testLocationInResults', ...more, '--selectProjects', ...projects];
  // Tests of the service measure time.
  const niceness = projects.includes('server') ? 0 : quiet.niceness;
  const {output, code} = await node([bin('jest', 'bin/jest.js'), ...args], {...quiet, niceness});
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const problems = jestProblems(report);
    const tests = report.testResults.flatMap(({name, assertionResults}) =>
      assertionResults.map((test) => ({...test, name: `${path.relative(root, name)} › ${test.title}`})),
    );
    // Such as a setup that fails.
    const other = code !== 0 && problems.length === 0;
    if (other) problems.push(`jest: ${output.trim().split('\n').slice(-20).join('\n')}`);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites + (other ? 1 : 0),
      problems,
      flaky: tests.filter(({status, invocations}) => status === 'passed' && invocations > 1).map(({name}) => name),
      slowest: tests.map(({name, duration}) => ({name, ms: duration ?? 0})),
    };
  } catch {
    return {passed: 0, failed: 1, problems: [`jest did not run: ${output.trim()}`]};
  }
}
