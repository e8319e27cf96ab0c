import copy from '@copy/demos/console';
import {Picture} from '@site/src/components/media/Picture';
import {algorithmEvents} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {cameraViews, type CameraId} from '../model/cameras';
import styles from './Camera.module.css';

export interface CameraViewProps {
  readonly camera: CameraId;
  /** What is seen, for those who do not see it; empty where words beside it say so. */
  readonly alt: string;
  /** In the lower corner: store, camera, time. */
  readonly stamp?: string;
  /** What the camera has found: the picture of that event, with a mark around it. */
  readonly event?: AlgorithmId;
  /** Nobody has marked it yet. */
  readonly isUnmarked?: boolean;
  readonly label?: string;
  /** The largest picture of the first view. */
  readonly isFirstPicture?: boolean;
  readonly className?: string;
}

const sizes = '(max-width: 599px) 92vw, 480px';

/** Where the finding is in the picture of its event, in percent: left, top, width, height. */
function markOf(event: AlgorithmId): readonly number[] {
  const {boxes} = algorithmEvents[event];
  const [left, top, width, height] = (boxes.find(({tone}) => tone === 'alert') ?? boxes[0]!).box;
  return [left / 6.4, top / 3.6, width / 6.4, height / 3.6].map((share) => Math.round(share * 10) / 10);
}

/** What a camera sees, with time, place and a drawn mark over it: words are text, never pixels. */
export function CameraView({camera, alt, stamp, event, isUnmarked, label, isFirstPicture, className}: CameraViewProps) {
  const mark = event && !isUnmarked ? markOf(event) : undefined;
  const [x, y, width, height] = mark ?? [];
  return (
    <div className={clsx(styles.view, className)}>
      {event ? (
        <Picture family="event" name={event} alt={alt} sizes={sizes} />
      ) : (
        <Picture family="view" name={`${cameraViews[camera]}-day`} alt={alt} sizes={sizes} priority={isFirstPicture} />
      )}
      {mark && (
        <i
          // Of a tall mark, a person beside others, the label ends where it does: it would lie over them.
          className={clsx(styles.mark, height! > 60 && styles.tall)}
          style={{'--x': `${x}%`, '--y': `${y}%`, '--w': `${width}%`, '--h': `${height}%`} as CSSProperties}
          aria-hidden="true"
        >
          {label && <span>{label}</span>}
        </i>
      )}
      {stamp && (
        <span className={styles.stamp} aria-hidden="true">
          {stamp}
        </span>
      )}
    </div>
  );
}

/** A picture that has to be taken yet. */
export function NoPicture({text}: {readonly text: string}) {
  return <p className={clsx(styles.view, styles.none)}>{text}</p>;
}

/** Name of a camera. */
export const cameraName = (camera: CameraId): string => copy.cameras[camera];
