import {afterEach, beforeEach, expect, jest, test} from '@jest/globals';
import {loadWhenIdle} from '@site/src/features/navigation/loadWhenIdle';
import {restoreGlobals, stubGlobal} from '../../../support/globals';

const load = jest.fn(() => Promise.resolve('part'));

/** A page with the part in it, and a visitor who prefers reduced motion. */
beforeEach(() => {
  load.mockClear();
  document.body.innerHTML = '<section><div data-part></div><button>Play</button></section><button id="other"></button>';
  stubGlobal('matchMedia', () => ({matches: true}));
});
afterEach(restoreGlobals);

test('a part that is not in the page is loaded at once', async () => {
  document.body.innerHTML = '';
  await expect(loadWhenIdle('[data-part]', load)).resolves.toBe('part');
});

test('with reduced motion a part is loaded when a control beside it is used, once', async () => {
  const part = loadWhenIdle('[data-part]', load);
  document.querySelector<HTMLElement>('#other')!.click();
  expect(load).not.toHaveBeenCalled();
  const button = document.querySelector<HTMLElement>('section button')!;
  button.click();
  button.click();
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('the free trial beside a part does not load it', async () => {
  document
    .querySelector('section')!
    .insertAdjacentHTML('beforeend', '<a href="#trial" data-trial="hero">Free trial</a>');
  const part = loadWhenIdle('[data-part]', load);
  document.querySelector<HTMLElement>('section a')!.focus();
  document.querySelector<HTMLElement>('section a')!.click();
  expect(load).not.toHaveBeenCalled();
  document.querySelector<HTMLElement>('section button')!.click();
  await expect(part).resolves.toBe('part');
});

test('a control that has the focus already counts', async () => {
  document.querySelector<HTMLElement>('section button')!.focus();
  await expect(loadWhenIdle('[data-part]', load)).resolves.toBe('part');
});

test('without such preferences a part is loaded by itself once the page is idle', async () => {
  stubGlobal('matchMedia', () => ({matches: false}));
  await expect(loadWhenIdle('[data-part]', load)).resolves.toBe('part');
});
