/** Backup and restore: of the file while the service writes, and of PostgreSQL. */
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {hasPostgres, postgresMissing, startPostgres, type ThrowawayPostgres} from '../../scripts/lib/postgres';
import {
  connections,
  inParallel,
  makeLeads,
  makeSite,
  postLead,
  serviceEnvironment,
  startService,
  type SendableLead,
} from '../../scripts/reliability/lib';
import {serviceFiles} from '../../server/build.mjs';
import {runCommand} from '../../server/cli/run';
import {sqlitePath} from '../../server/store/sqlite';

jest.setTimeout(120_000);

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const copies = join(folder, 'copies');
const dataDir = join(folder, 'data');
mkdirSync(copies);
afterAll(() => rmSync(folder, {recursive: true}));

async function leads(args: string[], settings: Record<string, string | undefined> = {}) {
  let [out, err] = ['', ''];
  const code = await runCommand(args, {
    environment: {...serviceEnvironment({folder}), ...settings},
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return {code, out, err};
}

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
const backupsIn = (): string[] => readdirSync(copies).filter((name) => /^leads-.*\.db$/.test(name));
const only = (): string => join(copies, backupsIn().sort().at(-1)!);
const idsIn = (file: string): string[] => {
  const db = new Database(file, {readonly: true});
  const ids = db.prepare<[], string>('SELECT id FROM leads').pluck().all();
  db.close();
  return ids;
};

describe('a backup of the file', () => {
  let stored: string[];

  beforeAll(async () => {
    makeSite({folder});
    const service = await startService({folder});
    const all = await makeLeads({folder}, 1500);
    const agent = connections(20);
    stored = [];
    let isOver = false;
    const send = async (lead: SendableLead): Promise<void> => {
      if (isOver) return;
      const {status} = await postLead(agent, service, lead);
      if (status === 201) stored.push(lead.id);
    };
    const load = inParallel(all, 20, send);
    while (stored.length < 100) await new Promise((resolve) => setTimeout(resolve, 10));
    const before = [...stored];
    const child = spawn(process.execPath, [serviceFiles['server/cli.ts'], 'backup', '--to', copies, '--keep', '2'], {
      env: serviceEnvironment({folder}),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number];
    const after = stored.length;
    isOver = true;
    await load;
    agent.destroy();
    await service.end('SIGTERM');
    expect(code).toBe(0);
    // Otherwise nothing was written meanwhile.
    expect(after).toBeGreaterThan(before.length);
    const copied = new Set(idsIn(only()));
    expect(before.filter((id) => !copied.has(id))).toEqual([]);
  });

  it('is readable by its owner alone, whole, and leaves no partial file', () => {
    expect(statSync(only()).mode & 0o777).toBe(0o600);
    expect(readdirSync(copies)).toEqual(backupsIn());
  });

  it('can be checked without changing anything', async () => {
    const listing = () =>
      [dataDir, copies].flatMap((at) => readdirSync(at).map((name) => [name, digest(join(at, name))]));
    const before = listing();
    const {code, out} = await leads(['restore', '--check', only()]);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(
        / is whole: \d+ leads, from .*; migration \d+; the key opens the oldest and the newest\.\n$/,
      ),
    ]);
    expect(listing()).toEqual(before);
  });

  it('is refused with another key, when it is damaged, of a newer release, or no backup', async () => {
    const other = await leads(['restore', '--check', only()], {LEAD_KEY: Buffer.alloc(32, 9).toString('base64')});
    expect(other).toMatchObject({code: 1, err: expect.stringContaining('was sealed with key')});

    const bad = join(folder, 'bad.db');
    const bytes = readFileSync(only());
    bytes.fill(0x5a, 8192, 3 * 8192);
    writeFileSync(bad, bytes);
    expect(await leads(['restore', '--check', bad])).toMatchObject({code: 1, err: expect.stringContaining(bad)});

    const newer = join(folder, 'newer.db');
    copyFileSync(only(), newer);
    const db = new Database(newer);
    db.exec("INSERT INTO migrations (version, name) VALUES (9999, '9999_later.sql')");
    db.close();
    expect(await leads(['restore', newer])).toMatchObject({code: 1, err: expect.stringContaining('newer release')});

    const text = join(folder, 'notes.txt');
    writeFileSync(text, 'nothing');
    expect(await leads(['restore', text])).toMatchObject({code: 1, err: expect.stringContaining('neither')});
    expect(await leads(['restore', join(folder, 'none')])).toMatchObject({code: 1});
    expect(await leads(['backup', '--to', join(folder, 'none')])).toMatchObject({code: 1});
    expect(await leads(['backup'])).toMatchObject({code: 2, err: expect.stringContaining('backup needs --to')});
    expect(await leads(['backup', '--to', copies, '--keep', '0'])).toMatchObject({code: 2});
  });

  it('is not restored while a service has the data open, also a damaged file', async () => {
    const before = idsIn(sqlitePath(dataDir)).length;
    // A process of its own: its locks would be lost when this one closes the file.
    const service = await startService({folder});
    expect(await leads(['restore', only()])).toMatchObject({code: 1, err: expect.stringContaining('stop it')});
    expect(idsIn(sqlitePath(dataDir))).toHaveLength(before);
    const start = readFileSync(sqlitePath(dataDir)).subarray(0, 100);
    writeFileSync(sqlitePath(dataDir), Buffer.alloc(100), {flag: 'r+'});
    expect(await leads(['restore', only()])).toMatchObject({code: 1, err: expect.stringContaining('stop it')});
    writeFileSync(sqlitePath(dataDir), start, {flag: 'r+'});
    await service.end('SIGTERM');
  });

  it('replaces the data, keeps the present file, and replaces a damaged file too', async () => {
    const wanted = idsIn(only()).length;
    const lost = idsIn(sqlitePath(dataDir)).length;
    const {code, out} = await leads(['restore', only()]);
    expect([code, out]).toEqual([0, expect.stringMatching(/kept as .*before-restore-/)]);
    const [aside = ''] = readdirSync(dataDir).filter((name) => name.includes('before-restore'));
    expect(idsIn(join(dataDir, aside))).toHaveLength(lost);
    expect(statSync(sqlitePath(dataDir)).mode & 0o777).toBe(0o600);
    expect((await leads(['list', '--size', '500'])).out.trim().split('\n')).toHaveLength(wanted + 1);
    expect((await leads(['audit'])).out).toMatch(/ restore +leads-/);

    writeFileSync(sqlitePath(dataDir), Buffer.alloc(100), {flag: 'r+'});
    rmSync(`${sqlitePath(dataDir)}-wal`, {force: true});
    expect(await leads(['restore', only()])).toMatchObject({code: 0});
    expect((await leads(['list', '--size', '500'])).out.trim().split('\n')).toHaveLength(wanted + 1);
  });

  it('deletes the oldest beyond --keep, and nothing else', async () => {
    const old = [
      'leads-20200101T000000Z.db',
      'leads-20200102T000000Z.db',
      'notes.db',
      'leads-20200101T000000Z.db.partial',
    ];
    for (const name of old) writeFileSync(join(copies, name), 'x');
    const longAgo = new Date('2020-01-01');
    utimesSync(join(copies, old[3]!), longAgo, longAgo);
    const newest = backupsIn().sort().at(-1)!;
    expect(await leads(['backup', '--to', copies, '--keep', '2'])).toMatchObject({code: 0});
    expect(readdirSync(copies)).toHaveLength(3);
    expect(readdirSync(copies)).toEqual(expect.arrayContaining(['notes.db', newest]));
    expect((await leads(['audit'])).out).toMatch(/ backup +leads-/);
  });
});

const describePostgres = hasPostgres() ? describe : describe.skip;
describePostgres(`a backup of PostgreSQL${hasPostgres() ? '' : `: ${postgresMissing}`}`, () => {
  let postgres: ThrowawayPostgres;
  beforeAll(async () => void (postgres = (await startPostgres())!));
  afterAll(() => postgres.remove());

  it('is a dump that is checked without a database, and restored into an empty one only', async () => {
    const databaseUrl = await postgres.database();
    const service = await startService({folder, databaseUrl});
    const agent = connections(5);
    for (const lead of await makeLeads({folder, databaseUrl}, 7))
      expect((await postLead(agent, service, lead)).status).toBe(201);
    expect(await leads(['backup', '--to', copies], {DATABASE_URL: databaseUrl})).toMatchObject({
      code: 0,
      out: expect.stringContaining('7 leads'),
    });
    agent.destroy();
    await service.end('SIGTERM');
    const file = join(
      copies,
      readdirSync(copies).find((name) => name.endsWith('.dump'))!,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await leads(['restore', '--check', file])).out).toMatch(/7 leads, from .*the key opens/);
    expect(await leads(['restore', file])).toMatchObject({code: 1, err: expect.stringContaining('set DATABASE_URL')});
    expect(await leads(['restore', file], {DATABASE_URL: databaseUrl})).toMatchObject({
      code: 1,
      err: expect.stringContaining('is not empty'),
    });
    const empty = await postgres.database();
    expect(await leads(['restore', file], {DATABASE_URL: empty})).toMatchObject({code: 0});
    expect((await leads(['list'], {DATABASE_URL: empty})).out.trim().split('\n')).toHaveLength(8);
  });

  it('is also made by the script of the composition, which keeps the newest', async () => {
    const databaseUrl = await postgres.database();
    const service = await startService({folder, databaseUrl});
    await service.end('SIGTERM');
    const to = join(folder, 'scheduled');
    mkdirSync(to);
    writeFileSync(join(to, 'leads-20200101T000000Z.dump'), 'old');
    writeFileSync(join(folder, 'POSTGRES_PASSWORD'), 'secret');
    const {hostname: PGHOST, port: PGPORT, pathname} = new URL(databaseUrl);
    const child = spawn('sh', ['deploy/containers/backup.sh', '--once'], {
      env: {
        ...process.env,
        ...{PGHOST, PGPORT, PGDATABASE: pathname.slice(1)},
        ...{BACKUP_DIR: to, BACKUP_KEEP: '1', SECRETS_DIR: folder},
      },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number];
    const [name = '', ...more] = readdirSync(to);
    expect([code, more]).toEqual([0, []]);
    expect(statSync(join(to, name)).mode & 0o777).toBe(0o600);
    expect((await leads(['restore', '--check', join(to, name)])).out).toContain('0 leads');
  });

  it('needs pg_dump, and says so', async () => {
    const databaseUrl = await postgres.database();
    const {PATH} = process.env;
    process.env.PATH = folder;
    const {code, err} = await leads(['backup', '--to', copies], {DATABASE_URL: databaseUrl});
    process.env.PATH = PATH;
    expect([code, err]).toEqual([1, expect.stringContaining('pg_dump is not installed')]);
    expect(readdirSync(copies).filter((name) => name.includes('partial'))).toEqual([]);
  });
});
