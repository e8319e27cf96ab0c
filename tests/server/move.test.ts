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
import type {Store} from '../../server/store/store';
import {allLeads, allNotes, cnFields, startService, type Service} from './harness';

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

  /** Attempts at the deliveries of all leads, and a delivery about a lead that was erased. */
  async function leaveDeliveries() {
    const {store, keyring, now} = service;
    const fields = {...cnFields, mobile: '13900000000'};
    const lead = await service.lead('free-cn', {
      fields,
      verificationCode: await service.code('free-cn', fields.mobile),
    });
    expect(await service.post('/api/v1/leads', lead)).toMatchObject({status: 201});
    for (let number = 1; number <= 12; number += 1) {
      for (const {id} of await store.claimDeliveries('crm', now(), 10, 1000)) {
        const record = {number, at: now(), durationMs: 5, result: 'HTTP 500', answerEnc: keyring.seal('x', id)};
        await store.settleDelivery(id, {kind: 'retry', nextAt: now(), error: 'HTTP 500'}, record);
      }
    }
    const contactHmacs = [keyring.digest('contact', fields.mobile)];
    await store.eraseSubject({contactHmacs, codeKeys: []}, {at: now(), actor: 'root'});
  }

  /** More than a page of large pictures that wait for their lead. */
  async function leavePictures() {
    for (let count = 0; count < 11; count += 1) {
      const id = randomUUID();
      await service.store.addPicture({
        picture: {
          id,
          leadId: randomUUID(),
          digest: 'd',
          type: 'image/png',
          bytes: 700_000,
          width: 1,
          height: 1,
          createdAt: service.now(),
          bodyEnc: service.keyring.seal(Buffer.alloc(700_000, count), id),
        },
        challenge: {id: randomUUID(), expiresAt: service.now() + 1000},
        limits: [],
        maxWaitingBytes: 1e9,
      });
    }
  }

  beforeEach(async () => {
    service = startService({app: {deliveries: {kinds: ['crm'], wake: () => undefined}}});
    databaseUrl = await postgres!.database();
    for (let count = 0; count < 3; count += 1)
      expect(await service.post('/api/v1/leads', await service.lead())).toMatchObject({status: 201});
    for (let count = 0; count < 3; count += 1) await service.post('/api/v1/feedback', noteOf(count));
    await service.post('/api/v1/search-misses', {edition: 'global', query: 'x“ä'});
    await service.post('/api/v1/opened-results', {edition: 'global', query: 'x“ä', path: '/a'});
    await leaveDeliveries();
    await service.store.audit({...by, action: 'show', subject: 'x'});
    await leavePictures();
  });
  afterEach(() => service.close());

  it('copies every row, and no service starts on the file again', async () => {
    const allDeliveries = async (store: Store) =>
      Promise.all((await store.deliveries({}, 0, {offset: 0, size: 10})).rows.map(({id}) => store.delivery(id)));
    const [worked] = await allLeads(service.store);
    const noteId = randomUUID();
    const note = {id: noteId, noteEnc: service.keyring.seal('打过电话', noteId)};
    await service.store.workOnLead(worked!.id, {state: 'won', owner: '安娜', note}, {...by, at: 0});
    const [before, deliveriesBefore] = [await allLeads(service.store), await allDeliveries(service.store)];
    const notes = await allNotes(service.store);
    await service.store.close();
    const {status, stdout, stderr} = move();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^leads +3$/m);
    const store = await openPostgresStore(databaseUrl);
    expect(await allLeads(store)).toEqual(before);
    expect(await allNotes(store)).toEqual(notes);
    expect(notes).toHaveLength(1);
    expect(await allDeliveries(store)).toEqual(deliveriesBefore);
    expect(deliveriesBefore.map((one) => [one?.delivery.event, one?.attempts.length]).sort()).toEqual([
      ...Array<unknown>(3).fill(['lead.created', 12]),
      ['lead.erased', 0],
    ]);
    expect(await store.auditLog({limit: 2})).toMatchObject([{action: 'move'}, {action: 'set'}]);
    expect(await store.feedbackComments()).toHaveLength(3);
    expect(await store.openedResults()).toMatchObject([
      {edition: 'global', path: '/a', query: 'x“ä', count: 1, away: 0},
    ]);
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
