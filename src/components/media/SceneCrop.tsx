/** A detail of a rendered scene, enlarged around one point: what a camera's clip or evidence picture would show. */
import type {CSSProperties} from 'react';
import {Picture} from './Picture';
import styles from './SceneCrop.module.css';

export interface SceneCropProps {
  /** Name of the scene in the picture library. */
  readonly scene: string;
  /** Center of the crop, in percent of the scene from the left and the top. */
  readonly x: number;
  readonly y: number;
  /** How many times wider than the frame the scene is shown. */
  readonly zoom?: number;
  readonly alt: string;
}

export function SceneCrop({scene, x, y, zoom = 3.4, alt}: SceneCropProps) {
  return (
    <div className={styles.crop} style={{'--x': `${x}%`, '--y': `${y}%`, '--zoom': `${zoom * 100}%`} as CSSProperties}>
      <Picture family="scene" name={scene} alt={alt} sizes="960px" />
    </div>
  );
}
