/** Copies of the PostgreSQL database, by the programs `pg_dump` and `pg_restore`. */
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {BackupError, createPrivate, requireKnownMigration, sync, type CopyContent, type SealedLead} from './backup';
import {makePool, query} from './postgres';

/** Limit for the question whether a database is empty, in ms. */
const connectMs = 10_000;

/** The address without its password, which other users would see in the list of processes; it goes by the environment. */
function connection(databaseUrl: string): {address: string; env: NodeJS.ProcessEnv} {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {address: url.href, env: {...process.env, ...(password && {PGPASSWORD: password})}};
}

/** @throws {BackupError} with the message of the program, or when it is not installed */
async function run(
  program: string,
  args: readonly string[],
  {env = process.env, onLine}: {env?: NodeJS.ProcessEnv; onLine?: (line: string) => void} = {},
): Promise<void> {
  const child = spawn(program, args, {env, stdio: ['ignore', 'pipe', 'pipe']});
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  if (onLine) createInterface(child.stdout).on('line', onLine);
  else child.stdout.resume();
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new BackupError(
              `${program} is not installed: install Debian's package postgresql-client, of the server's version or newer.`,
            )
          : error,
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${errors.trim() || `exit code ${code}`}`);
}

/** Copies the database into a new file of mode 600, also while the service writes. */
export async function dumpPostgres(databaseUrl: string, target: string): Promise<void> {
  const {address, env} = connection(databaseUrl);
  createPrivate(target);
  await run('pg_dump', ['--format=custom', `--file=${target}`, `--dbname=${address}`], {env});
  sync(target);
}

/** Rows of one table of a dump, as objects of text. */
async function eachRow(file: string, table: string, onRow: (row: Record<string, string>) => void): Promise<void> {
  let columns: string[] | undefined;
  await run('pg_restore', ['--data-only', `--table=${table}`, '--file=-', file], {
    onLine(line) {
      if (columns === undefined) {
        const [, names] = /^COPY \S+ \((.*)\) FROM stdin;$/.exec(line) ?? [];
        columns = names?.split(', ');
      } else if (line === '\\.') columns = undefined;
      else {
        const values = line.split('\t');
        onRow(Object.fromEntries(columns.map((name, index) => [name, values[index] ?? ''])));
      }
    },
  });
}

/**
 * Checks a dump without a database: reads it to its end.
 * @throws {BackupError} when it is damaged, or of a newer release
 */
export async function inspectDump(file: string): Promise<CopyContent> {
  await run('pg_restore', ['--file=/dev/null', file]);
  let migration = 0;
  await eachRow(file, 'migrations', ({version}) => (migration = Math.max(migration, Number(version))));
  if (migration === 0) throw new BackupError(`${file} is no copy of this service's data.`);
  requireKnownMigration('postgres', migration);
  let leads = 0;
  let [newest, oldest]: (SealedLead | undefined)[] = [];
  await eachRow(file, 'leads', ({id = '', body_enc: bodyEnc = '', created_at: created}) => {
    const lead = {id, bodyEnc, createdAt: Number(created)};
    leads += 1;
    if (!newest || lead.createdAt > newest.createdAt) newest = lead;
    if (!oldest || lead.createdAt < oldest.createdAt) oldest = lead;
  });
  return {migration, leads, newest, oldest};
}

/**
 * Restores a dump into an empty database, in one transaction.
 * @throws {BackupError} when the database has tables: what is there is not overwritten
 */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const pool = makePool(databaseUrl, 1, connectMs);
  try {
    const tables = "SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1";
    const client = await pool.connect();
    const {rows} = await query(client, tables).finally(() => client.release());
    if (rows.length > 0)
      throw new BackupError(
        'The database of DATABASE_URL is not empty. Create a new one (createdb), set DATABASE_URL to it and restore again; the present one is kept.',
      );
  } finally {
    await pool.end();
  }
  const {address, env} = connection(databaseUrl);
  await run('pg_restore', ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${address}`, file], {
    env,
  });
}
