/** `npm run prove:recovery`: the machine of PostgreSQL is lost; base backup and archived log bring the leads back. */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  command,
  connections,
  makeLeads,
  postLead,
  ProofReport,
  startService,
  withPostgres,
  withStore,
  withTempFolder,
  type RunningProgram,
  type SendableLead,
  type StoreLocation,
  type TestedProof,
} from './lib';

/** `archive_timeout` of the proof in seconds; the documents say 60. */
const archiveSeconds = 2;

/** Beyond `archive_timeout`: the log is switched and copied, and a busy machine is late. */
const graceSeconds = 6;

/** When each lead was acknowledged, in ms. */
type Acknowledged = Map<string, number>;

/** Sends the leads one after the other, about twenty a second. */
async function sendAll(service: RunningProgram, leads: readonly SendableLead[]): Promise<Acknowledged> {
  const agent = connections(1);
  const acknowledged: Acknowledged = new Map();
  for (const lead of leads) {
    const {status} = await postLead(agent, service, lead);
    if (status === 201) acknowledged.set(lead.id, Date.now());
    await sleep(30);
  }
  agent.destroy();
  return acknowledged;
}

async function storedIds(location: StoreLocation): Promise<Set<string>> {
  return withStore(location, async (store) => {
    const ids = new Set<string>();
    for await (const {id} of store.leads()) ids.add(id);
    return ids;
  });
}

/** Waits until a lead is stored again. @returns the ms it took */
async function recovered(service: RunningProgram, lead: SendableLead): Promise<number> {
  const started = Date.now();
  const agent = connections(1);
  // 422 counts: its code, issued seconds ago, was lost with the last log.
  while (![200, 201, 422].includes((await postLead(agent, service, lead)).status)) await sleep(100);
  agent.destroy();
  return Date.now() - started;
}

export const proof: TestedProof = {
  name: 'recovery',
  promise: `recovery: with a base backup and the archived log of PostgreSQL at most \`archive_timeout\` and ${graceSeconds} s of leads are lost with the machine`,
  shortPromise: 'a lost PostgreSQL comes back from base backup and archived log with all but the last seconds',
  async run(options) {
    const report = new ProofReport(options);
    await withPostgres(report, (postgres) =>
      withTempFolder(async (folder) => {
        await postgres.archive(archiveSeconds);
        const location = {folder, databaseUrl: await postgres.database()};
        const service = await startService(location);
        const [last, ...leads] = await makeLeads(location, options.short ? 120 : 3000);
        const acknowledged = await sendAll(service, leads);
        const lostAt = Date.now();
        await postgres.loseAndRecover();
        const back = (Date.now() - lostAt + (await recovered(service, last!))) / 1000;
        await service.end('SIGTERM');

        const stored = await storedIds(location);
        const lost = [...acknowledged].filter(([id]) => !stored.has(id)).map(([, at]) => (lostAt - at) / 1000);
        const point = Math.max(0, ...lost);
        report.expect(
          acknowledged.size === leads.length,
          `only ${acknowledged.size} of ${leads.length} were acknowledged`,
        );
        report.expect(stored.size > 0, 'no lead came back');
        report.expect(
          point <= archiveSeconds + graceSeconds,
          `leads of ${point.toFixed(1)} s before the loss are gone (at most ${archiveSeconds + graceSeconds})`,
        );
        report.figure(
          `PostgreSQL lost with its disk after ${acknowledged.size} leads: ${lost.length} lost, the oldest ` +
            `${point.toFixed(1)} s old, with archive_timeout ${archiveSeconds} s; in use again after ${back.toFixed(1)} s`,
        );
      }),
    );
    return report;
  },
};

command(import.meta.url, proof);
