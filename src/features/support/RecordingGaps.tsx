/**
 * The timeline of a recording with its gaps: beside the words that say how they look, or below them on a phone. Each bar has its name
 * where there are several, and all say from when to when they go.
 */
import copy from '@copy/support-document';
import {type GapPattern, gapPatterns, gapScales} from './gapPatterns';
import styles from './RecordingGaps.module.css';

/** Height of a bar, and from one to the next. */
const height = 12;
const step = 16;

const {bars: barNames, ends} = copy.article.gaps;

export function RecordingGaps({pattern}: {readonly pattern: GapPattern}) {
  const bars = gapPatterns[pattern];
  const names = (barNames as Partial<Record<GapPattern, readonly string[]>>)[pattern] ?? [''];
  const draw = (at: number, [from, to]: readonly [number, number]) =>
    `M${from} ${step * at}h${to - from}v${height}h${from - to}z`;
  return (
    <span className={styles.gaps} aria-hidden="true" data-search-skip>
      {/* As high as the names beside it, a bar in the middle of each. */}
      <svg
        viewBox={`0 ${(height - step) / 2} 120 ${step * bars.length}`}
        width="120"
        height={step * (bars.length - 1) + height}
        preserveAspectRatio="none"
      >
        <path className={styles.track} d={bars.map((_, at) => draw(at, [0, 120])).join('')} />
        <path className={styles.recorded} d={bars.flatMap((bar, at) => bar.map((part) => draw(at, part))).join('')} />
      </svg>
      <span className={styles.names}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
      <span className={styles.ends}>
        {ends[gapScales[pattern]].map((end) => (
          <span key={end}>{end}</span>
        ))}
      </span>
    </span>
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
