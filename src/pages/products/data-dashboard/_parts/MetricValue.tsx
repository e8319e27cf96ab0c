/** A metric and its change, in the words of the edition. */
import clsx from 'clsx';
import type {DashboardCopy} from './dashboardCopy';
import {metric, type Metric, type StoreDayTotals} from './dashboardMetrics';
import styles from './Dashboard.module.css';

const grouped = (value: number) =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

export interface MetricValueProps {
  readonly name: Metric;
  readonly totals: StoreDayTotals;
  readonly copy: Pick<DashboardCopy, 'format'>;
}

export function MetricValue({name, totals, copy}: MetricValueProps) {
  const value = metric(name, totals);
  if (value === null) return <>–</>;
  if (name === 'visits') return <>{copy.format.visits(grouped(value))}</>;
  if (name === 'salesPerVisit') return <>{copy.format.money(value.toFixed(2))}</>;
  if (name === 'dwell') return <>{copy.format.minutes(value.toFixed(1))}</>;
  return <>{value.toFixed(1)}%</>;
}

export interface MetricChangeProps {
  /** In percent; null when it cannot be said. */
  readonly value: number | null;
  readonly copy: Pick<DashboardCopy, 'noChange' | 'against'>;
}

/** Change against the same weekday; the arrow says the direction, the color only repeats it. */
export function MetricChange({value, copy}: MetricChangeProps) {
  if (value === null) return null;
  const small = Math.abs(value) < 0.5;
  return (
    <small className={clsx(styles.delta, !small && (value > 0 ? styles.up : styles.down))}>
      {small ? copy.noChange : `${value > 0 ? '↑' : '↓'} ${Math.abs(value).toFixed(1)}%`} <span>{copy.against}</span>
    </small>
  );
}
