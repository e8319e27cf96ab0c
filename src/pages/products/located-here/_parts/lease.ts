/** What a shop front is worth before the lease is signed: from passers-by to rent share and break-even visits. */
import {setOrDelete, type QueryCodec} from '../../../../components/ui/useQueryState';

/** Inputs with the range that makes sense and the example they start with. Money is in the visitor's own currency. */
export const leaseInputs = {
  passers: {min: 0, max: 20_000, start: 600},
  hours: {min: 1, max: 24, start: 12},
  capture: {min: 0, max: 100, start: 4},
  conversion: {min: 0, max: 100, start: 35},
  receipt: {min: 0, max: 100_000, start: 36},
  margin: {min: 1, max: 100, start: 55},
  rent: {min: 0, max: 10_000_000, start: 24_000},
} as const;

export type LeaseInput = keyof typeof leaseInputs;
export const leaseInputNames = Object.keys(leaseInputs) as LeaseInput[];

/** As typed, so that a field can be emptied while a person thinks. */
export type LeaseTyped = Readonly<Record<LeaseInput, string>>;
export type LeaseNumbers = Readonly<Record<LeaseInput, number>>;

/** Trading days of a month, for rent by the month. */
export const daysPerMonth = 30;

export const leaseStart = Object.fromEntries(
  leaseInputNames.map((name) => [name, String(leaseInputs[name].start)]),
) as LeaseTyped;

/** The number typed, with at most one decimal, or null when it is missing or outside the range. */
export function parseLease(name: LeaseInput, text: string): number | null {
  const {min, max} = leaseInputs[name];
  const value = Number(text);
  return /^\d+(\.\d)?$/.test(text.trim()) && value >= min && value <= max ? value : null;
}

/** All numbers, or null while one is wrong. */
export function parseLeaseAll(typed: LeaseTyped): LeaseNumbers | null {
  const pairs = leaseInputNames.map((name) => [name, parseLease(name, typed[name])] as const);
  return pairs.some(([, value]) => value === null) ? null : (Object.fromEntries(pairs) as LeaseNumbers);
}

export interface LeaseResult {
  /** By day. */
  readonly passers: number;
  readonly visits: number;
  readonly receipts: number;
  /** By month. */
  readonly revenue: number;
  /** Rent as a part of revenue, 0.22 for 22 %; null without revenue. */
  readonly rentShare: number | null;
  /** Visits a day at which the margin pays the rent and nothing else; null when no visit earns anything. */
  readonly breakEven: number | null;
}

/** The whole chain; the formulas are on the page in the same order. */
export function leaseResult({passers, hours, capture, conversion, receipt, margin, rent}: LeaseNumbers): LeaseResult {
  const day = passers * hours;
  const visits = day * (capture / 100);
  const receipts = visits * (conversion / 100);
  const revenue = receipts * receipt * daysPerMonth;
  const earnedPerVisit = (conversion / 100) * receipt * (margin / 100);
  return {
    passers: day,
    visits,
    receipts,
    revenue,
    rentShare: revenue > 0 ? rent / revenue : null,
    breakEven: earnedPerVisit > 0 ? Math.ceil(rent / daysPerMonth / earnedPerVisit) : null,
  };
}

/** `?passers=900&rent=30000…`; values at their start are left out. */
export const leaseCodec: QueryCodec<LeaseTyped> = {
  read: (query) =>
    Object.fromEntries(
      leaseInputNames.map((name) => {
        const text = query.get(name);
        return [name, text !== null && parseLease(name, text) !== null ? text : leaseStart[name]];
      }),
    ) as LeaseTyped,
  write: (typed, query) => {
    for (const name of leaseInputNames) {
      setOrDelete(
        query,
        name,
        typed[name] === leaseStart[name] || parseLease(name, typed[name]) === null ? undefined : typed[name],
      );
    }
  },
};
