/**
 * Plays an event clip when a visitor means it: a mouse that rests on it, the keyboard's focus, or a press, which also pauses. Nothing is
 * fetched before. Visitors who want less motion or less data get the still until they press.
 */
import {pauseOthers} from '@site/src/components/media/oneAtATime';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {algorithmEvents} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {frameAt, shotAt, type EventTracks, type Shot} from './tracks';

/** A mouse that only passes starts nothing; milliseconds. */
const restMs = 180;

type PlayState = 'still' | 'playing' | 'paused';
/** What it was started by, and so what ends it. */
type Intent = 'pointer' | 'focus' | 'press';

const mayStartByItself = (): boolean => {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** Calls back with the media time of every frame that is shown, until the returned function is called. */
function followFrames(video: HTMLVideoElement, onTime: (seconds: number) => void): () => void {
  let handle = 0;
  if ('requestVideoFrameCallback' in video) {
    const next: VideoFrameRequestCallback = (_, {mediaTime}) => {
      onTime(mediaTime);
      handle = video.requestVideoFrameCallback(next);
    };
    handle = video.requestVideoFrameCallback(next);
    return () => video.cancelVideoFrameCallback(handle);
  }
  const element: HTMLVideoElement = video;
  const next = () => {
    if (element.readyState >= element.HAVE_CURRENT_DATA) onTime(element.currentTime);
    handle = requestAnimationFrame(next);
  };
  handle = requestAnimationFrame(next);
  return () => cancelAnimationFrame(handle);
}

/** @param startsByItself for what is shown only after a press, never in the HTML of a page */
export function useCameraPlayback(event: AlgorithmId, startsByItself = false) {
  const video = useRef<HTMLVideoElement>(null);
  const intent = useRef<Intent>('press');
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<PlayState>(() => (startsByItself && mayStartByItself() ? 'playing' : 'still'));
  const [tracks, setTracks] = useState<EventTracks>();
  const [seconds, setSeconds] = useState<number>();

  function play(by: Intent) {
    clearTimeout(rest.current);
    intent.current = by;
    setState('playing');
  }
  function stop() {
    clearTimeout(rest.current);
    setState('still');
  }

  useEffect(() => {
    if (state === 'still') {
      setSeconds(undefined);
      return undefined;
    }
    if (tracks) return undefined;
    const request = new AbortController();
    // Without the boxes the clip still shows what happens.
    fetch(`/media/events/${event}.json`, {signal: request.signal})
      .then((answer) => answer.json() as Promise<EventTracks>)
      .then(setTracks, () => {});
    return () => request.abort();
  }, [event, state, tracks]);

  useEffect(() => {
    const element = video.current;
    if (state !== 'playing' || !element) return undefined;
    pauseOthers(element);
    let isCurrent = true;
    // Rejected when the browser saves power, when the clip does not load, and when a press pauses it before it has begun.
    element.play().catch(() => {
      if (isCurrent) setState('still');
    });
    const unfollow = followFrames(element, setSeconds);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) setState('still');
    });
    observer.observe(element);
    return () => {
      isCurrent = false;
      unfollow();
      observer.disconnect();
      element.pause();
    };
  }, [state]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const shot: Shot | undefined =
    state === 'still' || seconds === undefined
      ? undefined
      : tracks
        ? shotAt(tracks, frameAt(tracks, seconds), algorithmEvents[event].trail?.kind)
        : {boxes: [], zone: null, isAlert: false};

  return {
    video,
    state,
    /** What the picture shows now; undefined while it is the still. */
    shot,
    control: {
      onPointerEnter({pointerType}: PointerEvent) {
        if (pointerType !== 'mouse' || state !== 'still' || !mayStartByItself()) return;
        rest.current = setTimeout(() => play('pointer'), restMs);
      },
      onPointerLeave() {
        clearTimeout(rest.current);
        if (state === 'playing' && intent.current === 'pointer') stop();
      },
      onFocus({currentTarget}: FocusEvent) {
        if (state === 'still' && currentTarget.matches(':focus-visible') && mayStartByItself()) play('focus');
      },
      onBlur() {
        if (intent.current === 'focus') stop();
      },
      onClick(click: MouseEvent) {
        click.preventDefault();
        clearTimeout(rest.current);
        // Who presses what plays under the mouse wants to go on watching it; the next press pauses.
        if (state !== 'playing') play('press');
        else if (intent.current === 'pointer') intent.current = 'press';
        else {
          intent.current = 'press';
          setState('paused');
        }
      },
      onKeyDown(key: KeyboardEvent<HTMLElement>) {
        if (key.key !== ' ') return;
        key.preventDefault();
        key.currentTarget.click();
      },
    },
    /** Another clip has started, or the browser has paused this one. */
    onPause({currentTarget}: {readonly currentTarget: HTMLVideoElement}) {
      if (currentTarget.paused) setState((now) => (now === 'playing' ? 'still' : now));
    },
  };
}
