/** What a list of devices adds up to, with the sums shown. */
import styles from './KitTotals.module.css';

export interface KitTotalsProps {
  readonly title: string;
  readonly items: readonly {readonly label: string; readonly value: string; readonly sum: string}[];
}

export function KitTotals({title, items}: KitTotalsProps) {
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
    </div>
  );
}
