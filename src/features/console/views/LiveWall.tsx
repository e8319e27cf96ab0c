import copy from '@copy/demos/console';
import type {CameraId} from '../model/cameras';
import {CameraView, cameraName} from './CameraView';
import styles from './Video.module.css';

export interface LiveWallProps {
  readonly cameras: readonly CameraId[];
  readonly chosen: CameraId;
  /** Time on every picture. */
  readonly time: string;
  readonly onChoose: (camera: CameraId) => void;
}

/** Cameras two by two; choosing one is a toggle button. */
export function LiveWall({cameras, chosen, time, onChoose}: LiveWallProps) {
  return (
    <div className={styles.wall} role="group" aria-label={copy.video.wall}>
      {cameras.map((camera) => (
        <button
          key={camera}
          type="button"
          aria-pressed={camera === chosen}
          // What the picture says is a part of the name, for people who speak to the computer.
          aria-label={`${copy.video.show(cameraName(camera))}  ${time}`}
          onClick={() => onChoose(camera)}
        >
          <CameraView camera={camera} alt="" stamp={`${cameraName(camera)}  ${time}`} />
        </button>
      ))}
    </div>
  );
}
