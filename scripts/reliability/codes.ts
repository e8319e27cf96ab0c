/** `npm run prove:codes`: brute-force attempts at a code, sequential and in bursts of 60, at one copy and at two. */
import {randomUUID} from 'node:crypto';
import path from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import {sqlitePath} from '../../server/store/sqlite';
import {
  command,
  connections,
  makeLeads,
  ProofReport,
  onBothStores,
  postLead,
  rightCode,
  type StoreLocation,
  type TestedProof,
  type Deployment,
} from './lib';

const burst = 60;
const allowed = 5;
const wrong = 301026;

const attemptsSql = 'SELECT max(attempts) AS attempts FROM code_holders';

/** The highest attempt counter of any code, read from the database. */
async function mostAttempts({folder, databaseUrl}: StoreLocation): Promise<number> {
  if (databaseUrl === undefined) {
    const db = new Database(sqlitePath(path.join(folder, 'data')), {readonly: true});
    const attempts = db.prepare<[], number>(attemptsSql).pluck().get();
    db.close();
    return Number(attempts);
  }
  const client = new pg.Client({connectionString: databaseUrl});
  await client.connect();
  const {rows} = await client.query<{attempts: string}>(attemptsSql);
  await client.end();
  return Number(rows[0]?.attempts);
}

async function guess(report: ProofReport, {what, location, copies}: Deployment, rounds: number): Promise<void> {
  const agent = connections(burst);
  const leads = await makeLeads(location, 2 * rounds);
  let within = 0;
  for (const [index, lead] of leads.entries()) {
    // Every second burst contains the right code at a random position: it may succeed only among the first five.
    const right = index % 2 === 0 ? -1 : Math.floor(Math.random() * burst);
    const guesses = Array.from({length: burst}, (_, at) => ({
      ...lead,
      id: randomUUID(),
      verificationCode: at === right ? rightCode : String(100_000 + at),
    }));
    const replies = await Promise.all(guesses.map((body, at) => postLead(agent, copies[at % copies.length]!, body)));
    const opened = replies.filter(({status}) => status === 201).length;
    within += opened;
    report.expect(opened <= (right < 0 ? 0 : 1), `${what}: a burst of ${burst} guesses opened ${opened} times`);
    const refused = replies.filter(({status, json}) => status === 422 && json?.code === wrong).length;
    // Attempts rejected under load (503) do not count.
    const busy = replies.filter(({status}) => status === 503).length;
    report.expect(
      refused + opened + busy === burst,
      `${what}: ${burst - refused - opened - busy} guesses were answered otherwise`,
    );
    const late = await postLead(agent, copies[index % copies.length]!, lead);
    report.expect(
      late.json?.code === wrong,
      `${what}: the right code was taken after ${burst} guesses (${late.status})`,
    );
  }
  const most = await mostAttempts(location);
  report.expect(most === allowed, `${what}: a code took ${most} guesses`);
  report.figure(
    `${what}: ${leads.length} codes, ${burst} guesses at once at each, at most ${most} taken; right guesses hidden in ${rounds} bursts opened ${within} times`,
  );
  agent.destroy();
}

export const proof: TestedProof = {
  name: 'codes',
  promise: 'codes hold: at most 5 guesses per code, also in a burst of 60 at once and across two copies',
  shortPromise:
    'at most 5 guesses per code, also in a burst of 60 at once, and across two copies where PostgreSQL is installed',
  async run(options) {
    const report = new ProofReport(options);
    const rounds = options.short ? 2 : 30;
    await onBothStores(report, (deployment) => guess(report, deployment, rounds));
    return report;
  },
};

command(import.meta.url, proof);
