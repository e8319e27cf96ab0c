/** The sample day of the pharmacy: what sensor and cameras know at every minute. */
import {clock24} from '@site/src/site/timeOfDay';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** From and to, in minutes after midnight. */
export type Span = readonly [from: number, to: number];

/** Opening hours of the sample day, in minutes after midnight. */
export const opens = 7 * 60 + 30;
export const closes = 22 * 60;

/** Fridge readings: minute, degrees Celsius. The door stands open after a delivery at one o'clock. */
export const readings: readonly (readonly [minute: number, degrees: number])[] = [
  [450, 4.4],
  [540, 4.8],
  [600, 4.2],
  [690, 4.9],
  [765, 4.6],
  [785, 6.4],
  [805, 8.3],
  [820, 9.1],
  [832, 8.6],
  [850, 6.2],
  [880, 4.9],
  [960, 4.4],
  [1050, 5],
  [1140, 4.5],
  [1230, 4.9],
  [1320, 4.4],
];
/** Storage limits of cold goods. */
export const cold = {from: 2, to: 8} as const;

/** When nobody with a licence stood at the counter, and when customers waited there. */
export const away: readonly Span[] = [
  [735, 790],
  [1080, 1092],
];
export const waiting: readonly Span[] = [
  [560, 575],
  [745, 770],
  [1084, 1091],
  [1150, 1165],
];

/** Whether a minute is in one of the spans; its end is not. */
export const isIn = (spans: readonly Span[], minute: number) =>
  spans.some(([from, to]) => minute >= from && minute < to);

/** Degrees at a minute, between two readings in proportion. */
function degreesAt(minute: number): number {
  const after = readings.findIndex(([at]) => at >= minute);
  const [endAt, end] = readings[Math.max(after, 0)] ?? [minute, 0];
  const [startAt, start] = readings[Math.max(after - 1, 0)] ?? [minute, 0];
  return endAt === startAt ? end : start + ((end - start) * (minute - startAt)) / (endAt - startAt);
}

/** Where the handle stands at first: the delivery, with the door open. */
export const start = 13 * 60 + 35;
/** `?at=13:05`. */
export const minuteCodec: QueryCodec<number> = {
  read: (query) => {
    const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(query.get('at') ?? '') ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return minute >= opens && minute <= closes ? minute : start;
  },
  write: (minute, query) => setOrDelete(query, 'at', minute === start ? undefined : clock24(minute)),
};

/** What is known at one minute. */
export interface DutyState {
  readonly degrees: number;
  /** Warmer than cold goods may be. */
  readonly isWarm: boolean;
  /** Nobody with a licence is at the counter. */
  readonly isAway: boolean;
  readonly isWaiting: boolean;
}

/** What sensor and cameras say about a minute. */
export function dutyAt(minute: number): DutyState {
  const degrees = degreesAt(minute);
  return {degrees, isWarm: degrees > cold.to, isAway: isIn(away, minute), isWaiting: isIn(waiting, minute)};
}
