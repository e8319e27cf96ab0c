/** Sums and rates of the sample chain. Rates of several stores are made from their sums, never from their rates. */

/** What one store counts in a day. */
export interface DayTotals {
  readonly passers: number;
  readonly visits: number;
  readonly receipts: number;
  /** Takings in whole currency units. */
  readonly sales: number;
  /** Seconds that all visits together stayed. */
  readonly stay: number;
}

export const metrics = ['visits', 'entryRate', 'conversion', 'salesPerVisit', 'dwell'] as const;
export type Metric = (typeof metrics)[number];

/** Adds up stores, or days. */
export function total(all: readonly DayTotals[]): DayTotals {
  const sum = (key: keyof DayTotals) => all.reduce((value, one) => value + one[key], 0);
  return {
    passers: sum('passers'),
    visits: sum('visits'),
    receipts: sum('receipts'),
    sales: sum('sales'),
    stay: sum('stay'),
  };
}

/** A metric of one store or of a sum of stores; null when there is nothing to divide by. Rates in percent, dwell in minutes. */
export function metric(name: Metric, {passers, visits, receipts, sales, stay}: DayTotals): number | null {
  if (name === 'visits') return visits;
  if (name === 'entryRate') return passers === 0 ? null : (visits / passers) * 100;
  if (visits === 0) return null;
  return {conversion: (receipts / visits) * 100, salesPerVisit: sales / visits, dwell: stay / visits / 60}[name];
}

/** Rates change by points: a percentage of a percentage can be read as either. */
export const isRate = (name: Metric): boolean => name === 'entryRate' || name === 'conversion';

/** Change against another day, of rates in points, of all else in percent; null when it cannot be said. */
export function change(name: Metric, now: DayTotals, before: DayTotals): number | null {
  const [a, b] = [metric(name, now), metric(name, before)];
  if (a === null || !b) return null;
  return isRate(name) ? a - b : ((a - b) / b) * 100;
}

/**
 * Divides a whole number in proportion to weights, so that the parts are whole and add up to it (largest remainder).
 * Weights that add up to nothing give everything to the first part.
 */
export function divide(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((value, one) => value + one, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? whole : 0));
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const rest = whole - parts.reduce((value, one) => value + one, 0);
  exact
    .map((value, index) => ({index, part: value - Math.floor(value)}))
    .sort((a, b) => b.part - a.part || a.index - b.index)
    .slice(0, rest)
    .forEach(({index}) => (parts[index] = (parts[index] ?? 0) + 1));
  return parts;
}
