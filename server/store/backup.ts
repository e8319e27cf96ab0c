/** Copies of the SQLite file: made while the service writes, inspected, and put back. */
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import {readMigrations} from './migrations';
import {sqlitePath} from './sqlite';

/** A copy cannot be made, or cannot be used; nothing was changed. */
export class BackupError extends Error {}

/** A lead of a copy, to try the key on. */
export interface SealedLead {
  readonly id: string;
  readonly bodyEnc: string;
  /** Ms since the epoch. */
  readonly createdAt: number;
}

/** What a copy contains. */
export interface CopyContent {
  /** Number of its last migration. */
  readonly migration: number;
  readonly leads: number;
  /** None where there are no leads; the same twice where there is one. */
  readonly newest: SealedLead | undefined;
  readonly oldest: SealedLead | undefined;
}

/** Writes a file or folder to disk. */
export function sync(name: string): void {
  const file = openSync(name, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Creates an empty file for the owner alone; both databases' programs write into it and keep its mode. */
export const createPrivate = (file: string): void => closeSync(openSync(file, 'wx', 0o600));

/**
 * Copies the database into a new file of mode 600, also while the service writes: `VACUUM INTO` reads one snapshot, whereas
 * the backup API starts again at every write.
 */
export function copySqlite(dataDir: string, target: string): void {
  createPrivate(target);
  const db = new Database(sqlitePath(dataDir), {fileMustExist: true, timeout: 10_000});
  try {
    db.prepare('VACUUM INTO ?').run(target);
  } finally {
    db.close();
  }
  sync(target);
}

/** @throws {BackupError} when the copy was made by a newer release. */
export function requireKnownMigration(database: 'sqlite' | 'postgres', migration: number): void {
  const known = readMigrations(database).at(-1)?.version ?? 0;
  if (migration > known)
    throw new BackupError(
      `The copy was made by a newer release (migration ${migration}, this one knows ${known}): install that release first.`,
    );
}

/**
 * Checks the whole copy without changing it.
 * @throws {BackupError} when it is damaged, no copy of this service, or of a newer release
 */
export function inspectSqlite(file: string): CopyContent {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, {readonly: true, fileMustExist: true});
    const problems = db.pragma('integrity_check', {simple: true});
    if (problems !== 'ok') throw new BackupError(`${file} is damaged: ${String(problems)}`);
    const number = (sql: string): number => db!.prepare<[], number>(sql).pluck().get() ?? 0;
    const lead = (order: 'ASC' | 'DESC'): SealedLead | undefined =>
      db!
        .prepare<[], SealedLead>(
          `SELECT id, body_enc AS bodyEnc, created_at AS createdAt FROM leads ORDER BY created_at ${order} LIMIT 1`,
        )
        .get();
    const migration = number('SELECT max(version) FROM migrations');
    requireKnownMigration('sqlite', migration);
    return {migration, leads: number('SELECT count(*) FROM leads'), newest: lead('DESC'), oldest: lead('ASC')};
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    throw new BackupError(`${file} cannot be read as a copy of the data: ${error.message}`);
  } finally {
    db?.close();
  }
}

/** Whether a process has locked the file, for a file that SQLite cannot open. Linux; elsewhere false. */
function isLocked(file: string): boolean {
  if (!existsSync('/proc/locks')) return false;
  const {ino} = statSync(file);
  return readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .some((line) => line.includes(`:${ino} `));
}

const inUse = 'The service or another command has the data open; stop it (also leads.socket) and restore again.';

/** @throws {BackupError} while another process has the file open. A damaged file is no reason to refuse. */
function requireUnused(dataDir: string): void {
  const file = sqlitePath(dataDir);
  let isUsed: boolean;
  let db: Database.Database | undefined;
  try {
    db = new Database(file, {timeout: 500});
    // Leaving WAL mode succeeds only when no other process has the file open.
    isUsed = db.pragma('journal_mode = DELETE', {simple: true}) !== 'delete';
    if (!isUsed) db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!(error instanceof Database.SqliteError)) throw error;
    isUsed = error.code.startsWith('SQLITE_BUSY') || isLocked(file);
  } finally {
    db?.close();
  }
  if (isUsed) throw new BackupError(inUse);
}

/** The files of a database; SQLite would apply a left-over log to a file that it does not belong to. */
const parts = ['', '-wal', '-shm'] as const;

/**
 * Puts a copy in the place of the database. The present files are kept beside it.
 * @returns the new name of the present file; undefined where there was none
 * @throws {BackupError} while a service uses the folder
 */
export function replaceSqlite(dataDir: string, file: string, at: Date): string | undefined {
  const current = sqlitePath(dataDir);
  const isThere = existsSync(current);
  if (isThere) requireUnused(dataDir);
  const prepared = `${current}.restoring`;
  copyFileSync(file, prepared, constants.COPYFILE_FICLONE);
  chmodSync(prepared, 0o600);
  const {uid, gid} = statSync(dataDir);
  // A restore by root must leave a file that the service can open.
  if (process.getuid?.() === 0) chownSync(prepared, uid, gid);
  sync(prepared);
  const aside = `${current}.before-restore-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  for (const part of parts) if (existsSync(current + part)) renameSync(current + part, aside + part);
  renameSync(prepared, current);
  sync(path.dirname(current));
  return isThere ? aside : undefined;
}
