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

/** Who crosses the line, and which of them the umbrella hides, from 0. */
const crossed = 12;
const hidden = 6;

/** Boxes in the picture, as `RAIN` of media/scripts/camera_stills.py places people: two alone, and the umbrella, which counts as one. */
const boxes = 'M779 43h190v267H779zM840 465h177v224H840zM366 270h371v374H366z';

/** The two under the umbrella, as signs of a person. */
const sharing = [540, 686].map(
  (x) => `M${x - 28} 425a28 28 0 1 0 56 0a28 28 0 1 0-56 0M${x - 54} 522v-8a54 48 0 0 1 108 0v8z`,
);

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
          {/* On the floor, so the umbrella hides a part. */}
          <path className={styles.line} d="M334 464h32M737 464h369" />
          <circle cx="334" cy="464" r="13" />
          <circle className={styles.out} cx="1106" cy="464" r="13" />
          {sharing.map((d, at) => (
            <path key={d} className={at === 0 ? styles.under : styles.hidden} d={d} />
          ))}
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
