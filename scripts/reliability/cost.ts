/**
 * `npm run prove:cost`: a hundred connections send leads to a service on SQLite. Measures leads per disk sync, and the CPU
 * of a lead relative to a trivial route (`hello.ts`) in the same run.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  command,
  connections,
  withTempFolder,
  inParallel,
  makeLeads,
  ProofReport,
  postLead,
  post,
  startProgram,
  startService,
  type Proof,
  type RunningProgram,
  type SendableLead,
} from './lib';

const width = 100;
const leadsPerSync = 20;
const costLimit = 5;

/** Blocks that are not counted: JIT warm-up. */
const warmUpBlocks = 4;

/** CPU of the service per request in µs, while `width` connections send all of `items`. */
async function cpuPer<Item>(
  service: RunningProgram,
  items: readonly Item[],
  sendOne: (item: Item) => Promise<number>,
  report: ProofReport,
  good: number,
): Promise<number> {
  const before = service.cpuMs();
  let failed = 0;
  await inParallel(items, width, async (item) => {
    if ((await sendOne(item)) !== good) failed += 1;
  });
  report.expect(failed === 0, `${failed} of ${items.length} requests were not answered with ${good}`);
  return ((service.cpuMs() - before) * 1000) / items.length;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const leadSender = (service: RunningProgram) => {
  const agent = connections(width);
  return async (lead: SendableLead): Promise<number> => (await postLead(agent, service, lead)).status;
};

/**
 * Short blocks of leads and hellos by turns, each pair a ratio: what else the machine does slows both sides of a pair down, and
 * the median leaves out the pairs in which it does not.
 */
async function measureCpu(report: ProofReport, blocks: number, perBlock: number): Promise<void> {
  await withTempFolder(async (folder) => {
    const [service, hello] = [await startService({folder}), await startProgram('scripts/reliability/hello.ts', {})];
    const agent = connections(width);
    const sayHello = async (lead: SendableLead): Promise<number> =>
      (await post(agent, `${hello.base}/hello`, lead)).status;
    const sendLead = leadSender(service);
    const [leadCosts, helloCosts, ratios]: [number[], number[], number[]] = [[], [], []];
    for (let block = -warmUpBlocks; block < blocks; block += 1) {
      const leads = await makeLeads({folder}, perBlock);
      const leadCost = await cpuPer(service, leads, sendLead, report, 201);
      const helloCost = await cpuPer(hello, leads, sayHello, report, 200);
      if (block < 0) continue;
      leadCosts.push(leadCost);
      helloCosts.push(helloCost);
      ratios.push(leadCost / helloCost);
    }
    const ratio = median(ratios);
    report.expect(ratio <= costLimit, `a lead costs ${ratio.toFixed(1)} times the CPU of a hello`);
    report.figure(
      `CPU per lead ${Math.round(median(leadCosts))} µs, per hello ${Math.round(median(helloCosts))} µs: ${ratio.toFixed(1)} times (at most ${costLimit}), the median of ${blocks} pairs of blocks of ${perBlock} at ${width} connections`,
    );
    await Promise.all([service.end('SIGTERM'), hello.end('SIGKILL')]);
  });
}

/** Counts the disk syncs of the service with strace, filtered to those calls to keep the overhead low. */
async function measureSyncs(report: ProofReport, count: number): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    return report.cannotProve('strace is not installed, so the syncs were not counted.');
  }
  await withTempFolder(async (folder) => {
    const trace = path.join(folder, 'trace');
    const service = await startService({folder}, {}, [
      'strace',
      '-f',
      '--seccomp-bpf',
      '-e',
      'trace=fsync,fdatasync',
      '-o',
      trace,
    ]);
    const leads = await makeLeads({folder}, count);
    const syncs = (): number =>
      readFileSync(trace, 'utf8')
        .split('\n')
        .filter((line) => /sync\(/.test(line)).length;
    const before = syncs();
    const started = performance.now();
    const sendOne = leadSender(service);
    let stored = 0;
    await inParallel(leads, width, async (lead) => {
      if ((await sendOne(lead)) === 201) stored += 1;
    });
    const seconds = (performance.now() - started) / 1000;
    const perSync = stored / (syncs() - before);
    report.expect(stored === count, `${stored} of ${count} leads were stored`);
    report.expect(perSync >= leadsPerSync, `${perSync.toFixed(1)} leads per disk sync`);
    report.figure(
      `${perSync.toFixed(1)} leads per disk sync (at least ${leadsPerSync}) at ${width} connections, ${Math.round(stored / seconds)} leads a second`,
    );
    await service.end('SIGTERM');
  });
}

export const proof: Proof = {
  name: 'cost',
  promise: `cost: at ${width} connections at least ${leadsPerSync} leads per disk sync and at most ${costLimit} times the CPU of a bare hello endpoint in the same run`,
  async run(options) {
    const report = new ProofReport(options);
    await measureSyncs(report, options.short ? 2000 : 20_000);
    await measureCpu(report, options.short ? 15 : 41, options.short ? 500 : 1000);
    return report;
  },
};

command(import.meta.url, proof);
