/**
 * `npm run prove:input`: fuzzes bodies, headers and paths, and simulates slow clients (Slowloris). Every response is the
 * API's JSON, none is a 5xx, and slow connections are closed.
 */
import {randomUUID} from 'node:crypto';
import {connect} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {
  command,
  connections,
  withTempFolder,
  inParallel,
  ProofReport,
  send,
  startService,
  type TestedProof,
  type Request,
  type RunningProgram,
} from './lib';

/** Time in ms after which a request counts as hanging. */
const hangMs = 5000;
const slowLimitMs = 15_000;

/** Seeded random number generator (mulberry32): failures are reproducible by their seed. */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Between 0 and 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}

const goodFields = {
  companyName: '示例商贸有限公司',
  contact: '张三',
  mobile: '13800000000',
  region: '440300',
  demand: 'people-counting',
  numberOfStores: '2-10',
  consent: true,
};
const tracking = {source_path: '/', component_id: 'hero'};

/** A well-formed body by path; code and challenge are invalid, so none has an effect. */
const bodies: Readonly<Record<string, () => object>> = {
  '/api/v1/leads': () => ({
    id: randomUUID(),
    form: 'free-cn',
    edition: 'zh-CN',
    fields: {...goodFields},
    tracking: {...tracking},
    verificationCode: '123456',
    draftAgeMs: 9000,
    honeypot: '',
  }),
  '/api/v1/codes': () => ({channel: 'sms', to: '13800000000', form: 'free-cn', challenge: 'eyJhIjoxfQ=='}),
  '/api/v1/feedback': () => ({article: 't0001', edition: 'zh-CN', helpful: true, reason: 'x', comment: 'y'}),
  '/api/v1/search-misses': () => ({edition: 'global', query: 'x'}),
  '/api/v1/opened-results': () => ({edition: 'global', query: 'x', path: '/x', previous: '/y'}),
};
const paths = Object.keys(bodies);

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const oddValues: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => [],
  () => ({}),
  () => '',
  () => ' \u3000\t',
  () => -0,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => '\u0000',
  () => '\ud800',
  () => '\u202e\u200b\ufeff',
  () => '𠮷'.repeat(300),
  () => 'a'.repeat(9000),
  () => "'; DROP TABLE leads; --",
  () => '../../../../etc/passwd',
  () => '${jndi:ldap://x}{{7*7}}<script>',
  () => ({$ne: 1}),
  () => ({toString: 'x', valueOf: 1, length: -1}),
  // Cannot be compared with a number.
  () => ({length: {toString: 'x', valueOf: 1}}),
  (random) => deep(1 + random.below(2000)),
  (random) => String.fromCharCode(...Array.from({length: 1 + random.below(40)}, () => random.below(0xffff))),
  (random) => Array.from({length: random.below(200)}, () => random.below(10)),
  (random) => random.next() * 10 ** random.below(30),
  () => '０１２３４５６７８９',
  () => '+86 138 0000 0000',
  () => new Date(NaN),
];

/** Changes one place of a body, at any depth. */
function mutate(value: Record<string, unknown>, random: Random): void {
  const keys = Object.keys(value);
  const key = random.pick(keys);
  const inner = value[key];
  if (
    inner &&
    typeof inner === 'object' &&
    !Array.isArray(inner) &&
    Object.keys(inner).length > 0 &&
    random.below(3) > 0
  ) {
    return mutate(inner as Record<string, unknown>, random);
  }
  const change = random.below(10);
  if (change === 0) delete value[key];
  else if (change === 1)
    value[random.pick(['constructor', 'toString', '', '0', '__defineGetter__', 'id ', 'ID'])] =
      random.pick(oddValues)(random);
  else value[key] = random.pick(oddValues)(random);
}

/** Corrupts the text of a body: truncated, doubled, with random bytes, or not JSON. */
function damage(text: string, random: Random): string | Buffer {
  switch (random.below(9)) {
    case 0:
      return text.slice(0, random.below(text.length));
    case 1:
      return text + text;
    case 2:
      return Buffer.from(Array.from({length: random.below(400)}, () => random.below(256)));
    case 3:
      return text.replace('{', '{"__proto__":{"isAdmin":true},');
    case 4:
      return text.replace('{', '{"constructor":{"prototype":{"x":1}},');
    case 5:
      return Buffer.concat([
        Buffer.from(text.slice(0, 20)),
        Buffer.from([0xff, 0xfe, 0xc0, 0]),
        Buffer.from(text.slice(20)),
      ]);
    case 6:
      return '['.repeat(1 + random.below(16_000));
    case 7:
      return random.pick(['', 'null', '1', '""', '[]', 'NaN', '\ufeff{}', 'a=1&b=2']);
    default:
      return `${text}${' '.repeat(17_000)}`;
  }
}

const mediaTypes = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json;charset=gbk',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'image/png',
  'json',
  '/',
  'application/json, text/html',
];
const methods = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND'];
const oddPaths = [
  '/api/v1/leads/',
  '/api/v1/lead',
  '/api/v1/leads%00',
  '/api/v1/leads?x=%',
  '/api//v1/leads',
  '/api/v1/%2e%2e/leads',
  '/api/v1/leads;x=1',
  '/api',
];

function makeRequest(random: Random): Request & {path: string} {
  const path = random.pick(paths);
  const body = bodies[path]!() as Record<string, unknown>;
  for (let count = random.below(4); count > 0; count -= 1) mutate(body, random);
  const text = JSON.stringify(body);
  const request = {path, method: 'POST', headers: {'content-type': 'application/json'}, body: text as string | Buffer};
  switch (random.below(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return {...request, body: damage(text, random)};
    case 4:
      return {...request, headers: {'content-type': random.pick(mediaTypes)}};
    case 5:
      return {...request, path: random.pick(oddPaths)};
    case 6:
      return {...request, method: random.pick(methods)};
    case 7:
      return {
        ...request,
        headers: {
          ...request.headers,
          origin: random.pick(['null', 'https://evil.example', 'x', 'http://[::1']),
          'sec-fetch-site': random.pick(['cross-site', 'same-origin', '?']),
        },
      };
    case 8:
      return {
        ...request,
        headers: {
          ...request.headers,
          'x-forwarded-for': random.pick(['1.2.3.4', 'x', '::', '1'.repeat(2000)]),
          cookie: 'a'.repeat(random.below(9000)),
        },
      };
    default:
      return request;
  }
}

async function sendBad(report: ProofReport, service: RunningProgram, count: number, seed: number): Promise<void> {
  const agent = connections(50);
  const byStatus = new Map<number, number>();
  let slowest = 0;
  const seeds = Array.from({length: count}, (_, index) => seed + index);
  await inParallel(seeds, 50, async (own) => {
    const {path, ...request} = makeRequest(new Random(own));
    try {
      const {status, json, ms} = await send(agent, service.base + path, request, hangMs);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      const isJson = typeof json?.code === 'number' || request.method === 'HEAD';
      report.expect(
        status < 500 && isJson,
        `seed ${own}: ${request.method} ${path} was answered with ${status}${isJson ? '' : ', not as JSON'}`,
      );
    } catch (error) {
      report.expect(
        false,
        `seed ${own}: ${request.method} ${path} had no answer (${error instanceof Error ? error.message : 'unknown'})`,
      );
    }
  });
  agent.destroy();
  const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  report.figure(
    `${count} bad requests: ${statuses.join(', ')}; none above 499, every answer in the form of the API, the slowest after ${Math.round(slowest)} ms`,
  );
}

const head = 'POST /api/v1/leads HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** What a slow client sends at once, and what it then sends byte by byte. */
const slowClients: Readonly<Record<string, readonly [start: string, rest: string]>> = {
  'says nothing': ['', ''],
  'dribbles its headers': ['POST /api/v1/leads HTTP/1.1\r\nHost: localhost\r\n', 'X-A: '.padEnd(200, 'a')],
  'dribbles its body': [`${head}Content-Length: 5000\r\n\r\n{`, ' '.repeat(200)],
  'stops in the middle of its body': [`${head}Content-Length: 5000\r\n\r\n{`, ''],
  'dribbles chunks': [`${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'.repeat(40)],
};

/** Milliseconds until the service closes the connection; undefined when it does not. */
async function timeUntilCut(
  service: RunningProgram,
  [start, rest]: readonly [string, string],
): Promise<number | undefined> {
  const started = performance.now();
  const socket = connect(Number(new URL(service.base).port), '127.0.0.1');
  const cut = new Promise<number>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(performance.now() - started));
    socket.resume();
  });
  socket.write(start);
  void (async () => {
    for (const byte of rest) {
      await sleep(250);
      if (!socket.writable) return;
      socket.write(byte);
    }
  })();
  const result = await Promise.race([cut, sleep(slowLimitMs + 3000, undefined)]);
  socket.destroy();
  return result;
}

async function sendSlowly(report: ProofReport, service: RunningProgram): Promise<void> {
  const times = await Promise.all(
    Object.entries(slowClients).map(async ([what, bytes]) => {
      const ms = await timeUntilCut(service, bytes);
      report.expect(
        ms !== undefined && ms <= slowLimitMs,
        `a client that ${what} was ${ms === undefined ? 'not cut' : `cut after ${Math.round(ms)} ms`}`,
      );
      return ms ?? Infinity;
    }),
  );
  report.figure(
    `${times.length} kinds of slow clients cut, the last after ${(Math.max(...times) / 1000).toFixed(1)} s (at most ${slowLimitMs / 1000} s)`,
  );
}

export const proof: TestedProof = {
  name: 'input',
  promise:
    'any input: 100,000 generated bad bodies give no 5xx, no hang, always the JSON form; slow clients are cut within 15 s',
  shortPromise:
    '3,000 generated bad bodies give no 5xx, no hang, always the JSON form; slow clients are cut within 15 s',
  async run(options) {
    const report = new ProofReport(options);
    const seed = options.short ? 1 : Math.floor(Math.random() * 2 ** 31);
    await withTempFolder(async (folder) => {
      const service = await startService({folder});
      await Promise.all([sendSlowly(report, service), sendBad(report, service, options.short ? 3000 : 100_000, seed)]);
      await service.end('SIGTERM');
    });
    return report;
  },
};

command(import.meta.url, proof);
