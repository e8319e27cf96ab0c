/** `leads doctor`: finds what is wrong, whatever else is wrong too. */
import {chmodSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {httpPeer, type PeerAnswer} from '../../scripts/reliability/peers';
import {runCommand} from '../../server/cli/run';
import {checkKeys} from '../../server/key-check';
import {sqlitePath} from '../../server/store/sqlite';
import {day, hour} from '../../src/site/durations';
import {startService, type Service} from './harness';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

let service: Service;
let ready: PeerAnswer;
let settings: Record<string, string>;

/** A store with a lead, and something that answers `/readyz` on `PORT`. */
beforeEach(async () => {
  service = startService({app: {deliveries: {kinds: ['crm'], wake: () => undefined}}});
  // The command line has the clock of the machine, some time after that of the service here.
  service.advance(Date.now() - service.now());
  closing.push(() => service.close());
  await checkKeys(service.store, service.keyring);
  expect(await service.post('/api/v1/leads', await service.lead())).toMatchObject({status: 201});
  ready = 200;
  const peer = await httpPeer(() => ready);
  closing.push(() => peer.close());
  settings = {DATA_DIR: service.dataDir, PORT: new URL(peer.url).port, BUILD_DIR: ''};
});

async function doctor(more: Record<string, string> = {}, isQuick = true) {
  let [out, err] = ['', ''];
  const code = await runCommand(['doctor', ...(isQuick ? ['--quick'] : [])], {
    environment: {...settings, ...more},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  const levels = (level: string): string[] =>
    out.split('\n').flatMap((line) => (line.startsWith(`${level} `) ? [line.split(/\s+/)[1] ?? ''] : []));
  // A busy machine may write slowly, which is a warning of its own.
  const warnings = levels('warning').filter((name) => name !== 'store');
  return {code, out, err, problems: levels('problem'), warnings, fine: levels('ok')};
}

it('finds nothing where all is well, and reads no personal data', async () => {
  const {code, out, err, problems, warnings, fine} = await doctor({}, false);
  expect([code, err, problems, warnings]).toEqual([0, '', [], []]);
  // The folder that the tests run in may hold a built site.
  expect(fine.filter((name) => name !== 'build')).toEqual([
    'settings',
    'disk',
    'permissions',
    'store',
    'key',
    'migrations',
    'integrity',
    'clock',
    'retention',
    'deliveries',
    'service',
  ]);
  expect(out).toContain('problems: 0, warnings: 0');
  expect(out).not.toContain('13800000000');
});

it('names every wrong setting and goes on', async () => {
  const {code, out, problems, fine} = await doctor({POW_MAX: 'x', LIMIT_FOO: '1', SMTP_URL: 'smtps://a:secret@h'});
  expect([code, problems]).toEqual([1, ['settings', 'settings', 'settings']]);
  for (const text of ['POW_MAX must', 'LIMIT_FOO is not', 'MAIL_FROM must be set']) expect(out).toContain(text);
  expect(fine).toContain('deliveries');
  expect(out).not.toContain('secret');
});

it('says what production should have', async () => {
  const {warnings} = await doctor({LEAD_MODE: 'production'});
  expect(warnings).toEqual(['proxy', 'metrics', 'alarms']);
});

describe('the key', () => {
  it('that is missing is a problem, and none is made', async () => {
    rmSync(join(service.dataDir, 'keys.json'));
    const {problems, fine} = await doctor();
    expect([problems, fine.includes('deliveries')]).toEqual([['key'], true]);
    expect(existsSync(join(service.dataDir, 'keys.json'))).toBe(false);
  });

  it('of other data is a problem', async () => {
    expect((await doctor({LEAD_KEY: Buffer.alloc(32, 1).toString('base64')})).problems).toEqual(['key']);
  });

  it('is needed with PostgreSQL, which does not answer either', async () => {
    const {code, problems} = await doctor({DATABASE_URL: 'postgres://leads@127.0.0.1:1/leads'});
    expect([code, problems]).toEqual([1, ['settings', 'store']]);
  });
});

it('reports damage, which --quick does not look for', async () => {
  const db = new Database(sqlitePath(service.dataDir));
  db.pragma('wal_checkpoint(TRUNCATE)');
  const pages = db.prepare<[], number>("SELECT pageno FROM dbstat WHERE name = 'leads_contact'").pluck().all();
  const size = db.pragma('page_size', {simple: true}) as number;
  db.close();
  const file = openSync(sqlitePath(service.dataDir), 'r+');
  for (const page of pages) writeSync(file, Buffer.alloc(size, 0xa5), 0, size, (page - 1) * size);
  closeSync(file);
  expect((await doctor({}, false)).problems).toEqual(['integrity']);
  expect((await doctor()).code).toBe(0);
});

it('creates and migrates nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  closing.push(() => rmSync(folder, {recursive: true}));
  expect((await doctor({DATA_DIR: folder})).problems).toEqual(['store']);
  expect(readdirSync(folder)).toEqual([]);
  const db = new Database(sqlitePath(service.dataDir));
  db.exec('DELETE FROM migrations WHERE version = (SELECT max(version) FROM migrations)');
  expect((await doctor()).warnings).toEqual(['migrations']);
  db.exec("INSERT INTO migrations (version, name) VALUES (9999, 'x')");
  const {out} = await doctor();
  expect(out).toContain('a newer release has migrated the data');
  db.close();
});

it('reports the clock, what waits, and what was given up', async () => {
  await service.store.setMeta('last-seen', String(Date.now() - 200 * day));
  const db = new Database(sqlitePath(service.dataDir));
  db.prepare('UPDATE deliveries SET created_at = ?, last_error = ?').run(Date.now() - 2 * hour, 'HTTP 500');
  const waiting = await doctor();
  expect([waiting.code, waiting.warnings]).toEqual([0, ['clock', 'deliveries']]);
  expect(waiting.out).toContain('1 wait, the oldest has been waiting for 120 min; last errors crm: HTTP 500 (1)');
  db.exec('UPDATE deliveries SET abandoned_at = 1');
  expect((await doctor()).out).toContain('1 abandoned; last errors crm: HTTP 500 (1)');
  db.close();
});

it('reports files that others can read', async () => {
  chmodSync(sqlitePath(service.dataDir), 0o644);
  const {problems, out} = await doctor();
  expect(problems).toEqual(['permissions']);
  expect(out).toContain('others can read leads.db');
});

it('reports a service that is not ready, or not there', async () => {
  ready = {status: 503, body: '{"code":503001,"data":{"checks":["disk"]}}'};
  expect((await doctor()).out).toMatch(/^problem +service +.* is not ready: disk$/m);
  const free = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => free.once('listening', resolve));
  const {port} = free.address() as AddressInfo;
  await new Promise((resolve) => free.close(resolve));
  expect((await doctor({PORT: String(port)})).out).toMatch(/^problem +service +no service answers at .*ECONNREFUSED/m);
});

it('connects to providers and sends nothing', async () => {
  const received: Buffer[] = [];
  const server = createServer((socket) => void socket.on('data', (bytes: Buffer) => received.push(bytes)));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => server.close());
  const {port} = server.address() as AddressInfo;
  const {problems, fine} = await doctor({
    CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/leads`,
    CRM_WEBHOOK_SECRET: 's',
    ALARM_WEBHOOK_URL: 'http://127.0.0.1:1/',
    ALARM_WEBHOOK_SECRET: 's',
  });
  expect([fine.includes('crm'), problems]).toEqual([true, ['alarm']]);
  expect(received).toEqual([]);
});
