/** Moving from SQLite to PostgreSQL with the CLI. */
import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest} from '@jest/globals';
import {serviceFiles} from '../../server/build.mjs';
import {hasPostgres, postgresMissing, startPostgres, type ThrowawayPostgres} from '../../scripts/lib/postgres';
import {moveToPostgres} from '../../server/store/move';
import {openPostgresStore} from '../../server/store/postgres';
import {openSqliteStore, sqlitePath} from '../../server/store/sqlite';
import {allLeads, startService, type Service} from './harness';

// The first run on a machine without PostgreSQL installs it.
jest.setTimeout(300_000);

const isThere = hasPostgres();
let postgres: ThrowawayPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.remove());

const by = {at: 1, actor: 'root'};

(isThere ? describe : describe.skip)(`a move${isThere ? '' : `: ${postgresMissing}`}`, () => {
  let service: Service;
  let databaseUrl: string;
  const noteOf = (index: number) => ({article: `t${index}`, edition: 'zh-CN', helpful: false, comment: '好'});

  const move = (settings: Record<string, string | undefined> = {}) => {
    const {key} = JSON.parse(readFileSync(join(service.dataDir, 'keys.json'), 'utf8')) as {key: string};
    const {PATH, HOME} = process.env;
    const env = {PATH, HOME, DATA_DIR: service.dataDir, DATABASE_URL: databaseUrl, LEAD_KEY: key, ...settings};
    return spawnSync(process.execPath, [serviceFiles['server/cli.ts'], 'move'], {
      env: env as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
  };

  const query = async (sql: string) => {
    const client = new pg.Client({connectionString: databaseUrl});
    await client.connect();
    const {rows} = await client.query(sql);
    await client.end();
    return rows as Record<string, string>[];
  };

  beforeEach(async () => {
    service = startService();
    databaseUrl = await postgres!.database();
    for (let count = 0; count < 3; count += 1)
      expect(await service.post('/api/v1/leads', await service.lead())).toMatchObject({status: 201});
    for (let count = 0; count < 3; count += 1) await service.post('/api/v1/feedback', noteOf(count));
    await service.post('/api/v1/search-misses', {edition: 'global', query: 'x“ä'});
    await service.store.audit({...by, action: 'show', subject: 'x'});
  });
  afterEach(() => service.close());

  it('copies every row, and no service starts on the file again', async () => {
    const before = await allLeads(service.store);
    await service.store.close();
    const {status, stdout, stderr} = move();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^leads +3$/m);
    const store = await openPostgresStore(databaseUrl);
    expect(await allLeads(store)).toEqual(before);
    expect(await store.auditLog({limit: 2})).toMatchObject([{action: 'move'}, {action: 'show'}]);
    expect(await store.feedbackComments()).toHaveLength(3);
    await store.audit({...by, action: 'export', subject: 'csv'});
    await store.close();
    expect(() => openSqliteStore(service.dataDir)).toThrow('was moved to PostgreSQL; set DATABASE_URL');
    expect(move()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('was moved to PostgreSQL'),
    });
  });

  it('is refused while the service runs', async () => {
    expect(move()).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'The service or another command has the data open; stop it and move again.\n',
    });
    expect(await service.post('/api/v1/leads', await service.lead())).toMatchObject({status: 201});
  });

  it('is refused for a database with data, and with another key', async () => {
    await service.store.close();
    const other = Buffer.alloc(32, 1).toString('base64');
    expect(move({LEAD_KEY: other})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('was sealed with key'),
    });
    const store = await openPostgresStore(databaseUrl);
    await store.audit({...by, action: 'export', subject: 'csv'});
    await store.close();
    expect(move()).toMatchObject({
      status: 1,
      stderr: 'The database is not empty (table audit has rows: 1); move into a new one.\n',
    });
    const file = openSqliteStore(service.dataDir);
    expect(await allLeads(file)).toHaveLength(3);
    await file.close();
  });

  it('is refused when a row differs after the copy', async () => {
    await service.store.close();
    await (await openPostgresStore(databaseUrl)).close();
    await query(`CREATE FUNCTION garble() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.form = 'x'; RETURN NEW; END $$;
      CREATE TRIGGER garble BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION garble()`);
    expect(move().stderr).toBe('Table leads is not the same after copying (rows: 3 and 3); nothing was moved.\n');
    expect(await query('SELECT id FROM leads')).toEqual([]);
  });

  it('that was interrupted after the commit in PostgreSQL is completed by a repeat', async () => {
    await service.store.close();
    await moveToPostgres(service.dataDir, databaseUrl, by);
    const db = new Database(sqlitePath(service.dataDir));
    db.pragma('user_version = 0');
    db.close();
    expect(move().status).toBe(0);
    expect(await query('SELECT id FROM leads')).toHaveLength(3);
    expect(() => openSqliteStore(service.dataDir)).toThrow('was moved');
  });

  it('requires DATABASE_URL', () => {
    expect(move({DATABASE_URL: undefined})).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('move needs DATABASE_URL'),
    });
    expect(move({DATABASE_URL: `postgres://leads@127.0.0.1:1/${randomUUID()}`})).toMatchObject({status: 1});
  });
});
