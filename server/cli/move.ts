import {existsSync} from 'node:fs';
import type {Config} from '../config';
import {comparableContact, formOf} from '../forms';
import {KeyError, loadKeyring, type Keyring} from '../keyring';
import {openLead} from '../lead-body';
import {moveToPostgres} from '../store/move';
import {openSqliteStore, sqlitePath} from '../store/sqlite';
import type {StoredLead} from '../store/store';
import {actor, NotFoundError, UsageError, type CliContext} from './context';
import {renderTable} from './render';

/** @throws {NotFoundError} when the data folder has no database. */
export function requireData(dataDir: string): void {
  if (existsSync(sqlitePath(dataDir))) return;
  throw new NotFoundError(`There is no data in ${dataDir}; start the service first (npm start) or set DATA_DIR.`);
}

/** With a different digest key leads would decrypt, but lookups by contact would no longer match. */
function hasSameDigestKey(lead: StoredLead, keyring: Keyring): boolean {
  const contact = comparableContact(String(openLead(lead, keyring).fields[formOf(lead.form).contactField]));
  return keyring.digest('contact', contact) === lead.contactHmac;
}

/** Moves the data of the folder after verifying that the configured keys match every lead. */
export async function move({dataDir, databaseUrl, keys}: Config, print: CliContext['print']): Promise<void> {
  if (!databaseUrl) throw new UsageError('move needs DATABASE_URL, the address of an empty PostgreSQL database.');
  requireData(dataDir);
  const keyring = loadKeyring(dataDir, keys);
  const source = openSqliteStore(dataDir);
  try {
    for await (const lead of source.leads()) {
      if (!hasSameDigestKey(lead, keyring))
        throw new KeyError('LEAD_DIGEST_KEY is not the "digestKey" of keys.json; set it so.');
    }
  } finally {
    await source.close();
  }
  const moved = await moveToPostgres(dataDir, databaseUrl, {at: Date.now(), actor: actor()});
  await print(
    `${renderTable(
      ['table', 'rows'],
      Object.entries(moved).map(([table, rows]) => [table, String(rows)]),
    )}\n`,
  );
  await print(
    `Moved, and every row compared. ${sqlitePath(dataDir)} is kept as it was, but no service starts on it again.\n`,
  );
}
