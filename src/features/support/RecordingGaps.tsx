/**
 * The timeline of a recording with its gaps: beside the words that say how they look, or below them on a phone. A bar has its name
 * where there are several, and all say from when to when they go.
 */
import copy from '@copy/support-document';
import {type GapPattern, gapPatterns, gapScales} from './gapPatterns';
import styles from './RecordingGaps.module.css';

const {bars: barNames, ends} = copy.article.gaps;

export function RecordingGaps({pattern}: {readonly pattern: GapPattern}) {
  const names = (barNames as Partial<Record<GapPattern, readonly string[]>>)[pattern];
  return (
    <span className={styles.gaps} aria-hidden="true" data-gaps data-search-skip>
      {gapPatterns[pattern].map((bar, at) => (
        <span key={names?.[at] ?? pattern} className={styles.bar}>
          <svg viewBox="0 0 120 9" preserveAspectRatio="none">
            <path d={bar.map(([from, to]) => `M${from} 0h${to - from}v9h${from - to}z`).join('')} />
          </svg>
          {names?.[at]}
        </span>
      ))}
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
