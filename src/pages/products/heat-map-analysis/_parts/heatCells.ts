/**
 * Heat maps as the product makes them: the floor in cells of 50 cm, for each cell the people who passed and the average
 * stop of those who stayed longer than 3 seconds, and no conclusion from fewer than 30 stops.
 */

export const cellM = 0.5;
/** Stops shorter than this are passing. */
export const stopSeconds = 3;
/** With fewer stops a cell stays gray. */
export const fewestStops = 30;

/** A rectangle on the floor in meters: left, top, width, depth. */
export type Area = readonly [number, number, number, number];

/** One person in one place: `seconds` is how long the feet stayed in the cell. */
export interface Visit {
  /** Tells people apart within a period; means nothing outside it. */
  readonly person: number;
  readonly x: number;
  readonly y: number;
  readonly seconds: number;
}

export interface HeatCell {
  readonly column: number;
  readonly row: number;
  /** People seen here, stopping or not. */
  readonly passed: number;
  readonly stops: number;
  /** Average of the stops in seconds; null when there are too few. */
  readonly seconds: number | null;
}

/** Cells of a row are numbered on from the row before; no floor here is a thousand cells wide. */
const keyOf = (column: number, row: number) => row * 1000 + column;

/** Sorts visits into cells. Cells nobody entered are left out. */
export function heatCells(visits: readonly Visit[]): Map<number, HeatCell> {
  const sums = new Map<number, {column: number; row: number; passed: number; stops: number; total: number}>();
  for (const {x, y, seconds} of visits) {
    const [column, row] = [Math.floor(x / cellM), Math.floor(y / cellM)];
    const key = keyOf(column, row);
    const cell = sums.get(key) ?? {column, row, passed: 0, stops: 0, total: 0};
    cell.passed += 1;
    if (seconds > stopSeconds) {
      cell.stops += 1;
      cell.total += seconds;
    }
    sums.set(key, cell);
  }
  return new Map(
    [...sums].map(([key, {total, ...cell}]) => [
      key,
      {...cell, seconds: cell.stops < fewestStops ? null : total / cell.stops},
    ]),
  );
}

export interface HeatChange {
  readonly column: number;
  readonly row: number;
  /** Seconds longer (or, negative, shorter); null when either period has too few stops. */
  readonly seconds: number | null;
}

/** Difference of the average stop, cell by cell, on one scale. */
export function heatChange(before: ReadonlyMap<number, HeatCell>, after: ReadonlyMap<number, HeatCell>): HeatChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [a, b] = [before.get(key), after.get(key)];
    const {column, row} = (a ?? b) as HeatCell;
    const known = a && b && a.seconds !== null && b.seconds !== null;
    return {column, row, seconds: known ? (b.seconds as number) - (a.seconds as number) : null};
  });
}

export interface AreaFigures {
  readonly passed: number;
  readonly stops: number;
  readonly share: number;
  readonly seconds: number;
}

/** Figures of a zone drawn on the floor, straight from the visits; everybody counts once. */
export function areaFigures(visits: readonly Visit[], [left, top, width, depth]: Area): AreaFigures {
  const people = (some: readonly Visit[]) => new Set(some.map(({person}) => person)).size;
  const inside = visits.filter(({x, y}) => x >= left && x < left + width && y >= top && y < top + depth);
  const stopped = inside.filter(({seconds}) => seconds > stopSeconds);
  const [passed, stops] = [people(inside), people(stopped)];
  return {
    passed,
    stops,
    share: passed === 0 ? 0 : (stops / passed) * 100,
    seconds: stopped.length === 0 ? 0 : stopped.reduce((sum, {seconds}) => sum + seconds, 0) / stopped.length,
  };
}
