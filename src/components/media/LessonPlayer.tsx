/**
 * A teaching video: a poster until it is played, then the browser's controls. A pause shows the play icon again and keeps the
 * controls for seeking; the end shows the poster again.
 */
import copy from '@copy/player';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {type MouseEvent, type RefObject, useRef, useState} from 'react';
import {pauseOthers} from './oneAtATime';
import styles from './LessonPlayer.module.css';

export interface LessonPlayerProps {
  /** Id in `src/facts/videos.ts`. */
  readonly id: string;
  readonly label: string;
  /** Gets the video, for chapters that jump in it. */
  readonly video?: RefObject<HTMLVideoElement | null>;
  /** Its poster is the largest picture of the first view. */
  readonly isFirstPicture?: boolean;
}

/** Path of a lesson's files in this edition, without their ending. */
export const useLessonSource = (id: string): string => `/media/lessons/${id}-${useLocale() === 'en' ? 'en' : 'zh'}`;

export function LessonPlayer({id, label, video: given, isFirstPicture}: LessonPlayerProps) {
  const own = useRef<HTMLVideoElement>(null);
  const video = given ?? own;
  const [state, setState] = useState<'ready' | 'playing' | 'pause'>('ready');
  const source = useLessonSource(id);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setState('playing');
    video.current?.play().then(
      () => video.current?.focus(),
      () => setState('pause'),
    );
  };
  return (
    <div className={styles.frame} data-state={state}>
      <video
        ref={video}
        width={1280}
        height={720}
        preload="none"
        muted
        playsInline
        controls={state !== 'ready'}
        aria-label={label}
        tabIndex={state === 'ready' ? -1 : 0}
        onPlay={({currentTarget}) => {
          pauseOthers(currentTarget);
          setState('playing');
        }}
        onPause={() => setState('pause')}
        onEnded={() => setState('ready')}
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
      </video>
      {state !== 'playing' && (
        // A link to the file, so that it plays without script and before hydration. The poster is a picture of its
        // own because a video fetches its poster at once, also far below the fold.
        <a
          href={`${source}.mp4`}
          className={clsx(styles.play, state === 'pause' && styles.paused)}
          aria-label={`${copy.play}: ${label}`}
          onClick={play}
        >
          {state === 'ready' && (
            <picture>
              <source media="(max-width: 599px)" type="image/avif" srcSet={`${source}-poster-720.avif`} />
              <img
                src={`${source}-poster.webp`}
                srcSet={`${source}-poster-720.webp 720w, ${source}-poster.webp 1280w`}
                sizes="(max-width: 767px) 92vw, 400px"
                alt=""
                width={1280}
                height={960}
                loading={isFirstPicture ? undefined : 'lazy'}
                decoding={isFirstPicture ? 'sync' : 'async'}
                fetchPriority={isFirstPicture ? 'high' : undefined}
              />
            </picture>
          )}
          <span aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
