/** Label map of the shop's picture: which pixels show which fixture. See scripts/media/stage.mjs. */
import {stage, type ObstacleId, type Point} from './geometry';

/** Fixtures that somebody can stand behind, in the order of their labels. */
export const freeStanding = ['gondola-1', 'gondola-2', 'island', 'till'] as const satisfies readonly ObstacleId[];
export type FreeStanding = (typeof freeStanding)[number];
export const labelStep = 50;
export const floorLabel = 1;
export const firstLabel = 2;

/** Size of the labels, half the picture's. */
export const halfWidth = stage.plate.width / 2;
export const halfHeight = stage.plate.height / 2;

/** Of each: the sides that look at the lens. */
const footprints = freeStanding.map((id) => {
  const polygon = stage.obstacles[id];
  return {right: Math.max(...polygon.map(([x]) => x)), front: Math.min(...polygon.map(([, y]) => y))};
});

/** Does a fixture of the list stand before somebody who stands here? */
export const standsBefore = (fixture: number, [x, y]: Point): boolean =>
  x < footprints[fixture]!.right && y > footprints[fixture]!.front;

/** Opaque where a fixture is; where its left top corner lies, in labels. */
export interface Mask {
  readonly picture: ImageBitmap;
  readonly left: number;
  readonly top: number;
}

/** A fixture, cut out of the shop's picture to be drawn over people behind it; in canvas pixels. */
export type Piece = Mask;

/** The pictures in the size they are drawn in. */
export interface Fitted {
  readonly store: ImageBitmap;
  /** Cut-outs of the fixtures, in the order of `freeStanding`. */
  readonly pieces: readonly Piece[];
  /** Opaque where the floor is seen. */
  readonly floor: ImageBitmap;
  /** People as they are in the sheet, and mirrored. */
  readonly crowd: readonly [ImageBitmap, ImageBitmap];
  /** Size of one of them. */
  readonly cell: readonly [width: number, height: number];
  /** Goods, in a room that has some, and the size of a thing. */
  readonly goods?: {readonly sheet: ImageBitmap; readonly cell: readonly [width: number, height: number]};
}

/** Size of a canvas. */
export interface FitSize {
  readonly width: number;
  readonly height: number;
}

export interface Parts {
  readonly labels: Uint8Array;
  /** Opaque where the floor is seen. */
  readonly floor: ImageBitmap;
  /** In the order of `freeStanding`. */
  readonly fixtures: readonly Mask[];
}

/** A picture drawn once. */
export function drawn(
  width: number,
  height: number,
  draw: (pen: OffscreenCanvasRenderingContext2D) => void,
): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  draw(canvas.getContext('2d')!);
  return canvas.transferToImageBitmap();
}

/** Cuts free-standing fixtures out of a picture of the shop. */
export const cut = (store: CanvasImageSource, fixtures: readonly Mask[], {width, height}: FitSize): Piece[] =>
  fixtures.map((mask) => {
    const [sx, sy] = [width / halfWidth, height / halfHeight];
    const [left, top] = [Math.floor(mask.left * sx), Math.floor(mask.top * sy)];
    const picture = drawn(mask.picture.width * sx + 1, mask.picture.height * sy + 1, (pen) => {
      pen.translate(-left, -top);
      pen.drawImage(mask.picture, mask.left * sx, mask.top * sy, mask.picture.width * sx, mask.picture.height * sy);
      pen.globalCompositeOperation = 'source-in';
      pen.drawImage(store, 0, 0, width, height);
    });
    return {picture, left, top};
  });
