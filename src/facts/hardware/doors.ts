/**
 * Which counting camera a door takes: by the height it hangs at and the width it covers there. The catalogue gives the
 * horizontal angle and the widest door; geometry gives the rest: what is cut off below the lens at the height of a tall
 * person's head.
 */
import type {Model} from '../models.schema';

/** Heads have to be in the picture to be counted: the strip is measured this high above the floor. */
export const headM = 1.7;
/** Two counters side by side share this much, so that nobody is lost between them. */
export const overlapM = 0.5;

/** What the choice needs of a counting camera. */
export type Counter = Pick<Extract<Model, {kind: 'aiCamera'}>, 'id' | 'mountM' | 'doorM' | 'hfovDeg' | 'pairs'>;

/** A door in meters: clear width, and the height of the lens above the floor. */
export interface Door {
  readonly width: number;
  readonly height: number;
}

/** One device, two side by side, or why none fits. */
export type CounterChoice<C extends Counter> =
  | {readonly kind: 'one' | 'two'; readonly counter: C; readonly others: readonly C[]}
  | {readonly kind: 'none'; readonly why: 'low' | 'high' | 'wide'};

/** Slack for figures typed with one decimal. */
const slack = 1e-9;

/** Width of the strip seen at head height, in meters: the geometry, but never more than the catalogue's door. */
export function coverage(
  heightM: number,
  {hfovDeg, doorM}: Pick<Counter, 'hfovDeg' | 'doorM'>,
  units: 1 | 2 = 1,
): number {
  const half = Math.min(hfovDeg, 178) / 2;
  const one = Math.min(doorM, 2 * Math.max(0, heightM - headM) * Math.tan((half * Math.PI) / 180));
  return units === 1 ? one : Math.max(0, 2 * one - overlapM);
}

/** Whether a device may hang at this height. */
export const hangsAt = ({mountM: [low, high]}: Pick<Counter, 'mountM'>, heightM: number): boolean =>
  low <= heightM + slack && heightM <= high + slack;

/**
 * Whether one or two of a counter fit the door: height within its limits, width within what it covers there. `highest` is
 * the upper end where the height is only known to lie above `door.height`.
 */
export const fitsDoor = (counter: Counter, {width, height}: Door, units: 1 | 2, highest = height): boolean =>
  hangsAt(counter, height) &&
  hangsAt(counter, highest) &&
  (units === 1 || counter.pairs) &&
  width <= coverage(height, counter, units) + slack;

/** One device where one will do, the narrowest that covers the door; else two of the narrowest; else the reason. */
export function chooseCounter<C extends Counter>(
  counters: readonly C[],
  door: Door,
  highest = door.height,
): CounterChoice<C> {
  const byWidth = [...counters].sort((a, b) => a.doorM - b.doorM);
  for (const [kind, units] of [
    ['one', 1],
    ['two', 2],
  ] as const) {
    const [counter, ...others] = byWidth.filter((one) => fitsDoor(one, door, units, highest));
    if (counter) return {kind, counter, others};
  }
  if (byWidth.some((one) => hangsAt(one, door.height) && hangsAt(one, highest))) return {kind: 'none', why: 'wide'};
  return {kind: 'none', why: counters.every(({mountM: [low]}) => door.height < low) ? 'low' : 'high'};
}
