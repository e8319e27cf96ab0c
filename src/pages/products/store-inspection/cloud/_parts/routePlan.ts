/** One supervisor's day on the road beside a day at the desk, and how long a region takes either way. */
import {setOrDelete, type QueryCodec} from '../../../../../components/ui/useQueryState';

/** Inputs with the range that makes sense; minutes except for stores. */
export const routeInputs = {
  stores: {min: 5, max: 80, step: 1, start: 24},
  drive: {min: 5, max: 120, step: 5, start: 40},
  visit: {min: 15, max: 180, step: 5, start: 60},
  desk: {min: 5, max: 60, step: 5, start: 15},
} as const;
export type RouteInput = keyof typeof routeInputs;
export const routeInputNames = Object.keys(routeInputs) as RouteInput[];
export type RoutePlan = Readonly<Record<RouteInput, number>>;

export const startPlan = Object.fromEntries(routeInputNames.map((name) => [name, routeInputs[name].start])) as Record<
  RouteInput,
  number
>;

/** Working minutes of a day. */
export const dayMinutes = 480;

/** Stores that fit in a day when each takes `before` minutes to get to and `inside` minutes to see. */
export const storesPerDay = (before: number, inside: number): number =>
  Math.max(1, Math.floor(dayMinutes / (before + inside)));

export interface RouteResult {
  /** Stores a day. */
  readonly onRoad: number;
  readonly atDesk: number;
  /** Days for all stores. */
  readonly roadDays: number;
  readonly deskDays: number;
  /** Minutes of a road day spent driving. */
  readonly driving: number;
}

/** Both ways of seeing the same stores. */
export function routeResult({stores, drive, visit, desk}: RoutePlan): RouteResult {
  const onRoad = storesPerDay(drive, visit);
  const atDesk = storesPerDay(0, desk);
  return {
    onRoad,
    atDesk,
    roadDays: Math.ceil(stores / onRoad),
    deskDays: Math.ceil(stores / atDesk),
    driving: onRoad * drive,
  };
}

/** `?stores=40&drive=60…`; values at their start are left out, values outside the range are ignored. */
export const routeCodec: QueryCodec<RoutePlan> = {
  read: (query) =>
    Object.fromEntries(
      routeInputNames.map((name) => {
        const {min, max, start} = routeInputs[name];
        const value = Number(query.get(name) ?? Number.NaN);
        return [name, Number.isInteger(value) && value >= min && value <= max ? value : start];
      }),
    ) as Record<RouteInput, number>,
  write: (plan, query) => {
    for (const name of routeInputNames)
      setOrDelete(query, name, plan[name] === routeInputs[name].start ? undefined : String(plan[name]));
  },
};
