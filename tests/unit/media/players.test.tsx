/** Clips and teaching videos: a pause shows the play icon again, one plays at a time, and chapters jump. */
import {act, createRef} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {LessonChapters} from '../../../src/components/media/LessonChapters';
import {LessonPlayer} from '../../../src/components/media/LessonPlayer';
import {VideoPlayer} from '../../../src/components/media/VideoPlayer';

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  // jsdom plays nothing; the events are those of a browser.
  HTMLMediaElement.prototype.play = async function play() {
    this.dispatchEvent(new Event('play'));
  };
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'));
  };
  HTMLMediaElement.prototype.scrollIntoView = () => undefined;
  place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  const chaptered = createRef<HTMLVideoElement>();
  await act(async () =>
    root.render(
      <>
        <LessonPlayer id="adding" label="Adding" video={chaptered} />
        <LessonChapters id="adding" steps={['Plug in', 'Scan']} starts={[2, 66.5]} videoRef={chaptered} />
        <LessonPlayer id="network" label="Network" />
        <VideoPlayer clip="heat" label="Heat map" />
      </>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

const states = () => [...place.querySelectorAll<HTMLElement>('[data-state]')].map(({dataset}) => dataset.state);
const player = (index: number) => place.querySelectorAll<HTMLElement>('[data-state]')[index]!;
const play = (index: number) => act(async () => player(index).querySelector('a')?.click());
const video = (index: number) => player(index).querySelector('video')!;

describe('players', () => {
  it.each([0, 2])('a pause shows the play icon again, which goes on: %s', async (index) => {
    await play(index);
    expect(player(index).querySelector('a')).toBeNull();
    await act(async () => video(index).pause());
    expect(states()[index]).toBe('pause');
    expect(player(index).querySelector('a')).not.toBeNull();
    expect(player(index).querySelector('img')).toBeNull();
    await play(index);
    expect(states()[index]).toBe('playing');
  });

  it('a teaching video keeps its controls in a pause, and has its poster again at the end', async () => {
    await play(0);
    await act(async () => video(0).pause());
    expect(video(0).controls).toBe(true);
    await act(async () => video(0).dispatchEvent(new Event('ended')));
    expect(states()[0]).toBe('ready');
    expect(player(0).querySelector('img')).not.toBeNull();
  });

  it('starting one pauses the others', async () => {
    await play(0);
    await play(1);
    expect(states()).toEqual(['pause', 'playing', 'ready']);
    await play(2);
    expect(states()).toEqual(['pause', 'pause', 'playing']);
    // Also with the controls of the browser.
    await act(async () => video(0).play());
    expect(states()).toEqual(['playing', 'pause', 'pause']);
  });

  it('a chapter plays from its place, and without script leads to that second of the file', async () => {
    const chapters = [...place.querySelectorAll<HTMLAnchorElement>('ol a')];
    expect(chapters.map(({textContent}) => textContent)).toEqual(['0:02 Plug in', '1:06 Scan']);
    expect(chapters[1]?.getAttribute('href')).toBe('/media/lessons/adding-zh.mp4#t=66.5');
    await play(1);
    await act(async () => chapters[1]?.click());
    expect(video(0).currentTime).toBe(66.5);
    expect(states()).toEqual(['playing', 'pause', 'ready']);
  });
});
