/** The figures of a mode: what has been read, in numbers. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import {figuresOf, noFigures} from './figures';
import type {Reading} from './reading';
import type {ModeId} from './settings';
import styles from './StagePanel.module.css';

export function StageFigures({mode, reading}: {readonly mode: ModeId; readonly reading: Reading | null}) {
  const labels = Object.values(copy.modes[mode].figures)
    .filter((word) => typeof word === 'string')
    .slice(0, 4);
  const figures = reading ? figuresOf(reading) : labels.map((label) => ({label, value: noFigures, isMain: false}));
  return (
    <dl className={styles.figures}>
      {figures.map(({label, value, isMain}) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={clsx(isMain && styles.main)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
