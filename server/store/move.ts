/**
 * Moves the data from SQLite to PostgreSQL. The file is locked exclusively meanwhile, and PostgreSQL gets everything in
 * one transaction, so that an interrupted move is rolled back and can be repeated.
 */
import {createHash} from 'node:crypto';
import Database from 'better-sqlite3';
import type pg from 'pg';
import {query, makePool, migrate, transaction} from './postgres';
import {markMoved, migrateSqlite, refuseMoved, sqlitePath} from './sqlite';
import type {AuditEntry} from './store';

/** The move was refused; nothing was changed. */
export class MoveError extends Error {}

const pageSize = 1000;

/** Rows of a page where one may have megabytes. */
const pictureSize = 8;

/** Generous: a single statement may copy a large table. */
const statementTimeoutMs = 600_000;

/** Every table with its key; ordered so that referenced tables come first. */
const tables = {
  leads: ['id'],
  deliveries: ['id'],
  lead_notes: ['id'],
  pictures: ['id'],
  delivery_attempts: ['delivery_id', 'number'],
  codes: ['key'],
  code_holders: ['holder'],
  counters: ['key'],
  spent_challenges: ['id'],
  outbox: ['key'],
  audit: ['id'],
  feedback: ['id'],
  search_misses: ['edition', 'query'],
  opened_results: ['edition', 'path', 'query'],
  meta: ['name'],
} as const;

const sizeOf = (table: Table): number => (table === 'pictures' ? pictureSize : pageSize);

/** Columns of keys that are numbers, which have no collation. */
const numbers: readonly string[] = ['audit.id', 'delivery_attempts.number'];

type Table = keyof typeof tables;
type Row = Record<string, string | number | null>;
const tableNames = Object.keys(tables) as Table[];

/** Row count and digest of a table's content, in key order. */
interface Content {
  readonly count: number;
  readonly digest: string;
}

/** Reads one page of a table in key order (keyset pagination). */
type Reader = (table: Table, after: Row | undefined) => Promise<Row[]> | Row[];

/** `collate` makes PostgreSQL sort text bytewise, as SQLite does. */
function pageSql(table: Table, after: Row | undefined, collate: string): string {
  const key = tables[table]
    .map((column) => (numbers.includes(`${table}.${column}`) ? column : `${column} ${collate}`))
    .join(', ');
  const parameters = tables[table].map((_, index) => `$${index + 1}`).join(', ');
  return `SELECT * FROM ${table} ${after ? `WHERE (${key}) > (${parameters})` : ''} ORDER BY ${key} LIMIT ${sizeOf(table)}`;
}

const keyOf = (table: Table, row: Row) => tables[table].map((column) => row[column] ?? null);

async function* pagesOf(read: Reader, table: Table): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  for (;;) {
    const page = await read(table, after);
    if (page.length > 0) yield page;
    if (page.length < sizeOf(table)) return;
    after = page.at(-1);
  }
}

async function contentOf(read: Reader, table: Table): Promise<Content> {
  const digest = createHash('sha256');
  let count = 0;
  for await (const page of pagesOf(read, table)) {
    count += page.length;
    for (const row of page)
      digest.update(`${JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))}\n`);
  }
  return {count, digest: digest.digest('hex')};
}

const readSqlite =
  (db: Database.Database): Reader =>
  (table, after) =>
    db
      .prepare<unknown[], Row>(pageSql(table, after, '').replace(/\$\d/g, '?'))
      .all(...(after ? keyOf(table, after) : []));

const readPostgres =
  (client: pg.ClientBase): Reader =>
  async (table, after) =>
    (await query(client, pageSql(table, after, 'COLLATE "C"'), after ? keyOf(table, after) : [])).rows as Row[];

/** Opens the file with an exclusive lock, held until it is closed. */
function openExclusively(dataDir: string): Database.Database {
  const db = new Database(sqlitePath(dataDir), {timeout: 500, fileMustExist: true});
  try {
    refuseMoved(db, dataDir);
    db.pragma('foreign_keys = ON');
    migrateSqlite(db);
    // Leaving WAL mode succeeds only when no other process has the file open; without WAL a single lock excludes all others.
    if (db.pragma('journal_mode = DELETE', {simple: true}) !== 'delete') throw new MoveError(inUse);
    db.exec('BEGIN EXCLUSIVE');
    if (db.pragma('journal_mode', {simple: true}) !== 'delete') throw new MoveError(inUse);
    return db;
  } catch (error) {
    db.close();
    throw error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY') ? new MoveError(inUse) : error;
  }
}

const inUse = 'The service or another command has the data open; stop it and move again.';

async function copy(source: Reader, client: pg.ClientBase, table: Table): Promise<void> {
  const insert = `INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1)`;
  // Originals first: duplicates reference them.
  const later: Row[] = [];
  for await (const page of pagesOf(source, table)) {
    await query(client, insert, [JSON.stringify(page.filter(({duplicate_of: original}) => !original))]);
    later.push(...page.filter(({duplicate_of: original}) => original));
  }
  for (let first = 0; first < later.length; first += pageSize) {
    await query(client, insert, [JSON.stringify(later.slice(first, first + pageSize))]);
  }
}

/** Number of moved rows by table. */
export type Moved = Readonly<Record<string, number>>;

async function moveInto(client: pg.ClientBase, source: Reader, by: Pick<AuditEntry, 'at' | 'actor'>): Promise<Moved> {
  const contents = new Map<Table, Content>();
  for (const table of tableNames) contents.set(table, await contentOf(source, table));
  const whole = createHash('sha256')
    .update(JSON.stringify([...contents]))
    .digest('hex');
  const counts = Object.fromEntries([...contents].map(([table, {count}]) => [table, count]));

  await query(client, `LOCK TABLE ${[...tableNames, 'moves'].join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const earlier = await query(client, 'SELECT 1 FROM moves WHERE digest = $1', [whole]);
  if (earlier.rows.length > 0) return counts;

  const target = readPostgres(client);
  for (const table of tableNames) {
    const {count} = await contentOf(target, table);
    if (count > 0)
      throw new MoveError(`The database is not empty (table ${table} has rows: ${count}); move into a new one.`);
  }
  for (const table of tableNames) await copy(source, client, table);
  for (const table of tableNames) {
    const [here, there] = [contents.get(table)!, await contentOf(target, table)];
    if (here.count !== there.count || here.digest !== there.digest) {
      throw new MoveError(
        `Table ${table} is not the same after copying (rows: ${here.count} and ${there.count}); nothing was moved.`,
      );
    }
  }
  await query(client, 'INSERT INTO moves (digest, at) VALUES ($1, $2)', [whole, by.at]);
  await query(
    client,
    "SELECT setval(pg_get_serial_sequence('audit', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM audit), false)",
  );
  await query(client, 'INSERT INTO audit (at, actor, action, subject) VALUES ($1, $2, $3, $4)', [
    by.at,
    by.actor,
    'move',
    'all',
  ]);
  return counts;
}

/**
 * Moves everything and marks the file as moved, so that no service starts on it again.
 * @throws {MoveError} when the file is in use, the database is not empty, or a row differs after the copy.
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  by: Pick<AuditEntry, 'at' | 'actor'>,
): Promise<Moved> {
  const db = openExclusively(dataDir);
  const pool = makePool(databaseUrl, 1, statementTimeoutMs);
  try {
    await migrate(pool);
    const moved = await transaction(pool, 'BEGIN', (client) => moveInto(client, readSqlite(db), by));
    markMoved(db);
    db.exec('COMMIT');
    return moved;
  } finally {
    await pool.end();
    db.close();
  }
}
