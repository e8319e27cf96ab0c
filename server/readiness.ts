/**
 * Whether the service can do its work. Checks run in the background, never for a request: `/readyz` reads what the last round
 * found, so that a flood of requests costs nothing.
 */
import {second} from '../src/site/durations';
import type {LastingAlarm} from './alarm-table';
import type {AlarmFacts, AlarmLog, Alarms} from './alarms';
import {withDeadline} from './deadline';
import type {Metrics} from './metrics';
import {reasonOf} from './providers/post';

/** `warning` needs a person, but leads are taken; `failed` takes the service out of use. */
export type CheckStatus = 'ok' | 'warning' | 'failed';

export interface CheckResult {
  readonly status: CheckStatus;
  /** For the log and `leads doctor`; no personal data. */
  readonly detail: string;
}

export interface Check {
  /** In the answer of `/readyz` and in metrics. */
  readonly name: string;
  /** Resolves with undefined where nothing can be said now: the last result stands. */
  run(): Promise<CheckResult | undefined>;
  /** Time between two runs in ms, where it is longer than that of a round. */
  readonly everyMs?: number;
  /** Raised by a warning, and by a failure where `alarmsOnFailure`; a failure is `not-ready` in any case. */
  readonly alarm?: LastingAlarm;
  readonly alarmsOnFailure?: boolean;
  /** What is known to have failed between two rounds. */
  failedSince?(): boolean;
}

export interface Readiness {
  /** Names of the checks that failed; none when the service is ready. */
  failing(): string[];
  /** Runs all checks that are due. */
  run(): Promise<void>;
  /** Runs the checks at intervals. */
  start(): void;
  stop(): void;
  /** Something failed: looks again now, at most once a second. */
  suspect(): void;
}

export interface ReadinessOptions {
  readonly checks: readonly Check[];
  readonly metrics: Metrics;
  readonly alarms: Alarms;
  readonly log: AlarmLog;
  readonly periodMs?: number;
  /** Milliseconds of a clock that nobody sets. */
  readonly timer?: () => number;
}

/** Between two rounds. */
const defaultPeriodMs = 5 * second;

/** Rounds without a result after which nothing is known any more. */
const stalePeriods = 3;

/** Longest run of a check; shorter than a period, so that a check that hangs is reported as such. */
const checkMs = 4 * second;

const suspectGapMs = second;

/** Rounds that something has to last before it is an alarm: a restart of the database is none. */
const alarmRounds = 2;

/** In the place of a check, when none has come to its end for long. */
const staleName = 'checks-stale';

const gaugeOf: Readonly<Record<CheckStatus, number>> = {ok: 1, warning: 0.5, failed: 0};

class Observed {
  readonly check: Check;
  result: CheckResult | undefined;
  ranAt = -Infinity;
  /** Rounds since it was `ok`, and since it failed without a break. */
  badRounds = 0;
  failedRounds = 0;

  constructor(check: Check) {
    this.check = check;
  }

  get hasFailed(): boolean {
    return this.result?.status === 'failed' || this.check.failedSince?.() === true;
  }
}

class Rounds implements Readiness {
  readonly #options: ReadinessOptions;
  readonly #observed: readonly Observed[];
  readonly #periodMs: number;
  readonly #timer: () => number;
  #finishedAt = -Infinity;
  #suspectedAt = -Infinity;
  #running: Promise<void> | undefined;
  #interval: NodeJS.Timeout | undefined;

  constructor(options: ReadinessOptions) {
    this.#options = options;
    this.#observed = options.checks.map((check) => new Observed(check));
    this.#periodMs = options.periodMs ?? defaultPeriodMs;
    this.#timer = options.timer ?? (() => performance.now());
  }

  failing(): string[] {
    const names = this.#observed.filter(({hasFailed}) => hasFailed).map(({check}) => check.name);
    const isStale = this.#timer() - this.#finishedAt > stalePeriods * this.#periodMs;
    return isStale ? [staleName, ...names] : names;
  }

  run(): Promise<void> {
    this.#running ??= this.#round().finally(() => (this.#running = undefined));
    return this.#running;
  }

  start(): void {
    this.#interval = setInterval(() => void this.run(), this.#periodMs).unref();
  }

  stop(): void {
    clearInterval(this.#interval);
  }

  suspect(): void {
    if (this.#timer() - this.#suspectedAt < suspectGapMs) return;
    this.#suspectedAt = this.#timer();
    void this.run();
  }

  async #round(): Promise<void> {
    await Promise.all(this.#observed.map((observed) => this.#look(observed)));
    this.#finishedAt = this.#timer();
    const failed = this.#observed.filter(({hasFailed}) => hasFailed);
    const names = failed.map(({check}) => check.name).join(', ');
    const lasts = failed.some(({failedRounds}) => failedRounds >= alarmRounds);
    if (lasts || failed.length === 0) this.#alarm('not-ready', lasts, names ? {checks: names} : {});
  }

  async #look(observed: Observed): Promise<void> {
    const {check} = observed;
    if (this.#timer() - observed.ranAt < (check.everyMs ?? 0)) return;
    const result = await withDeadline(() => check.run(), checkMs).catch((error: unknown): CheckResult => ({
      status: 'failed',
      detail: reasonOf(error),
    }));
    observed.ranAt = this.#timer();
    if (result) this.#note(observed, result);
  }

  #note(observed: Observed, result: CheckResult): void {
    const {check} = observed;
    const {status, detail} = result;
    const before = observed.result?.status ?? 'ok';
    observed.result = result;
    observed.badRounds = status === 'ok' ? 0 : observed.badRounds + 1;
    observed.failedRounds = status === 'failed' ? observed.failedRounds + 1 : 0;
    this.#options.metrics.checks.set({check: check.name}, gaugeOf[status]);
    if (status !== before) this.#options.log.info({check: check.name, status, detail}, 'check of readiness changed');
    if (!check.alarm) return;
    if (status === 'ok') this.#alarm(check.alarm, false, {});
    else if (observed.badRounds >= alarmRounds && (status === 'warning' || check.alarmsOnFailure))
      this.#alarm(check.alarm, true, {detail});
  }

  #alarm(alarm: LastingAlarm, isOn: boolean, facts: AlarmFacts): void {
    this.#options.alarms.set(alarm, isOn, facts, this.#options.log);
  }
}

/** Creates the readiness of a service; not ready until the first round has ended. */
export const createReadiness = (options: ReadinessOptions): Readiness => new Rounds(options);
