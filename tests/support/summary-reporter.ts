/**
 * Writes what `npm test` adds up and prints in its table: totals and the slowest tests of the browser projects. Prints the
 * heaviest page of each type beside its budget, and the files that take longest.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {budgetTable, type Transfer} from '../pages/checks/budgets';
import {counterpartOf, isDaily} from './suite';
import type {FullConfig, FullResult, Reporter, Suite, TestCase, TestError} from '@playwright/test/reporter';

/** Results of one tool as `scripts/test.mjs` reads them. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  /** Names of those that failed first and passed when they were tried again; they count as passed. */
  readonly flaky: readonly string[];
  /** Slowest first. */
  readonly slowest: readonly {readonly name: string; readonly ms: number}[];
}

/** Where the summary is written, relative to the repository. */
const summaryFile = '.cache/tests/browser.json';

/** Rows of the table of time by file. */
const filesShown = 12;

export default class SummaryReporter implements Reporter {
  #root: string = process.cwd();
  #suite: Suite | undefined;
  #errors = 0;

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.configFile ? path.dirname(config.configFile) : process.cwd();
    this.#suite = suite;
  }

  /** An error outside a test, such as a failed global setup or a file that does not load. */
  onError(_: TestError): void {
    this.#errors += 1;
  }

  onEnd(_: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const nameOf = (test: TestCase) =>
      `${path.relative(this.#root, test.location.file)} › ${test.titlePath().slice(3).join(' › ')}`;
    const names = new Set(tests.map(nameOf));
    // A journey that only one edition has might never run by day.
    const isLonely = (name: string) => name.startsWith('tests/e2e/') && !names.has(counterpartOf(name) ?? name);
    const lonely = isDaily ? [...names].filter(isLonely) : [];
    for (const name of lonely)
      console.log(`${name}: there is no test of the other edition; leave its mark out of the title`);
    const count = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome())).length;
    const summary: TestSummary = {
      passed: count('expected', 'flaky'),
      failed: count('unexpected') + this.#errors + lonely.length + (tests.length === 0 ? 1 : 0),
      flaky: tests.filter((test) => test.outcome() === 'flaky').map(nameOf),
      slowest: tests
        .map((test) => ({
          name: nameOf(test),
          ms: test.results.reduce((sum, {duration}) => sum + duration, 0),
        }))
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 30),
    };
    const file = path.join(this.#root, summaryFile);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(summary));
    const transfers = tests
      .flatMap(({annotations}) => annotations)
      .filter(({type}) => type === 'transfer')
      .map(({description = ''}) => JSON.parse(description) as Transfer);
    if (transfers.length > 0) console.log(`\n${budgetTable(transfers)}`);
    if (tests.length > filesShown) console.log(`\n${this.#timeByFile(tests)}`);
  }

  /** The files whose tests take longest, added up over all workers. */
  #timeByFile(tests: readonly TestCase[]): string {
    const files = new Map<string, {tests: number; ms: number}>();
    for (const {location, results} of tests) {
      const name = path.relative(this.#root, location.file);
      const {tests: count, ms} = files.get(name) ?? {tests: 0, ms: 0};
      files.set(name, {tests: count + 1, ms: ms + results.reduce((sum, {duration}) => sum + duration, 0)});
    }
    return [...files]
      .sort(([, a], [, b]) => b.ms - a.ms)
      .slice(0, filesShown)
      .map(([name, {tests: count, ms}]) => `${(ms / 1000).toFixed(0).padStart(6)} s  ${name}, ${count} tests`)
      .join('\n');
  }

  printsToStdio(): boolean {
    return false;
  }
}
