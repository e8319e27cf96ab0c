/** Meters of an elevation: where the units hang, how far they see on the floor, who stands below. */
import {headM, overlapM} from '@site/src/facts/hardware/doors';
import type {InstallationScene} from './installation';

export interface InstallationSight {
  /** Half of the strip seen at head height. */
  readonly half: number;
  /** Centers of the units, from the middle of the door; two of them overlap there. */
  readonly centers: readonly number[];
  /** How far a unit sees on the floor, to either side of its center. */
  readonly spread: number;
}

/** What a counter sees from a height, given the strip all units together see at head height. */
export function sightOf(heightM: number, widthM: number, units: 1 | 2): InstallationSight {
  const half = widthM / 2;
  const centers = units === 1 ? [0] : [-(half / 2) + overlapM / 4, half / 2 - overlapM / 4];
  const unitHalf = units === 1 ? half : (widthM + overlapM) / 4;
  const spread = (heightM > headM ? unitHalf / (heightM - headM) : 0) * heightM;
  return {half, centers, spread};
}

/** People below, by distance from the middle and height: a child in the tall hall, two abreast in the double door. */
export const peopleIn = (
  scene: InstallationScene,
  half: number,
): readonly (readonly [meters: number, tall: number])[] =>
  scene === 'wide'
    ? [
        [-half * 0.62, 1.74],
        [-0.4, 1.62],
        [0.32, 1.7],
        [half * 0.66, 1.2],
      ]
    : scene === 'hall'
      ? [
          [-1.1, 1.72],
          [0.2, 1.1],
          [1.2, 1.64],
        ]
      : [
          [-half * 0.45, 1.7],
          [half * 0.4, 1.58],
        ];
