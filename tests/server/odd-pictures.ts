/** Pictures as they come, good and odd: made here, so that no file with personal data lies in the repository. */
import {randomBytes} from 'node:crypto';
import {crc32, deflateSync} from 'node:zlib';
import sharp from 'sharp';

/** A picture with enough detail that no part of it compresses to nothing. */
export const raw = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#336699', noise: {type: 'gaussian', mean: 120, sigma: 40}}});

/** Names a place, and must not be found in what is stored. */
export const secret = 'GPS-22.5431N-114.0579E';

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

export const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), whole.length - 4);
  return whole;
};

/** Puts segments behind the start of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** Puts chunks behind the header of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const header = (
  width: number,
  height: number,
  [depth, color, interlace]: readonly (number | undefined)[] = [8, 2],
): Buffer => {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth!, color!, 0, 0, interlace ?? 0], 8);
  return chunk('IHDR', content);
};

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** Where the frame of a JPEG tells its height. */
const frameAt = (jpeg: Buffer): number => jpeg.indexOf(Buffer.from([0xff, 0xc0, 0x00, 0x11])) + 5;

const patched = (bytes: Buffer, at: number, ...values: number[]): Buffer => {
  const copy = Buffer.from(bytes);
  copy.set(values, at);
  return copy;
};

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(200), Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);

export type OddPicture = readonly [name: string, bytes: Buffer, result: 'type' | 'damaged' | 'size' | 'cleaned'];

/** Good pictures to begin with. */
export async function goodPictures() {
  const small = raw(64, 48);
  return {
    jpeg: await small.clone().jpeg().toBuffer(),
    progressive: await small.clone().jpeg({progressive: true}).toBuffer(),
    gray: await small.clone().grayscale().jpeg().toBuffer(),
    cmyk: await small.clone().toColourspace('cmyk').jpeg().toBuffer(),
    restarts: await small.clone().jpeg({mozjpeg: true}).toBuffer(),
    png: await small.clone().png().toBuffer(),
    palette: await small.clone().png({palette: true}).toBuffer(),
    interlaced: await small.clone().png({progressive: true}).toBuffer(),
    deep: await small.clone().toColourspace('rgb16').png().toBuffer(),
    transparent: await small.clone().ensureAlpha(0.5).png().toBuffer(),
    withExif: await small
      .clone()
      .withExif({IFD0: {ImageDescription: secret}, IFD3: {GPSLatitude: '22/1 32/1 35/1'}})
      .jpeg()
      .toBuffer(),
    withProfile: await small.clone().withIccProfile('p3').jpeg().toBuffer(),
    pngWithExif: await small
      .clone()
      .withExif({IFD0: {ImageDescription: secret}})
      .withIccProfile('p3')
      .png()
      .toBuffer(),
  } as const;
}

function renamed(): OddPicture[] {
  const files: Record<string, Buffer> = {
    'nothing at all': Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    PDF: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300)]),
    ZIP: zip,
    EXE: Buffer.concat([Buffer.from('MZ'), randomBytes(300)]),
    ELF: Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), randomBytes(300)]),
    'SVG with a script': svg,
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    GIF: Buffer.concat([Buffer.from('GIF89a'), randomBytes(50)]),
    BMP: Buffer.concat([Buffer.from('BM'), randomBytes(50)]),
    WebP: Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBPVP8 '), randomBytes(50)]),
    HEIC: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), randomBytes(50)]),
    AVIF: Buffer.concat([Buffer.from('\0\0\0\x18ftypavif'), randomBytes(50)]),
    TIFF: Buffer.concat([Buffer.from('II*\0'), randomBytes(50)]),
    'JPEG 2000': Buffer.concat([Buffer.from('\0\0\0\fjP  \r\n'), randomBytes(50)]),
    text: Buffer.from('文字文字文字'),
    JSON: Buffer.from('{"picture":true}'),
    noise: Buffer.concat([Buffer.from([0]), randomBytes(500)]),
    zeros: Buffer.alloc(1000),
    'a JPEG behind a space': Buffer.from([0x20, 0xff, 0xd8, 0xff, 0xe0]),
    'the start of a JPEG without its third byte': Buffer.from([0xff, 0xd8]),
    'the signature of a PNG without its end': signature.subarray(0, 7),
  };
  return Object.entries(files).map(([name, bytes]) => [name, bytes, 'type']);
}

/** Cut off at many places: in headers, tables, data, and just before the end. */
function truncated(name: string, bytes: Buffer, places: readonly number[]): OddPicture[] {
  return places.map((share) => {
    const length = share < 1 ? Math.max(9, Math.floor(bytes.length * share)) : bytes.length - share;
    return [
      `${name} cut off after ${share < 1 ? `${share * 100} %` : `all but ${share} bytes`}`,
      bytes.subarray(0, length),
      'damaged',
    ];
  });
}

const oddJpegs = (jpeg: Buffer, progressive: Buffer): OddPicture[] => [
  ['JPEG of 65535 pixels a side', patched(jpeg, frameAt(jpeg), 0xff, 0xff, 0xff, 0xff), 'size'],
  ['JPEG one pixel too high', patched(jpeg, frameAt(jpeg), 0x10, 0x01), 'size'],
  ['JPEG one pixel too wide', patched(jpeg, frameAt(jpeg) + 2, 0x10, 0x01), 'size'],
  ['JPEG of no height', patched(jpeg, frameAt(jpeg), 0, 0), 'damaged'],
  ['JPEG of no width', patched(jpeg, frameAt(jpeg) + 2, 0, 0), 'damaged'],
  ['JPEG with arithmetic codes', patched(jpeg, frameAt(jpeg) - 4, 0xc9), 'damaged'],
  ['lossless JPEG', patched(jpeg, frameAt(jpeg) - 4, 0xc3), 'damaged'],
  ['JPEG of 12 bits', patched(jpeg, frameAt(jpeg) - 1, 12), 'damaged'],
  ['JPEG of two colors', patched(jpeg, frameAt(jpeg) + 4, 2), 'damaged'],
  ['JPEG with two frames', withSegments(jpeg, jpeg.subarray(frameAt(jpeg) - 5, frameAt(jpeg) + 14)), 'damaged'],
  ['JPEG of start and end alone', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'damaged'],
  ['JPEG with a start inside', withSegments(jpeg, Buffer.from([0xff, 0xd8])), 'damaged'],
  ['JPEG with a segment of no length', withSegments(jpeg, Buffer.from([0xff, 0xdb, 0, 0])), 'damaged'],
  ['JPEG with a segment beyond the end', withSegments(jpeg, Buffer.from([0xff, 0xe1, 0xff, 0xff])), 'damaged'],
  ['JPEG with noise behind its start', withSegments(jpeg, Buffer.from([1, 2, 3])), 'type'],
  ['JPEG with noise between segments', withSegments(jpeg, segment(0xfe, svg), Buffer.from([1, 2, 3])), 'damaged'],
  ['JPEG with an archive as a table', withSegments(jpeg, segment(0xdb, zip)), 'damaged'],
  ['JPEG with a script as Huffman codes', withSegments(jpeg, segment(0xc4, svg)), 'damaged'],
  ['JPEG with a reserved marker', withSegments(jpeg, segment(0xf0, svg)), 'damaged'],
  ['JPEG with the signature of a PNG behind its own', withSegments(jpeg, signature), 'type'],
  [
    'JPEG of its first tables, then its end',
    Buffer.concat([jpeg.subarray(0, frameAt(jpeg) - 5), Buffer.from([0xff, 0xd9])]),
    'damaged',
  ],
  ['JPEG with EXIF', withSegments(jpeg, segment(0xe1, Buffer.from(`Exif\0\0${secret}`))), 'cleaned'],
  [
    'JPEG with XMP',
    withSegments(jpeg, segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`))),
    'cleaned',
  ],
  ['JPEG with a comment', withSegments(jpeg, segment(0xfe, Buffer.from(secret))), 'cleaned'],
  ['JPEG with IPTC', withSegments(jpeg, segment(0xed, Buffer.from(`Photoshop 3.0\0${secret}`))), 'cleaned'],
  [
    'JPEG with a preview in JFIF',
    withSegments(jpeg, segment(0xe0, Buffer.from(`JFIF\0\x01\x02\0\0\x01\0\x01\x03\x03${secret}`))),
    'cleaned',
  ],
  ['JPEG with a preview in JFXX', withSegments(jpeg, segment(0xe0, Buffer.from(`JFXX\0\x10${secret}`))), 'cleaned'],
  ['JPEG with a script in a comment', withSegments(jpeg, segment(0xfe, svg)), 'cleaned'],
  ['JPEG with PDF in front of its data', withSegments(jpeg, segment(0xfe, Buffer.from('%PDF-1.7\n'))), 'cleaned'],
  ['JPEG with an archive behind its end', Buffer.concat([jpeg, zip]), 'cleaned'],
  ['JPEG with a place behind its end', Buffer.concat([jpeg, Buffer.from(secret)]), 'cleaned'],
  ['JPEG with a second JPEG behind its end', Buffer.concat([jpeg, jpeg]), 'cleaned'],
  ['JPEG with fill bytes', withSegments(jpeg, Buffer.from([0xff, 0xff, 0xff]), segment(0xfe, svg)), 'cleaned'],
  ['progressive JPEG with zeros behind its end', Buffer.concat([progressive, Buffer.alloc(5000)]), 'cleaned'],
];

const bomb = (side: number, bytes: number): Buffer =>
  pngOf(header(side, side), chunk('IDAT', deflateSync(Buffer.alloc(bytes))));

const oddPngs = (png: Buffer): OddPicture[] => [
  [
    'PNG of two billion pixels a side',
    pngOf(header(2 ** 31 - 1, 2 ** 31 - 1), chunk('IDAT', deflateSync(Buffer.alloc(10)))),
    'size',
  ],
  ['PNG one pixel too wide', pngOf(header(4097, 1), chunk('IDAT', deflateSync(Buffer.alloc(4097 * 3 + 1)))), 'size'],
  ['PNG one pixel too high', pngOf(header(1, 4097), chunk('IDAT', deflateSync(Buffer.alloc(4097 * 4)))), 'size'],
  ['PNG of no width', pngOf(header(0, 1), chunk('IDAT', deflateSync(Buffer.alloc(1)))), 'damaged'],
  ['PNG of 8 pixels that decompresses to 300 MB', bomb(8, 300_000_000), 'damaged'],
  ['PNG that decompresses to a byte too many', bomb(8, 8 * 25 + 1), 'damaged'],
  ['PNG that decompresses to a byte too few', bomb(8, 8 * 25 - 1), 'damaged'],
  ['PNG of an impossible depth', pngOf(header(8, 8, [3, 2]), chunk('IDAT', deflateSync(Buffer.alloc(200)))), 'damaged'],
  [
    'PNG of an unknown color type',
    pngOf(header(8, 8, [8, 5]), chunk('IDAT', deflateSync(Buffer.alloc(200)))),
    'damaged',
  ],
  [
    'PNG of an unknown interlace',
    pngOf(header(8, 8, [8, 2, 2]), chunk('IDAT', deflateSync(Buffer.alloc(200)))),
    'damaged',
  ],
  ['PNG without its palette', pngOf(header(8, 8, [8, 3]), chunk('IDAT', deflateSync(Buffer.alloc(72)))), 'damaged'],
  ['PNG without data', pngOf(header(8, 8)), 'damaged'],
  ['PNG without a header', pngOf(chunk('IDAT', deflateSync(Buffer.alloc(200)))), 'damaged'],
  ['PNG with data that are not compressed', pngOf(header(8, 8), chunk('IDAT', zip)), 'damaged'],
  [
    'PNG with an archive behind its compressed data',
    pngOf(header(8, 8), chunk('IDAT', Buffer.concat([deflateSync(Buffer.alloc(200)), zip]))),
    'damaged',
  ],
  ['PNG with data in two places', withChunks(png, chunk('IDAT', Buffer.alloc(0)), chunk('tEXt', svg)), 'damaged'],
  ['PNG with a wrong checksum of its header', patched(png, 30, png[30]! ^ 1), 'damaged'],
  ['PNG with a wrong checksum of its data', patched(png, png.length - 14, png[png.length - 14]! ^ 1), 'damaged'],
  ['PNG with a changed byte of data', patched(png, png.length - 40, png[png.length - 40]! ^ 1), 'damaged'],
  ['PNG with a chunk that is needed and unknown', withChunks(png, chunk('EVIL', svg)), 'damaged'],
  ['PNG with a chunk that has no name', withChunks(png, chunk('12 4', svg)), 'damaged'],
  [
    'PNG with a chunk beyond the end',
    withChunks(png, Buffer.from([0x7f, 0xff, 0xff, 0xff, 0x49, 0x44, 0x41, 0x54])),
    'damaged',
  ],
  ['PNG with two headers', withChunks(png, header(64, 48)), 'damaged'],
  ['PNG with text', withChunks(png, chunk('tEXt', Buffer.from(`Comment\0${secret}`))), 'cleaned'],
  [
    'PNG with international text',
    withChunks(png, chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${secret}`))),
    'cleaned',
  ],
  ['PNG with EXIF', withChunks(png, chunk('eXIf', Buffer.from(`II*\0${secret}`))), 'cleaned'],
  ['PNG with a time', withChunks(png, chunk('tIME', Buffer.alloc(7))), 'cleaned'],
  ['PNG with a script in a private chunk', withChunks(png, chunk('prVt', svg)), 'cleaned'],
  [
    'PNG with an animation',
    withChunks(png, chunk('acTL', Buffer.alloc(8)), chunk('fcTL', Buffer.alloc(26))),
    'cleaned',
  ],
  ['PNG with an archive behind its end', Buffer.concat([png, zip]), 'cleaned'],
  ['PNG with a place behind its end', Buffer.concat([png, Buffer.from(secret)]), 'cleaned'],
];

/** More than a hundred odd pictures with what has to become of them. */
export function oddPictures({
  jpeg,
  progressive,
  png,
  interlaced,
}: Awaited<ReturnType<typeof goodPictures>>): OddPicture[] {
  const places = [0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 30, 2, 1];
  return [
    ...renamed(),
    ...truncated('JPEG', jpeg, places),
    ...truncated('progressive JPEG', progressive, places),
    ...truncated('PNG', png, places),
    ...truncated('interlaced PNG', interlaced, [0.3, 0.9, 12]),
    ...oddJpegs(jpeg, progressive),
    ...oddPngs(png),
  ];
}
