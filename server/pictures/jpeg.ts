/** JPEG (ITU-T T.81): segment by segment. Every length is checked, so that no segment can carry anything else. */
import {demand, demandSize, type CleanPicture} from './picture';

/** Frames that browsers show: baseline, extended and progressive, all with Huffman codes. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

const restart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** A segment: its marker, and its content without the length. */
interface Segment {
  readonly marker: number;
  readonly content: Buffer;
  /** Position of the byte after it. */
  readonly end: number;
}

/** The segment at a position; fill bytes before its marker are skipped. */
function segmentAt(bytes: Buffer, start: number): Segment {
  demand(bytes[start] === 0xff, `no marker at ${start}`);
  let at = start + 1;
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at] ?? 0;
  if (marker === 0xd9) return {marker, content: Buffer.alloc(0), end: at + 1};
  demand(marker >= 0xc0 && marker !== 0xd8 && !restart(marker), `marker ${marker} at ${at}`);
  demand(at + 3 <= bytes.length, 'cut off');
  const end = at + 1 + bytes.readUInt16BE(at + 1);
  demand(end >= at + 3 && end <= bytes.length, 'cut off');
  return {marker, content: bytes.subarray(at + 3, end), end};
}

/** Where the entropy-coded data that begin here end: at the next marker that is none of theirs. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at)) {
    let marker = at + 1;
    while (bytes[marker] === 0xff) marker += 1;
    const value = bytes[marker];
    demand(value !== undefined, 'cut off');
    if (value !== 0 && !restart(value)) return at;
    at = marker + 1;
  }
  demand(false, 'no end');
}

/** Whether tables fill a segment: of quantization (`DQT`), or of Huffman codes (`DHT`). */
function areTables(content: Buffer, sizeAt: (at: number) => number): boolean {
  let at = 0;
  while (at < content.length) at += sizeAt(at);
  return at === content.length && at > 0;
}

const quantizationSize =
  (content: Buffer) =>
  (at: number): number =>
    content[at]! >> 4 === 0 ? 65 : 129;

const huffmanSize =
  (content: Buffer) =>
  (at: number): number =>
    17 + content.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);

/** What a segment of a picture has to be like; of others only the markers below are known. */
function isSound({marker, content}: Segment): boolean {
  if (marker === 0xdb) return areTables(content, quantizationSize(content));
  if (marker === 0xc4) return areTables(content, huffmanSize(content));
  if (marker === 0xdd) return content.length === 2;
  if (marker === 0xda) return content.length === 4 + 2 * (content[0] ?? 0);
  return frames.includes(marker) && content[0] === 8 && content.length === 6 + 3 * (content[5] ?? 0);
}

const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;

/** The two application segments that decide how colors are shown, without the preview in the first; others are dropped. */
function keptApplication({marker, content}: Segment): Buffer | undefined {
  if (marker === 0xe0 && content.length >= 14 && content.subarray(0, 5).equals(Buffer.from('JFIF\0')))
    return Buffer.concat([content.subarray(0, 12), Buffer.from([0, 0])]);
  if (marker === 0xee && content.length >= 12 && content.subarray(0, 5).equals(Buffer.from('Adobe')))
    return content.subarray(0, 12);
  return undefined;
}

const encoded = (marker: number, content: Buffer): Buffer[] => [
  Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]),
  content,
];

/** @throws {PictureError} */
export function cleanJpeg(bytes: Buffer, maxSide: number): Omit<CleanPicture, 'type'> {
  const parts: Buffer[] = [Buffer.from([0xff, 0xd8])];
  let size: {readonly width: number; readonly height: number} | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    const segment = segmentAt(bytes, at);
    const {marker, content} = segment;
    at = segment.end;
    if (marker === 0xd9) break;
    if (isApplication(marker) || marker === 0xfe) {
      const kept = keptApplication(segment);
      if (kept) parts.push(...encoded(marker, kept));
      continue;
    }
    demand(isSound(segment), `segment ${marker.toString(16)}`);
    if (frames.includes(marker)) {
      demand(size === undefined, 'two frames');
      size = {height: content.readUInt16BE(1), width: content.readUInt16BE(3)};
      demandSize(size.width, size.height, maxSide);
      demand([1, 3, 4].includes(content[5]!), 'number of colors');
    }
    parts.push(...encoded(marker, content));
    if (marker !== 0xda) continue;
    demand(size !== undefined, 'no frame');
    const end = scanEnd(bytes, at);
    demand(end > at, 'empty scan');
    parts.push(bytes.subarray(at, end));
    scans += 1;
    at = end;
  }
  demand(size !== undefined && scans > 0, 'no picture');
  parts.push(Buffer.from([0xff, 0xd9]));
  return {bytes: Buffer.concat(parts), ...size};
}
