/** Rows of a wall that never end in empty cells: the last ones have a card less, and wider cards. */

/** How many cards stand in each row, the fullest rows first. */
export function rowLengths(count: number, most: number): readonly number[] {
  const shorter = (most - (count % most)) % most;
  const full = (count - shorter * (most - 1)) / most;
  if (full >= 0) return [...Array.from({length: full}, () => most), ...Array.from({length: shorter}, () => most - 1)];
  // Too few for rows that differ by one card only as above.
  return count <= most ? [count] : [Math.ceil(count / 2), Math.floor(count / 2)];
}

/** For each card in order, how many stand in its row; a card alone is no wider than one of two. */
export const neighboursOfEach = (count: number, most: number): readonly number[] =>
  rowLengths(count, most).flatMap((length) => Array.from({length}, () => Math.max(2, length)));
