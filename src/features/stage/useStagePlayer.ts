/**
 * When the live stage runs: its pictures come once the page is at rest and the stage is near, or when somebody asks for
 * it; it stands still with reduced motion and data saver until then, off-screen, in hidden tabs, and when paused.
 */
import {type RefObject, startTransition, useEffect, useRef, useState} from 'react';
import {allowsAutoLoad} from '../../components/ui/loadWhenIdle';
import {createPlayer, type Player} from './player';
import type {Reading, StageLabels} from './reading';
import type {ModeId, StageSettings} from './settings';

/** `failed` is a still that somebody may ask for again. */
export type StageState = 'still' | 'loading' | 'playing' | 'paused' | 'failed';

export interface StageParts {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Where the canvases come. */
  readonly place: RefObject<HTMLDivElement | null>;
}

export interface StageOptions {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly labels: StageLabels;
  /** Where what lenses see comes; asked for when the stage starts. */
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
  {mode, settings, labels, insets, onReading}: StageOptions,
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
    // Asked for before this effect ran: React commits a part first and runs its effects later, and a click fits between.
    if (wanted.current === 'play') load();
    const observer = new IntersectionObserver(
      ([entry]) => {
        isNear = entry?.isIntersecting ?? false;
        // What did not come once is asked for again by a tap only.
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
  }, [mode, labels, box, place, insets]);

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
