/**
 * What the bytes of a file say it is, before anything unpacks it: its type, its size in pixels, and whether it is all there.
 * A small file can claim a size that exhausts a phone's memory, and browsers draw a photo that was cut off with a gray rest.
 */
import type {PictureProblem} from './problems';

export type PictureKind = 'jpeg' | 'png' | 'heic';

export type Inspection =
  | {
      readonly kind: PictureKind;
      /** Pixels as stored, before the orientation is applied; 0 where the file does not say. */
      readonly width: number;
      readonly height: number;
    }
  | {readonly problem: Extract<PictureProblem, 'type' | 'damaged' | 'pixels'>};

/** Largest picture that is unpacked, in pixels: the 64 megapixels of phones, 256 MB in memory. */
export const maxPixels = 70_000_000;

const damaged: Inspection = {problem: 'damaged'};

const textAt = (bytes: DataView, at: number, length: number): string =>
  at + length > bytes.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset + at, length));

// --- JPEG ------------------------------------------------------------------------------------------------------

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Frame headers C0–CF, without the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Place of the next marker at or after `from`; -1 at the end of the file. Skips what a scan holds. */
function nextMarker(bytes: DataView, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at++) {
    if (bytes.getUint8(at) !== 0xff) continue;
    const marker = bytes.getUint8(at + 1);
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return -1;
}

function inspectJpeg(bytes: DataView): Inspection {
  let [width, height] = [0, 0];
  let hasScan = false;
  for (let at = nextMarker(bytes, 2); at >= 0;) {
    const marker = bytes.getUint8(at + 1);
    if (marker === 0xd9) return hasScan ? {kind: 'jpeg', width, height} : damaged;
    if (at + 4 > bytes.byteLength) return damaged;
    const end = at + 2 + bytes.getUint16(at + 2);
    if (end > bytes.byteLength) return damaged;
    if (isFrame(marker) && end >= at + 9) [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)];
    hasScan ||= marker === 0xda;
    at = nextMarker(bytes, end);
  }
  return damaged;
}

// --- PNG -------------------------------------------------------------------------------------------------------

const pngSignature = '\x89PNG\r\n\x1a\n';

function inspectPng(bytes: DataView): Inspection {
  let [width, height] = [0, 0];
  let hasData = false;
  for (let at = pngSignature.length; at + 12 <= bytes.byteLength;) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + bytes.getUint32(at);
    if (end > bytes.byteLength) return damaged;
    if (type === 'IHDR' && end >= at + 20) [width, height] = [bytes.getUint32(at + 8), bytes.getUint32(at + 12)];
    if (type === 'IDAT') hasData = true;
    if (type === 'IEND') return hasData && width > 0 && height > 0 ? {kind: 'png', width, height} : damaged;
    at = end;
  }
  return damaged;
}

// --- HEIC ------------------------------------------------------------------------------------------------------

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

const isHeic = (bytes: DataView): boolean => textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4));

/** Width and height of the largest image of the file, by its `ispe` boxes. */
function heicSize(bytes: DataView, from: number, to: number): readonly [number, number] {
  let largest: readonly [number, number] = [0, 0];
  // Such a box is 20 bytes: size, type, version, width, height.
  for (let at = from; at + 16 <= to; at++) {
    if (bytes.getUint8(at) !== 0x69 || textAt(bytes, at, 4) !== 'ispe') continue;
    const [width, height] = [bytes.getUint32(at + 8), bytes.getUint32(at + 12)];
    if (width * height > largest[0] * largest[1]) largest = [width, height];
  }
  return largest;
}

function inspectHeic(bytes: DataView): Inspection {
  let [width, height] = [0, 0];
  let hasData = false;
  for (let at = 0; at < bytes.byteLength;) {
    if (at + 8 > bytes.byteLength) return damaged;
    const type = textAt(bytes, at + 4, 4);
    const size = bytes.getUint32(at);
    const isLong = size === 1 && at + 16 <= bytes.byteLength;
    const end = size === 0 ? bytes.byteLength : at + (isLong ? Number(bytes.getBigUint64(at + 8)) : size);
    if (end < at + 8 || end > bytes.byteLength) return damaged;
    if (type === 'meta') [width, height] = heicSize(bytes, at, end);
    if (type === 'mdat') hasData = true;
    at = end;
  }
  return hasData ? {kind: 'heic', width, height} : damaged;
}

// ---------------------------------------------------------------------------------------------------------------

function inspectKnown(bytes: DataView): Inspection {
  if (bytes.byteLength >= 4 && bytes.getUint16(0) === 0xffd8 && bytes.getUint8(2) === 0xff) return inspectJpeg(bytes);
  if (textAt(bytes, 0, 8) === pngSignature) return inspectPng(bytes);
  return isHeic(bytes) ? inspectHeic(bytes) : {problem: 'type'};
}

/** Reads a file's bytes; the name and the type that the device gives it do not count. */
export function inspectPicture(buffer: ArrayBuffer): Inspection {
  const found = inspectKnown(new DataView(buffer));
  return 'kind' in found && found.width * found.height > maxPixels ? {problem: 'pixels'} : found;
}
