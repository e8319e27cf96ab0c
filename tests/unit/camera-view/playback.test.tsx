/** A press pauses a clip also before it has begun; one plays at a time; nothing is fetched before. */
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import {CameraView} from '../../../src/features/camera-view/CameraView';

let root: Root;
let place: HTMLElement;
/** Addresses that were asked for. */
let asked: string[];

beforeEach(async () => {
  asked = [];
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    fetch: (address: string) => {
      asked.push(address);
      return new Promise(() => {});
    },
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  // As in a browser, a clip that is paused before it has begun rejects its promise.
  const pending = new WeakMap<HTMLMediaElement, () => void>();
  HTMLMediaElement.prototype.play = function play() {
    Object.defineProperty(this, 'paused', {value: false, configurable: true});
    return new Promise((_, reject) => pending.set(this, () => reject(new DOMException('paused', 'AbortError'))));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    Object.defineProperty(this, 'paused', {value: true, configurable: true});
    pending.get(this)?.();
    this.dispatchEvent(new Event('pause'));
  };
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <>
        <CameraView event="fall" label="Fall" sizes="300px" />
        <CameraView event="smoking" label="Smoking" sizes="300px" />
      </>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const states = () => [...place.querySelectorAll<HTMLElement>('[data-state]')].map(({dataset}) => dataset.state);
const press = (index: number) => act(async () => place.querySelectorAll<HTMLElement>('a[role=button]')[index]!.click());

it('fetches nothing before it is pressed', async () => {
  expect(asked).toEqual([]);
  expect(place.querySelector('video')).toBeNull();
  await press(0);
  expect(asked).toEqual(['/media/events/fall.json']);
  expect(states()).toEqual(['playing', 'still']);
});

it('is paused by a second press, also before it has begun', async () => {
  await press(0);
  await press(0);
  expect(states()).toEqual(['paused', 'still']);
});

it('returns to the still when another one plays', async () => {
  await press(0);
  await press(1);
  expect(states()).toEqual(['still', 'playing']);
});
