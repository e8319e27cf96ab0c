/** A teaching video: its poster until somebody wants it, then the browser's own controls. */
import copy from '@copy/player';
import {useLocale} from '@site/src/site/useLocale';
import {type MouseEvent, useRef, useState} from 'react';
import styles from './LessonPlayer.module.css';

export interface LessonPlayerProps {
  /** Id in `src/content/videos.ts`. */
  readonly id: string;
  readonly label: string;
}

export function LessonPlayer({id, label}: LessonPlayerProps) {
  const language = useLocale() === 'en' ? 'en' : 'zh';
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const source = `/media/lessons/${id}-${language}`;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
    video.current?.play().then(
      () => video.current?.focus(),
      () => setPlaying(false),
    );
  };
  return (
    <div className={styles.frame}>
      <video
        ref={video}
        width={1280}
        height={720}
        preload="none"
        muted
        playsInline
        controls={playing}
        aria-label={label}
        tabIndex={playing ? 0 : -1}
        onEnded={() => setPlaying(false)}
      >
        <source src={`${source}.webm`} type="video/webm" />
        <source src={`${source}.mp4`} type="video/mp4" />
      </video>
      {!playing && (
        // A link to the file, so that it plays without script and before the page is alive. The poster is a picture of its
        // own because a video fetches its poster at once, also far below the fold.
        <a href={`${source}.mp4`} className={styles.play} aria-label={`${copy.play}: ${label}`} onClick={play}>
          <img
            src={`${source}-poster.webp`}
            srcSet={`${source}-poster-720.webp 720w, ${source}-poster.webp 1280w`}
            sizes="(max-width: 767px) 92vw, 400px"
            alt=""
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
          />
          <span aria-hidden="true" />
        </a>
      )}
    </div>
  );
}
