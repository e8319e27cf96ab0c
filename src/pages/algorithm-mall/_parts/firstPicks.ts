/**
 * Algorithms that are good to begin with: on the wall each has a card of two columns. There are as many of them in a group as fill its
 * rows of four, and they stand where no row is left half empty.
 */
import type {AlgorithmId} from '@site/src/facts/algorithms';

export const firstPicks: readonly AlgorithmId[] = ['overhead-counting', 'queue-length', 'cap-missing'];
