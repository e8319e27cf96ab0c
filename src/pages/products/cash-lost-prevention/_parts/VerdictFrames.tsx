/** The marked lines of the sample day: the frame that somebody looked at, and what they concluded. */
import camera from '@copy/camera-view';
import clock from '@copy/clock';
import {Picture} from '@site/src/components/media/Picture';
import overlay from '@site/src/features/camera-view/CameraOverlay.module.css';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import clsx from 'clsx';
import {customersFloor, marksOf, startReview, tillLines} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import review from './TillReview.module.css';
import styles from './VerdictFrames.module.css';

const sizes = '(max-width: 767px) 32vw, 300px';

export function VerdictFrames({
  copy,
}: {
  readonly copy: Pick<TillReviewCopy, 'alone' | 'found' | 'rules' | 'seen' | 'verdicts'>;
}) {
  return (
    <div className={styles.day}>
      <h3>{copy.found}</h3>
      <ul className={styles.frames}>
        {tillLines.map((line) => {
          const {id, seen, time, verdict} = line;
          const [rule] = marksOf(line, startReview);
          if (!rule) return null;
          const alt = camera.alt(copy.seen[id].label);
          return (
            <li key={id}>
              {'event' in seen ? (
                <CameraStill event={seen.event} alt={alt} sizes={sizes} isCloseUp />
              ) : (
                <div className={styles.near}>
                  <Picture family="view" name={seen.view} alt={alt} sizes={sizes} />
                  <span className={overlay.overlay} data-alert aria-hidden="true">
                    <svg viewBox="0 0 640 360">
                      <path className={overlay.zone} d={customersFloor} />
                    </svg>
                    <span className={clsx(overlay.label, overlay.alert)}>{copy.alone}</span>
                  </span>
                </div>
              )}
              <p>
                <b className={review[verdict]}>{copy.verdicts[verdict]}</b> {copy.rules[rule]}
              </p>
              <small>
                {clock.written(time)} · <span>{camera.simulated}</span>
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
