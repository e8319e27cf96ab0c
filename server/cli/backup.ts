/** Backup and restore of the stored data. The key is not part of a backup. */
import {existsSync, openSync, readdirSync, readSync, closeSync, renameSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {day} from '../../src/site/durations';
import type {Config} from '../config';
import {KeyError, keyPath, loadKeyring} from '../keyring';
import {openLead} from '../lead-body';
import {
  BackupError,
  copySqlite,
  inspectSqlite,
  replaceSqlite,
  sync,
  type CopyContent,
  type SealedLead,
} from '../store/backup';
import {dumpPostgres, inspectDump, restoreDump} from '../store/dump';
import {openStore} from '../store/open';
import type {Arguments, OptionSpecs} from './command';
import {actor, counted, NotFoundError, UsageError, type CliContext} from './context';
import {requireData} from './move';
import {renderTime} from './render';

type Print = CliContext['print'];
type StoreSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'keys'>;

const nameOf = (at: Date, ending: string): string => `leads-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.${ending}`;

const isBackup = (name: string): boolean => /^leads-\d{8}T\d{6}Z\.(db|dump)$/.test(name);
const isPartial = (name: string): boolean => /^leads-\d{8}T\d{6}Z\.(db|dump)\.partial$/.test(name);

/** Deletes all but the newest `keep` backups, and what a backup that was cut off left behind. @returns their number */
function prune(folder: string, keep: number, now: number): number {
  const names = readdirSync(folder);
  const old = names.filter(isBackup).sort().reverse().slice(keep);
  const left = names.filter((name) => isPartial(name) && statSync(path.join(folder, name)).mtimeMs < now - day);
  for (const name of [...old, ...left]) rmSync(path.join(folder, name));
  return old.length;
}

async function writeAudit(settings: StoreSettings, action: 'backup' | 'restore', subject: string): Promise<void> {
  const store = await openStore(settings);
  try {
    await store.audit({at: Date.now(), actor: actor(), action, subject});
  } finally {
    await store.close();
  }
}

/**
 * Copies the data into a new file of the folder, checks the copy and gives it its name last: a file with the name of a
 * backup is a whole one. Keeps the newest `keep` when given.
 * @throws {BackupError} when a program is missing or the copy is damaged
 */
async function makeBackup(settings: StoreSettings, folder: string, keep: number | undefined, print: Print) {
  const {dataDir, databaseUrl} = settings;
  if (!databaseUrl) requireData(dataDir);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new NotFoundError(`There is no folder ${folder}.`);
  const at = new Date();
  const file = path.join(folder, nameOf(at, databaseUrl ? 'dump' : 'db'));
  const partial = `${file}.partial`;
  await writeAudit(settings, 'backup', path.basename(file));
  let content: CopyContent;
  try {
    if (databaseUrl) await dumpPostgres(databaseUrl, partial);
    else copySqlite(dataDir, partial);
    content = await inspect(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, {force: true});
    throw error;
  }
  sync(folder);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  await print(`${file}: ${counted(content.leads, 'lead')}, ${megabytes} MB, checked. The key is not in it.\n`);
  if (keep !== undefined) await print(`${counted(prune(folder, keep, at.getTime()), 'older backup')} deleted.\n`);
}

/** First bytes of a file, which tell its kind. */
function kindOf(file: string): 'sqlite' | 'dump' {
  if (!existsSync(file)) throw new NotFoundError(`There is no file ${file}.`);
  const start = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  if (start.toString('latin1').startsWith('SQLite format 3')) return 'sqlite';
  if (start.toString('latin1').startsWith('PGDMP')) return 'dump';
  throw new BackupError(`${file} is neither an SQLite file nor a dump of pg_dump --format=custom.`);
}

const inspect = async (file: string): Promise<CopyContent> =>
  kindOf(file) === 'sqlite' ? inspectSqlite(file) : inspectDump(file);

/** Opens the newest and the oldest lead; an old backup may need a key that was retired. */
function tryKey({dataDir, keys}: StoreSettings, {newest, oldest}: CopyContent): void {
  if (!keys && !existsSync(keyPath(dataDir)))
    throw new KeyError(`There is no key in ${dataDir}; restore keys.json first, or set LEAD_KEY.`);
  const keyring = loadKeyring(dataDir, keys);
  for (const lead of [newest, oldest].filter((one): one is SealedLead => one !== undefined)) openLead(lead, keyring);
}

async function check(settings: StoreSettings, file: string): Promise<string> {
  const content = await inspect(file);
  tryKey(settings, content);
  const {leads, migration, newest, oldest} = content;
  const times =
    newest && oldest ? `, from ${renderTime(oldest.createdAt)} to ${renderTime(newest.createdAt)} (UTC)` : '';
  return `${counted(leads, 'lead')}${times}; migration ${migration}; ${leads > 0 ? 'the key opens the oldest and the newest' : 'no lead to try the key on'}`;
}

/** Checks a backup with the settings of the service; changes nothing. */
async function checkBackup(settings: StoreSettings, file: string, print: Print): Promise<void> {
  await print(`${file} is whole: ${await check(settings, file)}.\n`);
}

/**
 * Puts a backup in the place of the data, after checking it. The present data are kept.
 * @throws {BackupError} while a service uses them, or when the kind of the backup is not that of the store
 */
async function restoreBackup(settings: StoreSettings, file: string, print: Print): Promise<void> {
  const {dataDir, databaseUrl} = settings;
  if ((kindOf(file) === 'dump') !== (databaseUrl !== undefined))
    throw new BackupError(
      databaseUrl
        ? `${file} is a copy of an SQLite file, but DATABASE_URL is set; restore it without, then move.`
        : `${file} is a dump of PostgreSQL; set DATABASE_URL to an empty database.`,
    );
  const found = await check(settings, file);
  if (databaseUrl) await restoreDump(databaseUrl, file);
  else {
    const aside = replaceSqlite(dataDir, file, new Date());
    if (aside) await print(`The present file is kept as ${aside}; delete it when the restored data are right.\n`);
  }
  await writeAudit(settings, 'restore', path.basename(file));
  await print(`Restored ${file}: ${found}.\n`);
}

export const backupOptions: OptionSpecs = {
  to: {value: '<folder>', meaning: 'where the backups are'},
  keep: {value: '<number>', meaning: 'delete all but so many of the newest'},
};

/** Command `backup`. */
export async function backup(config: Config, print: Print, args: Arguments): Promise<void> {
  const folder = args.text('to');
  if (!folder) throw new UsageError('backup needs --to, the folder of the backups.');
  await makeBackup(config, folder, args.text('keep') === undefined ? undefined : args.count('keep', 1), print);
}

export const restoreOptions: OptionSpecs = {
  check: {meaning: 'only check the copy and the key, and change nothing'},
};

/** Command `restore`. */
export const restore = (config: Config, print: Print, args: Arguments): Promise<void> =>
  (args.flag('check') ? checkBackup : restoreBackup)(config, args.operand, print);
