/** Where people stop, where they queue, and which way they look. World meters. */
import type {ObstacleId, Point} from './geometry';

/** Index into `headings`. */
export type Heading = 0 | 1 | 2 | 3;
/** +x, −x, +y, −y: the directions people were rendered in. */
export const headings: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];

/** Where somebody stops, and the fixture looked at. */
export interface Spot {
  readonly at: Point;
  readonly facing: Heading;
  readonly fixture: ObstacleId;
}

const spotsAlong = (fixture: ObstacleId, facing: Heading, from: Point, to: Point, count: number): Spot[] =>
  Array.from({length: count}, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return {fixture, facing, at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]};
  });

/** Places to stop at, an arm's length from the shelves. */
export const spots: readonly Spot[] = [
  ...spotsAlong('gondola-1', 2, [-3.1, -0.3], [-0.7, -0.3], 4),
  ...spotsAlong('gondola-2', 2, [0.9, -0.3], [3.1, -0.3], 4),
  ...spotsAlong('gondola-1', 3, [-3, 1.4], [-0.7, 1.4], 3),
  ...spotsAlong('gondola-2', 3, [0.9, 1.4], [3, 1.4], 3),
  ...spotsAlong('fridge', 2, [-3.5, 2.36], [-0.8, 2.36], 4),
  ...spotsAlong('shelf-back', 2, [0.9, 2.72], [3.7, 2.72], 4),
  ...spotsAlong('shelf-left', 1, [-3.68, -2.75], [-3.68, -0.6], 2),
  {fixture: 'island', facing: 2, at: [-1.75, -2.45]},
  {fixture: 'island', facing: 1, at: [-0.85, -1.55]},
  {fixture: 'island', facing: 3, at: [-1.75, -0.66]},
  {fixture: 'island', facing: 0, at: [-2.66, -1.5]},
];

/** Where people stand at the till, the one being served first. */
export const queueSlots: readonly Point[] = [
  [2.95, -2.9],
  [2.2, -2.9],
  [1.62, -2.62],
  [1.5, -1.95],
  [1.5, -1.3],
  [1.4, -0.7],
  [0.7, -0.62],
  [0.1, -0.62],
  [-0.5, -0.7],
];
