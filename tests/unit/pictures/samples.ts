/** Pictures made byte by byte, so that a test says what is in them. */

const ascii = (text: string): number[] => [...text].map((one) => one.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 0xff];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];

const segment = (marker: number, body: readonly number[]): number[] => [0xff, marker, ...u16(body.length + 2), ...body];

/** A JPEG of this size with place data, an embedded thumbnail, a restart marker and an escaped FF in its scan. */
export const jpeg = (width: number, height: number): number[] => [
  0xff,
  0xd8,
  ...segment(0xe1, [...ascii('Exif\0\0GPS 31.2N'), 0xff, 0xd8, 0xff, 0xd9]),
  ...segment(0xc4, [0, 1, 2]),
  ...segment(0xc0, [8, ...u16(height), ...u16(width), 3]),
  ...segment(0xda, [3, 1]),
  ...[1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
  ...segment(0xda, [3, 2]),
  ...[5, 6, 7],
  0xff,
  0xd9,
];

const chunk = (type: string, body: readonly number[]): number[] => [
  ...u32(body.length),
  ...ascii(type),
  ...body,
  ...u32(0),
];

export const png = (width: number, height: number): number[] => [
  ...[0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a],
  ...chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
  ...chunk('tEXt', ascii('Location\0here')),
  ...chunk('IDAT', [1, 2, 3, 4]),
  ...chunk('IEND', []),
];

const box = (type: string, body: readonly number[]): number[] => [...u32(body.length + 8), ...ascii(type), ...body];

export const heic = (width: number, height: number): number[] => [
  ...box('ftyp', ascii('heic\0\0\0\0mif1heic')),
  ...box('meta', [
    ...box('ispe', [...u32(0), ...u32(320), ...u32(240)]),
    ...box('ispe', [...u32(0), ...u32(width), ...u32(height)]),
  ]),
  ...box('mdat', [9, 9, 9]),
];

export const bytes = (content: readonly number[]): ArrayBuffer => new Uint8Array(content).buffer;

export const text = (content: string): ArrayBuffer => bytes(ascii(content));
