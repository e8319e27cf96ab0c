/** Remembers in the history entry of a page what was searched there, so that Back shows the results again. */
import type {Kind} from '@site/src/features/search/model/schema';

/** What the dialog showed when a result was opened. */
export interface RememberedSearch {
  readonly query: string;
  readonly scope: Kind | null;
  /** Id of the row that was opened. */
  readonly row: string;
  /** Scroll position of the results, in px. */
  readonly top: number;
}

interface WithSearch {
  readonly search?: RememberedSearch;
}

/** The state of a history entry with the search added. */
export const rememberedIn = (state: unknown, search: RememberedSearch): object => ({...(state as object), search});

/** The search that a history entry remembers. */
export const searchOf = (state: unknown): RememberedSearch | undefined => (state as WithSearch | undefined)?.search;

/** Whether the page was reached by Back or Forward rather than opened or reloaded. */
export const isBackOrForward = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
