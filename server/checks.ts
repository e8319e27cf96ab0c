/** The checks of readiness; `leads doctor` uses some of them too. */
import {randomBytes} from 'node:crypto';
import {stat, statfs} from 'node:fs/promises';
import {hour, minute, second} from '../src/site/durations';
import {buildMark, type Site} from '../src/site/hosting/builtSite';
import type {Config} from './config';
import {keysMatch} from './key-check';
import type {Keyring} from './keyring';
import type {Metrics} from './metrics';
import type {Check, CheckResult} from './readiness';
import {clockJump} from './retention';
import {sqlitePath} from './store/sqlite';
import {StoreUnavailable, type Store} from './store/store';

const megabyte = 1_000_000;

/** Free space of the data folder that is too little for the service, and for peace of mind. */
export const diskLimits = {failed: 50 * megabyte, warning: 200 * megabyte};

/** Times of a write in ms: a visitor does not wait for longer than `failed`. */
export const writeLimits = {failed: 2 * second, warning: second, usual: 100};

/** Writes whose median is judged: those of a minute. */
const rememberedWrites = 12;

/** Age of a waiting delivery at which somebody should look. */
export const lateDeliveryMs = hour;

/** Between two checks of the whole file, and the part of the time that they may take. */
const integrityEveryMs = 5 * minute;
const integrityShare = 0.01;

/** While it is damaged: a copy may have been put right. */
const damagedEveryMs = minute;

/** The first check of the file: the start has other work. */
const integrityAfterMs = 10 * second;

const ok = (detail: string): CheckResult => ({status: 'ok', detail});
const warning = (detail: string): CheckResult => ({status: 'warning', detail});
const failed = (detail: string): CheckResult => ({status: 'failed', detail});

const rowName = 'readiness';
const rowPattern = /^\d+ [0-9a-f]{8}$/;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Writes and reads a row as leads are written; resolves with the ms that the write took. */
export async function probeStore(store: Store, now: number): Promise<number> {
  const started = performance.now();
  await store.setMeta(rowName, `${now} ${randomBytes(4).toString('hex')}`);
  const took = performance.now() - started;
  // Another copy of the service may have written meanwhile, so it is not compared.
  if (!rowPattern.test((await store.meta(rowName)) ?? ''))
    throw new StoreUnavailable('a row that was written is not there');
  return took;
}

/** What the times of the last writes mean, in ms, the latest last. */
export function judgeWrites(times: readonly number[]): CheckResult {
  const last = times.at(-1) ?? 0;
  const usual = median(times);
  const detail = `a write takes ${Math.round(usual)} ms, the last one took ${Math.round(last)} ms`;
  if (last > writeLimits.failed) return failed(detail);
  return last > writeLimits.warning || usual > writeLimits.usual ? warning(detail) : ok(detail);
}

function storeCheck(store: Store, clock: () => number): Check {
  const times: number[] = [];
  return {
    name: 'store',
    alarm: 'store-slow',
    async run() {
      times.push(await probeStore(store, clock()));
      if (times.length > rememberedWrites) times.shift();
      return judgeWrites(times);
    },
  };
}

/** Whether this keyring opens what the store was written with. */
export async function judgeKey(store: Store, keyring: Keyring): Promise<CheckResult> {
  return (await keysMatch(store, keyring))
    ? ok(`key ${keyring.id} opens the data`)
    : failed('the data were written with another key');
}

/** Compares the clock with the last time the store has seen. */
export async function judgeClock(store: Store, now: number): Promise<CheckResult> {
  const jump = await clockJump(store, now);
  if (jump === undefined) return ok('the clock goes on from the last sweep');
  return warning(
    `the clock is ${Math.round(Math.abs(jump) / hour)} h ${jump > 0 ? 'ahead of' : 'behind'} the last sweep`,
  );
}

/** Judges free bytes of the data folder. */
export function judgeDisk(free: number): CheckResult {
  const detail = `${Math.floor(free / megabyte)} MB free`;
  if (free < diskLimits.failed) return failed(detail);
  return free < diskLimits.warning ? warning(detail) : ok(detail);
}

/** Free bytes for the owner of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const {bavail, bsize} = await statfs(folder);
  return bavail * bsize;
}

/** Judges since when the delivery that waits longest does. */
export function judgeDeliveries(oldest: number | null, now: number): CheckResult {
  if (oldest === null) return ok('none waits');
  const detail = `the oldest has been waiting for ${Math.max(0, Math.round((now - oldest) / minute))} min`;
  return now - oldest > lateDeliveryMs ? warning(detail) : ok(detail);
}

const buildCheck = (buildDir: string, {mark}: Site): Check => ({
  name: 'build',
  everyMs: minute,
  alarm: 'build-missing',
  async run() {
    const found = buildMark(buildDir);
    if (found === mark) return ok('as loaded');
    return warning(found === undefined ? 'the build is gone' : 'another build is there than the one that was loaded');
  },
});

/**
 * Checks the whole file now and then, in the background, and again as soon as an operation meets damage. Not part of a round:
 * it takes as long as it takes.
 */
function integrityCheck(store: Store, timer: () => number): Check {
  let found: string | undefined;
  let nextAt = timer() + integrityAfterMs;
  let isRunning = false;
  const isDamaged = (): boolean => store.damage() !== undefined || found !== undefined;

  async function look(): Promise<void> {
    isRunning = true;
    const started = timer();
    try {
      // What an operation met may be in an index, which only the thorough check compares.
      const answer = await store.integrity(isDamaged());
      found = answer === undefined || answer === 'ok' ? undefined : answer;
    } catch (error) {
      if (error instanceof StoreUnavailable && /CORRUPT|NOTADB/.test(error.message)) found = error.message;
    }
    const pause = Math.max(integrityEveryMs, (timer() - started) / integrityShare);
    nextAt = timer() + (isDamaged() ? damagedEveryMs : pause);
    isRunning = false;
  }

  return {
    name: 'integrity',
    alarm: 'store-damaged',
    alarmsOnFailure: true,
    failedSince: isDamaged,
    async run() {
      if (!isRunning && timer() >= nextAt) void look();
      return isDamaged() ? failed(found ?? store.damage() ?? '') : ok('no damage found');
    },
  };
}

/** What a check that only reads found; undefined while the store cannot be read, which is the store's own check to say. */
async function whileReadable(judge: () => Promise<CheckResult>): Promise<CheckResult | undefined> {
  try {
    return await judge();
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined;
    throw error;
  }
}

/** A deleted file is still written, and gone with the process. */
function fileCheck(dataDir: string): Check {
  const inode = async (): Promise<number | undefined> =>
    stat(sqlitePath(dataDir)).then(
      ({ino}) => ino,
      () => undefined,
    );
  const opened = inode();
  return {
    name: 'file',
    async run() {
      const now = await inode();
      if (now === (await opened)) return ok('as opened');
      return failed(`leads.db was ${now === undefined ? 'deleted' : 'replaced'} while the service runs: restart it`);
    },
  };
}

interface CheckOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'buildDir'>;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly metrics: Metrics;
  readonly site: Site | undefined;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Milliseconds of a clock that nobody sets. */
  readonly timer?: () => number;
}

/** The checks of a service. */
export function serviceChecks({config, store, keyring, metrics, site, clock, timer}: CheckOptions): Check[] {
  const {dataDir, databaseUrl, buildDir} = config;
  const disk: Check = {
    name: 'disk',
    alarm: 'disk-low',
    alarmsOnFailure: true,
    async run() {
      const free = await freeBytes(dataDir);
      metrics.diskFree.set(free);
      return judgeDisk(free);
    },
  };
  const reading = (name: string, judge: () => Promise<CheckResult>, alarm?: Check['alarm']): Check => ({
    name,
    ...(alarm && {alarm}),
    run: () => whileReadable(judge),
  });
  return [
    storeCheck(store, clock),
    reading('key', () => judgeKey(store, keyring)),
    reading('clock', () => judgeClock(store, clock()), 'clock-jump'),
    reading('deliveries', async () => judgeDeliveries(await store.oldestWaiting(), clock()), 'delivery-late'),
    // PostgreSQL keeps the data elsewhere and looks after its own pages.
    ...(databaseUrl === undefined
      ? [disk, fileCheck(dataDir), integrityCheck(store, timer ?? (() => performance.now()))]
      : []),
    ...(site ? [buildCheck(buildDir, site)] : []),
  ];
}
