/** The dashboard of a role: figures, hours, map, ranking, and what to do today. */
import copy from '@copy/demos/console';
import {storeOf, sumOf} from '../model/chain';
import {roleMetrics, storesOf} from '../model/roles';
import type {ConsoleAction, ConsoleState} from '../model/state';
import {Figures} from './Figures';
import {HeatOverlay} from './HeatOverlay';
import {HourBars} from './HourBars';
import {OwnTable} from './OwnTable';
import {StoreMap} from './StoreMap';
import {StoreTable} from './StoreTable';
import {nameOf} from './words';
import styles from './Board.module.css';

export interface BoardProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
}

export function Board({state: {role, store}, dispatch}: BoardProps) {
  const own = storesOf(role);
  const shown = store === 'all' ? own : [storeOf(store)];
  const names = roleMetrics[role];
  const choose = (id: typeof store) => dispatch({type: 'store', store: id});
  return (
    <div className={styles.board}>
      <Figures names={names} {...sumOf(shown)} />
      <div className={styles.middle}>
        <HourBars stores={shown} name={store === 'all' ? copy.all[role] : nameOf(store)} />
        {role === 'store' ? <HeatOverlay /> : <StoreMap stores={own} chosen={store} onChoose={choose} />}
      </div>
      <div className={styles.middle}>
        {role === 'store' ? (
          <OwnTable names={names} />
        ) : (
          <StoreTable stores={own} names={names} chosen={store} onChoose={choose} />
        )}
        <div className={styles.ask}>
          <p>{copy.ask}</p>
          <p>{noteOf(role, store)}</p>
        </div>
      </div>
    </div>
  );
}

/** What the page says about what it shows. */
function noteOf(role: ConsoleState['role'], store: ConsoleState['store']): string {
  const {notes} = copy;
  if (role === 'store' || store === 's01') return notes.store;
  if (store === 'all') return notes[role];
  const {silent, slow} = storeOf(store);
  if (silent) return notes.silent;
  return slow.length > 0 ? notes.slow : notes.plain;
}
