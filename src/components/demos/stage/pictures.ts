/** The pictures of the live stage: the store, the people, and to which fixture each pixel of the store belongs. */
import {stage, type ObstacleId, type Point} from './geometry';
import {looks} from './simulation';

/** Fixtures that somebody can stand behind, in the order of their labels. See scripts/media/stage.mjs. */
const free = ['gondola-1', 'gondola-2', 'island', 'till'] as const satisfies readonly ObstacleId[];
const labelStep = 50;
const floorLabel = 1;
const firstLabel = 2;

/** The sides of each that look away from the lens. */
const footprints = free.map((id) => {
  const polygon = stage.obstacles[id];
  return {right: Math.max(...polygon.map(([x]) => x)), front: Math.min(...polygon.map(([, y]) => y))};
});

/** Does the fixture stand before somebody who stands here? */
const standsBefore = (fixture: number, [x, y]: Point): boolean => x < footprints[fixture]!.right && y > footprints[fixture]!.front;

/** Size of the labels, half the picture's. */
const halfWidth = stage.plate.width / 2;
const halfHeight = stage.plate.height / 2;

/** A part of the store that is drawn again over people behind it, in pixels of the canvas. */
export interface Piece {
  readonly picture: ImageBitmap;
  readonly left: number;
  readonly top: number;
  readonly isBefore: (at: Point) => boolean;
}

/** The pictures in the size they are drawn in. */
export interface Fitted {
  readonly store: ImageBitmap;
  /** People as they are in the sheet, and mirrored. */
  readonly crowd: readonly [ImageBitmap, ImageBitmap];
  /** Size of one of them. */
  readonly cell: readonly [width: number, height: number];
}

export interface Pictures {
  /** Pictures for a canvas of this width. */
  readonly fit: (width: number, height: number) => Promise<Fitted>;
  /** Cuts the free-standing fixtures out of a picture of the store. */
  readonly cut: (store: CanvasImageSource, width: number, height: number) => Piece[];
  /** Is this place hidden, where the picture shows (px, py)? */
  readonly isHidden: (px: number, py: number, at: Point) => boolean;
  /** Opaque where the floor is seen. */
  readonly floor: ImageBitmap;
}

const folder = '/media/stage/';
/** A network that needs longer gets the still picture, milliseconds. */
const patience = 25_000;

async function load(name: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(folder + name, {signal});
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return response.blob();
}

/** Lets the browser answer the visitor between two pieces of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Decoded and scaled beside the page; here where a browser knows no sizes. */
async function scaled(blob: Blob, width: number, height: number): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob, {resizeWidth: width, resizeHeight: height, resizeQuality: 'high'});
  return bitmap.width === width ? bitmap : drawn(width, height, (pen) => pen.drawImage(bitmap, 0, 0, width, height));
}

/** A picture drawn once. */
export function drawn(width: number, height: number, draw: (pen: OffscreenCanvasRenderingContext2D) => void): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  draw(canvas.getContext('2d')!);
  return canvas.transferToImageBitmap();
}

/** @throws when a picture does not come in time; what has come by then need not come again */
export async function loadPictures(signal: AbortSignal): Promise<Pictures> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the pictures of the store are late')), patience));
  const [store, crowd, parts] = await Promise.race([Promise.all(['store-1600.webp', 'crowd.webp', 'parts.png'].map((name) => load(name, signal))), late]);
  const labels = await labelsOf(parts!);
  const fixtures: Mask[] = [];
  for (const index of free.keys()) {
    await breathe();
    fixtures.push(maskOf(labels, index + firstLabel));
  }
  await breathe();
  const floor = cutOut(labels, floorLabel, 0, 0, halfWidth, halfHeight);
  signal.throwIfAborted();

  return {
    floor,
    async fit(width, height) {
      const scale = width / stage.plate.width;
      const {cell, phases} = stage.walkers;
      const size = [Math.round(cell[0] * scale), Math.round(cell[1] * scale)] as const;
      const [wide, tall] = [size[0] * phases, size[1] * looks * 2];
      const people = await scaled(crowd!, wide, tall);
      await breathe();
      const mirrored = drawn(wide, tall, (pen) => {
        pen.scale(-1, 1);
        pen.drawImage(people, -wide, 0);
      });
      return {store: await scaled(store!, width, height), crowd: [people, mirrored], cell: size};
    },
    cut: (picture, width, height) =>
      fixtures.map((mask, index) => {
        const [sx, sy] = [width / halfWidth, height / halfHeight];
        const [left, top] = [Math.floor(mask.left * sx), Math.floor(mask.top * sy)];
        return {
          left,
          top,
          isBefore: (at) => standsBefore(index, at),
          picture: drawn(mask.picture.width * sx + 1, mask.picture.height * sy + 1, (pen) => {
            pen.translate(-left, -top);
            pen.drawImage(mask.picture, mask.left * sx, mask.top * sy, mask.picture.width * sx, mask.picture.height * sy);
            pen.globalCompositeOperation = 'source-in';
            pen.drawImage(picture, 0, 0, width, height);
          }),
        };
      }),
    isHidden(px, py, at) {
      const fixture = labels[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)]! - firstLabel;
      return fixture >= 0 && standsBefore(fixture, at);
    },
  };
}

/** Label of each pixel, at half size. */
async function labelsOf(blob: Blob): Promise<Uint8Array> {
  const parts = await createImageBitmap(blob, {colorSpaceConversion: 'none'});
  const context = new OffscreenCanvas(halfWidth, halfHeight).getContext('2d', {willReadFrequently: true})!;
  context.drawImage(parts, 0, 0);
  parts.close();
  const labels = new Uint8Array(halfWidth * halfHeight);
  const strip = 90;
  for (let top = 0; top < halfHeight; top += strip) {
    const {data} = context.getImageData(0, top, halfWidth, strip);
    for (let index = 0; index < halfWidth * strip; index += 1) labels[top * halfWidth + index] = Math.round(data[index * 4]! / labelStep);
    await breathe();
  }
  return labels;
}

interface Mask {
  readonly picture: ImageBitmap;
  readonly left: number;
  readonly top: number;
}

/** Opaque where a label stands, no larger than it. */
function maskOf(labels: Uint8Array, label: number): Mask {
  let [left, top, right, bottom] = [halfWidth, halfHeight, 0, 0];
  labels.forEach((value, index) => {
    if (value !== label) return;
    const [x, y] = [index % halfWidth, Math.floor(index / halfWidth)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  });
  return {left, top, picture: cutOut(labels, label, left, top, right - left + 1, bottom - top + 1)};
}

function cutOut(labels: Uint8Array, label: number, left: number, top: number, width: number, height: number): ImageBitmap {
  return drawn(width, height, (pen) => {
    const pixels = pen.createImageData(width, height);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (labels[(top + y) * halfWidth + left + x] === label) pixels.data[(y * width + x) * 4 + 3] = 255;
    pen.putImageData(pixels, 0, 0);
  });
}
