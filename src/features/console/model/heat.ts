/** Where people stopped in a sample store: a grid of seconds, no tracks and no people. */

export const heatColumns = 12;
export const heatRows = 7;

/** Places that hold people: column, row, seconds at the middle, and how far it reaches in cells. */
const places = [
  [2.2, 4.9, 96, 1.5],
  [5.4, 2.2, 64, 1.9],
  [8.6, 4.2, 150, 1.4],
  [9.8, 1.3, 40, 1.6],
] as const;

/** Seconds that people stopped in each cell, row by row; a cell is about half a meter. */
export const heatCells: readonly number[] = Array.from({length: heatColumns * heatRows}, (_, index) => {
  const [column, row] = [index % heatColumns, Math.floor(index / heatColumns)];
  return Math.round(
    places.reduce(
      (sum, [x, y, seconds, reach]) => sum + seconds * Math.exp(-((column - x) ** 2 + (row - y) ** 2) / reach ** 2),
      0,
    ),
  );
});

/** The longest stop of all cells. */
export const heatMost = Math.max(...heatCells);
