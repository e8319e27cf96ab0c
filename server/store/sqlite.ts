import {closeSync, mkdirSync, openSync} from 'node:fs';
import {join} from 'node:path';
import Database from 'better-sqlite3';
import {readMigrations} from './migrations';
import {WriteQueue, type Locks, type Outcome, type Write} from './queue';
import {SqlStore} from './sqlStore';
import type {StatementResult, Statement, Steps} from './sql';
import {readAside} from './sqlite-aside';
import {StoreUnavailable, type Store, type WriteObserver} from './store';

/** Timeout for a lock held by another process (the CLI next to the service), in ms. */
const busyTimeoutMs = 2000;

/** Writes per commit; above the usual number of connections, so that a burst is one commit. */
const maxBatch = 500;

/** Applies pending migrations under the write lock, so that two processes can start concurrently. */
export function migrateSqlite(db: Database.Database): void {
  db.transaction(() => {
    db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT');
    const done = db.prepare<[], number>('SELECT coalesce(max(version), 0) FROM migrations').pluck().get() ?? 0;
    for (const {version, name, sql} of readMigrations('sqlite')) {
      if (version <= done) continue;
      db.exec(sql);
      db.prepare('INSERT INTO migrations (version, name) VALUES (?, ?)').run(version, name);
    }
  }).immediate();
}

/**
 * Pages (4 KiB) in the WAL file before they are copied into the database: leads change the same pages of the indexes again and
 * again, so that SQLite's 1000 copy most of them several times.
 */
const checkpointPages = 4000;

/** Error codes of a temporarily unavailable database. */
const transientErrors = /^SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/;

/** Error codes of a damaged file. A copy can be put in place, so a retry can succeed. */
const damageErrors = /^SQLITE_(CORRUPT|NOTADB)/;

const codeOf = (error: unknown): string => (error instanceof Database.SqliteError ? error.code : '');

class SqliteStore extends SqlStore {
  readonly #db: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  readonly #queue = new WriteQueue((batch) => this.#commit(batch), maxBatch);
  readonly #closing = new AbortController();
  #damage: string | undefined;
  protected readonly kind = 'sqlite';

  constructor(db: Database.Database) {
    super();
    this.#db = db;
  }

  #translate(error: unknown): unknown {
    const code = codeOf(error);
    if (damageErrors.test(code)) this.#damage = code;
    else if (!transientErrors.test(code)) return error;
    return new StoreUnavailable(code);
  }

  /** Statements are prepared once per connection. */
  #prepare(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const made = this.#db.prepare(sql);
    this.#prepared.set(sql, made);
    return made;
  }

  #execute({sql, params}: Statement): StatementResult {
    const prepared = this.#prepare(sql);
    if (!prepared.reader) return {rows: [], changes: prepared.run(params).changes};
    const rows = prepared.all(params);
    return {rows, changes: rows.length};
  }

  #run<Result>(work: () => Steps<Result>): Result {
    const steps = work();
    let step = steps.next();
    while (!step.done) step = steps.next(step.value.map((statement) => this.#execute(statement)));
    return step.value;
  }

  /** Runs one write of a batch in a savepoint, so that a failure undoes it alone, unless SQLite rolled back everything. */
  #attempt({steps}: Write): Outcome {
    this.#prepare('SAVEPOINT one').run();
    try {
      return {value: this.#run(steps)};
    } catch (error) {
      if (!this.#db.inTransaction) throw error;
      this.#prepare('ROLLBACK TO one').run();
      return {error: this.#translate(error)};
    } finally {
      if (this.#db.inTransaction) this.#prepare('RELEASE one').run();
    }
  }

  /** Runs a batch in one transaction. Takes the write lock first, so that what a write reads does not change until the commit. */
  #transact(batch: readonly Write[], attempt: (write: Write) => Outcome): Outcome[] {
    try {
      this.#prepare('BEGIN IMMEDIATE').run();
      const outcomes = batch.map(attempt);
      this.#prepare('COMMIT').run();
      return outcomes;
    } catch (error) {
      if (this.#db.inTransaction) this.#prepare('ROLLBACK').run();
      throw error;
    }
  }

  /**
   * A savepoint per write costs a copy of every page that it changes, and almost no write fails: only a batch in which one
   * did is run again with them.
   */
  #commit(batch: readonly Write[]): Outcome[] {
    let failed: unknown;
    try {
      return this.#transact(batch, ({steps}) => {
        try {
          return {value: this.#run(steps)};
        } catch (error) {
          failed = error;
          throw error;
        }
      });
    } catch (error) {
      // Of the transaction itself: trying again would wait for the same timeout.
      if (error !== failed) throw this.#translate(error);
    }
    try {
      return this.#transact(batch, (write) => this.#attempt(write));
    } catch (error) {
      throw this.#translate(error);
    }
  }

  protected write<Result>(work: () => Steps<Result>, locks: Locks = {rows: []}): Promise<Result> {
    return this.#queue.push(work, locks);
  }

  protected async read<Result>(work: () => Steps<Result>): Promise<Result> {
    try {
      return this.#run(work);
    } catch (error) {
      throw this.#translate(error);
    }
  }

  protected report<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.read(work);
  }

  protected maintain<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.write(work);
  }

  protected async background<Result>(work: () => Steps<Result>): Promise<Result> {
    const steps = work();
    let step = steps.next();
    while (!step.done) step = steps.next(await readAside(this.#db.name, step.value, this.#closing.signal));
    return step.value;
  }

  observeWrites(observer: WriteObserver): void {
    this.#queue.observe = observer;
  }

  async integrity(isThorough: boolean): Promise<string> {
    const known = this.#damage;
    const pragma = isThorough ? 'integrity_check' : 'quick_check';
    const [answer] = await readAside(this.#db.name, [{sql: `PRAGMA ${pragma}(1)`, params: {}}], this.#closing.signal);
    const [row] = answer!.rows as Record<string, string>[];
    const found = row?.[pragma] ?? 'no answer';
    // An operation that met damage meanwhile knows better.
    if (found === 'ok' && isThorough && this.#damage === known) this.#damage = undefined;
    return found;
  }

  damage(): string | undefined {
    return this.#damage;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#queue.idle();
    this.#db.close();
  }
}

/** The data was moved to PostgreSQL. */
export class StoreMoved extends Error {}

/** Path of the database file in a data folder. */
export const sqlitePath = (dataDir: string): string => join(dataDir, 'leads.db');

/** `user_version` of a file whose data was moved. */
const movedVersion = 1;

/** Marks a file as moved, in the current transaction. */
export const markMoved = (db: Database.Database): unknown => db.pragma(`user_version = ${movedVersion}`);

/** @throws {StoreMoved} when the data was moved to PostgreSQL: writes to this file would be lost. */
export function refuseMoved(db: Database.Database, dataDir: string): void {
  if (db.pragma('user_version', {simple: true}) !== movedVersion) return;
  throw new StoreMoved(
    `The data of ${dataDir} was moved to PostgreSQL; set DATABASE_URL, or another DATA_DIR to begin anew.`,
  );
}

/**
 * Opens the SQLite store; creates it on first start. `synchronous=FULL`: a commit is synced to disk.
 * @param leaveAsIs creates and migrates nothing: for a look at a file that may be damaged or of another release
 */
export function openSqliteStore(dataDir: string, leaveAsIs = false): Store {
  if (!leaveAsIs) {
    mkdirSync(dataDir, {recursive: true, mode: 0o700});
    // For the owner alone; SQLite gives the files beside it (`-wal`, `-shm`) the same mode.
    closeSync(openSync(sqlitePath(dataDir), 'a', 0o600));
  }
  const db = new Database(sqlitePath(dataDir), {timeout: busyTimeoutMs, fileMustExist: leaveAsIs});
  try {
    refuseMoved(db, dataDir);
    if (!leaveAsIs) db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    db.pragma('foreign_keys = ON');
    // Deleted data must not remain in free pages.
    db.pragma('secure_delete = ON');
    // No file beside the database holds pages of it, and none has to be written.
    db.pragma('temp_store = MEMORY');
    db.pragma(`wal_autocheckpoint = ${checkpointPages}`);
    if (!leaveAsIs) migrateSqlite(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return new SqliteStore(db);
}
