/**
 * `npm run nightly [-- --only node,firefox]`: checks that are too slow, or need an idle machine. Runs each
 * step even when an earlier one failed, prints a table of the results, writes it with the ends of the outputs to
 * `.cache/nightly.md`, and exits 1 when a step failed.
 *
 *   --only a,b    steps by name, or by the part of it before a hyphen: `bench` is `bench-search,bench-stage,bench-scale`
 *
 * The steps on other versions of Node test the last commit, in a clone with packages of its own.
 */
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBuild} from './lib/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {bin, fail, node, root, run} from './lib/process.mjs';

/** Lines of a step's output that the report keeps. */
const keptLines = 40;
const reportFile = path.join(root, '.cache/nightly.md');

const tsx = (...args) => node(['--import', 'tsx', ...args]);

/** The benchmarks read the built site. */
async function onBuild(...args) {
  if (process.env.BUILD_DIR === undefined) await ensureBuild({quiet: true});
  return tsx(...args);
}

/** Without the variables that npm sets for scripts, such as settings of this checkout. */
const withoutNpm = () =>
  Object.fromEntries(Object.keys(process.env).flatMap((name) => (/^npm_/i.test(name) ? [[name, undefined]] : [])));

/** Runs the suites that need no browser on another version of Node, which npm brings as a package. */
async function onNode(major) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-node-'));
  const [installed, clone] = [path.join(folder, 'node'), path.join(folder, 'site')];
  try {
    for (const [command, ...args] of [
      // Not npx: its cached package lacks the headers.
      ['npm', 'install', '--silent', '--prefix', installed, `node@${major}`],
      ['git', 'clone', '--quiet', root, clone],
    ]) {
      const result = await run(command, args, {env: withoutNpm()});
      if (result.code !== 0) return result;
    }
    const program = path.join(installed, 'node_modules/node/bin/node');
    // `npm ci`, which the first suite starts, builds native modules for the Node that it finds first.
    const env = {...withoutNpm(), PATH: path.dirname(program) + path.delimiter + process.env.PATH};
    // Where they have to be compiled, with the headers of the package, which needs no network.
    const headers = path.join(program, `../../node_modules/node-${process.platform}-${process.arch}`);
    if (existsSync(path.join(headers, 'include/node'))) env.npm_config_nodedir = headers;
    const results = [];
    for (const suite of ['unit', 'server'])
      results.push(await run(program, ['scripts/test.mjs', '--only', suite], {cwd: clone, env}));
    return {
      code: Math.max(...results.map(({code}) => code)),
      output: results.map(({output}) => output).join(''),
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @type {Record<string, () => Promise<{code: number, output: string}>>} */
const steps = {
  // With everything that `npm test` leaves out.
  test: () => node(['scripts/test.mjs'], {env: {SUITE: 'nightly'}}),
  prove: () => tsx('scripts/reliability/all.ts'),
  'bench-paint': () => onBuild('scripts/bench/paint.ts', '--all'),
  'bench-interaction': () => onBuild('scripts/bench/interaction.ts'),
  'bench-search': () => onBuild('scripts/bench/search.ts'),
  'bench-stage': () => onBuild('scripts/bench/stage.ts'),
  'bench-scale': () => tsx('scripts/bench/scale.ts'),
  firefox: () => node(['scripts/test-firefox.mjs']),
  mutations: () => tsx('scripts/mutation-check.ts'),
  coverage: () => run('npm', ['run', '--silent', 'test:coverage']),
  editor: () =>
    node([bin('@playwright/test', 'cli.js'), 'test', 'tests/e2e/editor.spec.ts', 'tests/e2e/desk-hosted.spec.ts'], {
      env: {EDITOR_BUILD: '1'},
    }),
  'node-22': () => onNode(22),
};

/** Names of the steps that were asked for, in their order. */
function readOnly() {
  const names = Object.keys(steps);
  const isMeant = (name, part) => name === part || name.startsWith(`${part}-`);
  try {
    const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
    const parts = only?.split(',');
    if (!parts) return names;
    if (parts.every((part) => names.some((name) => isMeant(name, part))))
      return names.filter((name) => parts.some((part) => isMeant(name, part)));
  } catch {
    // The usage below is clearer than the parser's message.
  }
  return fail(`Usage: npm run nightly [-- --only a,b], of ${names.join(', ')}`);
}

/** Runs a step to its end, whatever happens in it. */
async function runStep(name) {
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const {code, output} = await steps[name]().catch((error) => {
    console.error(error);
    return {code: 1, output: String(error)};
  });
  const lines = output.trimEnd().split('\n');
  return {name, isPassed: code === 0, minutes: ((Date.now() - started) / 60_000).toFixed(1), lines};
}

/** A table in Markdown; the last line of a step's output is its summary. */
const tableOf = (results) =>
  [
    '| step | result | minutes | last line |',
    '| --- | --- | --- | --- |',
    ...results.map(
      ({name, isPassed, minutes, lines}) =>
        `| ${name} | ${isPassed ? 'passed' : '**failed**'} | ${minutes} | ${lines.at(-1).trim().replaceAll('|', '\\|')} |`,
    ),
  ].join('\n');

const reportOf = (results) => `# Nightly run

${new Date().toISOString()}, Node ${process.versions.node}, ${os.cpus().length} cores.

${tableOf(results)}
${results.map(({name, lines}) => `\n## ${name}\n\n\`\`\`\`\n${lines.slice(-keptLines).join('\n')}\n\`\`\`\`\n`).join('')}`;

const names = readOnly();
await ensureInstalled();
const results = [];
for (const name of names) {
  results.push(await runStep(name));
  // Written after each step: a run that is stopped leaves what it found so far. A step may have emptied the folder.
  mkdirSync(path.dirname(reportFile), {recursive: true});
  writeFileSync(reportFile, reportOf(results));
}
console.log(`\n${tableOf(results)}\n\n${path.relative(root, reportFile)} has the ends of the outputs.`);
process.exitCode = results.every(({isPassed}) => isPassed) ? 0 : 1;
