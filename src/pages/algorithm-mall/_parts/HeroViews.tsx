/**
 * What algorithms see, in the head of the page: two views, one on narrower screens. Whole pictures, of events that the wall below crops
 * to their finding, so that none is seen twice. The wall says that they are simulated.
 */
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import styles from './HeroViews.module.css';

const events: readonly AlgorithmId[] = ['fire-lane-parking', 'box-drop'];

export function HeroViews() {
  return (
    <div className={styles.views}>
      {events.map((event, index) => (
        <CameraStill
          key={event}
          event={event}
          alt=""
          sizes="(max-width: 599px) 92vw, 330px"
          isFirstPicture={index === 0}
        />
      ))}
    </div>
  );
}
