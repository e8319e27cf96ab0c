import copy from '@copy/demos/console';
import clsx from 'clsx';
import {change, isRate, type DayTotals, type Metric} from '../model/metrics';
import {metricText} from './words';
import styles from './Board.module.css';

export interface FiguresProps {
  readonly names: readonly Metric[];
  readonly now: DayTotals;
  readonly before: DayTotals;
}

/** Four figures of a day with their change against the same weekday. */
export function Figures({names, now, before}: FiguresProps) {
  return (
    <dl className={styles.tiles}>
      {names.map((name) => (
        <div key={name}>
          <dt>{copy.metrics[name]}</dt>
          <dd>
            {metricText(name, now)}
            <Change value={change(name, now, before)} unit={isRate(name) ? copy.points : '%'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The arrow says the direction, the color only repeats it. */
function Change({value, unit}: {readonly value: number | null; readonly unit: string}) {
  if (value === null) return null;
  const small = Math.abs(value) < (unit === '%' ? 0.5 : 0.1);
  return (
    <small className={clsx(styles.delta, !small && (value > 0 ? styles.up : styles.down))}>
      {small ? copy.noChange : `${value > 0 ? '↑' : '↓'} ${Math.abs(value).toFixed(1)}${unit}`}{' '}
      <span>{copy.against}</span>
    </small>
  );
}
