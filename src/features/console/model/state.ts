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
  /** Tickets the store has answered: their second picture is there. */
  readonly answered: readonly AlertId[];
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
  | {readonly type: 'answer' | 'close'; readonly alert: AlertId}
  | {readonly type: 'set'; readonly state: ConsoleState};

export const startState: ConsoleState = {
  role: 'head',
  tab: 'board',
  store: 'all',
  camera: 'till',
  minute: 18 * 60 + 6,
  alert: 'a1',
  decisions: Object.fromEntries(alerts.map(({id, state}) => [id, state])) as Record<AlertId, Decision>,
  answered: ['a3', 'a4'],
  closed: ['a4'],
};

/** Alerts a role gets: those of its stores, and head office only the ones that somebody has confirmed. */
export const alertsOf = (role: Role, decisions = startState.decisions) => {
  const ids = storesOf(role).map(({id}) => id);
  return alerts.filter(({id, store}) => ids.includes(store) && (role !== 'head' || decisions[id] === 'confirmed'));
};

/** Who confirms or dismisses alerts: the store or the area, as the company decides; head office does not. */
export const decides = (role: Role): boolean => role !== 'head';

/** Tickets exist for confirmed alerts alone. */
export const ticketsOf = ({role, decisions}: ConsoleState) =>
  alertsOf(role, decisions).filter(({id}) => decisions[id] === 'confirmed');

export type TicketState = 'open' | 'seen' | 'closed';

/** A ticket waits for its fix, for somebody who looks at the second picture, or for nothing. */
export function ticketState({answered, closed}: ConsoleState, id: AlertId): TicketState {
  if (closed.includes(id)) return 'closed';
  return answered.includes(id) ? 'seen' : 'open';
}

/** What a role does with a ticket: the store answers, whoever assigned it closes; head office only looks. */
export function ticketStep(state: ConsoleState, id: AlertId): 'answer' | 'close' | undefined {
  const at = ticketState(state, id);
  if (state.role === 'store' && at === 'open') return 'answer';
  return state.role === 'region' && at === 'seen' ? 'close' : undefined;
}

/** The chosen alert, or the first of the role's when it belongs to another. */
export const shownAlert = ({role, alert, decisions}: ConsoleState): AlertId | undefined => {
  const own = alertsOf(role, decisions);
  return own.some(({id}) => id === alert) ? alert : own[0]?.id;
};

/** Number of alerts that wait for somebody. */
export const openAlerts = (state: ConsoleState): number =>
  alertsOf(state.role, state.decisions).filter(({id}) => state.decisions[id] === 'open').length;

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
      return decides(state.role) ? {...state, decisions: {...state.decisions, [action.alert]: action.decision}} : state;
    case 'answer':
      return ticketStep(state, action.alert) === 'answer'
        ? {...state, answered: [...state.answered, action.alert]}
        : state;
    case 'close':
      return ticketStep(state, action.alert) === 'close' ? {...state, closed: [...state.closed, action.alert]} : state;
    case 'set':
      return action.state;
  }
}
