import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {afterAll} from 'vitest';
import {openSqliteStore, sqlitePath} from '../../server/store/sqlite';
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
