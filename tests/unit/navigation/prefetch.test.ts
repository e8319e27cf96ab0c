import {deferPrefetch} from '@site/src/features/navigation/prefetch';
import {afterEach, expect, it, jest} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

afterEach(restoreGlobals);

function setUp() {
  const idle: {run: () => void; timeout?: number}[] = [];
  stubGlobal('requestIdleCallback', (run: () => void, {timeout}: IdleRequestOptions) => idle.push({run, timeout}));
  const original = {prefetch: jest.fn(), preload: jest.fn(() => Promise.reject(new Error('not loaded')))};
  return {idle, original, deferred: deferPrefetch(original)};
}

it('prefetches code when idle, after 2000 ms at the latest', () => {
  const {idle, original, deferred} = setUp();
  deferred.prefetch('/support');
  expect(original.prefetch).not.toHaveBeenCalled();
  expect(idle.map(({timeout}) => timeout)).toEqual([2000]);
  idle[0]!.run();
  expect(original.prefetch).toHaveBeenCalledWith('/support');
});

it('fetches nothing offline, neither when visible nor on hover', () => {
  const {idle, original, deferred} = setUp();
  deferred.prefetch('/support');
  stubGlobal('navigator', {onLine: false});
  idle[0]!.run();
  deferred.preload('/support');
  expect(original.prefetch).not.toHaveBeenCalled();
  expect(original.preload).not.toHaveBeenCalled();
});

it('ignores a preload that fails', async () => {
  const {original, deferred} = setUp();
  await expect(deferred.preload('/support')).resolves.toBeUndefined();
  expect(original.preload).toHaveBeenCalledTimes(1);
});
