/** Steps of a teaching video with their time: the text alternative, and chapters that jump to their place in the player. */
import type {MouseEvent, RefObject} from 'react';
import styles from './LessonChapters.module.css';
import {useLessonSource} from './LessonPlayer';

export interface LessonChaptersProps {
  /** Id in `src/facts/videos.ts`. */
  readonly id: string;
  readonly steps: readonly string[];
  /** When each step begins, in seconds. */
  readonly starts: readonly number[];
  /** The player's video. */
  readonly videoRef: RefObject<HTMLVideoElement | null>;
}

/** Minutes and seconds as players show them, e.g. 0:06. */
export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The chapters behind their name. */
export function FoldedChapters({label, ...chapters}: LessonChaptersProps & {readonly label: string}) {
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <LessonChapters {...chapters} />
    </details>
  );
}

export function LessonChapters({id, steps, starts, videoRef}: LessonChaptersProps) {
  const source = useLessonSource(id);
  const jump = (event: MouseEvent, start: number) => {
    const player = videoRef.current;
    if (!player) return;
    event.preventDefault();
    player.currentTime = start;
    player.scrollIntoView({block: 'nearest'});
    // Rejected when the browser saves power or data: the play icon stays, and leads to the same place.
    player.play().catch(() => undefined);
  };
  return (
    <ol className={styles.chapters}>
      {steps.map((step, index) => {
        const start = starts[index] ?? 0;
        return (
          <li key={step}>
            {/* A link to that second of the file, so that it works without script and before hydration. */}
            <a href={`${source}.mp4#t=${start}`} onClick={(event) => jump(event, start)}>
              <span className={styles.time}>{timeOf(start)}</span> <span>{step}</span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
