/**
 * `npm run prove:throughput`: a hundred connections send leads to two copies of the service on one PostgreSQL. All come
 * from one address, which is the worst case: they share a limit.
 */
import {
  command,
  connections,
  inParallel,
  makeLeads,
  onBothStores,
  postLead,
  ProofReport,
  type Deployment,
  type Proof,
} from './lib';

const width = 100;
const promisedRate = 300;
const promisedP99 = 500;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function measure(report: ProofReport, {what, location, copies}: Deployment, count: number): Promise<void> {
  const agent = connections(width);
  const sendAll = async (leads: Awaited<ReturnType<typeof makeLeads>>): Promise<number[]> => {
    const times: number[] = [];
    let next = 0;
    await inParallel(leads, width, async (lead) => {
      next += 1;
      const {status, ms} = await postLead(agent, copies[next % copies.length]!, lead);
      report.expect(status === 201, `${what}: a lead was answered with ${status}`);
      times.push(ms);
    });
    return times.sort((a, b) => a - b);
  };
  // JIT warm-up, and plans of the prepared statements.
  await sendAll(await makeLeads(location, Math.ceil(count / 4)));
  const leads = await makeLeads(location, count);
  const cpuBefore = copies.reduce((sum, copy) => sum + copy.cpuMs(), 0);
  const started = performance.now();
  const times = await sendAll(leads);
  const rate = count / ((performance.now() - started) / 1000);
  const cpu = (copies.reduce((sum, copy) => sum + copy.cpuMs(), 0) - cpuBefore) / count;
  const p99 = percentile(times, 0.99);
  report.expect(rate >= promisedRate, `${what}: ${Math.round(rate)} leads a second, less than ${promisedRate}`);
  report.expect(p99 <= promisedP99, `${what}: the 99th percentile is ${Math.round(p99)} ms, more than ${promisedP99}`);
  report.figure(
    `${what}: ${Math.round(rate)} leads a second at ${width} connections, p50 ${Math.round(percentile(times, 0.5))} ms, ` +
      `p99 ${Math.round(p99)} ms; ${cpu.toFixed(1)} ms CPU of the service a lead`,
  );
  agent.destroy();
}

export const proof: Proof = {
  name: 'throughput',
  promise: `throughput: at least ${promisedRate} leads a second with a 99th percentile of at most ${promisedP99} ms at ${width} connections, from SQLite and from two copies on PostgreSQL`,
  async run(options) {
    const report = new ProofReport(options);
    await onBothStores(report, (deployment) => measure(report, deployment, options.short ? 1000 : 6000));
    return report;
  },
};

command(import.meta.url, proof);
