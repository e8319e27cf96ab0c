/**
 * `npm run prove:privacy`: sends canary values through every function of the service, including failures, and then searches
 * its log, metrics and raw database for them.
 */
import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {solveChallenge} from 'altcha-lib';
import {
  command,
  withTempFolder,
  ProofReport,
  startService,
  withPostgres,
  withStore,
  type StoreLocation,
  type TestedProof,
  type RunningProgram,
} from './lib';
import {httpPeer, mailPeer} from './peers';

/** Unique personal data that occurs nowhere else. */
const canaries = {
  mobile: '13987650143',
  strangerMobile: '15987650144',
  name: '甄莺莺',
  company: '金丝雀商贸试验公司',
  plan: '每月省下一千零一只金丝雀',
  email: 'canary.bird@proof.example',
  strangerEmail: 'refused.bird@proof.example',
  lastName: 'Canarybird',
  requirements: 'Two cages for canaries',
  phone: '6129876543',
  comment: 'Call the canary back',
  address: '203.0.113.77',
} as const;

/** Encodings in which a value could leak. */
function spellings(value: string): string[] {
  const escaped = [...value]
    .map((character) => (character > '~' ? `\\u${character.charCodeAt(0).toString(16)}` : character))
    .join('');
  return [
    ...new Set([
      value,
      encodeURIComponent(value),
      escaped,
      Buffer.from(value).toString('hex'),
      Buffer.from(value).toString('base64').replace(/=+$/, ''),
    ]),
  ];
}

/** Names of the canaries found in a text, case-insensitively. */
function canariesIn(text: string): string[] {
  const haystack = text.toLowerCase();
  return Object.entries(canaries)
    .filter(([, value]) => spellings(value).some((spelling) => haystack.includes(spelling.toLowerCase())))
    .map(([name]) => name);
}

type Json = Record<string, unknown>;

async function call(
  {base}: RunningProgram,
  address: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<{status: number; data?: Json; text: string}> {
  const response = await fetch(base + address, {
    method,
    headers: {
      'x-forwarded-for': canaries.address,
      'user-agent': canaries.lastName,
      referer: `${base}/?to=${canaries.email}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    },
    ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {status: response.status, text, ...(isJson && {data: (JSON.parse(text) as {data?: Json}).data})};
}

async function solved(service: RunningProgram): Promise<string> {
  const {data = {}} = await call(service, '/api/v1/challenge');
  const {algorithm, challenge, salt, signature, maxnumber} = data;
  const solution = await solveChallenge(String(challenge), String(salt), 'SHA-256', Number(maxnumber)).promise;
  return Buffer.from(JSON.stringify({algorithm, challenge, number: solution?.number, salt, signature})).toString(
    'base64',
  );
}

/** Fake providers; their error responses quote the request. */
async function startPeers() {
  let crmIsWell = false;
  const codes = new Map<string, string>();
  const gateway = await httpPeer(({body}) => {
    const {to, code} = JSON.parse(body) as {to: string; code: string};
    if (to === canaries.strangerMobile) return {status: 500, body: `cannot reach ${to}`};
    codes.set(to, code);
    return 200;
  });
  const mail = await mailPeer((to) => (to === canaries.strangerEmail ? `550 5.1.1 <${to}> unknown` : undefined));
  const crm = await httpPeer(({body}) => (crmIsWell ? 200 : {status: 500, body}));
  return {
    gateway,
    mail,
    crm,
    codes,
    heal: (): void => void (crmIsWell = true),
    async close() {
      await Promise.all([gateway.close(), mail.close(), crm.close()]);
    },
  };
}

type Peers = Awaited<ReturnType<typeof startPeers>>;

const fieldsCn = {
  product: 'K3',
  quantity: '1-9',
  contact: canaries.name,
  mobile: canaries.mobile,
  companyName: canaries.company,
  region: '440300',
  plan: canaries.plan,
  consent: true,
};

const fieldsGlobal = {
  appellation: 'ms',
  firstName: 'Ana',
  lastName: canaries.lastName,
  businessEmail: canaries.email,
  companyName: 'Example Ltd',
  phoneCountry: 'SG',
  phone: canaries.phone,
  region: 'SG',
  requirements: canaries.requirements,
  consent: true,
};

/** Sends every kind of valid, malformed and hostile request. */
async function visit(report: ProofReport, service: RunningProgram, peers: Peers): Promise<void> {
  const code = async (form: string, channel: string, to: string): Promise<number> =>
    (await call(service, '/api/v1/codes', {channel, to, form, challenge: await solved(service)})).status;
  const lead = (form: string, edition: string, fields: Json, verificationCode: string): Json => ({
    id: randomUUID(),
    form,
    edition,
    fields,
    verificationCode,
  });
  const expectStatus = (what: string, status: number, wanted: number): void =>
    report.expect(status === wanted, `${what} was answered ${status} instead of ${wanted}`);

  expectStatus('a code by SMS', await code('inquiry-cn', 'sms', canaries.mobile), 202);
  expectStatus('a code that the gateway refuses', await code('inquiry-cn', 'sms', canaries.strangerMobile), 503);
  expectStatus('a code by e-mail', await code('free-global', 'email', canaries.email), 202);
  expectStatus('a code that the mail server refuses', await code('free-global', 'email', canaries.strangerEmail), 503);
  const mailed = /\b\d{6}\b/.exec(peers.mail.messages[0]?.text ?? '')?.[0] ?? '';

  const cn = lead('inquiry-cn', 'zh-CN', fieldsCn, peers.codes.get(canaries.mobile) ?? '');
  const global = lead('free-global', 'global', fieldsGlobal, mailed);
  const posts: [string, unknown, number][] = [
    ['/api/v1/leads', {...cn, id: randomUUID(), verificationCode: '000000'}, 422],
    ['/api/v1/leads', {...cn, fields: {...fieldsCn, region: canaries.name, quantity: canaries.company}}, 422],
    ['/api/v1/leads', JSON.stringify(cn).slice(0, -2), 400],
    ['/api/v1/leads', `"${canaries.name.repeat(8000)}"`, 413],
    ['/api/v1/leads', cn, 201],
    ['/api/v1/leads', cn, 200],
    ['/api/v1/leads', {...cn, fields: {...fieldsCn, companyName: `${canaries.company}二`}}, 409],
    ['/api/v1/leads', global, 201],
    ['/api/v1/codes', {channel: 'sms', to: canaries.email, form: canaries.name, challenge: canaries.email}, 422],
    [
      '/api/v1/feedback',
      {article: 't0001', edition: 'zh-CN', helpful: false, comment: `${canaries.comment} ${canaries.mobile}`},
      202,
    ],
    ['/api/v1/search-misses', {edition: 'zh-CN', query: canaries.mobile}, 202],
    ['/api/v1/search-misses', {edition: 'global', query: canaries.email}, 202],
    ['/api/v1/opened-results', {edition: 'zh-CN', query: `掉线 ${canaries.mobile}`, path: '/x'}, 202],
    ['/api/v1/opened-results', {edition: 'global', query: 'x', path: `/${canaries.email}`}, 422],
    ['/api/v1/opened-results', {edition: 'global', query: 'x', path: `/${canaries.mobile}`}, 422],
  ];
  for (const [address, body, wanted] of posts)
    expectStatus(address, (await call(service, address, body)).status, wanted);
  for (const address of ['/api/v1/leads', '/api/v1/nothing', '/nothing']) {
    await call(service, `${address}?mobile=${canaries.mobile}&name=${encodeURIComponent(canaries.name)}`);
    await call(service, `${address}/${encodeURIComponent(canaries.company)}`, undefined, 'DELETE');
  }
  await new Promise((resolve) => {
    const {hostname, port} = new URL(service.base);
    const headers = {'x-padding': canaries.lastName.repeat(2000)};
    http
      .get({hostname, port, path: '/healthz', headers}, (response) => response.resume().on('end', resolve))
      .on('error', resolve);
  });
}

const rawFiles = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((name) => name !== 'keys.json')
    .map((name) => [name, readFileSync(path.join(folder, name)).toString('latin1')]);

/** UTF-8 text as it appears in a file read as Latin-1. */
const asBytes = (text: string): string => Buffer.from(text).toString('latin1');

async function searchForCanaries(
  report: ProofReport,
  what: string,
  location: StoreLocation,
  dump?: () => string,
): Promise<void> {
  const peers = await startPeers();
  const service = await startService(location, {
    SMS_HTTP_URL: peers.gateway.url,
    SMS_HTTP_SECRET: 'secret',
    SMTP_URL: peers.mail.url,
    MAIL_FROM: 'noreply@proof.example',
    CRM_WEBHOOK_URL: peers.crm.url,
    CRM_WEBHOOK_SECRET: 'secret',
    SALES_MAIL_TO: 'sales@proof.example',
    TRUST_PROXY: '127.0.0.1',
    DELIVERY_RETRY_SECONDS: '1',
    ADMIN_PORT: '0',
  });
  await visit(report, service, peers);
  const waiting = async (): Promise<number> =>
    (await withStore(location, (store) => store.deliveryCounts(Date.now()))).waiting;
  while (peers.crm.requests.length < 2) await sleep(100);
  peers.heal();
  for (const started = Date.now(); (await waiting()) > 0 && Date.now() - started < 30_000;) await sleep(200);

  const metrics = await fetch(/^Metrics: (.+)$/m.exec(service.output())![1]!).then((response) => response.text());
  report.expect(
    metrics.includes('lead_submissions_total{form="free-global",outcome="new"} 1'),
    `${what}: the metrics do not count the leads`,
  );
  const traces: [string, string][] = [
    ['log', service.output()],
    ['metrics', metrics],
  ];
  const files = (): [string, string][] =>
    location.databaseUrl === undefined ? rawFiles(path.join(location.folder, 'data')) : [];
  traces.push(...files());
  await service.end('SIGTERM');
  traces.push(...files().map(([name, text]): [string, string] => [`${name} after the stop`, text]), [
    'log after the stop',
    service.output(),
  ]);
  if (dump) traces.push(['pg_dump', dump()]);

  // Control: the search is only meaningful if the canaries did reach the peers.
  const outside =
    [...peers.crm.requests, ...peers.gateway.requests].map(({body}) => body).join('') +
    peers.mail.messages.map(({text, to}) => text + to.join()).join('');
  const arrived = canariesIn(outside);
  for (const name of ['mobile', 'name', 'company', 'plan', 'email', 'lastName', 'requirements', 'phone']) {
    report.expect(
      arrived.includes(name),
      `${what}: the canary "${name}" never reached customer system, gateway or mail server, so nothing is shown`,
    );
  }
  let bytes = 0;
  for (const [name, text] of traces) {
    bytes += text.length;
    const isFile = name.startsWith('leads.db');
    const seen = isFile
      ? Object.entries(canaries)
          .filter(([, value]) => spellings(value).some((one) => text.includes(asBytes(one))))
          .map(([one]) => one)
      : canariesIn(text);
    report.expect(seen.length === 0, `${what}: ${name} shows ${seen.join(', ')}`);
  }
  report.expect(service.output().split('\n').length > 20, `${what}: the log has hardly a line`);
  report.figure(
    `${what}: ${Object.keys(canaries).length} canary values in up to five spellings, found 0 times in ${traces.map(([name]) => name).join(', ')} ` +
      `(${Math.round(bytes / 1024)} KiB); ${arrived.length} of them did reach the CRM, the gateway and the mail server`,
  );
  await peers.close();
}

export const proof: TestedProof = {
  name: 'privacy',
  promise: 'nobody reads a lead who should not: canary values are found 0 times in logs, metrics and the raw database',
  shortPromise: 'canary values are found 0 times in the log, the metrics and the raw SQLite files',
  async run(options) {
    const report = new ProofReport(options);
    await withTempFolder((folder) => searchForCanaries(report, 'SQLite', {folder}));
    if (!options.short) {
      await withPostgres(report, (postgres) =>
        withTempFolder(async (folder) => {
          const databaseUrl = await postgres.database();
          await searchForCanaries(report, 'PostgreSQL', {folder, databaseUrl}, () => postgres.dump(databaseUrl));
        }),
      );
    }
    return report;
  },
};

command(import.meta.url, proof);
