/**
 * One finding in the head of the page, from the camera's picture to what a person gets to decide. The whole picture: the wall below crops
 * this event to the thing itself. The wall says that all pictures are simulated.
 */
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import type {AlgorithmCardCopy} from './AlgorithmCard';
import styles from './HeroFinding.module.css';

export interface HeroFindingCopy extends Pick<AlgorithmCardCopy, 'item' | 'items'> {
  /** What the picture shows, in numbers that can be counted in it. */
  readonly finding: readonly {readonly term: string; readonly text: string}[];
}

export function HeroFinding({copy: {finding, item, items}}: {readonly copy: HeroFindingCopy}) {
  return (
    <figure className={styles.finding}>
      <CameraStill event="scan-count" alt="" sizes="(max-width: 599px) 92vw, 376px" isFirstPicture />
      <figcaption>
        <b>{items['scan-count'].title}</b>
        <dl>
          {finding.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <span>{item.confirm}</span>
      </figcaption>
    </figure>
  );
}
