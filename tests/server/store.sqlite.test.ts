import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {afterAll, expect, it} from '@jest/globals';
import {readMigrations} from '../../server/store/migrations';
import {openSqliteStore, sqlitePath} from '../../server/store/sqlite';
import {StoreUnavailable} from '../../server/store/store';
import {clearTables, storeContract} from './store.contract';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, {recursive: true}));

storeContract('SQLite', async () => ({
  open: async () => openSqliteStore(folder),
  async clear() {
    const db = new Database(sqlitePath(folder));
    db.exec(clearTables);
    db.close();
  },
}));

it('a file locked by another process is unavailable until the lock is released', async () => {
  const store = openSqliteStore(folder);
  const other = new Database(sqlitePath(folder));
  other.exec('BEGIN IMMEDIATE');
  await expect(store.audit({at: 1, actor: 'root', action: 'codes', subject: 'all'})).rejects.toThrow(StoreUnavailable);
  other.exec('ROLLBACK');
  other.close();
  await store.audit({at: 2, actor: 'root', action: 'codes', subject: 'all'});
  expect((await store.auditLog({limit: 1}))[0]).toMatchObject({at: 2});
  await store.close();
});

it('a write that fails takes nothing of those that share its transaction along', async () => {
  const alone = join(folder, 'batch');
  const store = openSqliteStore(alone);
  const audit = (at: number): Promise<void> => store.audit({at, actor: 'root', action: 'codes', subject: String(at)});
  const wrong = store.audit({at: 2, actor: null as unknown as string, action: 'codes', subject: ''});
  const outcomes = await Promise.allSettled([audit(1), wrong, audit(3)]);
  expect(outcomes.map(({status}) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await store.auditLog({limit: 9})).map(({at}) => at)).toEqual([3, 1]);
  await store.close();
});

it('deliveries of an older file are kept when the table is made again', async () => {
  const old = join(folder, 'old');
  mkdirSync(old);
  const db = new Database(sqlitePath(old));
  db.exec('CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
  for (const {version, name, sql} of readMigrations('sqlite').filter((one) => one.version < 6)) {
    db.exec(sql);
    db.prepare('INSERT INTO migrations VALUES (?, ?)').run(version, name);
  }
  db.exec(`INSERT INTO leads (id, reference, form, edition, status, body_hash, body_enc, contact_hmac, dedupe_hmac, tracking,
      created_at, purge_at) VALUES ('lead', 'L-1', 'free-cn', 'zh-CN', 'new', '', '', 'contact', '', '{}', 1, 9);
    INSERT INTO deliveries (id, kind, lead_id, created_at, attempts, next_at, last_error)
      VALUES ('delivery', 'crm', 'lead', 1, 3, 5, 'HTTP 500')`);
  db.close();
  const store = openSqliteStore(old);
  const kept = {id: 'delivery', event: 'lead.created', leadId: 'lead', reference: 'L-1', attempts: 3, totalAttempts: 3};
  expect(await store.delivery('delivery')).toMatchObject({delivery: {...kept, nextAt: 5}, attempts: []});
  await store.eraseSubject({contactHmacs: ['contact'], codeKeys: []}, {at: 2, actor: 'root'});
  expect(await store.delivery('delivery')).toBeUndefined();
  expect(await store.claimDeliveries('crm', 5, 1, 1)).toMatchObject([{event: 'lead.erased', leadId: 'lead'}]);
  await store.close();
});

it('its files can be read by the owner alone', async () => {
  // A folder that was made by somebody else, and is open to all.
  const open = join(folder, 'open');
  mkdirSync(open, {mode: 0o755});
  const store = openSqliteStore(open);
  await store.audit({at: 1, actor: 'root', action: 'codes', subject: 'all'});
  const modes = readdirSync(open).map((name) => [name, statSync(join(open, name)).mode & 0o777]);
  expect(modes).toEqual([
    ['leads.db', 0o600],
    ['leads.db-shm', 0o600],
    ['leads.db-wal', 0o600],
  ]);
  await store.close();
});
