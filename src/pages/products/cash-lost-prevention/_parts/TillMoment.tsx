/** What the camera above the register sees at the time of a line: a view, or an event with its boxes and its clip. */
import clock from '@copy/clock';
import type {CSSProperties} from 'react';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {CameraPicture} from './CameraPicture';
import type {TillLine} from './tillLines';
import styles from './TillReview.module.css';

const CameraView = hydrateOnVisible(() =>
  import('@site/src/features/camera-view/CameraView').then((module) => module.CameraView),
);

const sizes = '(max-width: 979px) 100vw, (max-width: 1263px) 64vw, 830px';

export interface TillMomentProps {
  readonly line: TillLine;
  /** What is to be seen, in a few words. */
  readonly label: string;
}

export function TillMoment({line: {id, seen, time, seenAt = time, thing}, label}: TillMomentProps) {
  return (
    <div className={styles.camera}>
      {'event' in seen ? (
        <CameraView key={id} event={seen.event} label={label} sizes={sizes} />
      ) : (
        <CameraPicture key={id} view={seen.view} label={label} sizes={sizes} />
      )}
      <span className={styles.stamp}>{clock.written(seenAt)}</span>
      {thing && (
        <i
          className={styles.thread}
          style={{'--x': `${thing[0]}%`, '--y': thing[1]} as CSSProperties}
          aria-hidden="true"
        />
      )}
    </div>
  );
}
