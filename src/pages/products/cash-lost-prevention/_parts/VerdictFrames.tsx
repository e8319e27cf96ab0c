/** The marked lines of the sample day: the frame that somebody looked at, and what they concluded. */
import camera from '@copy/camera-view';
import clock from '@copy/clock';
import {Picture} from '@site/src/components/media/Picture';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import {markedCount, marksOf, startReview, tillLines} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './VerdictFrames.module.css';

const sizes = '(max-width: 767px) 32vw, 300px';

export function VerdictFrames({
  copy,
}: {
  readonly copy: Pick<TillReviewCopy, 'found' | 'marked' | 'rules' | 'seen' | 'verdicts'>;
}) {
  return (
    <div className={styles.day}>
      <div>
        <h3>{copy.found}</h3>
        <p>{copy.marked(markedCount(startReview), tillLines.length)}</p>
      </div>
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
                  <Picture family="view" name={seen.view} alt={alt} sizes="(max-width: 767px) 64vw, 600px" />
                </div>
              )}
              <p>
                <b>{copy.verdicts[verdict]}</b> {copy.rules[rule]}
              </p>
              <small>
                <span>{clock.written(time)}</span> <span>{camera.simulated}</span>
              </small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
