/**
 * Shared by the proofs: services as processes, leads to send, and the report. A proof starts what it needs, prints
 * figures, and lists every promise that did not hold.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {clientKey} from '../../server/client';
import {codeDigest, codeHolders, codeKey} from '../../server/codes';
import {formOf} from '../../server/forms';
import {loadKeyring, type Keyring} from '../../server/keyring';
import {openStore} from '../../server/store/open';
import type {Store} from '../../server/store/store';
import {childrenOf, postgresMissing, startPostgres, type ThrowawayPostgres} from '../lib/postgres';
import {buildService, serviceFiles} from '../../server/build.mjs';

/** What a proof found. */
export interface Findings {
  /** Measured figures, one short sentence each. */
  readonly figures: readonly string[];
  /** Promises that did not hold, one sentence each. */
  readonly broken: readonly string[];
  /** What could not be tried here, and why. */
  readonly unproved: readonly string[];
}

export interface ProofOptions {
  /** The same steps, fewer of them. */
  readonly short: boolean;
  readonly print: (line: string) => void;
}

export interface Proof {
  /** `npm run prove:<name>`. */
  readonly name: string;
  /** What is promised, as the contract says it. */
  readonly promise: string;
  run(options: ProofOptions): Promise<Findings>;
}

/** A proof whose short form is a test. */
export interface TestedProof extends Proof {
  /** What the short form shows, and no more: the title of its test. */
  readonly shortPromise: string;
}

/** Collects and prints the findings of a proof while it runs. */
export class ProofReport implements Findings {
  readonly figures: string[] = [];
  readonly broken: string[] = [];
  readonly unproved: string[] = [];
  readonly #print: (line: string) => void;

  constructor({print}: ProofOptions) {
    this.#print = print;
  }

  figure(sentence: string): void {
    this.figures.push(sentence);
    this.#print(sentence);
  }

  /** Records `sentence` as a broken promise unless `holds`. */
  expect(holds: boolean, sentence: string): void {
    if (holds) return;
    this.broken.push(sentence);
    this.#print(`BROKEN: ${sentence}`);
  }

  cannotProve(sentence: string): void {
    this.unproved.push(sentence);
    this.#print(sentence);
  }
}

/** Runs a proof as a command when its module is the entry point. */
export function command(moduleUrl: string, proof: Proof): void {
  if (fileURLToPath(moduleUrl) !== path.resolve(process.argv[1] ?? '')) return;
  const {short} = parseArgs({options: {short: {type: 'boolean', default: false}}}).values;
  const print = (line: string): void => console.log(line);
  print(`${proof.name}: ${proof.promise}`);
  const run = async (): Promise<Findings> => {
    await buildService();
    return proof.run({short, print});
  };
  run().then(
    ({broken}) => {
      print(broken.length === 0 ? 'The promise holds.' : `The promise does not hold: ${broken.length} times.`);
      process.exit(broken.length === 0 ? 0 : 1);
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}

const root = fileURLToPath(new URL('../..', import.meta.url));

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/** Runs work with a temporary folder, which is deleted afterwards. */
export async function withTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'prove-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** The key of every copy and command. */
export const leadKey = Buffer.alloc(32, 7).toString('base64');

/** Settings for load: limits that are not reached. */
const relaxedLimits = {
  LIMIT_LEADS_PER_IP_10MIN: '100000000',
  LIMIT_FEEDBACK_PER_IP_10MIN: '100000000',
  LIMIT_FEEDBACK_HOUR: '100000000',
  LIMIT_SEARCH_MISSES_HOUR: '100000000',
  LIMIT_OPENED_RESULTS_HOUR: '100000000',
  LIMIT_CODES_PER_IP_HOUR: '100000000',
  LIMIT_CODES_PER_NETWORK_HOUR: '100000000',
  LIMIT_SMS_CODES_PER_RANGE_HOUR: '100000000',
  LIMIT_SMS_CODES_10MIN: '100000000',
  LIMIT_SMS_CODES_DAY: '100000000',
  POW_MAX: '50',
  LEAD_KEY: leadKey,
};

/** A program of this repository as a process of its own. */
export class RunningProgram {
  readonly child: ChildProcess;
  /** Process id of the program itself, not of a wrapper such as strace. */
  readonly #pid: number;
  /** `http://127.0.0.1:port`. */
  readonly base: string;
  /** Its output so far. */
  readonly output: () => string;

  constructor(child: ChildProcess, pid: number, base: string, output: () => string) {
    this.child = child;
    this.#pid = pid;
    this.base = base;
    this.output = output;
  }

  /** CPU time so far in ms, user and system, of all threads. Linux only; as exact as the scheduler counts, unlike `stat`. */
  cpuMs(): number {
    const threads = readdirSync(`/proc/${this.#pid}/task`);
    const nanoseconds = threads.map((thread) =>
      Number(readFileSync(`/proc/${this.#pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    );
    return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
  }

  /** Resident memory in MB. Linux only. */
  memoryMb(): number {
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.#pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(resident) / 1024);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends the process with a signal and waits until it is gone. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const ended = once(this.child, 'exit') as Promise<[number | null]>;
    process.kill(this.#pid, signal);
    return (await ended)[0];
  }
}

/** Arguments of `node` for a program: the bundle for the service, tsx for other sources, an absolute path unchanged. */
function programArgs(script: string): readonly string[] {
  const bundled = Object.entries(serviceFiles).find(([source]) => source === script)?.[1];
  if (path.isAbsolute(script)) return [script];
  return bundled === undefined ? ['--import', 'tsx', path.join(root, script)] : [bundled];
}

/** Starts `node script`, or `wrapper… node script`, and waits until it prints its address. */
export async function startProgram(
  script: string,
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<RunningProgram> {
  const {PATH = '', HOME = ''} = process.env;
  const [file, ...args] = [...wrapper, process.execPath, ...programArgs(script)];
  const child = spawn(file!, args, {
    cwd: root,
    env: {PATH, HOME, PORT: '0', HOST: '127.0.0.1', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const lines: string[] = [];
  child.stderr!.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const base = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${script} did not start: ${lines.join('\n')}`)));
    createInterface(child.stdout!).on('line', (line) => {
      lines.push(line);
      const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const pid = wrapper.length === 0 ? child.pid : childrenOf(child.pid!)[0];
  return new RunningProgram(child, pid!, base, () => lines.join('\n'));
}

/** Storage of a service: a data folder, or a database shared by several copies. */
export interface StoreLocation {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

/** Starts the service on a storage location, with a site of one page; `program` overrides its bundle. */
export function startService(
  location: StoreLocation,
  settings: Record<string, string> = {},
  wrapper?: readonly string[],
  program = 'server/main.ts',
): Promise<RunningProgram> {
  if (settings.BUILD_DIR === undefined) makeSite(location);
  return startProgram(program, {...settingsOf(location), ...settings}, wrapper);
}

const settingsOf = ({folder, databaseUrl}: StoreLocation): Record<string, string> => ({
  ...relaxedLimits,
  DATA_DIR: path.join(folder, 'data'),
  BUILD_DIR: path.join(folder, 'build'),
  ...(databaseUrl && {DATABASE_URL: databaseUrl}),
});

/** Environment of a service that is not started by {@link startService}. */
export function serviceEnvironment(location: StoreLocation): NodeJS.ProcessEnv {
  const {PATH = '', HOME = ''} = process.env;
  return {PATH, HOME, HOST: '127.0.0.1', ...settingsOf(location)};
}

/** A site of one page for a service to serve. */
export function makeSite({folder}: StoreLocation): void {
  mkdirSync(path.join(folder, 'build'), {recursive: true});
  writeFileSync(path.join(folder, 'build/index.html'), '<!doctype html><title>home</title>');
}

/** Opens the store of a location directly, also while services run on it. */
export async function withStore<Result>(
  {folder, databaseUrl}: StoreLocation,
  work: (store: Store, keyring: Keyring) => Promise<Result>,
): Promise<Result> {
  const dataDir = path.join(folder, 'data');
  const store = await openStore({dataDir, databaseUrl});
  try {
    return await work(store, loadKeyring(dataDir, {master: Buffer.from(leadKey, 'base64'), retired: []}));
  } finally {
    await store.close();
  }
}

/** A lead ready to be sent. */
export interface SendableLead {
  readonly id: string;
  /** Where its code went. */
  readonly mobile: string;
  readonly verificationCode: string;
  readonly form: 'free-cn';
  readonly fields: Record<string, unknown>;
}

const hour = 3_600_000;
let mobiles = Math.floor(Math.random() * 50_000_000);

/** The valid code of all leads of {@link makeLeads}. */
export const rightCode = '246810';

/** Creates complete leads, each with a unique contact and a valid code in the store. */
export function makeLeads(location: StoreLocation, count: number): Promise<SendableLead[]> {
  return withStore(location, async (store, keyring) => {
    const leads = Array.from({length: count}, (): SendableLead => {
      const mobile = `138${String((mobiles += 1)).padStart(8, '0')}`;
      const fields = {
        companyName: '示例商贸有限公司',
        contact: '张三',
        mobile,
        region: '440300',
        demand: 'people-counting',
        numberOfStores: '2-10',
        consent: true,
      };
      const rest = {
        edition: 'zh-CN',
        tracking: {source_path: '/products/ai-box', component_id: 'hero'},
        draftAgeMs: 60_000,
        honeypot: '',
      };
      return {id: randomUUID(), mobile, verificationCode: rightCode, form: 'free-cn', fields, ...rest};
    });
    const issuedAt = Date.now();
    const issue = ({mobile}: SendableLead) => {
      const key = codeKey(keyring, formOf('free-cn'), mobile);
      const challenge = {id: randomUUID(), expiresAt: issuedAt + hour};
      return store.issueCode({
        key,
        // The callers of the proofs, who do not ask for their codes themselves.
        holder: codeHolders(key, '', clientKey({ip: '127.0.0.1'}, keyring)).client,
        digest: codeDigest(keyring, key, rightCode),
        issuedAt,
        expiresAt: issuedAt + hour,
        challenge,
        limits: [],
      });
    };
    for (let first = 0; first < leads.length; first += 50) await Promise.all(leads.slice(first, first + 50).map(issue));
    return leads;
  });
}

/** A response with its duration in ms. `json` is undefined when the body is not JSON. */
export interface Reply {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly json: {readonly code?: number} | undefined;
  readonly ms: number;
}

/** A keep-alive agent with at most `maxSockets` connections. */
export const connections = (maxSockets: number): http.Agent => new http.Agent({keepAlive: true, maxSockets});

export interface Request {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends one request. Rejects when the connection fails, or after `timeoutMs` without a response. */
export function send(
  agent: http.Agent,
  url: string,
  {method = 'GET', headers = {}, body}: Request = {},
  timeoutMs = 30_000,
): Promise<Reply> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {agent, method, headers: {...headers, ...(body !== undefined && {'content-length': Buffer.byteLength(body)})}},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('error', reject);
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          let json: Reply['json'];
          try {
            json = JSON.parse(Buffer.concat(chunks).toString()) as Reply['json'];
          } catch {
            json = undefined;
          }
          resolve({status: response.statusCode ?? 0, headers: response.headers, json, ms: performance.now() - started});
        });
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    request.on('error', reject);
    request.end(body);
  });
}

const jsonHeaders = {'content-type': 'application/json'};

/** Posts a value as JSON. */
export const post = (
  agent: http.Agent,
  url: string,
  value: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> =>
  send(agent, url, {method: 'POST', headers: {...jsonHeaders, ...headers}, body: JSON.stringify(value)});

/** Posts a lead to a service. */
export const postLead = (agent: http.Agent, {base}: Pick<RunningProgram, 'base'>, lead: unknown): Promise<Reply> =>
  post(agent, `${base}/api/v1/leads`, lead);

/** Runs `work` for all items, `width` at a time. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({length: width}, worker));
}

/** Runs `work` with a temporary PostgreSQL, or reports that there is none. */
export async function withPostgres(
  report: ProofReport,
  work: (postgres: ThrowawayPostgres) => Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) return report.cannotProve(postgresMissing);
  try {
    await work(postgres);
  } finally {
    await postgres.remove();
  }
}

/** Running copies of the service on one store. */
export interface Deployment {
  readonly what: string;
  readonly location: StoreLocation;
  readonly copies: readonly RunningProgram[];
}

/** Runs `work` against one service on SQLite, then against two copies on one PostgreSQL. */
export async function onBothStores(
  report: ProofReport,
  work: (deployment: Deployment) => Promise<void>,
): Promise<void> {
  const tryOn = (what: string, count: number, databaseUrl?: string): Promise<void> =>
    withTempFolder(async (folder) => {
      const location = {folder, ...(databaseUrl !== undefined && {databaseUrl})};
      const copies = await Promise.all(Array.from({length: count}, () => startService(location)));
      await work({what, location, copies});
      await Promise.all(copies.map((copy) => copy.end('SIGTERM')));
    });
  await tryOn('SQLite', 1);
  await withPostgres(report, async (postgres) => tryOn('PostgreSQL, two copies', 2, await postgres.database()));
}
