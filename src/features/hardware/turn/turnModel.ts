/**
 * A device that is turned: angles, frames and keys. An angle is in whole degrees, 0 (front) to 350, and grows as the front turns
 * to the viewer's right. No DOM here.
 */

/** Frames of one turn and their place on the sheet (media/scripts/grade.py). */
export const frames = 36;
export const columns = 6;
export const frameWidth = 480;
export const frameHeight = 360;

/** Degrees between two frames. */
export const step = 360 / frames;

/** The nearest angle that has a frame, from 0 to 350. */
export const settled = (degrees: number): number => (((Math.round(degrees / step) * step) % 360) + 360) % 360;

/** Which frame shows an angle. */
export const frameOf = (degrees: number): number => settled(degrees) / step;

/** Left upper corner of a frame on the sheet, in pixels. */
export const cornerOf = (frame: number): readonly [x: number, y: number] => [
  (frame % columns) * frameWidth,
  Math.floor(frame / columns) * frameHeight,
];

/** Angle after a drag of `pixels` to the right over a picture `width` pixels wide: its width is one full turn. */
export const dragged = (from: number, pixels: number, width: number): number => settled(from + (pixels / width) * 360);

const keys = new Map([
  ['ArrowRight', step],
  ['ArrowUp', step],
  ['ArrowLeft', -step],
  ['ArrowDown', -step],
  ['PageUp', 90],
  ['PageDown', -90],
]);

/** Angle after a key of a slider, or undefined for any other key. Home is the front, End the back. */
export function afterKey(degrees: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return 180;
  const by = keys.get(key);
  return by === undefined ? undefined : settled(degrees + by);
}

type Side = 'front' | 'right' | 'back' | 'left';

/** Where the front looks: a side, and how many degrees it is turned that way. */
export function facing(degrees: number): {readonly side: Side; readonly degrees: number} {
  const at = settled(degrees);
  if (at === 0) return {side: 'front', degrees: 0};
  if (at === 180) return {side: 'back', degrees: 180};
  return at < 180 ? {side: 'right', degrees: at} : {side: 'left', degrees: 360 - at};
}
