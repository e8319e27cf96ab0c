/**
 * The sample chain that every console of the site shows: twelve invented stores in three regions, one day, and the same
 * weekday before. Nothing in it is a customer's; whoever shows it marks it as sample data. They are convenience stores with hot
 * food: three of four visits end in a receipt, and a receipt is 18 to 20 yuan; the English copy shows dollars, at 0.62.
 */
import {divide, metric, total, type DayTotals} from './metrics';

export const regionIds = ['east', 'south', 'west'] as const;
export type ChainRegion = (typeof regionIds)[number];

/** First and last opening hour that is counted; an hour is named by its beginning. */
export const openHours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] as const;

/** Shapes of a day: visits by hour, in proportion. */
const evening = [12, 18, 34, 41, 30, 26, 31, 47, 58, 52, 36, 17] as const;
const noon = [22, 35, 58, 61, 38, 24, 26, 41, 49, 38, 22, 10] as const;
const mall = [16, 24, 31, 38, 42, 47, 49, 62, 74, 66, 48, 20] as const;

/** passers, visits, receipts, takings, seconds stayed */
type Row = readonly [number, number, number, number, number];
const day = ([passers, visits, receipts, sales, stay]: Row): DayTotals => ({passers, visits, receipts, sales, stay});

export interface ChainStore {
  /** `s01` to `s12`; the copy has the names. */
  readonly id: StoreId;
  readonly region: ChainRegion;
  /** Where it is: each edition has its own country, in its copy. */
  readonly place: 'p1' | 'p2' | 'p3' | 'p4' | 'p5' | 'p6' | 'p7' | 'p8';
  readonly now: DayTotals;
  readonly before: DayTotals;
  readonly shape: readonly number[];
  /** Hours in which fewer receipts were printed than visits would lead to expect. */
  readonly slow: readonly number[];
  /** Its counter sent nothing: it is left out of every sum. */
  readonly silent: boolean;
}

export type StoreId = 's01' | 's02' | 's03' | 's04' | 's05' | 's06' | 's07' | 's08' | 's09' | 's10' | 's11' | 's12';

const store = (
  id: StoreId,
  region: ChainRegion,
  place: ChainStore['place'],
  now: Row,
  before: Row,
  shape: readonly number[],
  more: Partial<Pick<ChainStore, 'slow' | 'silent'>> = {},
): ChainStore => ({id, region, place, now: day(now), before: day(before), shape, slow: [], silent: false, ...more});

const nothing: Row = [0, 0, 0, 0, 0];

export const stores: readonly ChainStore[] = [
  store('s01', 'east', 'p1', [5210, 400, 300, 5600, 139_090], [4980, 398, 320, 5970, 140_500], evening),
  store('s02', 'east', 'p1', [9140, 756, 476, 9280, 229_800], [8860, 702, 490, 9510, 215_510], mall, {
    slow: [17, 18],
  }),
  store('s03', 'east', 'p2', [3320, 288, 236, 4270, 102_240], [3410, 291, 234, 4190, 101_850], noon),
  store('s04', 'east', 'p3', [6120, 331, 225, 4250, 89_370], [6050, 336, 231, 4360, 92_400], evening),
  store('s05', 'south', 'p4', [7480, 612, 460, 8560, 200_740], [7310, 598, 443, 8280, 198_500], mall),
  store('s06', 'south', 'p4', [4260, 355, 274, 4990, 119_990], [4330, 361, 275, 5030, 121_300], noon),
  store('s07', 'south', 'p4', [5890, 438, 316, 5910, 144_540], [5760, 441, 322, 5990, 146_410], evening),
  store('s08', 'south', 'p5', [3940, 301, 235, 4320, 105_350], [3870, 292, 226, 4180, 101_620], noon),
  store('s09', 'west', 'p6', [6630, 521, 365, 6900, 174_540], [6710, 534, 383, 7160, 178_890], mall),
  store('s10', 'west', 'p6', [4470, 336, 255, 4670, 110_880], [4390, 329, 251, 4590, 108_570], evening),
  store('s11', 'west', 'p7', nothing, [5120, 394, 298, 5510, 132_780], noon, {silent: true}),
  store('s12', 'west', 'p8', [3710, 274, 197, 3590, 91_790], [3680, 277, 202, 3680, 92_520], evening),
];

export const storeOf = (id: StoreId): ChainStore => {
  const found = stores.find((one) => one.id === id);
  if (!found) throw new Error(`No sample store ${id}`);
  return found;
};

/** Visits by opening hour; their sum is the day's. */
export const visitsByHour = ({now, shape}: ChainStore): number[] => divide(now.visits, shape);

/** Receipts by opening hour; their sum is the day's, and slow hours have two thirds of their share. */
export const receiptsByHour = (one: ChainStore): number[] =>
  divide(
    one.now.receipts,
    visitsByHour(one).map((visits, index) => visits * (one.slow.includes(openHours[index] ?? 0) ? 0.66 : 1)),
  );

/**
 * People who left, by opening hour: some leave in the hour they came, the others in the next, and all before closing. Their
 * sum is the visits', and nobody leaves before entering.
 */
export function exitsByHour(one: ChainStore): number[] {
  const visits = visitsByHour(one);
  const later = visits.map((value, index) => (index === visits.length - 1 ? 0 : Math.round(value * 0.14)));
  return visits.map((value, index) => value - (later[index] ?? 0) + (later[index - 1] ?? 0));
}

/** Adds up the hours of several stores. */
export const sumHours = (all: readonly (readonly number[])[]): number[] =>
  openHours.map((_, index) => all.reduce((sum, hours) => sum + (hours[index] ?? 0), 0));

/** What several stores add up to; those without data are left out on both days. */
export function sumOf(all: readonly ChainStore[]): {readonly now: DayTotals; readonly before: DayTotals} {
  const counted = all.filter(({silent}) => !silent);
  return {now: total(counted.map(({now}) => now)), before: total(counted.map(({before}) => before))};
}

/** Stores as a ranking: those to look at come first, the lowest conversion; those without data at the end. */
export const byConversion = (all: readonly ChainStore[]): ChainStore[] =>
  [...all].sort((a, b) => (metric('conversion', a.now) ?? Infinity) - (metric('conversion', b.now) ?? Infinity));
