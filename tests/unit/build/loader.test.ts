import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {loaderScript} from '../../../scripts/first-paint/loader';
import {lazyBandsMark} from '../../../src/features/navigation/lazyBands';

/** Whether the scripts that were put off have been added. */
const hasStarted = (): boolean => document.querySelector('script:not([type])') !== null;

const pointer = (type: string, clientX: number): void => {
  window.dispatchEvent(Object.assign(new Event(type), {clientX, clientY: 10}));
};

/** Runs the loader on a page that was opened in this way. */
const load = (type: NavigationTimingType, hash = ''): void => {
  // jsdom keeps no record of how its page was opened.
  Object.assign(performance, {getEntriesByType: () => [{type}]});
  location.hash = hash;
  document.documentElement.removeAttribute(lazyBandsMark);
  document.head.innerHTML = '<noscript data-sheets></noscript><script type="later" src="/later.js"></script>';
  new Function(loaderScript)();
};

beforeEach(() => {
  // Nothing is idle by itself.
  jest.useFakeTimers();
  load('navigate');
});
afterEach(() => {
  jest.useRealTimers();
});

it('does not take a pointer that lies still for a visitor', () => {
  pointer('pointermove', 10);
  pointer('pointermove', 10);
  expect(hasStarted()).toBe(false);
  pointer('pointermove', 11);
  expect(hasStarted()).toBe(true);
});

it.each(['pointerdown', 'touchstart', 'keydown', 'wheel'])('starts at the first %s', (type) => {
  pointer(type, 10);
  expect(hasStarted()).toBe(true);
});

it('starts by itself once the page is idle', () => {
  expect(hasStarted()).toBe(false);
  jest.runAllTimers();
  expect(hasStarted()).toBe(true);
});

it.each<[NavigationTimingType, string, boolean]>([
  ['navigate', '', true],
  ['navigate', '#specs', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('after a %s to "%s", leaves bands out of layout: %s', (type, hash, lazy) => {
  load(type, hash);
  expect(document.documentElement.hasAttribute(lazyBandsMark)).toBe(lazy);
});
