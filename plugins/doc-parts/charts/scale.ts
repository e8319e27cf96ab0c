/** From values to places: round ticks, and shares of the width and height that they span. */
import type {Chart} from '../../../src/facts/chart.schema';

export interface Axis {
  /** Rising; the first and the last are the ends of the axis. */
  readonly ticks: readonly number[];
  /** Share of the axis below a value, 0 to 1. */
  readonly at: (value: number) => number;
}

/** The step between ticks that is 1, 2 or 5 times a power of ten and gives about `count` of them. */
function roundStep(span: number, count: number): number {
  const raw = span / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5].find((one) => raw / power <= one) ?? 10;
  return factor * power;
}

/** Every value of a chart. */
export const valuesOf = ({series}: Pick<Chart, 'series'>): number[] =>
  series.flatMap(({values}) => values.filter((value) => value !== null));

/** Share of the largest value above which lines do not begin at zero, so that their course can be seen. */
const farFromZero = 0.6;

/** An axis that holds all values; that of columns and bars has the zero, from which their lengths are read. */
export function axisOf(chart: Pick<Chart, 'kind' | 'series'>, count = 4): Axis {
  const values = valuesOf(chart);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const leaveZero = chart.kind === 'lines' && least > 0 && least > most * farFromZero && most > least;
  const low = leaveZero ? least : Math.min(0, least);
  const high = Math.max(0, most) === low ? low + 1 : Math.max(0, most);
  const step = roundStep(high - low, count);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // Multiples instead of sums, which would gather errors of the last digits.
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const ticks = Array.from({length: last - first + 1}, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  return {ticks, at: (value) => (value - bottom) / (top - bottom)};
}

/** Where a group of columns or bars lies in its band, and each one in the group; shares of a band. */
export function groupOf(labels: number, series: number): {readonly start: number; readonly width: number} {
  // A column wider than a seventh of the drawing looks like a wall.
  const width = Math.min(0.72 / series, labels / 7);
  return {start: (1 - width * series) / 2, width};
}
