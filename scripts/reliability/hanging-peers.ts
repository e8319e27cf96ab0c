/**
 * `npm run prove:hanging-peers`: a CRM that never answers, drips, or answers without end, while e-mails to sales go on; then
 * it is well again.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {
  command,
  connections,
  inParallel,
  makeLeads,
  postLead,
  ProofReport,
  startService,
  withStore,
  withTempFolder,
  type RunningProgram,
  type SendableLead,
  type StoreLocation,
  type TestedProof,
} from './lib';
import {httpPeer, mailPeer, signatureProblem, type MailPeer, type PeerAnswer, type PeerRequest} from './peers';

const secret = 'a secret of the proof';

const ways = ['hang', 'drip', 'flood'] as const;
type Mood = (typeof ways)[number] | 'mixed' | 'well';

/** From the lead's 201 to its e-mail: four slots of their own, and a mail server that answers at once. */
const mailLimitMs = 5000;

/** Memory that the service may take beyond what it needed at rest. A flood fills gigabytes in seconds. */
const memoryLimitMb = 150;

/** A stop does not wait for a customer system. */
const stopLimitMs = 10_000;

/** Until the last delivery after the recovery: the attempts under way, and the longest backoff so far. */
const recoveryMs = 90_000;

/** A fake CRM in one of the moods; keeps the event ids of each lead that it accepted. */
async function customerSystem() {
  let mood: Mood = 'hang';
  let turn = 0;
  const accepted = new Map<string, Set<string>>();
  const seen = new Map<string, Set<string>>();
  const problems: string[] = [];
  const note = (ids: typeof seen, lead: string, event: string): void =>
    void ids.set(lead, (ids.get(lead) ?? new Set()).add(event));

  function answer(request: PeerRequest): PeerAnswer {
    const {id, lead} = JSON.parse(request.body) as {id: string; lead: {id: string}};
    const problem = signatureProblem(request, secret);
    if (problem) problems.push(`event ${id} ${problem}`);
    note(seen, lead.id, id);
    const given = mood === 'mixed' ? ways[(turn += 1) % ways.length]! : mood;
    // A flood begins with status 200, and its beginning is all that is read.
    if (given === 'well' || given === 'flood') note(accepted, lead.id, id);
    return given === 'well' ? 200 : given;
  }

  const peer = await httpPeer(answer);
  return {peer, accepted, seen, problems, be: (next: Mood): void => void (mood = next)};
}

/** The largest memory of a service in MB, from now on. */
function watchMemory(service: RunningProgram): {readonly end: () => number} {
  let largest = service.memoryMb();
  const timer = setInterval(() => (largest = Math.max(largest, service.memoryMb())), 100);
  return {
    end() {
      clearInterval(timer);
      return largest;
    },
  };
}

/** Sends leads; resolves with the longest time from a 201 to the e-mail, in ms, or undefined when one did not come. */
async function mailTimes(
  service: RunningProgram,
  mail: MailPeer,
  leads: readonly SendableLead[],
): Promise<number | undefined> {
  const agent = connections(4);
  let longest: number | undefined = 0;
  await inParallel(leads, 4, async (lead) => {
    const {status} = await postLead(agent, service, lead);
    const stored = performance.now();
    const isMailed = (): boolean => mail.messages.some(({text}) => text.includes(lead.mobile));
    while (!isMailed() && performance.now() - stored < mailLimitMs) await sleep(20);
    const took = performance.now() - stored;
    longest = status === 201 && isMailed() && longest !== undefined ? Math.max(longest, took) : undefined;
  });
  agent.destroy();
  return longest;
}

interface Size {
  readonly moods: readonly Mood[];
  readonly leads: number;
  /** How long each mood lasts, in seconds: longer than an attempt, so that slots have to become free. */
  readonly seconds: number;
}

type CustomerSystem = Awaited<ReturnType<typeof customerSystem>>;

async function endure(
  report: ProofReport,
  location: StoreLocation,
  {crm, mail, service}: {crm: CustomerSystem; mail: MailPeer; service: RunningProgram},
  {moods, leads: count, seconds}: Size,
): Promise<SendableLead[]> {
  const all: SendableLead[] = [];
  for (const mood of moods) {
    crm.be(mood);
    const until = performance.now() + seconds * 1000;
    const requests = crm.peer.requests.length;
    const leads = await makeLeads(location, count);
    all.push(...leads);
    const first = await mailTimes(service, mail, leads.slice(0, -1));
    await sleep(Math.max(0, until - performance.now()));
    // With every slot for the CRM used up several times.
    const last = await mailTimes(service, mail, leads.slice(-1));
    const longest = first === undefined || last === undefined ? undefined : Math.max(first, last);
    report.expect(longest !== undefined, `${mood}: an e-mail to sales took more than ${mailLimitMs} ms`);
    const made = crm.peer.requests.length - requests;
    report.expect(made > 4, `${mood}: the service made only ${made} requests, so its slots did not become free`);
    report.figure(
      `${mood}, ${seconds} s: ${count} leads, the slowest e-mail to sales ${Math.round(longest ?? NaN)} ms after its 201; ${made} requests to the CRM`,
    );
  }
  return all;
}

async function recover(
  report: ProofReport,
  location: StoreLocation,
  crm: CustomerSystem,
  leads: readonly SendableLead[],
): Promise<void> {
  crm.be('well');
  const since = performance.now();
  const waiting = async (): Promise<number> =>
    (await withStore(location, (store) => store.deliveryCounts(Date.now()))).waiting;
  while ((await waiting()) > 0 && performance.now() - since < recoveryMs) await sleep(200);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const missing = leads.filter(({id}) => !crm.accepted.has(id));
  const unstable = [...crm.seen.values()].filter((ids) => ids.size > 1);
  report.expect(missing.length === 0, `${missing.length} of ${leads.length} leads never reached the CRM`);
  report.expect(crm.seen.size === leads.length, `the CRM saw ${crm.seen.size} leads of ${leads.length}`);
  report.expect(unstable.length === 0, `${unstable.length} leads came under more than one event id`);
  report.expect(crm.problems.length === 0, `${crm.problems.length} requests were wrong: ${crm.problems[0]}`);
  report.expect((await waiting()) === 0, `${await waiting()} deliveries still wait`);
  report.figure(
    `well again: ${crm.accepted.size} of ${leads.length} leads arrived, each under one event id, the last after ${seconds} s`,
  );
}

async function prove(report: ProofReport, location: StoreLocation, size: Size): Promise<void> {
  const [crm, mail] = await Promise.all([customerSystem(), mailPeer()]);
  const service = await startService(location, {
    CRM_WEBHOOK_URL: crm.peer.url,
    CRM_WEBHOOK_SECRET: secret,
    SMTP_URL: mail.url,
    MAIL_FROM: 'noreply@proof.example',
    SALES_MAIL_TO: 'sales@proof.example',
    DELIVERY_RETRY_SECONDS: '0.2',
  });
  const atRest = service.memoryMb();
  const memory = watchMemory(service);
  const leads = await endure(report, location, {crm, mail, service}, size);
  await recover(report, location, crm, leads);
  const largest = memory.end();
  report.expect(
    largest - atRest < memoryLimitMb,
    `the service grew from ${atRest} to ${largest} MB, by more than ${memoryLimitMb} MB`,
  );
  crm.be('hang');
  await mailTimes(service, mail, await makeLeads(location, 1));
  const stopping = performance.now();
  const code = await service.end('SIGTERM');
  const took = performance.now() - stopping;
  report.expect(code === 0 && took < stopLimitMs, `a stop took ${Math.round(took)} ms and ended with ${code}`);
  report.figure(`memory at most ${largest} MB (${atRest} at the start); a stop while it hangs ${Math.round(took)} ms`);
  await Promise.all([crm.peer.close(), mail.close()]);
}

export const proof: TestedProof = {
  name: 'hanging-peers',
  promise:
    'hanging, dripping and flooding customer systems: sales e-mails go on, memory stays bounded, and every lead arrives afterwards under one event id',
  shortPromise:
    'with a CRM that hangs, drips and floods by turns, sales e-mails go on, memory stays bounded, and each of 8 leads arrives under one event id',
  async run(options) {
    const report = new ProofReport(options);
    const size: Size = options.short
      ? {moods: ['mixed'], leads: 8, seconds: 11}
      : {moods: [...ways, 'mixed'], leads: 100, seconds: 45};
    await withTempFolder((folder) => prove(report, {folder}, size));
    return report;
  },
};

command(import.meta.url, proof);
