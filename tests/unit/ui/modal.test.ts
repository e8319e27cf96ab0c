import {afterEach, beforeEach, expect, it, jest} from '@jest/globals';
import {showModal} from '@site/src/components/ui/modal';

// jsdom has no dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  jest.spyOn(document, 'querySelector').mockReturnValue(null);
  document.body.innerHTML =
    '<header><button id="trigger"></button></header><aside id="away" inert></aside><div><dialog id="a"></dialog></div><dialog id="b"></dialog>';
  // jsdom knows the attribute only.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) element.inert = element.hasAttribute('inert');
});
afterEach(() => {
  jest.restoreAllMocks();
});

const byId = (id: string) => document.getElementById(id)!;
const dialog = (id: string) => byId(id) as HTMLDialogElement;
const inertIds = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(({inert}) => inert)
    .map(({id, localName}) => id || localName);
/** After what waits for the next paint already. */
const painted = async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
};
const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init}));

it('makes the page behind inert after the paint, and gives the focus back', async () => {
  byId('trigger').focus();
  const close = showModal(dialog('a'), () => undefined);
  expect(dialog('a').open).toBe(true);
  expect(inertIds()).toEqual(['away']);
  await painted();
  expect(inertIds()).toEqual(['header', 'away', 'b']);
  byId('trigger').blur();
  close();
  expect(dialog('a').open).toBe(false);
  await painted();
  expect(inertIds()).toEqual(['away']);
  expect(document.activeElement).toBe(byId('trigger'));
});

it('leaves the focus where it went meanwhile', async () => {
  byId('trigger').focus();
  const close = showModal(dialog('a'), () => undefined);
  document.body.insertAdjacentHTML('beforeend', '<input id="next">');
  close();
  byId('next').focus();
  await painted();
  expect(document.activeElement).toBe(byId('next'));
});

it('is inert to all but the topmost of two', async () => {
  const closeA = showModal(dialog('a'), () => undefined);
  await painted();
  const closeB = showModal(dialog('b'), () => undefined);
  await painted();
  expect(inertIds()).toEqual(['header', 'away', 'div']);
  closeB();
  await painted();
  expect(inertIds()).toEqual(['header', 'away', 'b']);
  closeA();
  await painted();
  expect(inertIds()).toEqual(['away']);
});

it('tells the topmost of Esc, but not while an input method composes', () => {
  const [onA, onB] = [jest.fn(), jest.fn()];
  const closeA = showModal(dialog('a'), onA);
  const closeB = showModal(dialog('b'), onB);
  press({key: 'Escape', isComposing: true});
  press({key: 'Enter'});
  expect(onB).not.toHaveBeenCalled();
  press({key: 'Escape'});
  expect(onB).toHaveBeenCalledTimes(1);
  closeB();
  press({key: 'Escape'});
  closeA();
  press({key: 'Escape'});
  expect(onA).toHaveBeenCalledTimes(1);
});
