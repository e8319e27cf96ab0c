/**
 * What algorithms see, in the head of the page: three views, one on narrower screens. Whole pictures, of events that the wall below crops
 * to their finding, so that none is seen twice. The wall says that they are simulated.
 */
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import styles from './HeroViews.module.css';

const large: AlgorithmId = 'box-drop';
const small: readonly AlgorithmId[] = ['fall', 'loitering'];

export function HeroViews() {
  return (
    <div className={styles.views}>
      <CameraStill event={large} alt="" sizes="376px" />
      {small.map((event) => (
        <CameraStill key={event} event={event} alt="" sizes="181px" />
      ))}
    </div>
  );
}
