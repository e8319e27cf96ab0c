/**
 * A temporary PostgreSQL for tests and proofs: a cluster in a temporary folder on a free port, with the programs of
 * Debian's package. `fsync` is on, as in production.
 */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import pg from 'pg';
import {installPackages} from './debian.mjs';
import {freePort} from './ports';

const versions = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function binaries(): string | undefined {
  const numbers = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  return numbers
    .map((number) => path.join(versions, number, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')));
}

/**
 * Folder of PostgreSQL's programs. Root installs Debian's package where it is missing, unless `NO_INSTALL=1`; undefined
 * where it cannot be had.
 * @throws {Error} instead of undefined when `CI` or `REQUIRE_POSTGRES` is set.
 */
function findPostgres(): string | undefined {
  if (!binaries()) installPackages('postgresql');
  const found = binaries();
  if (!found && (process.env.CI || process.env.REQUIRE_POSTGRES)) {
    throw new Error("PostgreSQL is missing: install Debian's package postgresql.");
  }
  return found;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Sends a signal, unless the process has ended meanwhile. */
function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Processes whose parent is `pid`. */
export function childrenOf(pid: number): number[] {
  const parentOf = (name: string): string | undefined => {
    try {
      return /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
    } catch {
      return undefined;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === String(pid))
    .map(Number);
}

/** Time for a server to start and recover, in ms. */
const startMs = 90_000;

/** PostgreSQL refuses to run as root. */
const unprivileged = 'nobody';

class Cluster {
  readonly #bin: string;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  #port = 0;
  #databases = 0;
  readonly #onExit = (): void => this.#signal('SIGQUIT');

  constructor(bin: string) {
    this.#bin = bin;
    if (isRoot) {
      const id = (flag: string) => Number(spawnSync('id', [flag, unprivileged], {encoding: 'utf8'}).stdout);
      chownSync(this.#folder, id('-u'), id('-g'));
    }
    process.once('exit', this.#onExit);
  }

  get #data(): string {
    return path.join(this.#folder, 'data');
  }

  #run(program: string, ...args: string[]): SpawnSyncReturns<string> {
    const command = path.join(this.#bin, program);
    const [file, ...all] = isRoot ? ['runuser', '-u', unprivileged, '--', command, ...args] : [command, ...args];
    // The server must not inherit pipes: a reader would wait until it exits.
    return spawnSync(file!, all, {cwd: this.#folder, encoding: 'utf8', stdio: 'ignore', timeout: 60_000});
  }

  #pid(): number | undefined {
    try {
      return Number(readFileSync(path.join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    } catch {
      return undefined;
    }
  }

  #signal(signal: NodeJS.Signals): void {
    const pid = this.#pid();
    if (pid) signalIfAlive(pid, signal);
  }

  async create(): Promise<void> {
    const {status} = this.#run(
      'initdb',
      '-D',
      this.#data,
      '-U',
      'leads',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    );
    if (status !== 0) throw new Error(`initdb in ${this.#folder} failed with exit code ${status}`);
    this.#port = await freePort();
    await this.start();
  }

  /** A database as `pg_dump` writes it. */
  dump(databaseUrl: string): string {
    const file = path.join(this.#folder, 'dump.sql');
    const {status} = this.#run('pg_dump', '-f', file, databaseUrl);
    if (status !== 0) throw new Error(`pg_dump failed with exit code ${status}`);
    return readFileSync(file, 'utf8');
  }

  /** A folder beside the data that the server may write to. */
  #makeFolder(name: string): string {
    const folder = path.join(this.#folder, name);
    mkdirSync(folder, {mode: 0o700});
    if (isRoot) spawnSync('chown', ['--reference', this.#folder, folder]);
    return folder;
  }

  /** Archives the write-ahead log as `.docs/operations.md` says, each part after at most `seconds`; makes a base backup. */
  async archive(seconds: number): Promise<void> {
    const archive = this.#makeFolder('archive');
    const client = new pg.Client({connectionString: this.#url('postgres')});
    await client.connect();
    for (const setting of [
      'archive_mode = on',
      `archive_timeout = ${seconds}`,
      `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f'`,
    ])
      await client.query(`ALTER SYSTEM SET ${setting}`);
    await client.end();
    this.stop();
    await this.start();
    const base = this.#makeFolder('base');
    const {status} = this.#run('pg_basebackup', '-D', base, '-d', this.#url('postgres'), '-X', 'stream', '-c', 'fast');
    if (status !== 0) throw new Error(`pg_basebackup failed with exit code ${status}`);
  }

  /** Loses the data with the machine, and restores the base backup and the archived log. */
  async loseAndRecover(): Promise<void> {
    await this.kill();
    rmSync(this.#data, {recursive: true});
    const restored = spawnSync('cp', ['-a', path.join(this.#folder, 'base'), this.#data]);
    if (restored.status !== 0) throw new Error(String(restored.stderr));
    const command = `restore_command = 'cp ${path.join(this.#folder, 'archive')}/%f %p'\n`;
    appendFileSync(path.join(this.#data, 'postgresql.auto.conf'), command);
    writeFileSync(path.join(this.#data, 'recovery.signal'), '');
    if (isRoot) spawnSync('chown', ['-R', '--reference', this.#folder, this.#data]);
    await this.start();
  }

  /** Starts, also after a crash: waits until the old processes are gone, then the server recovers. */
  async start(): Promise<void> {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.#folder}`;
    const end = Date.now() + startMs;
    while (Date.now() < end) {
      const {status} = this.#run(
        'pg_ctl',
        '-D',
        this.#data,
        '-w',
        '-t',
        '30',
        '-l',
        path.join(this.#folder, 'log'),
        '-o',
        settings,
        'start',
      );
      // On a busy machine pg_ctl may give up on a server that is about to be ready.
      if (status === 0 || (await this.#answers())) return;
      await sleep(200);
    }
    throw new Error(`PostgreSQL did not start: ${readFileSync(path.join(this.#folder, 'log'), 'utf8').slice(-2000)}`);
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({connectionString: this.#url('postgres'), connectionTimeoutMillis: 1000});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false;
    }
  }

  /** Stops cleanly and closes connections. */
  stop(): void {
    this.#run('pg_ctl', '-D', this.#data, '-m', 'fast', '-w', 'stop');
  }

  /** All processes of the cluster. */
  processes(): number[] {
    const pid = this.#pid();
    return pid ? [pid, ...childrenOf(pid)] : [];
  }

  /** Pauses every process with `SIGSTOP`, so that connections hang instead of being refused; `SIGCONT` resumes them. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const each of this.processes()) signalIfAlive(each, signal);
  }

  /** Kills every process of the cluster at once. */
  async kill(): Promise<void> {
    const all = this.processes();
    for (const each of all) signalIfAlive(each, 'SIGKILL');
    while (all.some(isAlive)) await sleep(20);
  }

  /** Address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test${(this.#databases += 1)}`;
    const client = new pg.Client({connectionString: this.#url('postgres')});
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  #url(database: string): string {
    return `postgres://leads@127.0.0.1:${this.#port}/${database}`;
  }

  /** Stops at once and deletes everything. */
  async remove(): Promise<void> {
    process.off('exit', this.#onExit);
    await this.kill();
    rmSync(this.#folder, {recursive: true, force: true});
  }
}

export type ThrowawayPostgres = Cluster;

/**
 * Whether {@link startPostgres} has programs to start; installs them as it would.
 * @throws {Error} as `startPostgres`.
 */
export const hasPostgres = (): boolean => findPostgres() !== undefined;

/** Starts a temporary PostgreSQL; undefined when it is not available and not required. */
export async function startPostgres(): Promise<ThrowawayPostgres | undefined> {
  const bin = findPostgres();
  if (!bin) return undefined;
  const cluster = new Cluster(bin);
  await cluster.create();
  return cluster;
}

/** Message when PostgreSQL is not available. */
export const postgresMissing =
  "PostgreSQL is not installed (Debian's package postgresql), so nothing was proved with it.";
