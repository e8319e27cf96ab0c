/** `npm run prove:once`: twenty identical posts at the same moment, to one copy and to two. */
import {
  command,
  connections,
  makeLeads,
  ProofReport,
  onBothStores,
  postLead,
  withStore,
  type TestedProof,
  type Deployment,
} from './lib';

const posts = 20;

/** Sends every lead twenty times concurrently, to the copies in turn. */
async function sendAll(report: ProofReport, {what, location, copies}: Deployment, count: number): Promise<void> {
  const agent = connections(posts);
  const leads = await makeLeads(location, count);
  for (const lead of leads) {
    const replies = await Promise.all(
      Array.from({length: posts}, (_, index) => postLead(agent, copies[index % copies.length]!, lead)),
    );
    const of = (status: number): number => replies.filter((reply) => reply.status === status).length;
    const replayed = replies.filter(({headers}) => headers['idempotent-replayed'] === 'true').length;
    report.expect(
      of(201) === 1 && of(200) === posts - 1 && replayed === posts - 1,
      `${what}: ${of(201)} of ${posts} were 201, ${of(200)} were 200`,
    );
  }
  await withStore(location, async (store) => {
    let stored = 0;
    for await (const _ of store.leads()) stored += 1;
    report.expect(stored === count, `${what}: ${stored} leads stored of ${count} that were sent`);
  });
  agent.destroy();
  report.figure(`${what}: ${count} leads sent ${posts} times at once each, one 201 and nineteen 200 every time`);
}

export const proof: TestedProof = {
  name: 'once',
  promise:
    'exactly once: of 20 parallel identical posts one is 201, nineteen are 200, also across two copies on one PostgreSQL',
  shortPromise:
    'of 20 parallel identical posts one is 201 and nineteen are 200, also across two copies where PostgreSQL is installed',
  async run(options) {
    const report = new ProofReport(options);
    const count = options.short ? 5 : 100;
    await onBothStores(report, (deployment) => sendAll(report, deployment, count));
    return report;
  },
};

command(import.meta.url, proof);
