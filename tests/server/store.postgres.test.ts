import {randomUUID} from 'node:crypto';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {afterAll, beforeAll, describe, expect, it, jest} from '@jest/globals';
import {setTimeout as delay} from 'node:timers/promises';
import pg from 'pg';
import {hasPostgres, postgresMissing, startPostgres, type ThrowawayPostgres} from '../../scripts/lib/postgres';
import {openPostgresStore} from '../../server/store/postgres';
import {StoreUnavailable, type CodeIssue, type Store} from '../../server/store/store';
import {clearTables, storeContract} from './store.contract';

// The first run on a machine without PostgreSQL installs it.
jest.setTimeout(300_000);

interface DelayingProxy {
  readonly port: number;
  /** Delays what the client sends from now on. */
  delay(ms: number): void;
  close(): void;
}

/** A TCP proxy to a local port. */
async function delayingProxy(target: number): Promise<DelayingProxy> {
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => socket.destroy()));
    client.on('data', (chunk) => setTimeout(() => upstream.writable && upstream.write(chunk), delayMs));
    upstream.pipe(client);
    client.on('close', () => upstream.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => void (delayMs = ms),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

if (hasPostgres()) {
  let postgres: ThrowawayPostgres | undefined;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres!.database();
  });
  afterAll(() => postgres?.remove());

  storeContract('PostgreSQL', async () => ({
    open: () => openPostgresStore(url),
    async clear() {
      const client = new pg.Client({connectionString: url});
      await client.connect();
      await client.query(clearTables);
      await client.end();
    },
  }));

  describe('a slow PostgreSQL', () => {
    /** Opens the store through a proxy that delays every packet of the client, and runs work on it. */
    async function behindDelay(delayMs: number, work: (store: Store) => Promise<void>): Promise<void> {
      const proxy = await delayingProxy(Number(new URL(url).port));
      const address = new URL(url);
      address.port = String(proxy.port);
      const store = await openPostgresStore(address.href);
      // A connection for writes is open by now.
      await store.setMeta('opened', 'yes');
      proxy.delay(delayMs);
      try {
        await work(store);
      } finally {
        await store.close();
        proxy.close();
      }
    }

    const issueOf = (key: string): CodeIssue => ({
      key,
      holder: `holder of ${key}`,
      digest: 'digest',
      issuedAt: 0,
      expiresAt: 300_000,
      challenge: {id: randomUUID(), expiresAt: 600_000},
      limits: [{key: 'codes of everybody', max: 1000, windowMs: 600_000}],
    });

    it('of 40 ms issues ten codes that are asked for at once', () =>
      behindDelay(40, async (store) => {
        const issues = Array.from({length: 10}, () => store.issueCode(issueOf(randomUUID())));
        const outcomes = await Promise.all(issues);
        expect(outcomes.map(({outcome}) => outcome)).toEqual(Array<string>(10).fill('issued'));
      }));

    it('takes back a code that was issued after its caller gave up', () =>
      behindDelay(500, async (slow) => {
        const limits = [{key: 'gap of one', max: 1, windowMs: 600_000}];
        await expect(slow.issueCode({...issueOf('late'), limits})).rejects.toThrow(StoreUnavailable);
        const store = await openPostgresStore(url);
        // Unavailable: the slow connection holds the counter for about as long as a statement may wait.
        const isFree = (): Promise<boolean> =>
          store.issueCode({...issueOf(randomUUID()), limits}).then(
            ({outcome}) => outcome === 'issued',
            (error: unknown) => {
              if (error instanceof StoreUnavailable) return false;
              throw error;
            },
          );
        const until = Date.now() + 20_000;
        while (!(await isFree()) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
        expect(Date.now()).toBeLessThan(until);
        await store.close();
      }));
  });

  it('erasure waits longer for other work than an answer to a visitor may take', async () => {
    const store = await openPostgresStore(url);
    const other = new pg.Client({connectionString: url});
    await other.connect();
    await other.query('BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE');
    const released = delay(2500).then(() => other.query('ROLLBACK'));
    expect(await store.eraseSubject({contactHmacs: ['a'], codeKeys: []}, {at: 1, actor: 'root'})).toEqual([]);
    // The client drops a query without an answer when it ends: the erasure may be done before this one is.
    await released;
    await other.end();
    await store.close();
  });
} else {
  describe('PostgreSQL', () => it.skip(postgresMissing, () => undefined));
}
