import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {afterAll, expect, it} from '@jest/globals';
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
