import {keepCampaign} from '@site/src/features/forms/trial/campaign';
import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

/** Channels of all tabs; a message reaches every one but its sender's, at once. */
let channels: Set<FakeChannel>;

class FakeChannel {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage?.({data});
  }
  close(): void {
    channels.delete(this);
  }
}

/** Cookies that end by the clock of the test; those of jsdom end by the clock outside, which fake timers do not move. */
function fakeCookies(): void {
  const jar = new Map<string, {readonly value: string; readonly until: number}>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () =>
      [...jar]
        .filter(([, {until}]) => until > Date.now())
        .map(([name, {value}]) => `${name}=${value}`)
        .join('; '),
    set(text: string) {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? [];
      const [, maxAge = Infinity] = /; max-age=(\d+)/.exec(attributes) ?? [];
      jar.set(name, {value, until: Date.now() + Number(maxAge) * 1000});
    },
  });
}

const cookie = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith('_sp='))
    ?.slice(4);
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  channels = new Set();
  stubGlobal('BroadcastChannel', FakeChannel);
  jest.useFakeTimers();
  fakeCookies();
  jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  // Each test opens pages in one window: their listeners are removed with them.
  for (const [type, listener] of jest.mocked(window.addEventListener).mock.calls)
    window.removeEventListener(type, listener as EventListener);
  jest.restoreAllMocks();
  restoreGlobals();
  jest.useRealTimers();
  window.sessionStorage.clear();
  Reflect.deleteProperty(document, 'cookie');
  window.history.replaceState(null, '', '/');
});

it('keeps the campaign of the address for an hour, cut to a length that fits a lead', () => {
  window.history.replaceState(null, '', `/?sp=${'a'.repeat(300)}`);
  keepCampaign();
  expect(cookie()).toBe('a'.repeat(100));
  expect(JSON.parse(window.sessionStorage.getItem('_sp')!)).toMatchObject({until: Date.now() + 3600_000});
});

it('expires a few seconds after the last tab is closed', () => {
  window.history.replaceState(null, '', '/?sp=autumn');
  keepCampaign();
  leave();
  jest.setSystemTime(Date.now() + 3100);
  expect(cookie()).toBeUndefined();
});

it('survives navigation in the same tab, for the remaining time', () => {
  window.history.replaceState(null, '', '/?sp=autumn');
  keepCampaign();
  jest.setSystemTime(Date.now() + 600_000);
  leave();
  jest.setSystemTime(Date.now() + 10_000);
  window.history.replaceState(null, '', '/support');
  const written = jest.spyOn(document, 'cookie', 'set');
  keepCampaign();
  expect(written).toHaveBeenLastCalledWith('_sp=autumn; path=/; max-age=2990; samesite=lax');
});

it('stays while another tab is open, which renews it', () => {
  window.history.replaceState(null, '', '/?sp=autumn');
  keepCampaign();
  const other = new FakeChannel();
  const heard: unknown[] = [];
  other.onmessage = ({data}) => heard.push(data);
  leave();
  expect(heard).toEqual(['left']);
  // What the other tab does when it hears this: the same module in another page.
  keepCampaign();
  other.postMessage('left');
  jest.setSystemTime(Date.now() + 60_000);
  expect(cookie()).toBe('autumn');
});

it('is learned by a tab that was opened from another one', () => {
  document.cookie = '_sp=autumn; path=/';
  const first = new FakeChannel();
  first.onmessage = ({data}) => data === 'ask' && first.postMessage({sp: 'autumn', until: Date.now() + 60_000});
  keepCampaign();
  jest.advanceTimersByTime(2000);
  expect(cookie()).toBe('autumn');
  expect(window.sessionStorage.getItem('_sp')).toContain('autumn');
});

it('is deleted after a crash: a cookie that no tab confirms', () => {
  document.cookie = '_sp=autumn; path=/';
  keepCampaign();
  jest.advanceTimersByTime(2000);
  expect(cookie()).toBeUndefined();
});

it('follows the address when a visitor comes by another campaign', () => {
  window.history.replaceState(null, '', '/?sp=autumn');
  keepCampaign();
  window.history.replaceState(null, '', '/?sp=winter');
  keepCampaign();
  expect(cookie()).toBe('winter');
});
