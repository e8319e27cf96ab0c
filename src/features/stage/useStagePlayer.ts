/**
 * When the stage runs: its pictures load once the page is idle and the stage is near the viewport, or on request, which
 * reduced motion and data saver require; it pauses off-screen, in hidden tabs, and on the button.
 */
import {type RefObject, startTransition, useEffect, useRef, useState} from 'react';
import {allowsAutoLoad} from '../navigation/loadWhenIdle';
import {createPlayer, type Player} from './player';
import type {Reading, StageLabels} from './reading';
import type {RoomId} from './rooms';
import type {ModeId, StageSettings} from './settings';

/** `failed`: the still is shown, with a retry. */
export type StageState = 'still' | 'loading' | 'playing' | 'paused' | 'failed';

export interface StageParts {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Container of the canvases. */
  readonly place: RefObject<HTMLDivElement | null>;
}

export interface StageOptions {
  readonly mode: ModeId;
  readonly room: RoomId;
  /** On a dark page the evening instead. */
  readonly dusk: boolean | undefined;
  readonly settings: StageSettings;
  readonly labels: StageLabels;
  /** Containers of the camera views; read when the stage starts. */
  readonly insets: RefObject<readonly HTMLElement[]>;
  readonly onReading: (reading: Reading) => void;
}

export interface StagePlayer {
  readonly state: StageState;
  /** Starts, pauses or goes on. */
  readonly toggle: () => void;
  readonly pick: Player['pick'];
}

export function useStagePlayer(
  {box, place}: StageParts,
  {mode, room, dusk, settings, labels, insets, onReading}: StageOptions,
): StagePlayer {
  const [state, setState] = useState<StageState>('still');
  const player = useRef<Player>(undefined);
  const latest = useRef({settings, onReading});
  const wanted = useRef<'auto' | 'play' | 'pause'>('auto');
  const start = useRef<() => void>(undefined);

  useEffect(() => {
    latest.current = {settings, onReading};
    player.current?.set(settings);
  }, [settings, onReading]);

  useEffect(() => {
    const stop = new AbortController();
    let isNear = false;
    let isLoading = false;
    let hasTried = false;

    function follow(): void {
      const isPlaying = player.current && wanted.current !== 'pause' && isNear && !document.hidden;
      if (isPlaying) player.current!.play();
      else player.current?.pause();
    }

    function load(): void {
      if (isLoading || !place.current) return;
      isLoading = true;
      hasTried = true;
      setState('loading');
      createPlayer({
        mode,
        room: dusk && matchMedia('(prefers-color-scheme: dark)').matches ? 'dusk' : room,
        labels,
        place: place.current,
        insets: insets.current,
        signal: stop.signal,
        settings: latest.current.settings,
        onReading: (reading) => startTransition(() => latest.current.onReading(reading)),
      }).then(
        (made) => {
          player.current = made;
          made.set(latest.current.settings);
          startTransition(() => setState('playing'));
          follow();
        },
        () => {
          isLoading = false;
          if (!stop.signal.aborted) setState('failed');
        },
      );
    }

    start.current = () => {
      if (player.current) follow();
      else load();
    };
    // Requested before this effect ran: a click may come between React's commit and its effects.
    if (wanted.current === 'play') load();
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        // After a failure only a tap retries.
        if (isNear && allowsAutoLoad() && !hasTried) load();
        follow();
      },
      {rootMargin: '40px'},
    );
    if (box.current) observer.observe(box.current);
    document.addEventListener('visibilitychange', follow);
    return () => {
      stop.abort();
      observer.disconnect();
      document.removeEventListener('visibilitychange', follow);
      player.current = undefined;
    };
  }, [mode, room, dusk, labels, box, place, insets]);

  return {
    state,
    toggle() {
      wanted.current = state === 'playing' ? 'pause' : 'play';
      start.current?.();
      if (player.current) setState(state === 'playing' ? 'paused' : 'playing');
    },
    pick: (at) => player.current?.pick(at),
  };
}
