/** The dashboard of a role: figures, hours, the last alert, ranking, and what to do today. */
import copy from '@copy/demos/console';
import {byConversion, storeOf, sumOf} from '../model/chain';
import {roleMetrics, storesOf} from '../model/roles';
import type {ConsoleAction, ConsoleState} from '../model/state';
import {Figures} from './Figures';
import {HeatOverlay} from './HeatOverlay';
import {HourBars} from './HourBars';
import {Latest} from './Latest';
import {OwnTable} from './OwnTable';
import {StorePlaces} from './StorePlaces';
import {StoreTable} from './StoreTable';
import {nameOf, shortOf} from './words';
import styles from './Board.module.css';

export interface BoardProps {
  readonly state: ConsoleState;
  readonly dispatch: (action: ConsoleAction) => void;
}

export function Board({state, dispatch}: BoardProps) {
  const {role, store} = state;
  const own = storesOf(role);
  const shown = store === 'all' ? own : [storeOf(store)];
  const names = roleMetrics[role];
  const choose = (id: typeof store) => dispatch({type: 'store', store: id});
  // The store that the note of several names.
  const [first] = store === 'all' ? byConversion(own) : [];
  return (
    <div className={styles.board}>
      <Figures names={names} {...sumOf(shown)} />
      <div className={styles.middle}>
        <HourBars stores={shown} name={store === 'all' ? copy.all[role] : nameOf(store)} />
        {role === 'store' ? <HeatOverlay /> : <Latest state={state} dispatch={dispatch} />}
      </div>
      <div className={styles.middle}>
        {role === 'store' ? (
          <OwnTable names={names} />
        ) : (
          <StoreTable stores={own} names={names} chosen={store} onChoose={choose} />
        )}
        <div className={styles.aside}>
          <div className={styles.ask}>
            <p>{copy.ask}</p>
            <p>{noteOf(role, store)}</p>
            {first && (
              <button type="button" onClick={() => choose(first.id)}>
                {copy.look(shortOf(first.id))}
              </button>
            )}
          </div>
          {role !== 'store' && <StorePlaces stores={own} chosen={store} onChoose={choose} />}
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
