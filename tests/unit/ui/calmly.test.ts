import {afterEach, beforeEach, expect, jest, test} from '@jest/globals';
import {calmly} from '@site/src/components/ui/calmly';
import {restoreGlobals, stubGlobal} from '../../support/globals';

const load = jest.fn(() => Promise.resolve('part'));

/** A page with the part in it, and a visitor who wants things to stand still. */
beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<section><div data-part></div><button>Play</button></section><button id="other"></button>';
  stubGlobal('matchMedia', () => ({matches: true}));
});
afterEach(restoreGlobals);

test('a part that is not in the page is loaded at once', async () => {
  document.body.innerHTML = '';
  await expect(calmly('[data-part]', load)).resolves.toBe('part');
});

test('where nothing may move, a part is loaded when a control beside it is used, once', async () => {
  const part = calmly('[data-part]', load);
  document.querySelector<HTMLElement>('#other')!.click();
  expect(load).not.toHaveBeenCalled();
  const button = document.querySelector<HTMLElement>('section button')!;
  button.click();
  button.click();
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a control that has the focus already counts', async () => {
  document.querySelector<HTMLElement>('section button')!.focus();
  await expect(calmly('[data-part]', load)).resolves.toBe('part');
});

test('where it is welcome, a part is loaded by itself once the page is at rest', async () => {
  stubGlobal('matchMedia', () => ({matches: false}));
  await expect(calmly('[data-part]', load)).resolves.toBe('part');
});
