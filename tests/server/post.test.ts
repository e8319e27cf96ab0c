/** Requests to other systems end in time and read little, whatever the other side does. */
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {afterEach, expect, it} from '@jest/globals';
import {httpPeer, type PeerAnswer} from '../../scripts/reliability/peers';
import {withDeadline} from '../../server/deadline';
import {post} from '../../server/providers/post';

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
