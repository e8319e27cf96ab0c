/** Whether search is open and with what query: one state for every button and box, and for the one modal. */
import {useSyncExternalStore} from 'react';
import {afterPaint} from '../../components/ui/afterPaint';
import type {RememberedSearch} from './restore';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';

export interface SearchState {
  readonly open: boolean;
  /** What the modal starts with. */
  readonly query: string;
  /** What the modal showed before Back; undefined for a new search. */
  readonly remembered?: RememberedSearch | undefined;
}

const closed: SearchState = {open: false, query: ''};
let state = closed;
const listeners = new Set<() => void>();

function set(next: SearchState): void {
  state = next;
  listeners.forEach((notify) => notify());
}

/** Opens search; a second call while it is open does nothing. */
export function openSearch(query = '', remembered?: RememberedSearch): void {
  if (!state.open) set({open: true, query, remembered});
}

export function closeSearch(): void {
  if (state.open) set(closed);
}

/** Keeps what is typed before the modal's code is loaded. */
export function typeAhead(query: string): void {
  set({...state, query});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSearch = (): SearchState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  );

/** Loads the modal's code; the bundler makes a chunk of it, the browser fetches it once. */
export const loadModal = () => import(/* webpackChunkName: "search" */ './SearchDialog');

/**
 * On intent (pointer over, focus): preloads code and index before the click. Not within the event: on phones it belongs to the
 * tap itself, and the requests take 50 ms of a slow one. An error shows when search opens.
 */
export function warmSearch(baseUrl: string, language: SearchLanguage): void {
  afterPaint(() => {
    loadModal()
      .then(({warm}) => warm(baseUrl, language))
      .catch(() => undefined);
  });
}
