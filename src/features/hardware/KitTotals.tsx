/** What a list of devices adds up to, with the sums shown. */
import type {ReactNode} from 'react';
import styles from './KitTotals.module.css';

export interface KitTotalsProps {
  readonly title: string;
  readonly items: readonly {readonly label: string; readonly value: string; readonly sum: string}[];
  /** What the sums mean for the devices: too long for a column. */
  readonly note?: ReactNode;
}

export function KitTotals({title, items, note}: KitTotalsProps) {
  return (
    <div className={styles.totals}>
      <h3>{title}</h3>
      <dl>
        {items.map(({label, value, sum}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <span>{sum}</span>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </div>
  );
}
