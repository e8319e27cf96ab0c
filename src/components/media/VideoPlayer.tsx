/**
 * A clip with its poster. States after the specification: `ready` (poster and play icon), `playing` (controls),
 * `pause` (play icon again). The clip is not fetched before it is played.
 */
import copy from '@copy/player';
import clsx from 'clsx';
import {type MouseEvent, useRef, useState} from 'react';
import {pauseOthers} from './oneAtATime';
import {Picture} from './Picture';
import styles from './VideoPlayer.module.css';

export interface VideoPlayerProps {
  /** Name of the loop in the media library, e.g. "heat" for `loop-heat`. */
  readonly clip: 'checkout' | 'counting' | 'heat' | 'tracking';
  /** What the clip shows; read out, and the caption where there is one. */
  readonly label: string;
  readonly caption?: string;
  readonly className?: string;
  /** How wide it is shown, as in the `sizes` attribute of a picture. */
  readonly sizes?: string;
}

type PlayerState = 'ready' | 'playing' | 'pause';

export function VideoPlayer({
  clip,
  label,
  caption,
  className,
  sizes = '(max-width: 959px) 100vw, 720px',
}: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>('ready');
  const source = `/media/clips/loop-${clip}`;

  function play(event: MouseEvent) {
    event.preventDefault();
    setState('playing');
    // `play()` is rejected when the browser saves power or data: show the play icon again, not the poster.
    video.current?.play().then(
      () => video.current?.focus(),
      () => setState('pause'),
    );
  }

  return (
    <figure className={clsx(styles.player, className)}>
      <div className={styles.frame} data-state={state}>
        {/* The loops have no sound, so there is nothing to caption. */}
        {}
        <video
          ref={video}
          width={1280}
          height={720}
          preload="none"
          muted
          loop
          playsInline
          controls={state === 'playing'}
          aria-label={label}
          tabIndex={state === 'playing' ? 0 : -1}
          onPlay={({currentTarget}) => {
            pauseOthers(currentTarget);
            setState('playing');
          }}
          onPause={() => setState('pause')}
        >
          <source src={`${source}.webm`} type="video/webm" />
          <source src={`${source}.mp4`} type="video/mp4" />
        </video>
        {/* It stands in the head of its page, as the largest picture there. */}
        {state === 'ready' && <Picture family="scene" name={`store-${clip}`} alt={label} sizes={sizes} priority />}
        {state !== 'playing' && (
          // A link to the file, so that it plays without script and before hydration.
          <a href={`${source}.mp4`} className={styles.play} aria-label={`${copy.play}: ${label}`} onClick={play}>
            <svg viewBox="0 0 80 80" width={80} height={80} aria-hidden="true">
              <circle cx="40" cy="40" r="40" />
              <path d="m33 26 22 14-22 14z" />
            </svg>
          </a>
        )}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
