/** PNG (W3C, third edition): chunk by chunk, with checksums, and the number of bytes that the pixels decompress to. */
import {once} from 'node:events';
import {crc32, createInflate} from 'node:zlib';
import {demand, demandSize, type CleanPicture} from './picture';

const signatureLength = 8;

/** Samples per pixel, by color type. */
const samples: Readonly<Record<number, number>> = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4};

/** Bits of a sample, by color type. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

interface Chunk {
  readonly type: string;
  readonly content: Buffer;
  /** With length, type and checksum. */
  readonly whole: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk, never> {
  for (let at = signatureLength; ;) {
    demand(at + 12 <= bytes.length, 'cut off');
    const end = at + 12 + bytes.readUInt32BE(at);
    demand(end <= bytes.length, 'cut off');
    const type = bytes.toString('latin1', at + 4, at + 8);
    demand(/^[A-Za-z]{4}$/.test(type), `chunk at ${at}`);
    demand(crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4), `checksum of ${type}`);
    yield {type, content: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end)};
    at = end;
  }
}

/** The header: how many pixels, and what they are made of. */
interface Header {
  readonly width: number;
  readonly height: number;
  readonly bitsPerPixel: number;
  readonly isInterlaced: boolean;
  readonly hasPalette: boolean;
}

function headerOf({type, content}: Chunk, maxSide: number): Header {
  demand(type === 'IHDR' && content.length === 13, 'header');
  const [depth = 0, color = 0, compression, filter, interlace] = content.subarray(8);
  demand(depths[color]?.includes(depth) === true, 'color type');
  demand(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1), 'method');
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  demandSize(width, height, maxSide);
  const bitsPerPixel = depth * samples[color]!;
  return {width, height, bitsPerPixel, isInterlaced: interlace === 1, hasPalette: color === 3};
}

/** Passes of an interlaced picture: first column and row, distance of columns and rows. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes of all rows, each with the byte that names its filter. */
function pixelBytes({width, height, bitsPerPixel, isInterlaced}: Header): number {
  const rows = (columns: number, count: number): number =>
    columns === 0 ? 0 : count * (1 + Math.ceil((columns * bitsPerPixel) / 8));
  if (!isInterlaced) return rows(width, height);
  const part = (length: number, first: number, step: number): number => Math.max(0, Math.ceil((length - first) / step));
  return passes.reduce((sum, [x, y, dx, dy]) => sum + rows(part(width, x, dx), part(height, y, dy)), 0);
}

/**
 * Decompresses without keeping anything, and stops at the first byte too many.
 * @throws {PictureError} unless there are exactly so many bytes, and nothing behind them
 */
async function demandPixels(data: readonly Buffer[], expected: number): Promise<void> {
  const inflate = createInflate({chunkSize: 256 * 1024});
  let [found, given] = [0, 0];
  inflate.on('data', ({length}: Buffer) => {
    found += length;
    if (found > expected) inflate.destroy(new Error('too many'));
  });
  const ended = once(inflate, 'end');
  for (const part of data) {
    inflate.write(part);
    given += part.length;
  }
  inflate.end();
  const isWhole = await ended.then(
    () => true,
    () => false,
  );
  demand(isWhole && found === expected && inflate.bytesWritten === given, 'pixels');
}

/** Chunks that stay besides the data: what the pixels mean. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT']);

/** @throws {PictureError} */
export async function cleanPng(bytes: Buffer, maxSide: number): Promise<Omit<CleanPicture, 'type'>> {
  const parts: Buffer[] = [bytes.subarray(0, signatureLength)];
  const data: Buffer[] = [];
  const counts: Record<string, number> = {};
  let header: Header | undefined;
  let last = '';
  for (const chunk of chunksOf(bytes)) {
    const {type, content, whole} = chunk;
    header ??= headerOf(chunk, maxSide);
    if (type === 'IEND') {
      demand(content.length === 0, 'end');
      parts.push(whole);
      break;
    }
    // The case of the first letter tells whether a picture can be shown without the chunk.
    demand(kept.has(type) || /^[a-z]/.test(type), `chunk ${type}`);
    if (type === 'IDAT') {
      demand(data.length === 0 || last === 'IDAT', 'data in two places');
      data.push(content);
    } else if (kept.has(type)) {
      counts[type] = (counts[type] ?? 0) + 1;
      demand(counts[type] === 1 && data.length === 0, `${type} again or too late`);
      if (type === 'PLTE') demand(content.length % 3 === 0 && content.length > 0 && content.length <= 768, 'palette');
      if (type === 'tRNS') demand(content.length > 0 && content.length <= 256, 'transparency');
    }
    if (kept.has(type)) parts.push(whole);
    last = type;
  }
  demand(header !== undefined && data.length > 0, 'no picture');
  demand(!header.hasPalette || counts.PLTE === 1, 'no palette');
  await demandPixels(data, pixelBytes(header));
  const {width, height} = header;
  return {bytes: Buffer.concat(parts), width, height};
}
