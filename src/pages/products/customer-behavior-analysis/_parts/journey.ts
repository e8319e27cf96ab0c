/** One sample visit through the rendered store: where on the floor each step happens. Meters as in the stage's plan. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

type Point = readonly [number, number];

/** Floor of the store scenes to their pixels (1600 × 900), from the stage geometry. */
const floor = [80.568, 63.468, 826.242, 32.637, -41.43, 538.29] as const;

/** A place on the floor as a point of the picture. */
export function onScene([x, y]: Point): Point {
  return [floor[0] * x + floor[1] * y + floor[2], floor[3] * x + floor[4] * y + floor[5]];
}

/** Points of the picture as an SVG `points` list, whole pixels. */
export const scenePoints = (points: readonly Point[]): string =>
  points.map((point) => onScene(point).map(Math.round).join(',')).join(' ');

export const journeySteps = ['enter', 'browse', 'dwell', 'pick', 'try', 'leave'] as const;
export type JourneyStep = (typeof journeySteps)[number];

const shelf: readonly Point[] = [
  [-4.1, -3.05],
  [-3.1, -3.05],
  [-3.1, -0.3],
  [-4.1, -0.3],
];

/** Zone of each step, corner by corner. */
export const journeyZones: Readonly<Record<JourneyStep, readonly Point[]>> = {
  enter: [
    [-1.2, -3.55],
    [1.4, -3.55],
    [1.4, -2.9],
    [-1.2, -2.9],
  ],
  browse: [
    [-4, 1.4],
    [-0.4, 1.4],
    [-0.4, 2.78],
    [-4, 2.78],
  ],
  dwell: shelf,
  pick: shelf,
  try: [
    [-2.8, -2.6],
    [-0.7, -2.6],
    [-0.7, -0.5],
    [-2.8, -0.5],
  ],
  leave: [
    [1.8, -3.4],
    [4, -3.4],
    [4, -1.2],
    [1.8, -1.2],
  ],
};

/** The way from the step before to this one. */
const legs: Readonly<Record<JourneyStep, readonly Point[]>> = {
  enter: [
    [0.1, -3.5],
    [0.1, -2.9],
  ],
  browse: [
    [0.1, -2.9],
    [0.1, 1.6],
    [-0.6, 2.1],
    [-2.2, 2.1],
  ],
  dwell: [
    [-2.2, 2.1],
    [-3.7, 2.1],
    [-3.9, 1.6],
    [-3.9, 0.4],
    [-3.6, -0.6],
    [-3.6, -1.6],
  ],
  pick: [
    [-3.6, -1.6],
    [-3.6, -1.9],
  ],
  try: [
    [-3.6, -1.9],
    [-3.2, -2.5],
    [-2.4, -2.4],
  ],
  leave: [
    [-2.4, -2.4],
    [-1.6, -2.95],
    [1.2, -2.95],
    [2.6, -2.9],
  ],
};

/** The way walked up to and with this step. */
export const pathTo = (step: JourneyStep): Point[] =>
  journeySteps.slice(0, journeySteps.indexOf(step) + 1).flatMap((name) => legs[name]);

/** Where the person stands at this step. */
export function standsAt(step: JourneyStep): Point {
  const leg = legs[step];
  return leg[leg.length - 1] ?? [0, 0];
}

/** `?step=pick`; the first step is left out. */
export const journeyCodec: QueryCodec<JourneyStep> = {
  read: (query) => journeySteps.find((step) => step === query.get('step')) ?? 'enter',
  write: (step, query) => setOrDelete(query, 'step', step === 'enter' ? undefined : step),
};
