/** Warmth of the floor: how long people stood in each square of it. */
import {inside, stage, type Point, type Polygon} from '../geometry';
import {stepSeconds} from '../clock';
import type {World} from '../simulation';

/** Edge of a square, meters. */
export const heatCell = 0.25;

const [[left, front], [right, back]] = stage.bounds;
export const heatColumns = Math.ceil((right - left) / heatCell);
export const heatRows = Math.ceil((back - front) / heatCell);

/** Standing is measured, or every second spent. */
export type HeatMeasure = 'dwell' | 'presence';

export interface Heat {
  readonly measure: HeatMeasure;
  /** Seconds in each square, row by row from the front left. */
  readonly seconds: Float32Array;
  /** Sum of all squares. */
  total: number;
}

export const createHeat = (measure: HeatMeasure): Heat => ({
  measure,
  seconds: new Float32Array(heatColumns * heatRows),
  total: 0,
});

/** Middle of a square. */
export const cellCenter = (index: number): Point => [
  left + ((index % heatColumns) + 0.5) * heatCell,
  front + (Math.floor(index / heatColumns) + 0.5) * heatCell,
];

export function heatStep(heat: Heat, world: World): void {
  for (const {x, y, isInside, activity} of world.people) {
    if (!isInside || (heat.measure === 'dwell' && activity === 'walking')) continue;
    const [column, row] = [Math.floor((x - left) / heatCell), Math.floor((y - front) / heatCell)];
    if (column < 0 || row < 0 || column >= heatColumns || row >= heatRows) continue;
    heat.seconds[column + row * heatColumns]! += stepSeconds;
    heat.total += stepSeconds;
  }
}

export interface ZoneShare {
  readonly seconds: number;
  /** Of all seconds, 0 to 1. */
  readonly share: number;
  /** Of the floor, 0 to 1. */
  readonly area: number;
}

/** What part of the warmth, and of the floor, lies in a zone. */
export function zoneShare({seconds, total}: Heat, zone: Polygon): ZoneShare {
  let [sum, cells] = [0, 0];
  seconds.forEach((value, index) => {
    if (!inside(zone, cellCenter(index))) return;
    sum += value;
    cells += 1;
  });
  return {seconds: sum, share: total > 0 ? sum / total : 0, area: cells / seconds.length};
}

/** Rectangle between two corners, as a zone. */
export const rectangle = ([ax, ay]: Point, [bx, by]: Point): Polygon => [
  [ax, ay],
  [bx, ay],
  [bx, by],
  [ax, by],
];
