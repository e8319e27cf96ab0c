/**
 * Ten minutes at one door in the rain, counted twice: what the camera above sees, and below a stroke by hand and a square of the system
 * for each who crosses the line. The one that is missing is the case our product page names first.
 */
import {Picture} from '@site/src/components/media/Picture';
import styles from './CountTally.module.css';

export interface CountTallyCopy {
  readonly alt: string;
  readonly hand: string;
  readonly system: string;
  /** At the one who is not counted. */
  readonly missed: string;
  readonly note: string;
}

/** Who crosses the line, which the picture has on its floor, and which of them the umbrella hides, from 0. */
const crossed = 12;
const hidden = 6;

/**
 * Boxes in the picture, as `RAIN` of media/scripts/camera_stills.py places people: the three who are counted, two alone and one under the
 * umbrella, and who is hidden beside that one.
 */
const boxes = 'M796 36h210v280H796zM862 458h202v236H862zM488 334h142v190H488z';
const hiddenBox = 'M640 366h170v158H640z';

/** A mark for each who crosses; of the missed one, where it would be. */
function Marks({isSystem = false}: {readonly isSystem?: boolean}) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {Array.from({length: crossed}, (_, at) => (
        <i key={at} className={isSystem ? (at === hidden ? styles.gap : styles.square) : undefined} />
      ))}
    </span>
  );
}

export function CountTally({copy}: {readonly copy: CountTallyCopy}) {
  return (
    <div className={styles.plate}>
      <div className={styles.view}>
        <Picture family="view" name="door-overhead-rain" alt={copy.alt} sizes="(max-width: 959px) 100vw, 668px" />
        <svg viewBox="0 0 1440 810" aria-hidden="true">
          <path d={boxes} />
          <path className={styles.hidden} d={hiddenBox} />
          <circle cx="412" cy="446" r="11" />
          <circle className={styles.out} cx="1028" cy="446" r="11" />
        </svg>
        <span className={styles.missed} aria-hidden="true">
          {copy.missed}
        </span>
      </div>
      <dl className={styles.tally}>
        <div>
          <dt>{copy.hand}</dt>
          <dd>
            <Marks />
            <b>{crossed}</b>
          </dd>
        </div>
        <div>
          <dt>{copy.system}</dt>
          <dd>
            <Marks isSystem />
            <b>{crossed - 1}</b>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{copy.note}</p>
    </div>
  );
}
