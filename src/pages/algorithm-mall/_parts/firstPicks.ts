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
 * Three beside the large one, or two rows of two where rows of four below would have an empty cell; then rows of four. What is left
 * over fills the last row.
 */
export function lookOf(at: number, count: number, hasLead: boolean): CardLook {
  const isTall = count % 4 === 3;
  if (hasLead && at === 0) return isTall ? 'tall' : 'lead';
  if (hasLead && at < 4) return isTall ? 'small' : 'wide';
  const over = (hasLead ? count - (isTall ? 5 : 4) : count) % 4;
  if (count - at > over) return 'small';
  return over === 3 ? 'third' : 'wide';
}
