import {randomUUID} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {PassThrough} from 'node:stream';
import {solveChallenge} from 'altcha-lib';
import type {FastifyInstance, InjectOptions, LightMyRequestResponse} from 'fastify';
import {buildApp, type AppOptions} from '../../server/app';
import {parseConfig} from '../../server/config';
import {loadKeyring, type Keyring} from '../../server/keyring';
import type {CodeMessage, Sender} from '../../server/sender';
import {openSqliteStore} from '../../server/store/sqlite';
import type {Store} from '../../server/store/store';
import type {FormId} from '../../src/features/forms/schema';

export const cnFields = {
  companyName: '示例商贸有限公司',
  contact: '张三',
  mobile: '13800000000',
  region: '440300',
  demand: 'people-counting',
  numberOfStores: '2-10',
  consent: true,
};

export const globalFields = {
  appellation: 'ms',
  firstName: 'Ana',
  lastName: 'Silva',
  businessEmail: 'ana@example.com',
  companyName: 'Example Ltd',
  phoneCountry: 'SG',
  phone: '6123 4567',
  region: 'SG',
  requirements: 'Two shops.',
  consent: true,
};

export const inquiryCnFields = {
  product: 'K3',
  quantity: '1-9',
  contact: '张三',
  mobile: '13800000000',
  companyName: '示例商贸有限公司',
  region: '440300',
  requirements: '两个门',
  consent: true,
};

export const inquiryGlobalFields = {
  product: 'K3',
  quantity: '10-49',
  firstName: 'Ana',
  lastName: 'Silva',
  businessEmail: 'ana@example.com',
  companyName: 'Example Ltd',
  region: 'SG',
  requirements: 'Two doors.',
  consent: true,
};

export const partnerFields = {
  company: '示例软件公司',
  contact: '张三',
  phone: '13800000000',
  adcode: '440300',
  type: '2',
  consent: true,
};

export const serviceCnFields = {
  model: 'k3',
  serialNumber: 'SN2000000000',
  firmware: '6.2.1',
  description: '灯不亮，画面黑屏。',
  contact: '张三',
  mobile: '13800000000',
  consent: true,
};

export const serviceGlobalFields = {
  model: 'e3-x',
  description: 'No picture since Monday.',
  firstName: 'Ana',
  lastName: 'Silva',
  businessEmail: 'ana@example.com',
  consent: true,
};

const forms = {
  'free-cn': {edition: 'zh-CN', channel: 'sms', fields: cnFields, to: cnFields.mobile},
  'free-global': {edition: 'global', channel: 'email', fields: globalFields, to: globalFields.businessEmail},
  'inquiry-cn': {edition: 'zh-CN', channel: 'sms', fields: inquiryCnFields, to: inquiryCnFields.mobile},
  'inquiry-global': {
    edition: 'global',
    channel: 'email',
    fields: inquiryGlobalFields,
    to: inquiryGlobalFields.businessEmail,
  },
  'partner-cn': {edition: 'zh-CN', channel: 'sms', fields: partnerFields, to: partnerFields.phone},
  'service-cn': {edition: 'zh-CN', channel: 'sms', fields: serviceCnFields, to: serviceCnFields.mobile},
  'service-global': {
    edition: 'global',
    channel: 'email',
    fields: serviceGlobalFields,
    to: serviceGlobalFields.businessEmail,
  },
} as const;

/** An answer of the API, parsed. */
interface Reply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  code: number;
  fields?: Record<string, string>;
  data?: Record<string, unknown>;
}

export interface Service {
  app: FastifyInstance;
  store: Store;
  keyring: Keyring;
  dataDir: string;
  /** The messages that were sent, oldest first. */
  sent: CodeMessage[];
  log(): string;
  /** Advances the clock. */
  advance(ms: number): void;
  now(): number;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  post(path: string, payload: unknown, options?: InjectOptions): Promise<Reply>;
  /** The solution of a new challenge. */
  solve(query?: string): Promise<string>;
  requestCode(form?: FormId, to?: string, options?: InjectOptions): Promise<Reply>;
  /** Requests a code and returns it. */
  code(form?: FormId, to?: string): Promise<string>;
  /** A complete lead body, with a code that was sent for its contact. */
  lead(form?: FormId, overrides?: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Contents of all files in the data folder except the key. */
  rawData(): string;
  close(): Promise<void>;
}

/** Limits that tests of other features do not reach. */
const relaxedLimits = {
  LIMIT_CODE_GAP_SECONDS: '1',
  LIMIT_CODES_PER_CONTACT_DAY: '1000',
  LIMIT_CODES_PER_IP_HOUR: '1000',
  LIMIT_CODES_PER_NETWORK_HOUR: '1000',
  LIMIT_SMS_CODES_PER_RANGE_HOUR: '1000',
  LIMIT_FORM_CODES_PER_IP_HOUR: '1000',
  LIMIT_LEADS_PER_IP_10MIN: '1000',
  LIMIT_FEEDBACK_PER_IP_10MIN: '1000',
  LIMIT_PICTURES_PER_IP_HOUR: '1000',
  LIMIT_PICTURES_PER_NETWORK_HOUR: '1000',
  POW_MAX: '50',
};

interface ServiceOptions {
  /** Settings; the defaults of the product where `defaults` is true. */
  settings?: Record<string, string>;
  defaults?: boolean;
  sender?: Sender;
  app?: Partial<AppOptions>;
}

/** A service in a temporary folder, with a fake clock. */
export function startService({
  settings = {},
  defaults = false,
  sender,
  app: overrides = {},
}: ServiceOptions = {}): Service {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  const config = parseConfig({...(defaults ? {POW_MAX: '50'} : relaxedLimits), ...settings});
  const store = openSqliteStore(dataDir);
  const keyring = loadKeyring(dataDir);
  const sent: CodeMessage[] = [];
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  let time = Date.UTC(2025, 0, 1, 12);
  const app = buildApp({
    config,
    store,
    keyring,
    sender: sender ?? {send: (message) => Promise.resolve(void sent.push(message))},
    clock: () => time,
    resolveRedirect: () => null,
    readiness: {failing: () => []},
    logger: {level: 'trace', stream},
    ...overrides,
  });

  const service: Service = {
    app,
    store,
    keyring,
    dataDir,
    sent,
    log: () => lines.join(''),
    advance(ms) {
      time += ms;
    },
    now: () => time,
    request: (options) => app.inject(options),
    async post(path, payload, options = {}) {
      const response = await app.inject({method: 'POST', url: path, payload: payload as object, ...options});
      return {
        ...response.json<Omit<Reply, 'status' | 'headers'>>(),
        status: response.statusCode,
        headers: response.headers,
      };
    },
    async solve(query = '') {
      const {data} = (await app.inject(`/api/v1/challenge${query}`)).json<{data: Record<string, string | number>}>();
      const {algorithm, challenge, salt, signature, maxnumber} = data;
      const solution = await solveChallenge(String(challenge), String(salt), 'SHA-256', Number(maxnumber)).promise;
      const payload = {algorithm, challenge, number: solution?.number, salt, signature};
      return Buffer.from(JSON.stringify(payload)).toString('base64');
    },
    async requestCode(form = 'free-cn', to = forms[form].to, options = {}) {
      const {channel} = forms[form];
      return service.post('/api/v1/codes', {channel, to, form, challenge: await service.solve()}, options);
    },
    async code(form, to) {
      const reply = await service.requestCode(form, to);
      const message = sent.at(-1);
      if (reply.status !== 202 || !message) throw new Error(`No code was sent: ${JSON.stringify(reply)}`);
      service.advance(1000);
      return message.code;
    },
    async lead(form = 'free-cn', body = {}) {
      const {edition, fields} = forms[form];
      return {
        id: randomUUID(),
        form,
        edition,
        fields,
        tracking: {component_id: 'hero', source_path: '/products/ai-box'},
        verificationCode: 'verificationCode' in body ? '' : await service.code(form),
        draftAgeMs: 60_000,
        honeypot: '',
        ...body,
      };
    },
    rawData: () =>
      readdirSync(dataDir)
        .filter((name) => name !== 'keys.json')
        .map((name) => readFileSync(join(dataDir, name), 'latin1'))
        .join(''),
    async close() {
      await app.close();
      await store.close();
      rmSync(dataDir, {recursive: true});
    },
  };
  return service;
}

/** All leads of a store, newest first. */
export async function allLeads(store: Store) {
  const leads = [];
  for await (const lead of store.leads()) leads.push(lead);
  return leads;
}

/** All notes on leads. */
export async function allNotes(store: Store) {
  const notes = [];
  for await (const note of store.notes()) notes.push(note);
  return notes;
}
