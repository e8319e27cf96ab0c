/**
 * The store stage as a still: the rendered store with people, the counting line as vector overlay on top, so that its
 * words are text. The live stage replaces it on the pages that have one.
 */
import {Picture} from '../media/Picture';
import styles from './StoreStill.module.css';

export interface StoreStillProps {
  readonly alt: string;
  /** Labels at the two boxed people, e.g. "进 428". */
  readonly inLabel: string;
  readonly outLabel: string;
  readonly sizes: string;
  readonly priority?: boolean;
  /** Unique on the page: prefix of the gradient's id. */
  readonly id: string;
}

/** Corner brackets around a person whose foot point is the origin; plate pixels. */
const brackets = 'M-44-152v-12q0-4 4-4h12M28-168h12q4 0 4 4v12M44-2v12q0 4-4 4h-12M-28 14h-12q-4 0-4-4v-12';

/** Counting line on the floor in plate pixels, from the stage geometry (x −1.2…1.4 m, y −2.75 m). */
const gate = {x1: 514.7, y1: 596.7, x2: 780.6, y2: 704.4};

/** Where the front layer was cut from the plate (scripts/media/render.mjs). */
const front = {x: 500, y: 470, width: 260, height: 270};

export function StoreStill({alt, inLabel, outLabel, sizes, priority, id}: StoreStillProps) {
  return (
    <div className={styles.still} role="img" aria-label={alt}>
      <Picture family="stage" name="still" alt="" sizes={sizes} priority={priority} />
      <svg className={styles.layer} viewBox="0 0 1600 900" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}-plane`} x1="0" y1="1" x2="0" y2="0">
            <stop className={styles.stop} stopOpacity=".46" />
            <stop className={styles.stop} offset="1" stopOpacity="0" />
          </linearGradient>
        </defs>
        <polygon fill={`url(#${id}-plane)`} points={`${gate.x1},${gate.y1} ${gate.x2},${gate.y2} ${gate.x2},${gate.y2 - 101} ${gate.x1},${gate.y1 - 101}`} />
        <path className={styles.gate} d={`M${gate.x1},${gate.y1}L${gate.x2},${gate.y2}`} />
        <circle className={styles.handle} cx={gate.x1} cy={gate.y1} r="12" />
        <circle className={`${styles.handle} ${styles.out}`} cx={gate.x2} cy={gate.y2} r="12" />
        <g transform="translate(813.3 640.5)">
          <path className={styles.box} d={brackets} />
        </g>
      </svg>
      <div className={styles.front} style={{left: `${(front.x / 1600) * 100}%`, top: `${(front.y / 900) * 100}%`, width: `${(front.width / 1600) * 100}%`}}>
        <Picture family="stageFront" name="still-front" alt="" sizes="260px" priority={priority} />
      </div>
      <svg className={styles.layer} viewBox="0 0 1600 900" aria-hidden="true">
        <g transform="translate(683.6 695.3)">
          <path className={`${styles.box} ${styles.out}`} d={brackets} />
          <Tag x={0} text={outLabel} out />
        </g>
        <g transform="translate(570.2 662.8)">
          <path className={styles.box} d={brackets} />
        </g>
        <g transform="translate(813.3 640.5)">
          <Tag x={0} text={inLabel} />
        </g>
      </svg>
    </div>
  );
}

function Tag({x, text, out}: {readonly x: number; readonly text: string; readonly out?: boolean}) {
  const width = [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 255 ? 21 : 12), 22);
  return (
    <g className={styles.tag}>
      <rect className={out ? styles.tagOut : styles.tagIn} x={x - width / 2} y="-208" width={width} height="32" rx="8" />
      <text x={x} y="-185" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
