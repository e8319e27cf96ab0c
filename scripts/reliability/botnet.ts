/**
 * `npm run prove:botnet`: floods of code requests from up to 10,000 addresses, and what honest visitors get meanwhile.
 * The addresses are `X-Forwarded-For` of a trusted proxy, on the loopback interface only; messages go to the development
 * outbox. Each flood is bounded in number and in time. The proof of work is a hundredth of the usual one, and is
 * reported at its usual size.
 */
import {createHash, randomInt, randomUUID} from 'node:crypto';
import type http from 'node:http';
import {z} from 'zod';
import {codeKey} from '../../server/codes';
import {formOf} from '../../server/forms';
import {waitingCodes} from '../../server/outbox';
import type {FormId} from '../../src/features/forms/schema';
import {
  command,
  connections,
  inParallel,
  post,
  postLead,
  ProofReport,
  send,
  startService,
  withStore,
  withTempFolder,
  type Reply,
  type RunningProgram,
  type StoreLocation,
  type TestedProof,
} from './lib';

/** Size of the proof of work here, and by default. */
const powMax = 500;
const usualPowMax = 50_000;

/** Parallel connections of an attacker. */
const width = 20;

/** Pause between two honest visitors, in ms. */
const honestEveryMs = 500;

/** Limits of the service, as they are by default. */
const smsIn10Minutes = 100;
const codesOfWideNetwork = 60;
const codesOfContact = 5;
const usualLimits = {
  LIMIT_CODES_PER_IP_HOUR: '10',
  LIMIT_CODES_PER_NETWORK_HOUR: '30',
  LIMIT_SMS_CODES_PER_RANGE_HOUR: '20',
  LIMIT_SMS_CODES_10MIN: String(smsIn10Minutes),
  LIMIT_SMS_CODES_DAY: '2000',
};

const challengeAnswer = z.object({
  data: z.object({
    algorithm: z.string(),
    challenge: z.string(),
    maxnumber: z.number(),
    salt: z.string(),
    signature: z.string(),
  }),
});

/** A caller behind the proxy. */
interface Caller {
  readonly agent: http.Agent;
  readonly service: RunningProgram;
  readonly address: string;
}

/** Fetches and solves a challenge; `hashes` is what it cost. */
async function solve({agent, service, address}: Caller): Promise<{solution: string; hashes: number}> {
  const reply = await send(agent, `${service.base}/api/v1/challenge`, {headers: {'x-forwarded-for': address}});
  const {algorithm, challenge, maxnumber, salt, signature} = challengeAnswer.parse(reply.json).data;
  for (let number = 0; number <= maxnumber; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge) continue;
    const payload = {algorithm, challenge, number, salt, signature};
    return {solution: Buffer.from(JSON.stringify(payload)).toString('base64'), hashes: number + 1};
  }
  throw new Error('The challenge has no solution');
}

interface CodeAnswer {
  readonly reply: Reply;
  readonly hashes: number;
}

async function askForCode(caller: Caller, form: FormId, to: string, id?: string): Promise<CodeAnswer> {
  const {solution, hashes} = await solve(caller);
  const {channel} = formOf(form);
  const reply = await post(
    caller.agent,
    `${caller.service.base}/api/v1/codes`,
    {channel, to, form, challenge: solution, ...(id && {id})},
    {'x-forwarded-for': caller.address},
  );
  return {reply, hashes};
}

/** One request of an attack: from where, to whom. */
interface Shot {
  readonly address: string;
  readonly form: FormId;
  readonly to: string;
}

/** An attack; `shot` says what its n-th request is. */
interface Attack {
  readonly what: string;
  readonly shots: number;
  shot(index: number): Shot;
  /** Most messages that it may cause. */
  readonly allowed: number;
  /** Share of honest visitors by channel who have to be served during it. */
  readonly served: Readonly<Record<'sms' | 'email', number>>;
}

const ipv4 = (network: number, host: number): string =>
  `${100 + ((network >> 8) & 63)}.${network & 255}.${(host >> 8) & 255}.${host & 255}`;
const randomMobile = (): string => `1${randomInt(30, 100)}${String(randomInt(100_000_000)).padStart(8, '0')}`;

const attacks: readonly Attack[] = [
  {
    what: 'a hundred /64s of one /48 to one mailbox in many spellings',
    shots: 1000,
    shot: (index) => ({
      address: `2001:db8:1:${(index % 100).toString(16)}::${(index + 1).toString(16)}`,
      form: 'free-global',
      to: `victim+${index}@example.com`,
    }),
    allowed: codesOfContact,
    served: {sms: 1, email: 1},
  },
  {
    what: 'a hundred /64s of one /48 to a mailbox each',
    shots: 1000,
    shot: (index) => ({
      address: `2001:db8:1:${((index * 256) % 65_536).toString(16)}::1`,
      form: 'free-global',
      to: `victim${index}@example.com`,
    }),
    allowed: codesOfWideNetwork,
    served: {sms: 1, email: 1},
  },
  {
    what: '10,000 IPv4 addresses of forty /24s to a range of mobile numbers',
    shots: 10_000,
    shot: (index) => ({
      address: ipv4(index % 40, index >> 5),
      form: 'free-cn',
      to: String(13_812_340_000 + (index % 10_000)),
    }),
    allowed: 20,
    served: {sms: 1, email: 1},
  },
  {
    what: '10,000 addresses of as many networks to mobile numbers anywhere',
    shots: 10_000,
    shot: (index) => ({address: ipv4(index, index), form: 'free-cn', to: randomMobile()}),
    allowed: smsIn10Minutes,
    // The attack takes what a channel may send; nobody can tell its requests from others.
    served: {sms: 0, email: 1},
  },
];

/** What became of the requests of an attack. */
interface Damage {
  asked: number;
  sent: number;
  hashes: number;
  readonly refused: Map<number, number>;
}

async function flood(service: RunningProgram, {shot}: Attack, shots: number, seconds: number): Promise<Damage> {
  const agent = connections(width);
  const damage: Damage = {asked: 0, sent: 0, hashes: 0, refused: new Map()};
  const until = performance.now() + seconds * 1000;
  await inParallel(Array(shots).keys(), width, async (index) => {
    if (performance.now() > until) return;
    const {address, form, to} = shot(index);
    const {reply, hashes} = await askForCode({agent, service, address}, form, to);
    damage.asked += 1;
    damage.hashes += hashes;
    if (reply.status === 202) damage.sent += 1;
    else damage.refused.set(reply.status, (damage.refused.get(reply.status) ?? 0) + 1);
  });
  agent.destroy();
  return damage;
}

/** Values of the two forms that honest visitors fill in. */
const honestForms = {
  'free-cn': {
    edition: 'zh-CN',
    contactField: 'mobile',
    fields: {
      companyName: '示例商贸有限公司',
      contact: '张三',
      region: '440300',
      demand: 'people-counting',
      numberOfStores: '2-10',
      consent: true,
    },
  },
  'free-global': {
    edition: 'global',
    contactField: 'businessEmail',
    fields: {
      appellation: 'ms',
      firstName: 'Ana',
      lastName: 'Silva',
      companyName: 'Example Ltd',
      phoneCountry: 'SG',
      phone: '6123 4567',
      region: 'SG',
      requirements: 'Two shops.',
      consent: true,
    },
  },
} as const;

/** The code that the service put into its development outbox for a contact. */
const codeOf = (location: StoreLocation, form: FormId, contact: string): Promise<string | undefined> =>
  withStore(location, async (store, keyring) => {
    const key = codeKey(keyring, formOf(form), contact);
    const codes = await waitingCodes(store, keyring, Date.now());
    return codes.find((waiting) => waiting.key === key)?.code;
  });

/** Visitors by channel: how many came, how many got their lead through, how long the slowest waited for the code. */
interface Visits {
  came: number;
  served: number;
  slowestMs: number;
  hashes: number;
}

async function visit(caller: Caller, location: StoreLocation, form: 'free-cn' | 'free-global', visits: Visits) {
  const to = form === 'free-cn' ? randomMobile() : `visitor-${randomUUID()}@example.org`;
  const id = randomUUID();
  const started = performance.now();
  visits.came += 1;
  const {reply, hashes} = await askForCode(caller, form, to, id);
  visits.slowestMs = Math.max(visits.slowestMs, performance.now() - started);
  visits.hashes = Math.max(visits.hashes, hashes);
  if (reply.status !== 202) return;
  const {edition, contactField, fields} = honestForms[form];
  const lead = await postLead(caller.agent, caller.service, {
    id,
    form,
    edition,
    fields: {...fields, [contactField]: to},
    verificationCode: (await codeOf(location, form, to)) ?? '',
    draftAgeMs: 60_000,
  });
  if (lead.status === 201) visits.served += 1;
}

/** Honest visitors come, each from a network of their own, until the attack is over; at least three by each channel. */
async function visitDuring(attack: Promise<unknown>, service: RunningProgram, location: StoreLocation) {
  const agent = connections(4);
  const visits = {
    sms: {came: 0, served: 0, slowestMs: 0, hashes: 0},
    email: {came: 0, served: 0, slowestMs: 0, hashes: 0},
  };
  let isOver = false;
  const over = attack.finally(() => (isOver = true));
  for (let index = 0; !isOver || index < 6; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, honestEveryMs));
    const caller = {agent, service, address: `198.${18 + (index >> 8)}.${index & 255}.7`};
    await visit(
      caller,
      location,
      index % 2 === 0 ? 'free-cn' : 'free-global',
      visits[index % 2 === 0 ? 'sms' : 'email'],
    );
  }
  await over;
  agent.destroy();
  return visits;
}

/** Hashes at the usual size of the proof of work, in millions. */
const millions = (hashes: number): string => ((hashes * (usualPowMax / powMax)) / 1e6).toFixed(1);

async function tryAttack(report: ProofReport, attack: Attack, shots: number, seconds: number): Promise<void> {
  await withTempFolder(async (folder) => {
    const location = {folder};
    const settings = {...usualLimits, POW_MAX: String(powMax), TRUST_PROXY: '127.0.0.1'};
    const service = await startService(location, settings);
    const attacking = flood(service, attack, shots, seconds);
    const visits = await visitDuring(attacking, service, location);
    const {asked, sent, hashes, refused} = await attacking;
    report.expect(sent <= attack.allowed, `${attack.what}: ${sent} messages were sent, more than ${attack.allowed}`);
    for (const channel of ['sms', 'email'] as const) {
      const {came, served} = visits[channel];
      const share = served / came;
      report.expect(
        share >= attack.served[channel],
        `${attack.what}: ${served} of ${came} honest visitors were served by ${channel}`,
      );
    }
    const refusals = [...refused].map(([status, count]) => `${status}: ${count}`).join(', ');
    report.figure(
      `${attack.what}: ${asked} requests, ${sent} messages (at most ${attack.allowed}), refused ${refusals || 'none'}; ` +
        `${millions(hashes)} million hashes of work; honest visitors served meanwhile: ${visits.sms.served} of ${visits.sms.came} by SMS, ` +
        `${visits.email.served} of ${visits.email.came} by e-mail, the slowest code after ${Math.round(Math.max(visits.sms.slowestMs, visits.email.slowestMs))} ms`,
    );
    await service.end('SIGTERM');
  });
}

/** Strangers guess at the code of a visitor from many addresses; the visitor then types the right one. */
async function tryGuesses(report: ProofReport, guesses: number): Promise<void> {
  await withTempFolder(async (folder) => {
    const location = {folder};
    const service = await startService(location, {...usualLimits, POW_MAX: String(powMax), TRUST_PROXY: '127.0.0.1'});
    const agent = connections(width);
    const id = randomUUID();
    const mobile = randomMobile();
    await askForCode({agent, service, address: '198.51.100.7'}, 'free-cn', mobile, id);
    const {edition, fields} = honestForms['free-cn'];
    const lead = (verificationCode: string, leadId: string = randomUUID()) => ({
      id: leadId,
      form: 'free-cn',
      edition,
      fields: {...fields, mobile},
      verificationCode,
      draftAgeMs: 60_000,
    });
    let opened = 0;
    await inParallel(Array(guesses).keys(), width, async (index) => {
      const headers = {'x-forwarded-for': ipv4(index, index)};
      const {status} = await post(agent, `${service.base}/api/v1/leads`, lead(String(100_000 + index)), headers);
      if (status === 201) opened += 1;
    });
    const code = (await codeOf(location, 'free-cn', mobile)) ?? '';
    const {status} = await postLead(agent, service, lead(code, id));
    report.expect(opened === 0, `${opened} of ${guesses} guesses of strangers opened a code`);
    report.expect(
      status === 201,
      `the holder's code was answered with ${status} after ${guesses} guesses of strangers`,
    );
    report.figure(
      `${guesses} guesses of strangers at a code, each from a network of its own: ${opened} right, and the holder's code still counts`,
    );
    agent.destroy();
    await service.end('SIGTERM');
  });
}

export const proof: TestedProof = {
  name: 'botnet',
  promise:
    'limits hold against 10,000 addresses: few messages to one person, network or range of numbers, one channel does not stop the other, and no stranger uses up a code',
  shortPromise: 'limits hold against floods from many addresses, and no stranger uses up a code',
  async run(options) {
    const report = new ProofReport(options);
    if (options.short) {
      const shortly = (attack: Attack) => tryAttack(report, attack, Math.min(300, attack.shots), 6);
      await Promise.all([...attacks.map(shortly), tryGuesses(report, 300)]);
      return report;
    }
    // One by one, for figures that do not disturb each other.
    for (const attack of attacks) await tryAttack(report, attack, attack.shots, 60);
    await tryGuesses(report, 10_000);
    return report;
  },
};

command(import.meta.url, proof);
