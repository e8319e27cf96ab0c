import copy from '@copy/demos/console';
import clsx from 'clsx';
import type {ChainStore, StoreId} from '../model/chain';
import styles from './StorePlaces.module.css';

export interface StorePlacesProps {
  readonly stores: readonly ChainStore[];
  readonly chosen: StoreId | 'all';
  readonly onChoose: (id: StoreId) => void;
}

/** Where the stores are, and how many. A place opens its first store, then the next. */
export function StorePlaces({stores, chosen, onChoose}: StorePlacesProps) {
  const next = (own: readonly ChainStore[]) => {
    const at = own.findIndex(({id}) => id === chosen);
    const target = own[(at + 1) % own.length];
    if (target) onChoose(target.id);
  };
  return (
    <div className={styles.where}>
      <p>
        <b>{copy.map.title}</b>
        {stores.some(({silent}) => silent) && (
          <span aria-hidden="true">
            <i />
            {copy.map.legend}
          </span>
        )}
      </p>
      <div className={styles.places} role="group" aria-label={copy.map.title}>
        {[...new Set(stores.map(({place}) => place))].map((place) => {
          const own = stores.filter((one) => one.place === place);
          const silent = own.some((one) => one.silent);
          const name = copy.places[place];
          return (
            <button
              key={place}
              type="button"
              className={clsx(silent && styles.silent)}
              aria-pressed={own.some((one) => one.id === chosen)}
              aria-label={`${name} ${own.length}${silent ? `, ${copy.map.silent}` : ''}`}
              onClick={() => next(own)}
            >
              {name} <b>{own.length}</b>
            </button>
          );
        })}
      </div>
    </div>
  );
}
