/** Sums and rates of the sample dashboard. Rates of several stores are made from their sums, never from their rates. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** What one store counts in a day. */
export interface StoreDayTotals {
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
export function total(all: readonly StoreDayTotals[]): StoreDayTotals {
  const sum = (key: keyof StoreDayTotals) => all.reduce((value, one) => value + one[key], 0);
  return {
    passers: sum('passers'),
    visits: sum('visits'),
    receipts: sum('receipts'),
    sales: sum('sales'),
    stay: sum('stay'),
  };
}

/** A metric of one store or of a sum of stores; null when there is nothing to divide by. Rates in percent, dwell in minutes. */
export function metric(name: Metric, {passers, visits, receipts, sales, stay}: StoreDayTotals): number | null {
  if (name === 'visits') return visits;
  if (name === 'entryRate') return passers === 0 ? null : (visits / passers) * 100;
  if (visits === 0) return null;
  return {conversion: (receipts / visits) * 100, salesPerVisit: sales / visits, dwell: stay / visits / 60}[name];
}

/** Change in percent against another day; null when it cannot be said. */
export function change(name: Metric, now: StoreDayTotals, before: StoreDayTotals): number | null {
  const [a, b] = [metric(name, now), metric(name, before)];
  return a === null || !b ? null : ((a - b) / b) * 100;
}

/** Visits by hour from 10:00 of the sample store, yesterday; their sum is its visits. */
export const sampleHours = [12, 18, 34, 41, 30, 26, 31, 47, 58, 52, 36, 17] as const;

/** Sample stores, yesterday and the same weekday before; in the order of the copy's names. */
export const sampleStores: readonly {readonly now: StoreDayTotals; readonly before: StoreDayTotals}[] = [
  {
    now: {passers: 5210, visits: 402, receipts: 141, sales: 12_060, stay: 139_090},
    before: {passers: 4980, visits: 398, receipts: 151, sales: 12_740, stay: 140_500},
  },
  {
    now: {passers: 9140, visits: 756, receipts: 204, sales: 17_390, stay: 229_800},
    before: {passers: 8860, visits: 702, receipts: 208, sales: 17_550, stay: 215_510},
  },
  {
    now: {passers: 3320, visits: 288, receipts: 118, sales: 9790, stay: 102_240},
    before: {passers: 3410, visits: 291, receipts: 115, sales: 9600, stay: 101_850},
  },
  {
    now: {passers: 6120, visits: 331, receipts: 96, sales: 8610, stay: 89_370},
    before: {passers: 6050, visits: 362, receipts: 112, sales: 9770, stay: 101_360},
  },
];

/** Sample regions of the same day: sums of their stores. */
export const sampleRegions: readonly {
  readonly stores: number;
  readonly silent: number;
  readonly now: StoreDayTotals;
  readonly before: StoreDayTotals;
}[] = [
  {
    stores: 42,
    silent: 0,
    now: {passers: 252_300, visits: 20_180, receipts: 6660, sales: 571_100, stay: 6_659_400},
    before: {passers: 249_900, visits: 19_990, receipts: 6800, sales: 577_700, stay: 6_596_700},
  },
  {
    stores: 35,
    silent: 0,
    now: {passers: 201_400, visits: 14_900, receipts: 5364, sales: 441_000, stay: 5_066_000},
    before: {passers: 203_600, visits: 15_100, receipts: 5285, sales: 436_400, stay: 5_134_000},
  },
  {
    stores: 27,
    silent: 1,
    now: {passers: 148_800, visits: 9970, receipts: 2890, sales: 251_200, stay: 2_891_300},
    before: {passers: 150_200, visits: 10_510, receipts: 3260, sales: 279_600, stay: 3_153_000},
  },
];

export const roles = ['store', 'region', 'head'] as const;
export type Role = (typeof roles)[number];

/** Metrics each role sees first thing; the rest is a click away. */
export const roleMetrics: Readonly<Record<Role, readonly Metric[]>> = {
  store: ['visits', 'conversion', 'salesPerVisit', 'dwell'],
  region: ['visits', 'entryRate', 'conversion', 'salesPerVisit'],
  head: ['visits', 'entryRate', 'conversion', 'salesPerVisit'],
};

/** What a role's board adds up: its own store, the stores of its region, or all regions. */
export function boardTotals(role: Role): {readonly now: StoreDayTotals; readonly before: StoreDayTotals} {
  const [own] = sampleStores;
  if (role === 'store' && own) return own;
  const rows = role === 'head' ? sampleRegions : sampleStores;
  return {now: total(rows.map((row) => row.now)), before: total(rows.map((row) => row.before))};
}

/** Rows of a table, best conversion first. */
export const byConversion = <Row extends {readonly now: StoreDayTotals}>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (metric('conversion', b.now) ?? 0) - (metric('conversion', a.now) ?? 0));

/** `?role=region`. */
export const roleCodec: QueryCodec<Role> = {
  read: (query) => roles.find((role) => role === query.get('role')) ?? 'store',
  write: (role, query) => setOrDelete(query, 'role', role === 'store' ? undefined : role),
};
