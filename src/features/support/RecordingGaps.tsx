/** The timeline of a recording with its gaps: beside the words that say how they look, or below them on a phone. */
import copy from '@copy/support-document';
import {type GapPattern, gapPatterns} from './gapPatterns';
import styles from './RecordingGaps.module.css';

/** Height of a bar, and from one to the next. */
const height = 12;
const step = 16;

export function RecordingGaps({pattern}: {readonly pattern: GapPattern}) {
  const bars = gapPatterns[pattern];
  const total = step * (bars.length - 1) + height;
  const draw = (at: number, [from, to]: readonly [number, number]) =>
    `M${from} ${step * at}h${to - from}v${height}h${from - to}z`;
  return (
    <svg
      className={styles.gaps}
      viewBox={`0 0 120 ${total}`}
      width="120"
      height={total}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.track} d={bars.map((_, at) => draw(at, [0, 120])).join('')} />
      <path className={styles.recorded} d={bars.flatMap((bar, at) => bar.map((part) => draw(at, part))).join('')} />
    </svg>
  );
}

/** What the two colors of the timelines mean, above their table. */
export function RecordingGapsKey() {
  return (
    <p className={styles.key} data-search-skip>
      <span className={styles.full}>{copy.article.gaps.recorded}</span>
      <span>{copy.article.gaps.missing}</span>
    </p>
  );
}
