import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {useAnswers} from '@site/src/templates/SymptomFinder/_parts/useAnswers';

let root: Root;
let shown: readonly number[] = [];
let go: (next: readonly number[]) => void;
const calls: string[] = [];
function Finder() {
  [shown, go] = useAnswers(() => void calls.push('shown'));
  return null;
}
const visit = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  calls.length = 0;
  visit('/support/finder/offline#2-1');
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Finder />));
});
afterEach(() => {
  act(() => root.unmount());
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: false});
});

it('reads the answers of the address', () => expect(shown).toEqual([2, 1]));

it('writes them, and none leaves no hash', async () => {
  act(() => go([2, 1, 3]));
  expect([shown, window.location.hash]).toEqual([[2, 1, 3], '#2-1-3']);
  act(() => go([]));
  expect([shown, window.location.href.endsWith('/support/finder/offline')]).toEqual([[], true]);
  await new Promise(requestAnimationFrame);
  expect(calls).toEqual(['shown', 'shown']);
});

it('follows Back', () => {
  visit('#1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(shown).toEqual([1]);
});
