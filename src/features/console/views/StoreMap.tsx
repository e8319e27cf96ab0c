import copy from '@copy/demos/console';
import tiles from '@edition/storeTiles';
import clsx from 'clsx';
import type {ChainStore, StoreId} from '../model/chain';
import styles from './StoreMap.module.css';

export interface StoreMapProps {
  readonly stores: readonly ChainStore[];
  readonly chosen: StoreId | 'all';
  readonly onChoose: (id: StoreId) => void;
}

/** The stores on tiles that make up a country: a diagram, no borders. A tile opens its first store, then the next. */
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
          {chosen !== 'all' && (
            <>
              <i className={styles.chosen} />
              {copy.map.legend.chosen}
            </>
          )}
          <i className={styles.silent} />
          {copy.map.legend.silent}
        </span>
      </figcaption>
      <div className={styles.tiles} role="group" aria-label={copy.map.title}>
        {tiles.map(({column, row, place}) => {
          const key = `${column}.${row}`;
          const style = {gridColumn: column, gridRow: row};
          const own = stores.filter((one) => one.place === place);
          if (!place || own.length === 0) return <i key={key} aria-hidden="true" style={style} />;
          const [short = place, full = place] = copy.places[place];
          const silent = own.some((one) => one.silent);
          const name = copy.map.tile(full, own.length);
          return (
            <button
              key={key}
              type="button"
              style={style}
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
