import copy from '@copy/demos/console';
import {SceneCrop} from '@site/src/components/media/SceneCrop';
import clsx from 'clsx';
import type {CSSProperties} from 'react';
import {cameraPictures, type CameraId} from '../model/cameras';
import styles from './Camera.module.css';

export interface CameraViewProps {
  readonly camera: CameraId;
  /** What is seen, for those who do not see it; empty where words beside it say so. */
  readonly alt: string;
  /** In the lower corner: store, camera, time. */
  readonly stamp?: string;
  /** A place in the picture that somebody or something marked, in percent: left, top, width, height. */
  readonly mark?: readonly [number, number, number, number];
  readonly label?: string;
  readonly className?: string;
}

/** What a camera sees, with time, place and a drawn mark over it: words are text, never pixels. */
export function CameraView({camera, alt, stamp, mark, label, className}: CameraViewProps) {
  const [x, y, width, height] = mark ?? [];
  return (
    <div className={clsx(styles.view, className)}>
      <SceneCrop {...cameraPictures[camera]} alt={alt} />
      {mark && (
        <i
          className={styles.mark}
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
