/** The pictures of the live stage, and for each pixel of the store what it hides. */
import {depthAt, stage, toPicture, type Point} from './geometry';
import {looks} from './simulation';

/** Depth a standing body gains per row of the picture, metres. */
const perRow = -stage.camera.forward[2] / stage.camera.heightPx;

/** One number for a foot point; a pixel with a smaller one stands before the whole body. See scripts/media/stage.mjs. */
const keyOf = ([x, y]: Point): number => depthAt(x, y) - perRow * toPicture(x, y)[1];

const [[left, front], [right, back]] = stage.bounds;
const keys = ([[left, front], [left, back], [right, front], [right, back]] as const).map(keyOf);
const range = {min: Math.min(...keys) - 0.5, max: Math.max(...keys)};

/** Bodies may touch what they stand at, metres. */
const tolerance = 0.25;

/** Smallest value of `hides` that does not hide somebody who stands here. */
export const hiddenBelow = (at: Point): number => ((keyOf(at) - tolerance - range.min) / (range.max - range.min)) * 253 + 1;

/** Size of `hides`, half the picture's. */
export const halfWidth = stage.plate.width / 2;
export const halfHeight = stage.plate.height / 2;

/** Value of `hides` where the floor is seen. */
export const floorValue = 255;

/** Edge of the blocks that `nearest` sums up, in pixels of `hides`. */
export const block = 10;
export const blockColumns = halfWidth / block;

export interface Pictures {
  readonly store: ImageBitmap;
  readonly crowd: ImageBitmap;
  readonly hides: Uint8Array;
  /** Smallest value of each block that hides anything, 255 where nothing does. */
  readonly nearest: Uint8Array;
}

const folder = '/media/stage/';

async function load(name: string, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(folder + name, {signal});
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return createImageBitmap(await response.blob(), {colorSpaceConversion: 'none'});
}

/** Lets the browser answer the visitor between two pieces of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export async function loadPictures(signal: AbortSignal): Promise<Pictures> {
  const [store, crowd, depth] = await Promise.all(['store-1600.webp', 'crowd.webp', 'hides.png'].map((name) => load(name, signal)));
  const {cell, phases} = stage.walkers;
  if (crowd!.width !== cell[0] * phases || crowd!.height !== cell[1] * looks * 2) throw new Error('crowd.webp does not hold the people of the simulation');
  const context = new OffscreenCanvas(halfWidth, halfHeight).getContext('2d', {willReadFrequently: true})!;
  context.drawImage(depth!, 0, 0);
  depth!.close();
  const hides = new Uint8Array(halfWidth * halfHeight);
  const nearest = new Uint8Array(blockColumns * (halfHeight / block)).fill(floorValue);
  const strip = block * 9;
  for (let top = 0; top < halfHeight; top += strip) {
    const {data} = context.getImageData(0, top, halfWidth, strip);
    for (let index = 0; index < halfWidth * strip; index += 1) {
      const value = data[index * 4]!;
      const at = top * halfWidth + index;
      hides[at] = value;
      const inBlock = Math.floor((at % halfWidth) / block) + Math.floor(at / halfWidth / block) * blockColumns;
      if (value > 0 && value < nearest[inBlock]!) nearest[inBlock] = value;
    }
    await breathe();
  }
  signal.throwIfAborted();
  return {store: store!, crowd: crowd!, hides, nearest};
}
