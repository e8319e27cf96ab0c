/** A store visit in the app as a pure reducer: the tasks of a day, a picture with a drawn mark, the score it leads to. */
import type {StoreId} from './chain';

export const phoneTabs = ['today', 'check', 'tickets', 'score'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

/** Tasks of a supervisor's day, in the order of the app: overdue first. */
export const tasks = [
  {store: 's04', way: 'visit', state: 'overdue'},
  {store: 's03', way: 'remote', state: 'today'},
  {store: 's02', way: 'remote', state: 'today'},
  {store: 's01', way: 'visit', state: 'done'},
] as const satisfies readonly {
  readonly store: StoreId;
  readonly way: 'visit' | 'remote';
  readonly state: 'overdue' | 'today' | 'done';
}[];

/** Items of the sheet with their weights, and what each earns before the open one is judged. */
export const sheet = [
  {id: 'safety', weight: 30, earned: 30},
  {id: 'clean', weight: 25, earned: 12.5},
  {id: 'service', weight: 20, earned: 20},
  {id: 'display', weight: 15, earned: 15},
  {id: 'papers', weight: 10, earned: 10},
] as const;

export interface VisitState {
  readonly tab: PhoneTab;
  /** The place in the picture has been drawn around. */
  readonly marked: boolean;
  /** A ticket has been sent for it: the display item earns nothing. */
  readonly sent: boolean;
}

export type VisitAction = {readonly type: 'tab'; readonly tab: PhoneTab} | {readonly type: 'mark' | 'send' | 'again'};

export const startVisit: VisitState = {tab: 'today', marked: false, sent: false};

export function visitStep(state: VisitState, action: VisitAction): VisitState {
  switch (action.type) {
    case 'tab':
      return {...state, tab: action.tab};
    case 'mark':
      return {...state, marked: true};
    case 'send':
      return state.marked ? {tab: 'tickets', marked: true, sent: true} : state;
    case 'again':
      return startVisit;
  }
}

/** Points of every item; the display item falls to nothing once its ticket is sent. */
export const earnedIn = ({sent}: VisitState) =>
  sheet.map(({id, weight, earned}) => ({id, weight, earned: sent && id === 'display' ? 0 : earned}));

/** Σ points ÷ Σ weights × 100, whole. */
export function scoreOf(state: VisitState): number {
  const rows = earnedIn(state);
  const sum = (key: 'weight' | 'earned') => rows.reduce((value, row) => value + row[key], 0);
  return Math.round((sum('earned') / sum('weight')) * 100);
}
