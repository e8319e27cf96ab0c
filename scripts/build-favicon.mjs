/**
 * Writes `static/favicon.ico`, which browsers request by convention: the icon of the site in three sizes. Run
 * `node scripts/build-favicon.mjs` after a change of `static/img/favicon.svg`; the result is committed.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const at = (file) => fileURLToPath(new URL(`../static/${file}`, import.meta.url));

const sizes = [16, 32, 48];
const headBytes = 6;
const entryBytes = 16;

const svg = readFileSync(at('img/favicon.svg'));
const pictures = await Promise.all(
  sizes.map((size) => sharp(svg, {density: 1200}).resize(size, size).png({compressionLevel: 9}).toBuffer()),
);

/** A head, an entry per picture, then the pictures, which are PNG files as they are. */
const head = Buffer.alloc(headBytes + entryBytes * sizes.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(sizes.length, 4);
let offset = head.length;
pictures.forEach((picture, index) => {
  const entry = headBytes + entryBytes * index;
  head.writeUInt8(sizes[index], entry);
  head.writeUInt8(sizes[index], entry + 1);
  // Color planes, and bits of a pixel.
  head.writeUInt16LE(1, entry + 4);
  head.writeUInt16LE(32, entry + 6);
  head.writeUInt32LE(picture.length, entry + 8);
  head.writeUInt32LE(offset, entry + 12);
  offset += picture.length;
});
writeFileSync(at('favicon.ico'), Buffer.concat([head, ...pictures]));
console.log(`static/favicon.ico: ${sizes.join(', ')} px, ${offset} bytes`);
