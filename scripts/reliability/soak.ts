/** `npm run prove:soak`: leads for five minutes without a pause; every one is stored, and memory does not grow with them. */
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

const width = 20;
const perRound = 500;

/** Memory that a copy may take, in MB, and grow by after the first third, in which buffers and compiled code settle. */
const memoryLimitMb = 450;
const growthLimitMb = 100;

async function soak(report: ProofReport, {what, location, copies}: Deployment, seconds: number): Promise<void> {
  const agent = connections(width);
  const memory = (): number => Math.max(...copies.map((copy) => copy.memoryMb()));
  const until = performance.now() + seconds * 1000;
  const settledAt = until - (seconds * 1000 * 2) / 3;
  let [sent, refused, settled, largest] = [0, 0, 0, 0];
  while (performance.now() < until) {
    await inParallel(await makeLeads(location, perRound), width, async (lead) => {
      const {status} = await postLead(agent, copies[(sent += 1) % copies.length]!, lead);
      if (status !== 201) refused += 1;
    });
    const now = memory();
    largest = Math.max(largest, now);
    if (performance.now() < settledAt || settled === 0) settled = Math.max(settled, now);
  }
  agent.destroy();
  report.expect(refused === 0, `${what}: ${refused} of ${sent} leads were not answered with 201`);
  report.expect(largest <= memoryLimitMb, `${what}: a copy took ${largest} MB, more than ${memoryLimitMb}`);
  report.expect(largest - settled <= growthLimitMb, `${what}: a copy grew from ${settled} to ${largest} MB`);
  report.figure(
    `${what}: ${sent} leads in ${seconds} s, all stored; at most ${largest} MB a copy, ${settled} in the first third`,
  );
}

export const proof: Proof = {
  name: 'soak',
  promise: `soak: leads without a pause for five minutes are all stored, in at most ${memoryLimitMb} MB of memory that does not grow`,
  async run(options) {
    const report = new ProofReport(options);
    await onBothStores(report, (deployment) => soak(report, deployment, options.short ? 15 : 300));
    return report;
  },
};

command(import.meta.url, proof);
