/** One group of algorithms: a heading over the width of the wall, then a picture for each; on phones a row that snaps. */
import {algorithms, type AlgorithmId} from '@site/src/facts/algorithms';
import type {AlgorithmGroup} from '@site/src/facts/algorithms.schema';
import {useAnchor} from '@site/src/components/ui/Section';
import type {CSSProperties} from 'react';
import {AlgorithmCard, type AlgorithmCardCopy} from './AlgorithmCard';
import styles from './AlgorithmWall.module.css';
import {firstPicks, lookOf} from './firstPicks';

export interface AlgorithmGroupCopy extends AlgorithmCardCopy {
  readonly filter: AlgorithmCardCopy['filter'] & {
    readonly groups: Readonly<Record<AlgorithmGroup, {readonly name: string; readonly text: string}>>;
    readonly only: string;
    /** On phones, where a group is a row: shows its cards below each other. */
    readonly whole: (count: number) => string;
  };
}

export interface AlgorithmGroupWallProps {
  readonly group: AlgorithmGroup;
  /** Ids of the algorithms that fit the filter. */
  readonly shown: ReadonlySet<string>;
  /** Shows this group alone. */
  readonly only: {readonly isOn: boolean; readonly toggle: () => void};
  readonly copy: AlgorithmGroupCopy;
  readonly onOpen: (id: AlgorithmId) => void;
}

export function AlgorithmGroupWall({group, shown, only, copy, onOpen}: AlgorithmGroupWallProps) {
  useAnchor(group);
  const first = firstPicks[group];
  const own = algorithms
    .filter((algorithm) => algorithm.group === group)
    .sort((a, b) => Number(b.id === first) - Number(a.id === first));
  const fitting = own.filter(({id}) => shown.has(id));
  const count = fitting.length;
  const {name, text} = copy.filter.groups[group];
  return (
    // What does not fit the filter is hidden, not removed: its anchors stay, and find-in-page works before a filter is set.
    <section className={styles.group} aria-labelledby={`${group}-title`} hidden={count === 0}>
      <div id={group} className={styles.head}>
        <h2 id={`${group}-title`}>{name}</h2>
        <span className={styles.number}>{count}</span>
        <p>{text}</p>
        <button type="button" aria-pressed={only.isOn} onClick={only.toggle}>
          {copy.filter.only}
        </button>
        {/* Works without script. */}
        <label>
          <input type="checkbox" aria-describedby={`${group}-title`} />
          {copy.filter.whole(count)}
        </label>
      </div>
      <ul className={styles.row} style={{'--of': count} as CSSProperties}>
        {own.map((algorithm) => (
          <AlgorithmCard
            key={algorithm.id}
            algorithm={algorithm}
            isShown={shown.has(algorithm.id)}
            look={lookOf(fitting.indexOf(algorithm), count, shown.has(first))}
            copy={copy}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  );
}
