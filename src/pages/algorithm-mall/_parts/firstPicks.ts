/** How the cards of a group fill the wall: one to begin with is large, the others beside and below it. */
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {AlgorithmGroup} from '@site/src/facts/algorithms.schema';

/** Of each group the one that is good to begin with. */
export const firstPicks: Readonly<Record<AlgorithmGroup, AlgorithmId>> = {
  people: 'overhead-counting',
  safety: 'blocked-exit',
  hygiene: 'cap-missing',
  goods: 'scan-count',
  vehicles: 'forklift-person',
};

/** Half a row, three or two rows high; half a row; a third of one; a quarter. */
export type CardLook = 'lead' | 'tall' | 'wide' | 'third' | 'small';

/**
 * Three beside the large one, or two larger ones where rows of four below would have an empty cell; then rows of four, or of two with
 * words beside the picture where two of four would be left over. What else is left over fills the last row.
 */
export function lookOf(at: number, count: number, hasLead: boolean): CardLook {
  const isTall = count % 4 === 3;
  if (hasLead && at === 0) return isTall ? 'tall' : 'lead';
  const besides = isTall ? 3 : 4;
  if (hasLead && at < besides) return 'wide';
  const over = (hasLead ? count - besides : count) % 4;
  if (count - at > over && over !== 2) return 'small';
  return over === 3 ? 'third' : 'wide';
}
