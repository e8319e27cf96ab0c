/** Size of a person in a camera's picture, and what can be recognized at that size. */

/** Height of the person the figures are about, in meters. */
export const personM = 1.7;

/**
 * What can be recognized of a person of so many pixels in height. The levels follow EN 62676-4: detect 25 px/m, observe 62,
 * recognize 125 px/m, times the height of a person.
 */
export const recognitionLevels = [
  {id: 'present', pixels: Math.round(25 * personM)},
  {id: 'counted', pixels: Math.round(62 * personM)},
  {id: 'clothed', pixels: Math.round(125 * personM)},
] as const;
export type RecognitionLevel = (typeof recognitionLevels)[number]['id'];

export interface Lens {
  /** Width of the picture in pixels. */
  readonly pixelsWide: number;
  /** Horizontal field of view in degrees, below 180. */
  readonly hfovDeg: number;
}

/** Pixels per meter across the picture for something `distanceM` away, straight ahead: width ÷ (2 · d · tan(hfov ÷ 2)). */
export const pixelsPerMeter = ({pixelsWide, hfovDeg}: Lens, distanceM: number): number =>
  pixelsWide / (2 * distanceM * Math.tan((hfovDeg * Math.PI) / 360));

/** Height of a standing person in pixels. */
export const personPixels = (lens: Lens, distanceM: number): number =>
  Math.round(pixelsPerMeter(lens, distanceM) * personM);

/** The farthest distance in meters, to 0.1 m and rounded down, at which a thing of `sizeM` still has so many pixels. */
export const sizeReachM = (lens: Lens, sizeM: number, pixels: number): number =>
  Math.floor((pixelsPerMeter(lens, 1) * sizeM * 10) / pixels) / 10;

/** {@link sizeReachM} for a person. */
export const reachM = (lens: Lens, pixels: number): number => sizeReachM(lens, personM, pixels);
