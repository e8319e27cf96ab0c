/**
 * Makes a picture that the service takes from a file of the device: a JPEG of at most 2048 pixels and 2 MiB. It is drawn
 * again, which leaves behind all metadata (place, time, camera) and turns it upright. Loaded when a file is chosen.
 */
import {maxPictureBytes} from '../forms/service/limits';
import {inspectPicture, type PictureKind} from './inspect';
import type {PictureProblem} from './problems';

/** Longest side of a picture as it is sent, in pixels. */
export const longestSide = 2048;

/** Largest file that is read, in bytes. */
export const maxFileBytes = 40 * 1024 * 1024;

export interface PreparedPicture {
  readonly blob: Blob;
  readonly width: number;
  readonly height: number;
}

export type Preparation = PreparedPicture | {readonly problem: PictureProblem};

/** An unpacked picture, upright. */
export interface Unpacked {
  readonly width: number;
  readonly height: number;
  readonly source: CanvasImageSource;
  /** Gives its memory back. */
  readonly close: () => void;
}

/** What the browser does; tests put their own in its place. */
export interface PictureTools {
  /** @throws where the browser cannot decode the file */
  readonly unpack: (file: Blob) => Promise<Unpacked>;
  /** Draws at this size on white, as a JPEG of this quality (0 to 1); null where that fails. */
  readonly pack: (picture: Unpacked, width: number, height: number, quality: number) => Promise<Blob | null>;
}

const browserTools: PictureTools = {
  async unpack(file) {
    const source = await createImageBitmap(file, {imageOrientation: 'from-image'});
    return {width: source.width, height: source.height, source, close: () => source.close()};
  },
  async pack({source}, width, height, quality) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, {width, height});
    const context = canvas.getContext('2d', {alpha: false});
    if (!context) return null;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    // Safari keeps the memory of a canvas until it is collected.
    Object.assign(canvas, {width: 0, height: 0});
    return blob;
  },
};

/** Side and quality of the attempts; text on labels stays readable in the last one. */
const attempts = [
  [longestSide, 0.86],
  [longestSide, 0.72],
  [1600, 0.72],
  [1280, 0.6],
  [1024, 0.5],
] as const;

/** Width and height within a side, whole pixels, the shape kept. */
export function fitInto(width: number, height: number, side: number): readonly [number, number] {
  const scale = Math.min(1, side / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

async function packSmallEnough(picture: Unpacked, tools: PictureTools): Promise<Preparation> {
  for (const [side, quality] of attempts) {
    const [width, height] = fitInto(picture.width, picture.height, side);
    const blob = await tools.pack(picture, width, height, quality);
    if (!blob || blob.type !== 'image/jpeg') return {problem: 'failed'};
    if (blob.size <= maxPictureBytes) return {blob, width, height};
  }
  return {problem: 'failed'};
}

/** A browser fails at HEIC because it does not know it, and at the others because they are broken. */
const undecoded = (kind: PictureKind): PictureProblem => (kind === 'heic' ? 'heic' : 'damaged');

/** Prepares a file; says why where it cannot. Never throws. */
export async function preparePicture(file: Blob, tools: PictureTools = browserTools): Promise<Preparation> {
  if (file.size > maxFileBytes) return {problem: 'size'};
  let buffer: ArrayBuffer;
  try {
    buffer = await file.arrayBuffer();
  } catch {
    return {problem: 'unread'};
  }
  const found = inspectPicture(buffer);
  if ('problem' in found) return found;
  let picture: Unpacked;
  try {
    // By its content: a type that the device made up keeps some browsers from decoding.
    picture = await tools.unpack(new Blob([buffer], {type: `image/${found.kind}`}));
  } catch {
    return {problem: undecoded(found.kind)};
  }
  try {
    return await packSmallEnough(picture, tools);
  } catch {
    return {problem: 'failed'};
  } finally {
    picture.close();
  }
}
