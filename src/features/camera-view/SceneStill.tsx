/** In place of an event that is not rendered yet: the part of a scene that the algorithm is about, without boxes or clip. */
import {Picture} from '@site/src/components/media/Picture';
import {algorithms, type AlgorithmId} from '@site/src/facts/algorithms';
import type {CSSProperties} from 'react';
import styles from './SceneStill.module.css';

export interface SceneStillProps {
  readonly event: AlgorithmId;
  readonly alt: string;
}

export function SceneStill({event, alt}: SceneStillProps) {
  const media = algorithms.find(({id}) => id === event)?.media;
  if (!media) return null;
  const [x, y] = media.type === 'image' ? media.focus : ([50, 50] as const);
  const name = media.type === 'image' ? media.fileName : `store-${media.fileName}`;
  return (
    <div className={styles.still} style={{'--x': `${x}%`, '--y': `${y}%`} as CSSProperties}>
      <Picture family="scene" name={name} alt={alt} sizes="(max-width: 599px) 480px, 720px" />
    </div>
  );
}
