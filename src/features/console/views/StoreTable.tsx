import copy from '@copy/demos/console';
import {byConversion, sumOf, type ChainStore, type StoreId} from '../model/chain';
import type {Metric} from '../model/metrics';
import {metricText, shortOf} from './words';
import styles from './StoreTable.module.css';

export interface StoreTableProps {
  readonly stores: readonly ChainStore[];
  readonly names: readonly Metric[];
  readonly chosen: StoreId | 'all';
  readonly onChoose: (id: StoreId | 'all') => void;
}

/** As many as the style sheet leaves in sight. */
const firstRows = 4;

/** Stores by conversion, the lowest first, below what they add up to: under the few in sight it looked like theirs. Choosing the chosen one again shows all. A check box opens the rest, because that works without script. */
export function StoreTable({stores, names, chosen, onChoose}: StoreTableProps) {
  return (
    <div className={styles.ranking}>
      <b>{copy.ranking.title(stores.length)}</b>
      {/* Scrolled by keyboard where it is larger than its place. */}
      <div className={styles.scroll} role="region" aria-label={copy.ranking.scroll} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.ranking.store}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {copy.metrics[name]}
                </th>
              ))}
            </tr>
            <tr className={styles.sum}>
              <th scope="row">{copy.ranking.all(stores.filter(({silent}) => !silent).length, stores.length)}</th>
              {names.map((name) => (
                <td key={name}>{metricText(name, sumOf(stores).now)}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {byConversion(stores).map(({id, now, silent}) => (
              <tr key={id} className={id === chosen ? styles.chosen : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={id === chosen}
                    onClick={() => onChoose(id === chosen ? 'all' : id)}
                  >
                    {shortOf(id)}
                  </button>
                </th>
                {silent ? (
                  <td colSpan={names.length} className={styles.silent}>
                    {copy.ranking.silent}
                  </td>
                ) : (
                  names.map((name) => <td key={name}>{metricText(name, now)}</td>)
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {stores.length > firstRows && (
        <label className={styles.all}>
          <input type="checkbox" />
          {copy.ranking.more(stores.length)}
        </label>
      )}
    </div>
  );
}
