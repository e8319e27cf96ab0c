/**
 * `npm run prove:crash`: kills the service, and PostgreSQL, under load and checks that every lead acknowledged with 201 is
 * stored. A trace of system calls shows that the disk sync precedes the response.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  command,
  connections,
  withTempFolder,
  inParallel,
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

const workers = 20;

/** Leads per round; more than are sent before the kill. */
const leadsPerRound = 400;

/** Leads sent and acknowledged, to compare with the store. */
class Ledger {
  readonly acknowledged = new Set<string>();
  readonly unanswered: SendableLead[] = [];

  /** Sends leads to the copies in turn until a request fails. */
  async load(
    leads: readonly SendableLead[],
    copies: readonly RunningProgram[],
    onAcknowledged: () => void,
  ): Promise<void> {
    const agent = connections(workers);
    let isDown = false;
    let next = 0;
    await inParallel(leads, workers, async (lead) => {
      if (isDown) return;
      try {
        const {status} = await postLead(agent, copies[(next += 1) % copies.length]!, lead);
        if (status === 201 || status === 200) {
          this.acknowledged.add(lead.id);
          onAcknowledged();
          return;
        }
      } catch {
        // No response: the lead may be stored or not; `settle` retries it, as the browser would.
      }
      isDown = true;
      this.unanswered.push(lead);
    });
    agent.destroy();
  }

  /** Retries leads without a response; then every lead must be stored exactly once. */
  async settle(report: ProofReport, what: string, service: RunningProgram, location: StoreLocation): Promise<void> {
    const agent = connections(workers);
    await inParallel(this.unanswered.splice(0), workers, async (lead) => {
      const {status} = await postLead(agent, service, lead);
      report.expect(status === 201 || status === 200, `${what}: a lead sent again was answered with ${status}`);
      this.acknowledged.add(lead.id);
    });
    agent.destroy();
    const stored: string[] = [];
    await withStore(location, async (store) => {
      for await (const {id} of store.leads()) stored.push(id);
    });
    const ids = new Set(stored);
    const lost = [...this.acknowledged].filter((id) => !ids.has(id));
    report.expect(
      lost.length === 0,
      `${what}: ${lost.length} of ${this.acknowledged.size} acknowledged leads are lost`,
    );
    report.expect(
      stored.length === ids.size && ids.size === this.acknowledged.size,
      `${what}: ${stored.length} leads stored of ${this.acknowledged.size}`,
    );
  }

  /** Number of acknowledged leads that are missing in the store. */
  async lost(location: StoreLocation): Promise<number> {
    let found = 0;
    await withStore(location, async (store) => {
      for await (const {id} of store.leads()) if (this.acknowledged.has(id)) found += 1;
    });
    return this.acknowledged.size - found;
  }
}

/** Puts load on the copies and calls `kill` at a random moment after the first responses. */
async function crashOnce(
  ledger: Ledger,
  leads: readonly SendableLead[],
  copies: readonly RunningProgram[],
  kill: () => Promise<unknown>,
): Promise<void> {
  let killing: Promise<unknown> | undefined;
  await ledger.load(leads, copies, () => {
    killing ??= sleep(Math.random() * 300).then(kill);
  });
  await killing;
}

async function killService(report: ProofReport, location: StoreLocation, what: string, rounds: number): Promise<void> {
  const ledger = new Ledger();
  let service = await startService(location);
  for (let round = 0; round < rounds; round += 1) {
    const leads = await makeLeads(location, leadsPerRound);
    await crashOnce(ledger, leads, [service], () => service.end('SIGKILL'));
    const lost = await ledger.lost(location);
    report.expect(lost === 0, `${what}: ${lost} leads lost in round ${round + 1}`);
    service = await startService(location);
  }
  const {size: acknowledged} = ledger.acknowledged;
  const resent = ledger.unanswered.length;
  await ledger.settle(report, what, service, location);
  await service.end('SIGTERM');
  report.figure(
    `${what}: ${rounds} kills of the service in mid-load, ${acknowledged} leads acknowledged, 0 lost; ${resent} without an answer were sent again and are stored once`,
  );
}

async function killPostgres(report: ProofReport, rounds: number): Promise<void> {
  await withPostgres(report, (postgres) =>
    withTempFolder(async (folder) => {
      const location = {folder, databaseUrl: await postgres.database()};
      await killService(report, location, 'PostgreSQL', Math.ceil(rounds / 4));

      const fresh = {folder, databaseUrl: await postgres.database()};
      const copies = await Promise.all([startService(fresh), startService(fresh)]);
      const ledger = new Ledger();
      for (let round = 0; round < rounds; round += 1) {
        const leads = await makeLeads(fresh, leadsPerRound);
        await crashOnce(ledger, leads, copies, () => postgres.kill());
        await postgres.start();
        report.expect(
          copies.every(({isRunning}) => isRunning),
          `PostgreSQL killed: a copy of the service ended with it in round ${round + 1}`,
        );
      }
      const {size: acknowledged} = ledger.acknowledged;
      const resent = ledger.unanswered.length;
      await ledger.settle(report, 'PostgreSQL killed', copies[0]!, fresh);
      await Promise.all(copies.map((copy) => copy.end('SIGTERM')));
      report.figure(
        `PostgreSQL under two copies: ${rounds} kills of all its processes, ${acknowledged} leads acknowledged, 0 lost; ${resent} without a 201 were sent again and are stored once`,
      );
    }),
  );
}

/** Whether a line of a trace ends a sync of the log. Two lines tell of a call that another thread's came in between. */
function endsSync(line: string, index: number, lines: readonly string[]): boolean {
  if (/f(data)?sync\(.*leads\.db-wal.*= 0/.test(line)) return true;
  if (!/<\.\.\. f(data)?sync resumed>.*= 0/.test(line)) return false;
  const [thread] = line.split(' ', 1);
  const begun = lines.slice(0, index).findLast((other) => other.startsWith(`${thread} `));
  return begun?.includes('leads.db-wal') ?? false;
}

/** Traces that the database log was written and synced between the request and its 201. */
async function traceSync(report: ProofReport): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    return report.cannotProve('strace is not installed, so the order of sync and answer was not traced.');
  }
  await withTempFolder(async (folder) => {
    const trace = path.join(folder, 'trace');
    const wrapper = [
      'strace',
      '-f',
      '-y',
      '-s',
      '32',
      '-e',
      'trace=pwrite64,fsync,fdatasync,write,writev,sendto',
      '-o',
      trace,
    ];
    const service = await startService({folder}, {}, wrapper);
    const [lead] = await makeLeads({folder}, 1);
    const agent = connections(1);
    const {status} = await postLead(agent, service, lead);
    agent.destroy();
    await service.end('SIGTERM');
    const lines = readFileSync(trace, 'utf8').split('\n');
    const answered = lines.findIndex((line) => line.includes('HTTP/1.1 201'));
    const lastOf = (pattern: RegExp): number => lines.slice(0, answered).findLastIndex((line) => pattern.test(line));
    const written = lastOf(/pwrite64\(.*leads\.db-wal/);
    const synced = lines.slice(0, answered).findLastIndex(endsSync);
    report.expect(
      status === 201 && written >= 0 && written < synced && synced < answered,
      `the trace does not show write, sync, answer in this order (${written}, ${synced}, ${answered})`,
    );
    report.figure(
      `System calls of a 201: write-ahead log written, then synced (${/f\w*sync/.exec(lines[synced] ?? '')?.[0] ?? 'never'}), then the answer`,
    );
  });
}

export const proof: TestedProof = {
  name: 'crash',
  promise:
    'no acknowledged lead lost: 100 SIGKILLs of the service in mid-load and of PostgreSQL; the disk is waited for before the 201',
  shortPromise:
    'no acknowledged lead is lost in 2 SIGKILLs of the service in mid-load, nor in 2 of PostgreSQL where it is installed; where strace is, it shows the sync before the 201',
  async run(options) {
    const report = new ProofReport(options);
    const rounds = options.short ? 2 : 100;
    await traceSync(report);
    await withTempFolder((folder) => killService(report, {folder}, 'SQLite', rounds));
    await killPostgres(report, rounds);
    return report;
  },
};

command(import.meta.url, proof);
