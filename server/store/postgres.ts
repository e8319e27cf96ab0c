import {createHash} from 'node:crypto';
import pg from 'pg';
import {readMigrations} from './migrations';
import {WriteQueue, type Locks, type Outcome, type Write} from './queue';
import {SqlStore} from './sqlStore';
import type {StatementResult, Statement, Steps} from './sql';
import {StoreUnavailable, type Store, type WriteObserver} from './store';

/** Timeouts in ms, per statement and per operation: visitors get a 503 within two seconds when the database is down. */
const statementTimeoutMs = 1500;
const deadlineMs = 1800;

/** Timeout of sweeps, erasure, migrations and reports, which may touch every row. */
const longMs = 60_000;

/** Connections for them, made when they are needed: the timeout of the driver belongs to a connection. */
const longPoolSize = 2;

/** Connections of one copy: one writes, the others read. */
const poolSize = 4;

/** Writes per transaction; their locks must fit into the server's lock table. */
const maxBatch = 64;

/** Retries of a batch after a deadlock or serialization failure. */
const maxRetries = 3;

/** Key of the advisory lock; arbitrary, but unique in the database. */
const migrationLock = 7_304_021;

/** SQLSTATE classes of transient errors: connection, resources, operator intervention, system, internal. */
const transientClasses = new Set(['08', '53', '57', '58', 'XX']);

/** Single transient states: lock not available, idle-in-transaction timeout, read-only after a failover. */
const transientStates = new Set(['55P03', '25P03', '25006']);

/** Deadlock and serialization failure: rolled back, safe to retry. */
const retryStates = new Set(['40P01', '40001']);

const abortedTransaction = '25P02';

const stateOf = (error: unknown): string => (error instanceof pg.DatabaseError ? (error.code ?? '') : '');

/** Maps transient errors to `StoreUnavailable`; an error that is not from the database is a connection error. */
function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const state = stateOf(error);
  const isTransient =
    !(error instanceof pg.DatabaseError) ||
    transientClasses.has(state.slice(0, 2)) ||
    transientStates.has(state) ||
    retryStates.has(state);
  if (!isTransient) return error;
  return new StoreUnavailable(state || (error as NodeJS.ErrnoException).code || error.message);
}

/** Rejects after the deadline; the work itself is not canceled and may still complete. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('no answer in time')), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** `pg` returns 64-bit integers (`count(*)`, times) as text; ours stay far below 2^53. */
const bigint = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === bigint ? Number : (pg.types.getTypeParser(oid, format) as unknown)) as typeof pg.types.getTypeParser,
};

interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly names: readonly string[];
}

const preparedStatements = new Map<string, Prepared>();

/** Converts `@name` to `$1`; a named statement lets the server cache the plan. */
function prepare(sql: string): Prepared {
  const known = preparedStatements.get(sql);
  if (known) return known;
  const names: string[] = [];
  const text = sql.replace(/@(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  const made = {name: `s${preparedStatements.size + 1}`, text, names};
  preparedStatements.set(sql, made);
  return made;
}

/** Runs a query. @throws {StoreUnavailable} on transient errors; a deadlock unchanged, for callers that retry. */
export async function query(
  client: pg.ClientBase,
  text: string,
  values: unknown[] = [],
  name?: string,
): Promise<pg.QueryResult> {
  try {
    return await client.query({text, values, ...(name && {name})});
  } catch (error) {
    throw retryStates.has(stateOf(error)) ? error : translate(error);
  }
}

async function execute(client: pg.ClientBase, {sql, params}: Statement): Promise<StatementResult> {
  const {name, text, names} = prepare(sql);
  const {rows, rowCount} = await query(
    client,
    text,
    names.map((key) => params[key] ?? null),
    name,
  );
  return {rows: rows as unknown[], changes: rowCount ?? 0};
}

/** Runs steps on a connection. */
async function runSteps<Result>(client: pg.ClientBase, work: () => Steps<Result>): Promise<Result> {
  const steps = work();
  let step = steps.next();
  while (!step.done) step = steps.next(await Promise.all(step.value.map((statement) => execute(client, statement))));
  return step.value;
}

/** Advisory lock keys of a batch, sorted: all copies lock in the same order, which prevents deadlocks. */
function lockNumbers(writes: readonly Write[]): bigint[] {
  const names = new Set(writes.flatMap(({locks: {rows, counters = []}}) => [...rows, ...counters]));
  const numbers = [...names].map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  return numbers.sort((a, b) => (a < b ? -1 : 1));
}

const noop = (): void => undefined;

/** Groups writes that share a row, in order of arrival; different groups are independent. */
function groupsOf(batch: readonly Write[]): Write[][] {
  const groupOf = new Map<string, Write[]>();
  const groups = new Set<Write[]>();
  for (const write of batch) {
    const {rows} = write.locks;
    const shared = [...new Set(rows.flatMap((name) => groupOf.get(name) ?? []))];
    const touched = new Set(rows.map((name) => groupOf.get(name)).filter((group) => group !== undefined));
    const group = touched.size === 0 ? [write] : [...shared.sort((a, b) => batch.indexOf(a) - batch.indexOf(b)), write];
    for (const old of touched) groups.delete(old);
    groups.add(group);
    for (const {locks} of group) for (const name of locks.rows) groupOf.set(name, group);
  }
  return [...groups];
}

/**
 * Runs a batch pipelined over one connection. Waits for all writes even after a failure: a statement sent after the
 * rollback would run outside of the transaction.
 */
async function runPipelined(client: pg.ClientBase, batch: readonly Write[]): Promise<unknown[]> {
  const values = new Map<Write, unknown>();
  const runs = groupsOf(batch).map(async (group) => {
    for (const write of group) values.set(write, await runSteps(client, write.steps));
  });
  const failures = (await Promise.allSettled(runs)).flatMap((run) =>
    run.status === 'rejected' ? [run.reason as unknown] : [],
  );
  // After the first failure the server rejects all further statements of the transaction; report the original error.
  if (failures.length > 0) throw failures.find((error) => stateOf(error) !== abortedTransaction) ?? failures[0];
  return batch.map((write) => values.get(write));
}

/**
 * Creates a connection pool with synchronous commits. `timeoutMs` applies to a statement and a lock.
 */
export function makePool(databaseUrl: string, max: number, timeoutMs = statementTimeoutMs): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    max,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: timeoutMs,
    lock_timeout: timeoutMs,
    // A copy that hangs in a transaction must not hold its locks for long.
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    // Client-side timeout: the server's own does not reach us when the network is down.
    query_timeout: timeoutMs + 200,
    options: '-c synchronous_commit=on',
    application_name: 'leads',
    keepAlive: true,
    pipeline: true,
  });
  // The pool replaces broken connections. Each connection needs an error listener as well: an error between two
  // statements or during release would otherwise be unhandled and end the process.
  pool.on('error', noop);
  pool.on('connect', (client) => client.on('error', noop));
  return pool;
}

/** Runs work on a pooled connection; discards the connection when its state is unknown. */
async function withClient<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw translate(error);
  }
  let broken = true;
  try {
    const result = await work(client);
    broken = false;
    return result;
  } catch (error) {
    broken = error instanceof StoreUnavailable;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Runs work in a transaction; rolls back when it fails. `begin` is the first statement, e.g. `BEGIN; SET LOCAL …`. */
export function transaction<Result>(
  pool: pg.Pool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  return withClient(pool, async (client) => {
    await query(client, begin);
    try {
      const result = await work(client);
      await query(client, 'COMMIT');
      return result;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) await query(client, 'ROLLBACK');
      throw error;
    }
  });
}

class PostgresStore extends SqlStore {
  protected override readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  protected readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #longPool: pg.Pool;
  readonly #queue = new WriteQueue((batch) => this.#commit(batch), maxBatch);

  constructor(pool: pg.Pool, longPool: pg.Pool) {
    super();
    this.#pool = pool;
    this.#longPool = longPool;
  }

  /**
   * Commits a batch in one transaction. Acquires all advisory locks first and in order, which prevents deadlocks between
   * copies, and keeps what a write reads unchanged until the commit.
   */
  async #commitTogether(batch: readonly Write[]): Promise<unknown[]> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await transaction(this.#pool, 'BEGIN', async (client) => {
          const locks = lockNumbers(batch);
          if (locks.length > 0)
            await query(
              client,
              'SELECT pg_advisory_xact_lock(number) FROM unnest($1::bigint[]) AS number',
              [locks],
              'locks',
            );
          return runPipelined(client, batch);
        });
      } catch (error) {
        if (!retryStates.has(stateOf(error))) throw error;
        if (retry >= maxRetries) throw translate(error);
      }
    }
  }

  /** When one write fails, the whole batch is rolled back, so each write is retried alone. */
  async #commit(batch: readonly Write[]): Promise<Outcome[]> {
    try {
      return (await this.#commitTogether(batch)).map((value) => ({value}));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      if (batch.length === 1) return [{error}];
    }
    const outcomes: Outcome[] = [];
    for (const write of batch) outcomes.push(...(await this.#commit([write])));
    return outcomes;
  }

  protected write<Result>(
    work: () => Steps<Result>,
    locks: Locks = {rows: []},
    onLate?: (result: Result) => void,
  ): Promise<Result> {
    const written = this.#queue.push(work, locks, performance.now() + deadlineMs);
    return withDeadline(written).catch((error: unknown) => {
      // Of no effect when the write itself failed.
      if (onLate) void written.then(onLate, noop);
      throw error;
    });
  }

  protected read<Result>(work: () => Steps<Result>): Promise<Result> {
    return withDeadline(withClient(this.#pool, (client) => runSteps(client, work)));
  }

  protected report<Result>(work: () => Steps<Result>): Promise<Result> {
    return withClient(this.#longPool, (client) => runSteps(client, work));
  }

  protected async maintain<Result>(work: () => Steps<Result>): Promise<Result> {
    try {
      return await transaction(this.#longPool, 'BEGIN', (client) => runSteps(client, work));
    } catch (error) {
      throw retryStates.has(stateOf(error)) ? translate(error) : error;
    }
  }

  /** Runs on a connection of its own, and the server is another process. */
  protected background<Result>(work: () => Steps<Result>): Promise<Result> {
    return this.report(work);
  }

  observeWrites(observer: WriteObserver): void {
    this.#queue.observe = observer;
  }

  /** PostgreSQL checks its pages itself (`data_checksums`). */
  async integrity(): Promise<undefined> {
    return undefined;
  }

  damage(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    await this.#queue.idle();
    await Promise.all([this.#pool.end(), this.#longPool.end()]);
  }
}

/** Applies pending migrations under a lock, so that several copies can start concurrently; the pool's timeout applies. */
export async function migrate(pool: pg.Pool): Promise<void> {
  await transaction(pool, 'BEGIN', async (client) => {
    await query(client, 'SELECT pg_advisory_xact_lock($1)', [migrationLock]);
    await query(client, 'CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, name TEXT NOT NULL)');
    const {rows} = await query(client, 'SELECT coalesce(max(version), 0) AS done FROM migrations');
    const [{done} = {done: 0}] = rows as {done: number}[];
    for (const {version, name, sql} of readMigrations('postgres')) {
      if (version <= done) continue;
      await query(client, sql);
      await query(client, 'INSERT INTO migrations (version, name) VALUES ($1, $2)', [version, name]);
    }
  });
}

/** Opens the store that several copies of the service share, and migrates it unless it is to be left as it is. */
export async function openPostgresStore(databaseUrl: string, leaveAsIs = false): Promise<Store> {
  const longPool = makePool(databaseUrl, longPoolSize, longMs);
  try {
    if (!leaveAsIs) await migrate(longPool);
  } catch (error) {
    await longPool.end();
    throw error;
  }
  return new PostgresStore(makePool(databaseUrl, poolSize), longPool);
}
