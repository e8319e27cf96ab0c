import copy from '@copy/demos/console';
import clsx from 'clsx';
import {useState} from 'react';
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

/** Stores by conversion, the lowest first, below what they add up to: under the few in sight it looked like theirs. Choosing the chosen one again shows all. */
export function StoreTable({stores, names, chosen, onChoose}: StoreTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.ranking}>
      <b>{copy.ranking.title(stores.length)}</b>
      {/* Scrolled by keyboard where it is larger than its place. */}
      <div
        className={clsx(styles.scroll, isOpen && styles.open)}
        role="region"
        aria-label={copy.ranking.scroll}
        tabIndex={0}
      >
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
        <button type="button" className={styles.all} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.ranking.fewer : copy.ranking.more(stores.length)}
        </button>
      )}
    </div>
  );
}
