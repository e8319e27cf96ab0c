/** State of a console as a pure reducer: what is open, chosen and decided. */
import {alertIds, alertOf, alerts, type AlertId, type CameraId, type Decision} from './cameras';
import type {StoreId} from './chain';
import {ownStore, roles, storesOf, type Role} from './roles';

export const tabIds = ['board', 'video', 'alerts', 'tickets'] as const;
export type TabId = (typeof tabIds)[number];

export interface ConsoleState {
  readonly role: Role;
  readonly tab: TabId;
  /** The store that is looked at, or all of the role's. */
  readonly store: StoreId | 'all';
  readonly camera: CameraId;
  /** Where the recording stands, in minutes since midnight. */
  readonly minute: number;
  readonly alert: AlertId;
  readonly decisions: Readonly<Record<AlertId, Decision>>;
  /** Tickets whose fix has been seen and closed. */
  readonly closed: readonly AlertId[];
}

export type ConsoleAction =
  | {readonly type: 'role'; readonly role: Role}
  | {readonly type: 'tab'; readonly tab: TabId}
  | {readonly type: 'store'; readonly store: StoreId | 'all'}
  | {readonly type: 'camera'; readonly camera: CameraId}
  | {readonly type: 'seek'; readonly minute: number}
  | {readonly type: 'alert'; readonly alert: AlertId}
  | {readonly type: 'decide'; readonly alert: AlertId; readonly decision: Decision}
  | {readonly type: 'close'; readonly alert: AlertId}
  | {readonly type: 'set'; readonly state: ConsoleState};

export const startState: ConsoleState = {
  role: 'head',
  tab: 'board',
  store: 'all',
  camera: 'till',
  minute: 18 * 60 + 6,
  alert: 'a1',
  decisions: Object.fromEntries(alerts.map(({id, state}) => [id, state])) as Record<AlertId, Decision>,
  closed: ['a4'],
};

/** Alerts a role gets: those of its stores. */
export const alertsOf = (role: Role) => {
  const ids = storesOf(role).map(({id}) => id);
  return alerts.filter(({store}) => ids.includes(store));
};

/** Tickets exist for confirmed alerts alone. */
export const ticketsOf = ({role, decisions}: ConsoleState) =>
  alertsOf(role).filter(({id}) => decisions[id] === 'confirmed');

export type TicketState = 'open' | 'seen' | 'closed';

/** Tickets of yesterday have their second picture; one that was made just now waits for it. */
export function ticketState({closed}: ConsoleState, id: AlertId): TicketState {
  if (closed.includes(id)) return 'closed';
  return alertOf(id).state === 'confirmed' ? 'seen' : 'open';
}

/** The chosen alert, or the first of the role's when it belongs to another. */
export const shownAlert = ({role, alert}: ConsoleState): AlertId => {
  const own = alertsOf(role);
  return own.some(({id}) => id === alert) ? alert : (own[0]?.id ?? alert);
};

/** Number of alerts that wait for somebody. */
export const openAlerts = (state: ConsoleState): number =>
  alertsOf(state.role).filter(({id}) => state.decisions[id] === 'open').length;

export function reduce(state: ConsoleState, action: ConsoleAction): ConsoleState {
  switch (action.type) {
    case 'role':
      return roles.includes(action.role)
        ? {...state, role: action.role, store: action.role === 'store' ? ownStore : 'all'}
        : state;
    case 'tab':
      return {...state, tab: action.tab};
    case 'store': {
      const own = storesOf(state.role).map(({id}) => id);
      if (action.store === 'all') return state.role === 'store' ? state : {...state, store: 'all'};
      return own.includes(action.store) ? {...state, store: action.store} : state;
    }
    case 'camera':
      return {...state, camera: action.camera};
    case 'seek':
      return {...state, minute: action.minute};
    case 'alert': {
      const {camera, minute} = alertOf(action.alert);
      return alertIds.includes(action.alert) ? {...state, alert: action.alert, camera, minute} : state;
    }
    case 'decide':
      return {...state, decisions: {...state.decisions, [action.alert]: action.decision}};
    case 'close':
      return state.closed.includes(action.alert) ? state : {...state, closed: [...state.closed, action.alert]};
    case 'set':
      return action.state;
  }
}
