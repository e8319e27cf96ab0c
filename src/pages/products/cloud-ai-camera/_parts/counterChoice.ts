/** Which counting camera a door takes: by the height it hangs at and the width it covers. */
import type {Model} from '@site/src/facts/models.schema';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** What the choice needs of a counting camera. */
export type Counter = Pick<Extract<Model, {kind: 'aiCamera'}>, 'id' | 'mountM' | 'doorM'>;

/** A door in meters. */
export interface Door {
  readonly width: number;
  readonly height: number;
}

/** One device, two side by side, or why none fits. */
export type Choice<C extends Counter> =
  | {readonly kind: 'one' | 'two'; readonly counter: C; readonly others: readonly C[]}
  | {readonly kind: 'none'; readonly why: 'low' | 'high' | 'wide'};

/** Slack for figures typed with one decimal. */
const slack = 1e-9;

const hangs = ({mountM: [low, high]}: Counter, {height}: Door): boolean =>
  low <= height + slack && height <= high + slack;

const covers = ({doorM}: Counter, {width}: Door, devices: number): boolean => width <= doorM * devices + slack;

/** One device where one will do, the narrowest that covers the door; else two of the narrowest; else the reason. */
export function chooseCounter<C extends Counter>(counters: readonly C[], door: Door): Choice<C> {
  const hanging = counters.filter((counter) => hangs(counter, door)).sort((a, b) => a.doorM - b.doorM);
  for (const [kind, devices] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    const [counter, ...others] = hanging.filter((one) => covers(one, door, devices));
    if (counter) return {kind, counter, others};
  }
  if (hanging.length > 0) return {kind: 'none', why: 'wide'};
  return {kind: 'none', why: counters.every(({mountM: [low]}) => door.height < low) ? 'low' : 'high'};
}

export const doorLimits = {width: {min: 0.8, max: 14}, height: {min: 2, max: 8}} as const;

export const doorStart: Door = {width: 2.4, height: 3};

const tenths = (text: string | null, {min, max}: {readonly min: number; readonly max: number}): number | null => {
  const value = Math.round(Number(text) * 10) / 10;
  return text && value >= min && value <= max ? value : null;
};

/** `?door=2.4&height=3` */
export const doorCodec: QueryCodec<Door> = {
  read: (query) => ({
    width: tenths(query.get('door'), doorLimits.width) ?? doorStart.width,
    height: tenths(query.get('height'), doorLimits.height) ?? doorStart.height,
  }),
  write: ({width, height}, query) => {
    setOrDelete(query, 'door', width === doorStart.width ? undefined : String(width));
    setOrDelete(query, 'height', height === doorStart.height ? undefined : String(height));
  },
};
