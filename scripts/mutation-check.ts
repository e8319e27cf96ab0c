/**
 * `npm run test:mutations [-- --only name]`: introduces ten defects, one at a time, and checks that the test named for each
 * finds it. The test must pass without the defect and fail with a message about it. Exits 1 otherwise.
 *
 * Source files are changed in a copy of the repository, built files in an overlay of `build/` or of `BUILD_DIR`.
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {overlayBuild} from '../tests/support/build-overlay';
import {copyRepository, type RepositoryCopy} from '../tests/support/repository-copy';
import {ensureBuild} from './lib/build.mjs';
import {
  baselineProblem,
  mutationProblem,
  mutations,
  replaceOnce,
  type BuildMutation,
  type Mutation,
  type NamedTest,
  type SourceMutation,
  type TestRun,
} from './lib/mutations';
import {bin, fail, node, root} from './lib/process.mjs';

const reports = mkdtempSync(path.join(os.tmpdir(), 'site-mutations-'));
process.once('exit', () => rmSync(reports, {recursive: true, force: true}));
const buildDir = path.resolve(process.env.BUILD_DIR ?? path.join(root, 'build'));

/** A pattern that matches a text as it is. */
const literally = (text: string): string => text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&');

/** The report that a runner wrote, or an error with the end of its output where it wrote none. */
function readReport<Report>(file: string, output: string): Report {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    rmSync(file);
    return report;
  } catch {
    throw new Error(`no report was written:\n${output.trimEnd().split('\n').slice(-20).join('\n')}`);
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    /** What went wrong, the messages of tests included. */
    readonly message: string;
    readonly assertionResults: readonly {readonly status: string; readonly failureMessages: readonly string[]}[];
    readonly status: string;
  }[];
}

/** Runs a Jest test in a folder that holds the repository or a copy. */
async function runJest({file, title}: NamedTest, folder: string): Promise<TestRun> {
  const report = path.join(reports, 'jest.json');
  const args = [path.join(folder, 'node_modules/jest/bin/jest.js'), file, '--testNamePattern', `^${literally(title)}$`];
  const options = ['--ci', '--runInBand', '--json', '--outputFile', report];
  const {output} = await node([...args, ...options], {cwd: folder, quiet: true, env: {FORCE_COLOR: '0'}});
  const {numPassedTests, testResults} = readReport<JestReport>(report, output);
  const failed = testResults.flatMap(({assertionResults}) =>
    assertionResults.filter(({status}) => status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failures: failed.map(({failureMessages}) => stripVTControlCharacters(failureMessages.join('\n'))),
    errors: testResults
      .filter(
        ({status, assertionResults}) =>
          status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
      )
      .map(({message}) => stripVTControlCharacters(message)),
  };
}

interface PlaywrightError {
  readonly message?: string;
}
interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly tests: readonly {readonly results: readonly {readonly errors: readonly PlaywrightError[]}[]}[];
  }[];
}
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
}

/** Runs a browser test on a built site. */
async function runPlaywright({file, title}: NamedTest, site: string): Promise<TestRun> {
  const report = path.join(reports, 'playwright.json');
  // Without the name of the file, the title of a Chinese page would match the English page as well.
  const pattern = literally(`${path.basename(file)} ${title}`);
  const args = [bin('@playwright/test', 'cli.js'), 'test', file, '--grep', pattern, '--workers=1', '--trace=off'];
  const options = ['--reporter=json', '--output', path.join(reports, 'results')];
  const {output} = await node([...args, ...options], {
    quiet: true,
    env: {BUILD_DIR: site, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: report},
  });
  const {suites, errors} = readReport<PlaywrightReport>(report, output);
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = suites.flatMap(specsOf);
  const textOf = (list: readonly PlaywrightError[]) =>
    stripVTControlCharacters(list.map(({message = ''}) => message).join('\n'));
  return {
    passed: specs.filter(({ok}) => ok).length,
    failures: specs
      .filter(({ok}) => !ok)
      .map(({tests}) => textOf(tests.flatMap(({results}) => results.flatMap((result) => result.errors)))),
    errors: errors.length > 0 ? [textOf(errors)] : [],
  };
}

let copied: RepositoryCopy | undefined;

/** The copy is made for the first mutation of a source file; each of them restores what it changed. */
async function trySource(mutation: SourceMutation): Promise<string | undefined> {
  const {source, test} = mutation;
  copied ??= copyRepository(root);
  const {folder} = copied;
  const problem = baselineProblem(await runJest(test, folder));
  if (problem) return problem;
  const file = path.join(folder, source.file);
  const original = readFileSync(file, 'utf8');
  writeFileSync(file, replaceOnce(original, source));
  try {
    return mutationProblem(await runJest(test, folder), mutation);
  } finally {
    writeFileSync(file, original);
  }
}

async function tryBuild(mutation: BuildMutation): Promise<string | undefined> {
  const problem = baselineProblem(await runPlaywright(mutation.test, buildDir));
  if (problem) return problem;
  const overlay = overlayBuild(buildDir);
  try {
    mutation.change(overlay);
    return mutationProblem(await runPlaywright(mutation.test, overlay.buildDir), mutation);
  } finally {
    overlay.remove();
  }
}

/** The mutations that were asked for. */
function readOnly(): readonly Mutation[] {
  try {
    const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
    const wanted = mutations.filter(({name}) => only === undefined || name === only);
    if (wanted.length > 0) return wanted;
  } catch {
    // The usage below is clearer than the parser's message.
  }
  return fail(
    `Usage: npm run test:mutations [-- --only name], one of:\n  ${mutations.map(({name}) => name).join('\n  ')}`,
  );
}

interface Row {
  readonly name: string;
  readonly isCaught: boolean;
  /** The test that has to find it. */
  readonly caughtBy: string;
  readonly seconds: string;
}

/** A table in Markdown. */
const tableOf = (rows: readonly Row[]): string =>
  [
    '| mutation | caught by | seconds |',
    '| --- | --- | --- |',
    ...rows.map(
      ({name, isCaught, caughtBy, seconds}) => `| ${name} | ${isCaught ? caughtBy : '**not caught**'} | ${seconds} |`,
    ),
  ].join('\n');

/** Runs a mutation, prints the result and returns its row of the table. */
async function check(mutation: Mutation): Promise<Row> {
  const {name, test} = mutation;
  const started = Date.now();
  const problem = await ('source' in mutation ? trySource(mutation) : tryBuild(mutation)).catch(
    (error: Error) => error.message,
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${problem ? '✗' : '✓'} ${name} (${seconds} s)${problem ? `: ${problem}` : ''}`);
  return {name, isCaught: !problem, caughtBy: `${test.file}: ${test.title}`, seconds};
}

async function main(wanted: readonly Mutation[]): Promise<void> {
  const rows: Row[] = [];
  try {
    if (process.env.BUILD_DIR === undefined && wanted.some((mutation) => 'change' in mutation)) {
      await ensureBuild({quiet: true});
    }
    for (const mutation of wanted) rows.push(await check(mutation));
  } finally {
    copied?.remove();
  }
  const caught = rows.filter(({isCaught}) => isCaught).length;
  console.log(`\n${tableOf(rows)}\n\n${caught} of ${rows.length} mutations caught.`);
  process.exitCode = caught === rows.length ? 0 : 1;
}

void main(readOnly());
