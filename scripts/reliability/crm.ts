/** `npm run prove:crm`: the CRM is down, then unreliable, while copies of the service are killed. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  command,
  connections,
  withTempFolder,
  makeLeads,
  ProofReport,
  postLead,
  startService,
  withPostgres,
  withStore,
  type StoreLocation,
  type TestedProof,
  type RunningProgram,
  type SendableLead,
} from './lib';
import {httpPeer, signatureProblem, type PeerAnswer, type PeerRequest} from './peers';

const secret = 'a secret of the proof';

/** Deadline for the last delivery after the CRM recovers: a lease, a poll interval, and the longest backoff so far. */
const recoveryMs = 90_000;

interface Event {
  readonly id: string;
  readonly type: string;
  readonly occurredAt: string;
  readonly lead: {readonly id: string};
}

/** A fake CRM that is down, unreliable or well; it keeps every event it accepted with 200. */
async function customerSystem() {
  let mood: 'down' | 'unreliable' | 'well' = 'down';
  const taken = new Map<string, Set<string>>();
  const problems: string[] = [];

  function check(request: PeerRequest): Event {
    const event = JSON.parse(request.body) as Event;
    const problem = signatureProblem(request, secret);
    if (problem) problems.push(`event ${event.id} ${problem}`);
    if (request.headers['x-event-id'] !== event.id) problems.push(`event ${event.id} has another id in its header`);
    return event;
  }

  async function answer(request: PeerRequest): Promise<PeerAnswer> {
    const event = check(request);
    const dice = Math.random();
    if (mood === 'down') return 'hang up';
    if (mood === 'unreliable' && dice < 0.3) return 500;
    // The worst case: the event is accepted, but the response is lost.
    const isLostOnTheWayBack = mood === 'unreliable' && dice < 0.45;
    if (mood === 'unreliable' && dice > 0.9) await sleep(500);
    taken.set(event.lead.id, (taken.get(event.lead.id) ?? new Set()).add(event.id));
    return isLostOnTheWayBack ? 'hang up' : 200;
  }

  const peer = await httpPeer(answer);
  return {
    peer,
    taken,
    problems,
    be: (next: typeof mood): void => void (mood = next),
  };
}

interface Size {
  readonly leads: number;
  readonly kills: number;
}

/** Sends leads in waves; after each wave kills and restarts a copy. */
async function deliverAll(
  report: ProofReport,
  what: string,
  location: StoreLocation,
  copyCount: number,
  {leads: count, kills}: Size,
): Promise<void> {
  const crm = await customerSystem();
  const settings = {CRM_WEBHOOK_URL: crm.peer.url, CRM_WEBHOOK_SECRET: secret, DELIVERY_RETRY_SECONDS: '0.2'};
  const start = (): Promise<RunningProgram> => startService(location, settings);
  const copies = await Promise.all(Array.from({length: copyCount}, start));
  const agent = connections(16);
  const any = (): number => Math.floor(Math.random() * copies.length);

  /** Retries until the lead is acknowledged, as the browser does. */
  async function submit(lead: SendableLead): Promise<void> {
    for (;;) {
      const status = await postLead(agent, copies[any()]!, lead).then(
        (reply) => reply.status,
        () => 0,
      );
      if (status === 201 || status === 200) return;
      await sleep(200);
    }
  }

  const leads = await makeLeads(location, count);
  const perWave = Math.ceil(count / (kills + 1));
  for (let wave = 0; wave <= kills; wave += 1) {
    if (wave === Math.ceil(kills / 2)) crm.be('unreliable');
    const sending = Promise.all(leads.slice(wave * perWave, (wave + 1) * perWave).map(submit));
    if (wave < kills) {
      await sleep(50 + Math.random() * 1000);
      const victim = any();
      await copies[victim]!.end('SIGKILL');
      copies[victim] = await start();
    }
    await sending;
  }
  const deliveries = () => withStore(location, (store) => store.deliveryCounts(Date.now()));
  const waitingAtTheEnd = (await deliveries()).waiting;
  crm.be('well');
  const wellSince = performance.now();
  while ((await deliveries()).waiting > 0 && performance.now() - wellSince < recoveryMs) await sleep(200);
  const seconds = ((performance.now() - wellSince) / 1000).toFixed(1);

  const counts = await deliveries();
  const missing = leads.filter(({id}) => !crm.taken.has(id));
  const unstable = [...crm.taken.values()].filter((ids) => ids.size > 1);
  report.expect(
    missing.length === 0,
    `${what}: ${missing.length} of ${count} acknowledged leads never reached the customer system`,
  );
  report.expect(unstable.length === 0, `${what}: ${unstable.length} leads came under more than one event id`);
  report.expect(
    crm.problems.length === 0,
    `${what}: ${crm.problems.length} requests were wrong, the first: ${crm.problems[0]}`,
  );
  report.expect(
    counts.waiting === 0 && counts.abandoned === 0,
    `${what}: ${counts.waiting} deliveries still wait, ${counts.abandoned} were given up`,
  );
  report.figure(
    `${what}: ${count} leads, ${kills} kills, ${crm.peer.requests.length} requests to a customer system that was down, then unreliable; ` +
      `${crm.taken.size} leads reached it, each under one event id; the last ${waitingAtTheEnd} within ${seconds} s of its recovery`,
  );
  agent.destroy();
  await Promise.all(copies.map((copy) => copy.end('SIGTERM')));
  await crm.peer.close();
}

export const proof: TestedProof = {
  name: 'crm',
  promise:
    'CRM down: with backoff and random kills every lead is delivered at least once, with a stable event id and a valid signature',
  shortPromise:
    'with a CRM that is down, then unreliable, and one kill of the service, each of 20 leads is delivered, under one event id and with a valid signature',
  async run(options) {
    const report = new ProofReport(options);
    const size = options.short ? {leads: 20, kills: 1} : {leads: 400, kills: 20};
    await withTempFolder((folder) => deliverAll(report, 'SQLite', {folder}, 1, size));
    // The short form has two copies to start and one database to set up; `move` and `codes` do that already.
    if (!options.short) {
      await withPostgres(report, (postgres) =>
        withTempFolder(async (folder) =>
          deliverAll(report, 'PostgreSQL, two copies', {folder, databaseUrl: await postgres.database()}, 2, size),
        ),
      );
    }
    return report;
  },
};

command(import.meta.url, proof);
