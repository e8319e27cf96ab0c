/** A tiny runner: named checks, run a few at a time, timed, each counted once. No retries: a flaky check is a bug. */

/** One thing that has to hold. It fails by returning problems or by throwing. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<readonly string[] | void> | readonly string[] | void;
}

export interface Suite {
  readonly name: string;
  readonly checks: readonly Check[];
  /** Checks at a time; 1 where they depend on shared state such as limits of the service. */
  readonly workers?: number;
  /** Printed once the checks are done, e.g. a table of what they measured. */
  readonly after?: () => string;
}

interface Outcome {
  readonly check: Check;
  readonly problems: readonly string[];
  readonly ms: number;
}

export interface Totals {
  passed: number;
  failed: number;
}

async function attempt(check: Check): Promise<Outcome> {
  const started = performance.now();
  let problems: readonly string[];
  try {
    problems = (await check.run()) ?? [];
  } catch (error) {
    problems = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  return {check, problems, ms: performance.now() - started};
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Runs one suite and prints what failed, the slowest checks and one line of result. */
async function runSuite({name, checks, workers = 1, after}: Suite): Promise<Totals> {
  const started = performance.now();
  const queue = [...checks];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const outcome = await attempt(check);
      outcomes.push(outcome);
      if (outcome.problems.length === 0) continue;
      console.log(`✗ ${name} › ${check.name} (${seconds(outcome.ms)})`);
      for (const problem of outcome.problems) console.log(`    ${problem.replaceAll('\n', '\n    ')}`);
    }
  };
  await Promise.all(Array.from({length: Math.min(workers, checks.length)}, worker));
  const failed = outcomes.filter(({problems}) => problems.length > 0).length;
  const slowest = outcomes.reduce<Outcome | undefined>((a, b) => (a && a.ms > b.ms ? a : b), undefined);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${outcomes.length - failed} passed, ${failed} failed (${seconds(performance.now() - started)}` +
      `${slowest ? `; slowest ${seconds(slowest.ms)}: ${slowest.check.name}` : ''})`,
  );
  if (after) console.log(after());
  return {passed: outcomes.length - failed, failed};
}

/** Runs suites one after the other and adds up. An empty suite fails: a gate without pages guards nothing. */
export async function runSuites(suites: readonly Suite[]): Promise<Totals> {
  const totals: Totals = {passed: 0, failed: 0};
  for (const suite of suites) {
    if (suite.checks.length === 0) console.log(`✗ ${suite.name}: there is nothing to check`);
    const {passed, failed} = suite.checks.length === 0 ? {passed: 0, failed: 1} : await runSuite(suite);
    totals.passed += passed;
    totals.failed += failed;
  }
  return totals;
}
