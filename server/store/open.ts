import type {Config} from '../config';
import {openPostgresStore} from './postgres';
import {openSqliteStore} from './sqlite';
import type {Store} from './store';

/**
 * Opens the configured store: PostgreSQL when `DATABASE_URL` is set, else SQLite in the data folder. With `leaveAsIs` it
 * creates and migrates nothing.
 */
export async function openStore(
  {databaseUrl, dataDir}: Pick<Config, 'databaseUrl' | 'dataDir'>,
  leaveAsIs = false,
): Promise<Store> {
  return databaseUrl === undefined ? openSqliteStore(dataDir, leaveAsIs) : openPostgresStore(databaseUrl, leaveAsIs);
}
