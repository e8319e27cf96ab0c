import type {Kind} from '@site/src/features/search/model/schema';
import type {SearchUnavailable} from './client';
import type {SearchOutcome} from './hits';

/** The state of the last search, for the parts around the results. */
export type SearchStatus =
  | {
      readonly state: 'found';
      readonly query: string;
      readonly counts: SearchOutcome['counts'];
      readonly nearest?: SearchOutcome['nearest'];
    }
  | {readonly state: 'failed'; readonly query: string; readonly reason: SearchUnavailable['reason']};

/** Pages that a search found, of every kind together. */
export const pagesIn = (counts: SearchOutcome['counts']): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A selected group without results is ignored: better all groups than an empty list. */
export const scopeOf = (counts: SearchOutcome['counts'], chosen: Kind | null): Kind | null =>
  chosen && counts[chosen] > 0 ? chosen : null;
