import copy from '@copy/demos/console';
import {regions} from '@site/src/facts/provinces';
import clsx from 'clsx';
import type {ChainStore, StoreId} from '../model/chain';
import styles from './StoreMap.module.css';

export interface StoreMapProps {
  readonly stores: readonly ChainStore[];
  readonly chosen: StoreId | 'all';
  readonly onChoose: (id: StoreId) => void;
}

type Tile = keyof typeof copy.provinces;

/** The stores on tiles, one for every provincial region: a diagram, no borders. A tile opens its first store, then the next. */
export function StoreMap({stores, chosen, onChoose}: StoreMapProps) {
  const next = (own: readonly ChainStore[]) => {
    const at = own.findIndex(({id}) => id === chosen);
    const target = own[(at + 1) % own.length];
    if (target) onChoose(target.id);
  };
  return (
    <figure className={styles.map}>
      <figcaption>
        <b>{copy.map.title}</b>
        <span aria-hidden="true">
          <i className={styles.some} />
          {copy.map.legend.store}
          <i className={styles.chosen} />
          {copy.map.legend.chosen}
          <i className={styles.silent} />
          {copy.map.legend.silent}
        </span>
      </figcaption>
      <div className={styles.tiles} role="group" aria-label={copy.map.title}>
        {regions.map(({id, column, row}) => {
          const own = stores.filter(({tile}) => tile === id);
          const place = {gridColumn: column, gridRow: row};
          if (own.length === 0) return <i key={id} aria-hidden="true" style={place} />;
          const [short = id, full = id] = copy.provinces[id as Tile];
          const silent = own.some((one) => one.silent);
          const name = copy.map.tile(full, own.length);
          return (
            <button
              key={id}
              type="button"
              style={place}
              className={clsx(silent && styles.silent)}
              aria-pressed={own.some((one) => one.id === chosen)}
              aria-label={`${short} ${own.length}, ${name}${silent ? `, ${copy.map.silent}` : ''}`}
              title={name}
              onClick={() => next(own)}
            >
              <small>{short}</small> {own.length}
            </button>
          );
        })}
      </div>
    </figure>
  );
}
