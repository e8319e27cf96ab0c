/** Screens of an app side by side, a strip to swipe on phones; each opens large in the viewer. */
import {useImageViewer, type ViewerItem} from '@site/src/components/media/ImageViewer';
import type {Screenshot} from '@site/src/facts/downloads.schema';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Screenshots.module.css';

/** Caption of a screen; the title names it for people who hear the page as well. */
export interface ShotCopy {
  readonly title: string;
  readonly text: string;
}

export interface ScreenshotsProps {
  readonly shots: readonly Screenshot[];
  /** By `fileNameTemplate`. */
  readonly screens: Readonly<Record<string, ReactNode>>;
  readonly copy: Readonly<Record<string, ShotCopy>>;
  /** What the link on a screen does. */
  readonly enlarge: string;
}

export function Screenshots({shots, screens, copy, enlarge}: ScreenshotsProps) {
  const {openFrom} = useImageViewer();
  const items = shots.map(({fileNameTemplate: name}): ViewerItem => ({
    kind: 'inline',
    elementId: `shot-${name}`,
    title: copy[name]?.title ?? name,
    text: copy[name]?.text,
  }));
  return (
    <ul className={clsx(styles.shots, shots.length < 3 && styles.few)}>
      {shots.map(({fileNameTemplate: name, large}, index) => (
        <li key={name}>
          <figure>
            <a href={`#shot-${name}`} onClick={(event) => openFrom(event, items, index)}>
              <span className="sr">{enlarge}</span>
              <div id={`shot-${name}`} className={styles.shot}>
                <svg
                  viewBox="0 0 320 640"
                  width={large.width}
                  height={large.height}
                  role="img"
                  aria-label={copy[name]?.title}
                >
                  {screens[name]}
                </svg>
              </div>
            </a>
            <figcaption>
              <b>{copy[name]?.title}</b>
              <span>{copy[name]?.text}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
