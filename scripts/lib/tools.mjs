/** The static tools, each as one promise of a list of problems. Caches live in `.cache/`. */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {eslintProblems, stylelintProblems, tscProblems, vitestProblems} from './problems.mjs';
import {bin, node, root} from './process.mjs';

const cache = path.join(root, '.cache');
const quiet = {quiet: true, env: {FORCE_COLOR: undefined, NO_COLOR: '1'}};

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

export async function types() {
  const args = [
    '--noEmit',
    '--pretty',
    'false',
    '--incremental',
    '--tsBuildInfoFile',
    path.join(cache, 'tsc.tsbuildinfo'),
  ];
  return tscProblems(await node([bin('typescript', 'bin/tsc'), ...args], quiet));
}

/** Exports, files and dependencies that nothing uses. */
export async function unused() {
  const {code, output} = await node([bin('knip', 'bin/knip.js'), '--no-progress', '--reporter', 'compact'], quiet);
  return code === 0 ? [] : output.trim().split('\n');
}

/** Front matter, parity, headings, prose and house rules over the whole repository. */
export async function content() {
  const {code, stdout, output} = await node(['--import', 'tsx', 'scripts/checks/run.ts'], quiet);
  const lines = stdout.split('\n').filter(Boolean);
  return code !== 0 && lines.length === 0 ? [`The content checks did not run: ${output.trim()}`] : lines;
}

/**
 * Runs vitest projects.
 * @param {string[]} projects
 * @param {string[]} [more] further arguments
 * @returns {Promise<{passed: number, failed: number, problems: string[]}>} single tests; a file that does not load is one failure
 */
export async function vitest(projects, more = []) {
  mkdirSync(cache, {recursive: true});
  const file = path.join(cache, `vitest-${projects.join('-')}.json`);
  rmSync(file, {force: true});
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter',
    'json',
    '--outputFile',
    file,
    '--includeTaskLocation',
    ...more,
  ];
  const {output, code} = await node([bin('vitest', 'vitest.mjs'), ...args], {
    ...quiet,
    env: {...quiet.env, NODE_ENV: 'test'},
  });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const problems = vitestProblems(report);
    const unhandled = code !== 0 && problems.length === 0;
    if (unhandled) problems.push(`vitest: ${output.trim().split('\n').slice(-20).join('\n')}`);
    const broken = report.testResults.filter(
      ({message, assertionResults}) => message && !assertionResults.some(({status}) => status === 'failed'),
    ).length;
    return {passed: report.numPassedTests, failed: report.numFailedTests + broken + (unhandled ? 1 : 0), problems};
  } catch {
    return {passed: 0, failed: 1, problems: [`vitest did not run: ${output.trim()}`]};
  }
}
