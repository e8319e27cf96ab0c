/**
 * Makes the downloads of the press room from the logo and the pictures of the library: formats that any editor opens. Results
 * are committed under `static/media/press`; run `node scripts/media/press.mjs` after changing a picture, and copy the
 * printed lines to `src/facts/press.ts`. Needs the program `zip`.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = path.join(root, 'static/media/press');
mkdirSync(folder, {recursive: true});

const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');
const logos = {'logo-color': logo, 'logo-white': logo.replace(/#4576E2|#FF8821/g, '#FFFFFF')};
/** Pixels of the long side. */
const logoSize = 1024;

const pictures = [
  'e3-x-1200',
  'k3-1200',
  'h1001-1200',
  'fmix-d-1200',
  'b1-1200',
  'ul-8208nh-1200',
  'i-badge-1200',
  'scene-store-counting-1600',
  'scene-store-heat-1600',
  'scene-edge-cloud-1600',
];

const made = [];

function write(name, bytes) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  // An archive holds the times of its files; the same files make the same archive.
  utimesSync(file, new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'));
  made.push(name);
  return name;
}

function archive(name, files) {
  const file = path.join(folder, name);
  execFileSync('rm', ['-f', file]);
  execFileSync('zip', ['-X', '-j', '-q', file, ...files.map((one) => path.join(folder, one))], {
    env: {...process.env, TZ: 'UTC'},
  });
  made.push(name);
}

const logoFiles = [];
for (const [name, svg] of Object.entries(logos)) {
  const png = sharp(Buffer.from(svg), {density: 3000}).resize(logoSize, logoSize).png({compressionLevel: 9});
  logoFiles.push(write(`${name}.svg`, svg), write(`${name}-${logoSize}.png`, await png.toBuffer()));
}
const pictureFiles = [];
for (const name of pictures) {
  const jpeg = sharp(path.join(root, `static/media/stills/${name}.webp`)).flatten({background: '#FFFFFF'});
  pictureFiles.push(write(`${name}.jpg`, await jpeg.jpeg({quality: 90, mozjpeg: true}).toBuffer()));
}
archive('logos.zip', logoFiles);
archive('pictures.zip', pictureFiles);

for (const name of made) {
  const {width, height} = /\.(png|jpg)$/.test(name) ? await sharp(path.join(folder, name)).metadata() : {};
  const size = width ? `, width: ${width}, height: ${height}` : '';
  console.log(`  {file: '${name}', bytes: ${statSync(path.join(folder, name)).size}${size}},`);
}
