/**
 * `npm run prove:database-down`: stops PostgreSQL, then freezes it so that connections hang, while the service is under
 * load. Visitors get 503 within two seconds, pages are still served, and the service recovers by itself.
 */
import type http from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import type {ThrowawayPostgres} from '../lib/postgres';
import {
  command,
  connections,
  withTempFolder,
  makeLeads,
  ProofReport,
  postLead,
  send,
  startService,
  withPostgres,
  withStore,
  type StoreLocation,
  type TestedProof,
  type Reply,
  type RunningProgram,
} from './lib';

/** Maximum response time during an outage, in ms. */
const patience = 2000;

/** Maximum time to recover after the outage, in ms. */
const recovery = 10_000;

/** Maximum time until `/readyz` says so: a visitor's write fails, then the check that it brings about. */
const noticeMs = 4000;

interface Outage {
  readonly what: string;
  readonly begin: (postgres: ThrowawayPostgres) => void;
  readonly end: (postgres: ThrowawayPostgres) => Promise<void> | void;
}

const outages: readonly Outage[] = [
  {what: 'stopped', begin: (postgres) => postgres.stop(), end: (postgres) => postgres.start()},
  {
    what: 'frozen',
    begin: (postgres) => postgres.signalAll('SIGSTOP'),
    end: (postgres) => postgres.signalAll('SIGCONT'),
  },
];

const slowest = (replies: readonly Reply[]): number => Math.round(Math.max(...replies.map(({ms}) => ms)));

/** Sends leads and requests pages concurrently until the time is over. */
async function visit(
  agent: http.Agent,
  service: RunningProgram,
  lead: unknown,
  seconds: number,
): Promise<{leads: Reply[]; pages: Reply[]; ready: Reply[]}> {
  const noticed = Date.now() + noticeMs;
  const end = Date.now() + seconds * 1000;
  const [leads, pages, ready]: [Reply[], Reply[], Reply[]] = [[], [], []];
  while (Date.now() < end) {
    const posts = Promise.all(Array.from({length: 5}, () => postLead(agent, service, lead)));
    for (let count = 0; count < 3; count += 1) {
      pages.push(await send(agent, `${service.base}/`));
      await sleep(100);
    }
    leads.push(...(await posts));
    const isNoticed = Date.now() > noticed;
    const answer = await send(agent, `${service.base}/readyz`);
    if (isNoticed) ready.push(answer);
  }
  return {leads, pages, ready};
}

async function tryOutage(
  report: ProofReport,
  {what, begin, end}: Outage,
  seconds: number,
  location: StoreLocation,
  postgres: ThrowawayPostgres,
  service: RunningProgram,
): Promise<void> {
  const agent = connections(20);
  const [before, during] = await makeLeads(location, 2);
  const first = await postLead(agent, service, before);
  report.expect(first.status === 201, `${what}: a lead before the outage was answered with ${first.status}`);

  begin(postgres);
  const {leads, pages, ready} = await visit(agent, service, during, seconds);
  const others = leads.filter(
    ({status, headers, json}) => status !== 503 || !(Number(headers['retry-after']) > 0) || json?.code !== 503001,
  );
  report.expect(
    others.length === 0,
    `${what}: ${others.length} of ${leads.length} leads were not refused with 503 and Retry-After`,
  );
  report.expect(
    ready.length > 0 && ready.every(({status}) => status === 503),
    `${what}: /readyz did not say that the service is not ready`,
  );
  report.expect(
    slowest([...leads, ...ready]) <= patience,
    `${what}: an answer took ${slowest([...leads, ...ready])} ms`,
  );
  report.expect(
    pages.every(({status}) => status === 200) && slowest(pages) <= 1000,
    `${what}: pages suffered, the slowest took ${slowest(pages)} ms`,
  );
  await end(postgres);

  const returned = Date.now();
  let reply = await postLead(agent, service, during);
  while (reply.status === 503 && Date.now() - returned < recovery) {
    await sleep(100);
    reply = await postLead(agent, service, during);
  }
  const took = Date.now() - returned;
  let readyAgain = await send(agent, `${service.base}/readyz`);
  while (readyAgain.status !== 200 && Date.now() - returned < recovery) {
    await sleep(100);
    readyAgain = await send(agent, `${service.base}/readyz`);
  }
  report.expect(readyAgain.status === 200, `${what}: /readyz still says that the service is not ready`);
  // 200: one of the refused posts was stored after all when the frozen database went on.
  report.expect(
    reply.status === 201 || reply.status === 200,
    `${what}: after ${took} ms a lead is still answered with ${reply.status}`,
  );
  await withStore(location, async (store) => {
    const found = [await store.findLeads(before!.id), await store.findLeads(during!.id)].map((all) => all.length);
    report.expect(
      found.every((count) => count === 1),
      `${what}: the leads of before and after are there ${found.join(' and ')} times`,
    );
  });
  agent.destroy();
  report.figure(
    `PostgreSQL ${what} for ${seconds} s: ${leads.length} leads refused with 503 and Retry-After, the slowest after ${slowest(leads)} ms; ${pages.length} pages served, the slowest in ${slowest(pages)} ms; in use again ${took} ms after its return`,
  );
}

export const proof: TestedProof = {
  name: 'database-down',
  promise: 'database down 60 s: 503 with `Retry-After` within 2 s, recovers by itself, static pages unaffected',
  shortPromise:
    'with PostgreSQL stopped, then frozen, for 6 s each: 503 with `Retry-After` within 2 s, pages are served, leads are stored again within 10 s',
  async run(options) {
    const report = new ProofReport(options);
    await withPostgres(report, (postgres) =>
      withTempFolder(async (folder) => {
        const location = {folder, databaseUrl: await postgres.database()};
        const service = await startService(location);
        for (const outage of outages)
          await tryOutage(report, outage, options.short ? 6 : 60, location, postgres, service);
        await service.end('SIGTERM');
      }),
    );
    return report;
  },
};

command(import.meta.url, proof);
