import {politely} from '@site/src/features/navigation/prefetch';
import {afterEach, expect, it, jest} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';

afterEach(restoreGlobals);

function ahead() {
  const idle: {run: () => void; timeout?: number}[] = [];
  stubGlobal('requestIdleCallback', (run: () => void, {timeout}: IdleRequestOptions) => idle.push({run, timeout}));
  const original = {prefetch: jest.fn(), preload: jest.fn(() => Promise.reject(new Error('gone')))};
  return {idle, original, polite: politely(original)};
}

it('fetches code ahead in an idle moment, after 2000 ms at the latest', () => {
  const {idle, original, polite} = ahead();
  polite.prefetch('/support');
  expect(original.prefetch).not.toHaveBeenCalled();
  expect(idle.map(({timeout}) => timeout)).toEqual([2000]);
  idle[0]!.run();
  expect(original.prefetch).toHaveBeenCalledWith('/support');
});

it('fetches nothing without a network, neither in advance nor on hovering', () => {
  const {idle, original, polite} = ahead();
  polite.prefetch('/support');
  stubGlobal('navigator', {onLine: false});
  idle[0]!.run();
  polite.preload('/support');
  expect(original.prefetch).not.toHaveBeenCalled();
  expect(original.preload).not.toHaveBeenCalled();
});

it('says nothing when what is hovered over does not come', async () => {
  const {original, polite} = ahead();
  await expect(polite.preload('/support')).resolves.toBeUndefined();
  expect(original.preload).toHaveBeenCalledTimes(1);
});
