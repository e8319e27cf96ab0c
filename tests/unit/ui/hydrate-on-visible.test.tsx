/** Lazily hydrated parts: what loads their code before they enter the viewport. */
import {act, useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, expect, it} from '@jest/globals';
import copy from '@copy/products/cloud-camera';
import {CameraFinder} from '@site/src/pages/products/cloud-camera/_parts/CameraFinder';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';

let root: Root | undefined;

beforeEach(() => {
  // Nobody scrolls: nothing enters the viewport.
  class NeverIntersecting {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true, IntersectionObserver: NeverIntersecting});
  window.matchMedia = () => ({matches: false}) as MediaQueryList;
});
afterEach(() => act(async () => root?.unmount()));

/** Opens a page whose only part is the finder, and counts how often its code is loaded. */
async function open(search: string): Promise<{place: HTMLElement; loads: number}> {
  window.history.replaceState(null, '', `/products/cloud-camera${search}`);
  let loads = 0;
  const Part = hydrateOnVisible(async () => {
    loads += 1;
    return CameraFinder;
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = `<div>${renderToStaticMarkup(<CameraFinder copy={copy.finder} />)}</div>`;
  await act(async () => {
    root = hydrateRoot(place, <Part copy={copy.finder} />);
  });
  return {place, loads};
}

it.each(['', '?sp=qr-2019'])('waits for the viewport: %s', async (search) => {
  expect((await open(search)).loads).toBe(0);
});

it('hydrates at once for an address with a comparison, and shows its tray', async () => {
  const {place, loads} = await open('?compare=w3-e,w3-s,p3-x-8');
  expect(loads).toBe(1);
  expect([...place.querySelectorAll('aside button[title]')].map((button) => button.getAttribute('title'))).toEqual([
    'W3-E',
    'W3-S',
    'P3-X-8',
  ]);
});

it('hydrates at once for an address with a filter, and narrows the list', async () => {
  const {place, loads} = await open('?place=outdoor');
  expect(loads).toBe(1);
  expect(place.querySelectorAll('input[type=radio]:checked + span')[0]?.textContent).toBe(
    copy.finder.facets.place.answers.outdoor,
  );
});

/** A part of two buttons whose code arrives when told to. Records clicks, and what has the focus when its effects run. */
async function openButtons() {
  const seen = {clicks: [] as string[], focused: [] as (string | undefined)[]};
  let arrive = (): void => undefined;
  function Buttons() {
    useEffect(() => void seen.focused.push(document.activeElement?.textContent ?? undefined), []);
    return ['one', 'two'].map((name) => (
      <button key={name} type="button" onClick={() => seen.clicks.push(name)}>
        {name}
      </button>
    ));
  }
  const Part = hydrateOnVisible(() => new Promise<typeof Buttons>((resolve) => (arrive = () => resolve(Buttons))));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = `<div>${renderToStaticMarkup(<Buttons />)}</div>`;
  await act(async () => {
    root = hydrateRoot(place, <Part />);
  });
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name)!;
  return {seen, button, arrive: () => act(async () => arrive())};
}

const key = (type: 'keydown' | 'keyup') => new KeyboardEvent(type, {key: ' ', bubbles: true});

it('gives the focus back together with the new elements', async () => {
  const {seen, button, arrive} = await openButtons();
  button('two').focus();
  await arrive();
  expect([document.activeElement, seen.focused]).toEqual([button('two'), ['two']]);
});

it('presses a control whose key was held down while the code arrived, once', async () => {
  const {seen, button, arrive} = await openButtons();
  button('two').focus();
  button('two').dispatchEvent(key('keydown'));
  await arrive();
  document.activeElement!.dispatchEvent(key('keyup'));
  document.activeElement!.dispatchEvent(key('keyup'));
  expect(seen.clicks).toEqual(['two']);
});

it('leaves a disclosure open that was opened before the code came', async () => {
  const Groups = () =>
    ['one', 'two'].map((name) => (
      <details key={name}>
        <summary>{name}</summary>
        <button type="button">in {name}</button>
      </details>
    ));
  let arrive = (): void => undefined;
  const Part = hydrateOnVisible(() => new Promise<typeof Groups>((resolve) => (arrive = () => resolve(Groups))));
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = `<div>${renderToStaticMarkup(<Groups />)}</div>`;
  await act(async () => {
    root = hydrateRoot(place, <Part />);
  });
  const before = place.querySelectorAll('details')[1]!;
  before.open = true;
  before.querySelector('button')!.focus();
  await act(async () => arrive());
  const after = [...place.querySelectorAll('details')];
  expect(after[1]).not.toBe(before);
  expect(after.map(({open: isOpen}) => isOpen)).toEqual([false, true]);
});
