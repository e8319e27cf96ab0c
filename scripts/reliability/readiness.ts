/**
 * `npm run prove:readiness`: what stands in the way of leads, one after the other: a full disk, overwritten pages, a slow
 * database, a wrong clock, a wrong key, a missing build. Shows what `/readyz` says, what visitors are answered, which alarm
 * people get, and that the service recovers.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, openSync, rmSync, statfsSync, writeSync, closeSync} from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import Database from 'better-sqlite3';
import {Keyring} from '../../server/keyring';
import {sqlitePath} from '../../server/store/sqlite';
import {
  command,
  connections,
  makeLeads,
  ProofReport,
  postLead,
  send,
  startService,
  withPostgres,
  withStore,
  withTempFolder,
  type Reply,
  type RunningProgram,
  type StoreLocation,
  type TestedProof,
} from './lib';
import {httpPeer, signatureProblem, slowLink, type Peer} from './peers';

/** Longest time until `/readyz` says something else, in ms: a round of checks every five seconds, and the check itself. */
const noticeMs = 12_000;

/** Longest time until people get an alarm: it has to last for two rounds. */
const alarmMs = 20_000;

/** Longest wait of a visitor in ms, and when all scenes share the machine. */
const patience = {alone: 2000, together: 6000};

const secret = 'alarm secret';

/** A service on a location of its own, with a webhook that gets its alarms. */
interface Scene {
  readonly report: ProofReport;
  readonly location: StoreLocation;
  readonly agent: http.Agent;
  readonly people: Peer;
  readonly settings: Record<string, string>;
  readonly patienceMs: number;
}

async function inScene(report: ProofReport, patienceMs: number, play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTempFolder(async (folder) => {
    const people = await httpPeer();
    const agent = connections(10);
    const settings = {ALARM_WEBHOOK_URL: people.url, ALARM_WEBHOOK_SECRET: secret};
    try {
      await play({report, location: {folder}, agent, people, settings, patienceMs});
    } finally {
      agent.destroy();
      await people.close();
    }
  });
}

/** Asks until the answer is right or the time is over; resolves with the ms it took, or undefined. */
async function until(isRight: () => Promise<boolean> | boolean, limitMs: number): Promise<number | undefined> {
  const started = performance.now();
  while (performance.now() - started < limitMs) {
    if (await isRight()) return Math.round(performance.now() - started);
    await sleep(50);
  }
  return undefined;
}

const checksOf = ({json}: Reply): string[] => (json as {data?: {checks?: string[]}} | undefined)?.data?.checks ?? [];

/** Waits until `/readyz` answers 200, or 503 with the name of a check. */
async function readiness(
  {report, agent}: Scene,
  {base}: RunningProgram,
  what: string,
  failing?: string,
): Promise<number> {
  const took = await until(async () => {
    const reply = await send(agent, `${base}/readyz`);
    return failing === undefined ? reply.status === 200 : reply.status === 503 && checksOf(reply).includes(failing);
  }, noticeMs);
  report.expect(
    took !== undefined,
    failing === undefined ? `${what}: /readyz is not 200 again` : `${what}: /readyz does not name the check ${failing}`,
  );
  return took ?? noticeMs;
}

/** Sends leads of visitors and expects one status of all, in time, with Retry-After where it is 503. */
async function visitors(
  scene: Scene,
  service: RunningProgram,
  what: string,
  status: 201 | 503,
  count = 3,
): Promise<number> {
  const {report, agent, patienceMs} = scene;
  const replies: Reply[] = [];
  for (const lead of leadsOf.get(scene)!.splice(0, count)) replies.push(await postLead(agent, service, lead));
  const given = replies.map((reply) => reply.status);
  report.expect(
    replies.length === count && given.every((each) => each === status),
    `${what}: leads were answered with ${given.join(', ')} instead of ${status}`,
  );
  const slowest = Math.round(Math.max(...replies.map(({ms}) => ms)));
  report.expect(slowest <= patienceMs, `${what}: a visitor waited ${slowest} ms`);
  if (status === 503)
    report.expect(
      replies.every(({headers}) => Number(headers['retry-after']) > 0),
      `${what}: a 503 has no Retry-After`,
    );
  return slowest;
}

const leadsOf = new WeakMap<Scene, unknown[]>();

/** Leads with codes, made before anything goes wrong. */
const prepare = async (scene: Scene, location = scene.location): Promise<void> =>
  void leadsOf.set(scene, await makeLeads(location, 30));

interface AlarmEvent {
  readonly type: string;
  readonly alarm: {readonly name: string};
}

/** Waits until people get word of an alarm, with a valid signature. */
async function told({report, people}: Scene, what: string, type: 'raised' | 'resolved', alarm: string): Promise<void> {
  const isTold = (): boolean =>
    people.requests.some((request) => {
      const event = JSON.parse(request.body) as AlarmEvent;
      const isSigned = signatureProblem(request, secret) === undefined;
      return isSigned && event.type === `alarm.${type}` && event.alarm.name === alarm;
    });
  report.expect((await until(isTold, alarmMs)) !== undefined, `${what}: nobody was told: ${alarm} ${type}`);
}

const count = async (location: StoreLocation): Promise<number> =>
  withStore(location, async (store) => (await store.leadsDue(Date.now())).total);

/** Fills a disk up to the bytes that are left. */
function fill(file: string, left: number): void {
  const {bavail, bsize} = statfsSync(path.dirname(file));
  const target = openSync(file, 'a');
  const chunk = Buffer.alloc(1024 * 1024, 1);
  try {
    for (let rest = bavail * bsize - left; rest > 0; rest -= chunk.length)
      writeSync(target, chunk, 0, Math.min(rest, chunk.length));
  } catch {
    // Full.
  } finally {
    closeSync(target);
  }
}

/** A disk in memory, which root may have. */
function mountDisk(folder: string, size: string): boolean {
  mkdirSync(folder, {recursive: true, mode: 0o700});
  return (
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0
  );
}

async function fullDisk(scene: Scene): Promise<void> {
  const {report, location, settings} = scene;
  const what = 'full disk';
  const data = path.join(location.folder, 'data');
  if (!mountDisk(data, '240m')) return report.cannotProve('A disk to be filled can be mounted by root only.');
  try {
    const service = await startService(location, settings);
    await prepare(scene);
    await readiness(scene, service, what);
    const filler = path.join(data, 'filler');
    fill(filler, 20_000_000);
    const low = await readiness(scene, service, what, 'disk');
    await visitors(scene, service, `${what}, 20 MB left`, 201);
    fill(filler, 0);
    const none = await readiness(scene, service, what, 'store');
    await visitors(scene, service, what, 503);
    await told(scene, what, 'raised', 'disk-low');
    rmSync(filler);
    const back = await readiness(scene, service, what);
    await visitors(scene, service, `${what}, freed`, 201);
    await told(scene, what, 'resolved', 'disk-low');
    const stored = await count(location);
    report.expect(stored === 6, `${what}: ${stored} leads are stored instead of 6`);
    await service.end('SIGTERM');
    report.figure(
      `Full disk: /readyz 503 ${low} ms after 20 MB were left, leads refused with 503 once none were (noticed within ${none} ms), ready ${back} ms after space was freed, stored leads kept`,
    );
  } finally {
    spawnSync('umount', ['-l', data]);
  }
}

/** Overwrites the pages of a table. */
function overwrite(file: string, table: string): number {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const size = db.pragma('page_size', {simple: true}) as number;
  const pages = db.prepare<[string], number>('SELECT pageno FROM dbstat WHERE name = ?').pluck().all(table);
  db.close();
  const target = openSync(file, 'r+');
  for (const page of pages) writeSync(target, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(target);
  return pages.length;
}

async function damagedFile(scene: Scene): Promise<void> {
  const {report, location, settings} = scene;
  const what = 'overwritten pages';
  const file = sqlitePath(path.join(location.folder, 'data'));
  let service = await startService(location, settings);
  await prepare(scene);
  await visitors(scene, service, what, 201);
  await service.end('SIGTERM');
  cpSync(file, `${file}.copy`);
  const pages = overwrite(file, 'leads');

  service = await startService(location, settings);
  await visitors(scene, service, what, 503);
  const atOnce = checksOf(await send(scene.agent, `${service.base}/readyz`));
  report.expect(atOnce.includes('integrity'), `${what}: /readyz does not say so at once`);
  await told(scene, what, 'raised', 'store-damaged');
  await service.end('SIGTERM');

  service = await startService(location, settings);
  const alone = await until(
    async () => checksOf(await send(scene.agent, `${service.base}/readyz`)).includes('integrity'),
    2 * noticeMs,
  );
  report.expect(alone !== undefined, `${what}: without a visitor the damage is not found`);
  await service.end('SIGTERM');

  for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, {force: true});
  cpSync(`${file}.copy`, file);
  service = await startService(location, settings);
  await readiness(scene, service, what);
  await visitors(scene, service, `${what}, restored`, 201);
  await told(scene, what, 'resolved', 'store-damaged');
  await service.end('SIGTERM');
  report.figure(
    `Overwritten pages (${pages} of the leads): leads refused with 503, /readyz 503 with the first of them, and ${alone ?? 'never'} ms after a start that nobody visits; in use again after the copy was put back`,
  );
}

/** Alarms that last are told to be over when the median of a minute is right again. */
const slowMs = 60_000;

async function slowDatabase(scene: Scene): Promise<void> {
  const {report, settings, people} = scene;
  await withPostgres(report, async (postgres) => {
    const direct = await postgres.database();
    const url = new URL(direct);
    const link = await slowLink(Number(url.port));
    url.port = String(link.port);
    try {
      const service = await startService({...scene.location, databaseUrl: url.href}, settings);
      await prepare(scene, {...scene.location, databaseUrl: direct});
      await readiness(scene, service, 'slow database');
      link.delayMs = 40;
      const at40 = await visitors(scene, service, '40 ms a statement', 201);
      const noticed = await until(() => people.requests.some(({body}) => body.includes('"name":"store-slow"')), slowMs);
      report.expect(noticed !== undefined, '40 ms a statement: nobody was told');
      const {status} = await send(scene.agent, `${service.base}/readyz`);
      report.expect(status === 200, `40 ms a statement: /readyz is ${status} though leads are stored`);
      link.delayMs = 2000;
      const at2000 = await visitors(scene, service, '2 s a statement', 503, 2);
      const unready = await readiness(scene, service, '2 s a statement', 'store');
      link.delayMs = 0;
      const back = await readiness(scene, service, 'fast database');
      // 200: a refused lead may have been stored after all, but these are others.
      await visitors(scene, service, 'fast database', 201);
      await service.end('SIGTERM');
      report.figure(
        `PostgreSQL at 40 ms a statement: leads stored within ${at40} ms, alarm after ${noticed ?? 'no'} ms, still ready; at 2 s: 503 within ${at2000} ms, not ready within ${unready} ms more; ready ${back} ms after it was fast again`,
      );
    } finally {
      await link.close();
    }
  });
}

async function wrongClock(scene: Scene): Promise<void> {
  const {report, location, settings} = scene;
  const what = 'wrong clock';
  const service = await startService(location, settings);
  await prepare(scene);
  await visitors(scene, service, what, 201);
  const seen = (at: number): Promise<void> => withStore(location, (store) => store.setMeta('last-seen', String(at)));
  await seen(Date.now() - 200 * 24 * 3_600_000);
  await told(scene, what, 'raised', 'clock-jump');
  await visitors(scene, service, what, 201);
  const {status} = await send(scene.agent, `${service.base}/readyz`);
  report.expect(status === 200, `${what}: /readyz is ${status} though leads are stored`);
  const stored = await count(location);
  report.expect(stored === 6, `${what}: ${stored} leads are stored instead of 6`);
  await seen(Date.now());
  await told(scene, what, 'resolved', 'clock-jump');
  await service.end('SIGTERM');
  report.figure('Clock 200 days ahead: people are told, leads are stored, none is deleted, and the end is told too');
}

async function wrongKey(scene: Scene): Promise<void> {
  const {report, location, settings} = scene;
  const what = 'wrong key';
  const service = await startService(location, settings);
  const master = Buffer.alloc(32, 9);
  const refusal = await startService(location, {...settings, LEAD_KEY: master.toString('base64')}).then(
    () => 'started',
    (error: Error) => error.message,
  );
  report.expect(refusal.includes('written with another key'), `${what}: a start with it was not refused: ${refusal}`);
  const mine = await withStore(location, (store) => store.meta('key-check'));
  const other = new Keyring({master, retired: []}).seal('the key of this store', 'key-check');
  const seal = (value: string): Promise<void> => withStore(location, (store) => store.setMeta('key-check', value));
  await seal(other);
  const took = await readiness(scene, service, what, 'key');
  await told(scene, what, 'raised', 'not-ready');
  await seal(mine!);
  const back = await readiness(scene, service, what);
  await told(scene, what, 'resolved', 'not-ready');
  await service.end('SIGTERM');
  report.figure(
    `Key of other data: a start is refused in a sentence; a running service is not ready after ${took} ms, and again ready ${back} ms after the data are right`,
  );
}

async function missingBuild({report, location, settings}: Scene): Promise<void> {
  const refusal = await startService(location, {...settings, BUILD_DIR: path.join(location.folder, 'nowhere')}).then(
    () => 'started',
    (error: Error) => error.message,
  );
  report.expect(
    /BUILD_DIR .*nowhere holds no built site/.test(refusal),
    `missing build: a start was not refused: ${refusal}`,
  );
  report.figure('Missing BUILD_DIR: the start is refused in a sentence');
}

export const proof: TestedProof = {
  name: 'readiness',
  promise:
    'readiness tells the truth: full and corrupt disk, database at 40 ms and 2 s, wrong clock, wrong key, missing build: `/readyz`, the answers to visitors and the alarms say so, and the service recovers',
  shortPromise:
    'full disk (as root), overwritten pages, slow PostgreSQL (where it is installed), wrong clock, wrong key and a missing build are seen by `/readyz`, visitors and operators, and the service recovers',
  async run(options) {
    const report = new ProofReport(options);
    const scenes = [fullDisk, damagedFile, slowDatabase, wrongClock, wrongKey, missingBuild];
    // Together: each waits most of the time. The long form takes them one by one, for figures that do not disturb each other.
    if (options.short) await Promise.all(scenes.map((scene) => inScene(report, patience.together, scene)));
    else for (const scene of scenes) await inScene(report, patience.alone, scene);
    return report;
  },
};

command(import.meta.url, proof);
