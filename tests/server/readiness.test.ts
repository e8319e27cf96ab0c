/** Readiness tells the truth, costs requests nothing, and knows when it knows nothing. */
import {closeSync, mkdirSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync, writeSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import Database from 'better-sqlite3';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import type {AlarmName} from '../../server/alarm-table';
import {createAlarms, type Notice} from '../../server/alarms';
import {judgeDeliveries, judgeDisk, judgeWrites, serviceChecks} from '../../server/checks';
import {checkKeys} from '../../server/key-check';
import {Keyring} from '../../server/keyring';
import {createMetrics} from '../../server/metrics';
import {createReadiness, type CheckResult} from '../../server/readiness';
import {openSqliteStore, sqlitePath} from '../../server/store/sqlite';
import {StoreUnavailable, type Store} from '../../server/store/store';
import {day, hour} from '../../src/site/durations';
import {loadSite} from '../../src/site/hosting/builtSite';
import {waitFor} from '../support/wait-for';
import {startService, type Service} from './harness';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const silent = {error: () => undefined, info: () => undefined};

/** Rounds over one check whose result is set from outside. */
function startRounds(result: CheckResult | Error) {
  const state = {result, time: 0, runs: 0};
  const told: string[] = [];
  const metrics = createMetrics();
  const alarms = createAlarms({
    metrics,
    clock: () => state.time,
    tell: ({alarm, kind}: Notice) => void told.push(`${kind} ${alarm}`),
  });
  const check = {
    name: 'disk',
    alarm: 'disk-low' as const,
    alarmsOnFailure: true,
    async run() {
      state.runs += 1;
      if (state.result instanceof Error) throw state.result;
      return state.result;
    },
  };
  const readiness = createReadiness({
    checks: [check],
    metrics,
    alarms,
    log: silent,
    periodMs: 5000,
    timer: () => state.time,
  });
  return {state, told, metrics, readiness};
}

const ok: CheckResult = {status: 'ok', detail: ''};
const failure: CheckResult = {status: 'failed', detail: ''};
const warning: CheckResult = {status: 'warning', detail: ''};

describe('rounds of checks', () => {
  it('are not ready before the first one, and when none has ended for three periods', async () => {
    const {state, readiness} = startRounds(ok);
    expect(readiness.failing()).toEqual(['checks-stale']);
    await readiness.run();
    state.time += 15_000;
    expect(readiness.failing()).toEqual([]);
    state.time += 1;
    expect(readiness.failing()).toEqual(['checks-stale']);
  });

  it('name what failed, also a check that throws, and not a warning', async () => {
    const {state, readiness, metrics} = startRounds(new StoreUnavailable('SQLITE_FULL'));
    await readiness.run();
    expect(readiness.failing()).toEqual(['disk']);
    state.result = warning;
    await readiness.run();
    expect(readiness.failing()).toEqual([]);
    expect(await metrics.registry.getSingleMetricAsString('readiness_check')).toContain(
      'readiness_check{check="disk"} 0.5',
    );
  });

  it('a flood of requests runs no check', async () => {
    const {state, readiness} = startRounds(ok);
    await readiness.run();
    const service = startService({app: {readiness}});
    closing.push(() => service.close());
    service.store.meta = () => Promise.reject(new Error('asked'));
    for (let count = 0; count < 100; count += 1)
      expect((await service.request({url: '/readyz'})).json()).toEqual({code: 0});
    expect(state.runs).toBe(1);
  });

  it('the answer names checks and nothing else', async () => {
    const {readiness} = startRounds({status: 'failed', detail: '31 MB free in /var/lib/leads'});
    await readiness.run();
    const service = startService({app: {readiness}});
    closing.push(() => service.close());
    const {statusCode, headers, payload} = await service.request({url: '/readyz'});
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(payload).toContain('"checks":["disk"]');
    expect(payload).not.toContain('/var/lib');
  });

  it('what lasts for two rounds is an alarm, and its end is told', async () => {
    const {state, told, readiness} = startRounds(failure);
    await readiness.run();
    expect(told).toEqual([]);
    await readiness.run();
    expect(told).toEqual(['raised disk-low', 'raised not-ready']);
    state.result = ok;
    await readiness.run();
    expect(told.slice(2)).toEqual(['resolved disk-low', 'resolved not-ready']);
  });

  it('a failed write brings about a round, at most one a second', async () => {
    const {state, readiness} = startRounds(ok);
    for (let count = 0; count < 10; count += 1) readiness.suspect();
    await readiness.run();
    state.time += 1000;
    readiness.suspect();
    await readiness.run();
    expect(state.runs).toBe(2);
  });
});

it('writes, disk and deliveries are judged', () => {
  expect(judgeWrites([3, 5, 4]).status).toBe('ok');
  // Four round trips of 40 ms.
  expect(judgeWrites([160, 165, 170]).status).toBe('warning');
  expect(judgeWrites([5, 5, 1200]).status).toBe('warning');
  expect(judgeWrites([5, 5, 300]).status).toBe('ok');
  expect(judgeWrites([5, 5, 2100]).status).toBe('failed');
  expect([300e6, 199e6, 49e6].map((free) => judgeDisk(free).status)).toEqual(['ok', 'warning', 'failed']);
  expect([null, 0, -1].map((oldest) => judgeDeliveries(oldest, hour).status)).toEqual(['ok', 'ok', 'warning']);
});

describe('the checks of a service', () => {
  let service: Service;
  let alarms: AlarmName[];

  beforeEach(async () => {
    service = startService();
    alarms = [];
    await checkKeys(service.store, service.keyring);
    closing.push(() => service.close());
  });

  /** Readiness of the service on its own data, without the wait before the first check of the file. */
  function look({store = service.store, keyring = service.keyring, buildDir = ''} = {}) {
    const metrics = createMetrics();
    let skipped = 0;
    const checks = serviceChecks({
      config: {dataDir: service.dataDir, databaseUrl: undefined, buildDir},
      store,
      keyring,
      metrics,
      site: buildDir ? loadSite(buildDir) : undefined,
      clock: service.now,
      timer: () => performance.now() + skipped,
    });
    const readiness = createReadiness({
      checks,
      metrics,
      alarms: createAlarms({metrics, clock: service.now, tell: ({alarm}) => void alarms.push(alarm)}),
      log: silent,
      timer: () => performance.now() + skipped,
    });
    return {readiness, skip: (ms: number) => void (skipped += ms)};
  }

  const gone = (): Promise<never> => Promise.reject(new StoreUnavailable('SQLITE_FULL'));

  /** The store with some operations replaced. */
  const storeWith = (changes: Partial<Store>): Store =>
    new Proxy(service.store, {
      get: (target, name) => {
        const own = changes[name as keyof Store] ?? (target[name as keyof Store] as unknown);
        return typeof own === 'function' ? (own.bind(target) as unknown) : own;
      },
    });

  it('are ready when all is well', async () => {
    const {readiness} = look();
    await readiness.run();
    expect(readiness.failing()).toEqual([]);
  });

  it('see a full disk, and that it is full no more', async () => {
    let isFull = true;
    const {setMeta} = service.store;
    const store = storeWith({
      setMeta: (...args) => (isFull ? gone() : setMeta.apply(service.store, args)),
    });
    const {readiness} = look({store});
    await readiness.run();
    expect(readiness.failing()).toEqual(['store']);
    isFull = false;
    await readiness.run();
    expect(readiness.failing()).toEqual([]);
  });

  it('see a row that was written and is not there', async () => {
    const {readiness} = look({store: storeWith({setMeta: () => Promise.resolve()})});
    await readiness.run();
    expect(readiness.failing()).toEqual(['store']);
  });

  it.each([
    [40, [], 'store-slow'],
    [2100, ['store'], undefined],
  ])('see a database at %i ms a statement', async (ms, failing, alarm) => {
    const {setMeta} = service.store;
    const store = storeWith({
      async setMeta(...args) {
        // As PostgreSQL: begin, locks, the statement, commit.
        await sleep(ms === 40 ? 4 * ms : ms);
        return setMeta.apply(service.store, args);
      },
    });
    const {readiness} = look({store});
    await readiness.run();
    if (alarm) await readiness.run();
    expect(readiness.failing()).toEqual(failing);
    expect(alarms).toEqual(alarm ? [alarm] : []);
  });

  it('say which check it is when the store cannot be read: its own', async () => {
    const store = storeWith({setMeta: gone, meta: gone, oldestWaiting: gone});
    const {readiness} = look({store});
    await readiness.run();
    expect(readiness.failing()).toEqual(['store']);
  });

  it('see another key', async () => {
    const {readiness} = look({keyring: new Keyring({master: Buffer.alloc(32, 1), retired: []})});
    await readiness.run();
    expect(readiness.failing()).toEqual(['key']);
  });

  /** The disk of a machine that runs other tests as well is slow at times. */
  const ownAlarms = () => alarms.filter((name) => name !== 'store-slow');

  it('warn of a wrong clock, with which leads can be taken', async () => {
    await service.store.setMeta('last-seen', String(service.now() - 200 * day));
    const {readiness} = look();
    await readiness.run();
    await readiness.run();
    expect([readiness.failing(), ownAlarms()]).toEqual([[], ['clock-jump']]);
  });

  it('warn of a build that is gone, or another one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'build-'));
    closing.push(() => rmSync(folder, {recursive: true}));
    const buildDir = join(folder, 'build');
    mkdirSync(buildDir);
    writeFileSync(join(buildDir, 'index.html'), 'one');
    const {readiness, skip} = look({buildDir});
    await readiness.run();
    renameSync(buildDir, `${buildDir}.old`);
    for (let round = 0; round < 2; round += 1) {
      skip(60_000);
      await readiness.run();
    }
    expect([readiness.failing(), ownAlarms()]).toEqual([[], ['build-missing']]);
  });

  it('see that the file was deleted', async () => {
    const {readiness} = look();
    await readiness.run();
    renameSync(sqlitePath(service.dataDir), `${sqlitePath(service.dataDir)}.moved`);
    await readiness.run();
    expect(readiness.failing()).toEqual(['file']);
  });

  it('find overwritten pages that nobody reads, and that they were put right', async () => {
    await service.post('/api/v1/leads', await service.lead());
    const file = sqlitePath(service.dataDir);
    const pristine = overwriteTable(file, 'leads');
    const {readiness, skip} = look();
    await readiness.run();
    expect(readiness.failing()).toEqual([]);
    skip(10_000);
    await readiness.run();
    await waitFor(() => expect(readiness.failing()).toEqual(['integrity']), 10_000);
    pristine.restore();
    skip(60_000);
    await waitFor(async () => {
      await readiness.run();
      expect(readiness.failing()).toEqual([]);
    }, 10_000);
  });
});

/** Overwrites the pages of a table in the file itself. */
function overwriteTable(file: string, table: string) {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const size = db.pragma('page_size', {simple: true}) as number;
  const pages = db.prepare<[string], number>('SELECT pageno FROM dbstat WHERE name = ?').pluck().all(table);
  const before = db.serialize();
  db.close();
  const write = (page: number, bytes: Buffer): void => {
    const target = openSync(file, 'r+');
    writeSync(target, bytes, 0, size, (page - 1) * size);
    closeSync(target);
  };
  for (const page of pages) write(page, Buffer.alloc(size, 0xa5));
  return {
    restore() {
      for (const page of pages) write(page, before.subarray((page - 1) * size, page * size));
    },
  };
}

it('a lead that meets damaged pages is answered with 503, and the store says so at once', async () => {
  const first = startService();
  closing.push(() => first.close());
  await first.post('/api/v1/leads', await first.lead());
  overwriteTable(sqlitePath(first.dataDir), 'leads');
  // Another connection has no pages in memory.
  const store = openSqliteStore(first.dataDir);
  closing.push(() => store.close());
  const service = startService({app: {store, keyring: first.keyring}});
  closing.push(() => service.close());
  expect(store.damage()).toBeUndefined();
  const reply = await service.post('/api/v1/leads', await service.lead('free-cn', {verificationCode: '123456'}));
  expect(reply).toMatchObject({status: 503, code: 503001, headers: {'retry-after': '2'}});
  expect(store.damage()).toMatch(/^SQLITE_CORRUPT/);
  expect(await store.integrity(false)).not.toBe('ok');
});
