/**
 * `npm run prove:cost`: a hundred connections send leads to a service on SQLite; how many share a wait for the disk, and
 * what a lead costs beside a request to a route that only says hello, in the same run.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  command,
  connections,
  inFolder,
  inParallel,
  makeLeads,
  Notes,
  postLead,
  post,
  startProgram,
  startService,
  type Proof,
  type Running,
  type SendableLead,
} from './lib';

const width = 100;
const leadsPerSync = 20;
const costLimit = 6;

/** CPU of the service per request in µs, while `width` connections send all of `items`. */
async function cpuPer<Item>(
  service: Running,
  items: readonly Item[],
  sendOne: (item: Item) => Promise<number>,
  notes: Notes,
  good: number,
): Promise<number> {
  const before = service.cpuMs();
  let failed = 0;
  await inParallel(items, width, async (item) => {
    if ((await sendOne(item)) !== good) failed += 1;
  });
  notes.expect(failed === 0, `${failed} of ${items.length} requests were not answered with ${good}`);
  return ((service.cpuMs() - before) * 1000) / items.length;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const leadSender = (service: Running) => {
  const agent = connections(width);
  return async (lead: SendableLead): Promise<number> => (await postLead(agent, service, lead)).status;
};

async function measureCpu(notes: Notes, rounds: number, perRound: number): Promise<void> {
  await inFolder(async (folder) => {
    const [service, hello] = [await startService({folder}), await startProgram('scripts/reliability/hello.ts', {})];
    const agent = connections(width);
    const sayHello = async (lead: SendableLead): Promise<number> =>
      (await post(agent, `${hello.base}/hello`, lead)).status;
    const [leadCosts, helloCosts]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const leads = await makeLeads({folder}, perRound);
      const [leadCost, helloCost] = [
        await cpuPer(service, leads, leadSender(service), notes, 201),
        await cpuPer(hello, leads, sayHello, notes, 200),
      ];
      // The first round is the compiler's.
      if (round === 0) continue;
      leadCosts.push(leadCost);
      helloCosts.push(helloCost);
    }
    const ratio = median(leadCosts) / median(helloCosts);
    notes.expect(ratio <= costLimit, `a lead costs ${ratio.toFixed(1)} times the CPU of a hello`);
    notes.figure(
      `CPU per lead ${Math.round(median(leadCosts))} µs, per hello ${Math.round(median(helloCosts))} µs: ${ratio.toFixed(1)} times (at most ${costLimit}); medians of ${rounds} rounds of ${perRound} at ${width} connections`,
    );
    await Promise.all([service.end('SIGTERM'), hello.end('SIGKILL')]);
  });
}

/** Counts the syncs of the service; only those calls are stopped at, so the trace hardly slows it down. */
async function measureSyncs(notes: Notes, count: number): Promise<void> {
  if (spawnSync('strace', ['-V']).status !== 0) {
    return notes.cannotProve('strace is not installed, so the syncs were not counted.');
  }
  await inFolder(async (folder) => {
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
    notes.expect(stored === count, `${stored} of ${count} leads were stored`);
    notes.expect(perSync >= leadsPerSync, `${perSync.toFixed(1)} leads per disk sync`);
    notes.figure(
      `${perSync.toFixed(1)} leads per disk sync (at least ${leadsPerSync}) at ${width} connections, ${Math.round(stored / seconds)} leads a second`,
    );
    await service.end('SIGTERM');
  });
}

export const proof: Proof = {
  name: 'cost',
  promise:
    'cost: at 100 connections at least 20 leads per disk sync and at most 6 times the CPU of a bare hello endpoint in the same run',
  async run(options) {
    const notes = new Notes(options);
    await measureSyncs(notes, options.short ? 2000 : 20_000);
    await measureCpu(notes, options.short ? 7 : 9, options.short ? 1000 : 4000);
    return notes;
  },
};

command(import.meta.url, proof);
