/** What algorithms see, in the head of the page: three views, one on narrower screens. The wall below says that they are simulated. */
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import styles from './HeroViews.module.css';

const large: AlgorithmId = 'forklift-person';
const small: readonly AlgorithmId[] = ['rodent', 'smoking'];

export function HeroViews() {
  return (
    <div className={styles.views}>
      <CameraStill event={large} alt="" sizes="376px" />
      {small.map((event) => (
        <CameraStill key={event} event={event} alt="" sizes="181px" isCloseUp />
      ))}
    </div>
  );
}
