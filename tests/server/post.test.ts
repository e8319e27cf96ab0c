/** Requests to other systems end in time and read little, whatever the other side does. */
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {afterEach, expect, it} from '@jest/globals';
import {httpPeer, type PeerAnswer} from '../../scripts/reliability/peers';
import {withDeadline} from '../../server/deadline';
import {inspect} from 'node:util';
import {post, ProviderError, retryAfterSeconds} from '../../server/providers/post';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function ask(answer: PeerAnswer, timeoutMs: number, signal?: AbortSignal): Promise<string> {
  const peer = await httpPeer(() => answer);
  closing.push(() => peer.close());
  return post({url: peer.url, body: '{}', headers: {}, timeoutMs, ...(signal && {signal})});
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it.each(['hang', 'drip'] as const)(
  'a receiver that makes it wait (%s) is given up in time, also after a collection',
  async (answer) => {
    const started = performance.now();
    const asked = ask(answer, 600);
    const collecting = setInterval(collectGarbage, 50);
    try {
      await expect(asked).rejects.toThrow('timeout');
    } finally {
      clearInterval(collecting);
    }
    expect(performance.now() - started).toBeLessThan(3000);
  },
);

it('of a response without end 64 KB are read', async () => {
  const before = process.memoryUsage().arrayBuffers;
  expect((await ask('flood', 5000)).length).toBe(64 * 1024);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16e6);
});

it('time for the connection counts too', async () => {
  // Accepts connections and never says a word.
  const silent = createServer().listen(0, '127.0.0.1');
  closing.push(() => silent.close());
  await once(silent, 'listening');
  const started = performance.now();
  const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(post({url, body: '{}', headers: {}, timeoutMs: 300})).rejects.toThrow('timeout');
  expect(performance.now() - started).toBeLessThan(2000);
});

const now = Date.UTC(2026, 0, 1, 12);

it.each([
  ['120', 120],
  [' 5 ', 5],
  ['Thu, 01 Jan 2026 12:10:00 GMT', 600],
  ['Thu, 01 Jan 2026 11:00:00 GMT', undefined],
  ['0', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('Retry-After %j asks for %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

it('an answer is not among what a log would write of an error', () => {
  const error = new ProviderError('HTTP 500', {status: 500, answer: 'Zhang San'});
  expect(error.answer).toBe('Zhang San');
  expect(JSON.stringify(error) + inspect(error, {depth: 5, showHidden: true})).not.toContain('Zhang San');
});

it('ends with its caller', async () => {
  const caller = new AbortController();
  const asked = ask('hang', 5000, caller.signal);
  setTimeout(() => caller.abort(), 100);
  await expect(asked).rejects.toThrow('AbortError');
});

it('work that ignores its signal is left behind at the deadline', async () => {
  await expect(withDeadline(() => new Promise(() => undefined), 50)).rejects.toMatchObject({name: 'TimeoutError'});
  expect(await withDeadline(() => Promise.resolve('in time'), 50)).toBe('in time');
  await expect(withDeadline(() => Promise.reject(new Error('its own')), 50)).rejects.toThrow('its own');
});
