/**
 * Pictures made from other pictures: scenes in the width that a phone asks for, parts of them for phones, AVIF twins of the cut-outs,
 * thumbnails of search results, and the icons. Results are committed; run `node scripts/media/render.mjs` when a source changes;
 * takes minutes.
 * With names, `node scripts/media/render.mjs k3 b1-rear scene-river`, only cut-outs and scenes of these are made again.
 */
import {readFile, readdir, stat} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const media = path.join(root, 'static/media');
const names = process.argv.slice(2);
/** Whether a cut-out or a scene, or with no names any file, is to be made again. */
const isWanted = (file) => names.length === 0 || names.includes(file.replace(/-\d+\.webp$/, ''));
const cutouts = (await readdir(path.join(media, 'cutouts'))).filter(isWanted);

/** Bytes of a scene on a phone: what 40 KiB of first paint leave on the page with the longest HTML. */
const phoneLimit = 11_900;

const stills = (await readdir(path.join(media, 'stills'))).filter(isWanted);
for (const file of stills.filter((name) => /^scene-.*-1600\.webp$/.test(name))) {
  const scene = sharp(path.join(media, 'stills', file)).resize(1000);
  const name = path.join(media, 'stills', file.replace('-1600.webp', '-1000'));
  await scene.clone().avif({quality: 52, effort: 7}).toFile(`${name}.avif`);
  await scene.clone().webp({quality: 80, effort: 6}).toFile(`${name}.webp`);

  // In the cards of an overview page.
  const thumbnail = sharp(path.join(media, 'stills', file)).resize(320);
  const thumbnailName = path.join(media, 'stills', file.replace('-1600.webp', '-320'));
  await thumbnail.clone().avif({quality: 52, effort: 7}).toFile(`${thumbnailName}.avif`);
  await thumbnail.clone().webp({quality: 80, effort: 6}).toFile(`${thumbnailName}.webp`);

  // A phone loads this size ahead of the paint, where document and picture share 40 KiB (tests/pages/checks/budgets.ts).
  const small = path.join(media, 'stills', file.replace('-1600.webp', '-600.avif'));
  for (let quality = 64; (await stat(small)).size > phoneLimit && quality >= 36; quality -= 4)
    await sharp(path.join(media, 'stills', file))
      .resize(600)
      .avif({quality, effort: 7})
      .toFile(small);
}

/** Where the part begins that phones see of a scene on the home page, in pixels of 1600 x 900 (`Industries.module.css`). */
const phonePart = {width: 640, height: 800};
const phoneParts = {
  'scene-catering': [390, 90],
  'scene-shoes-clothing': [620, 60],
  'scene-medicine': [590, 60],
  'scene-automobile': [520, 50],
  'scene-store-heat': [400, 90],
  'scene-smart-city': [500, 20],
};
/** Bytes of such a part. */
const partLimit = 24_000;

for (const [name, [left, top]] of Object.entries(phoneParts)) {
  // The evening is in AVIF alone.
  for (const [of, from] of /** @type {const} */ ([
    [name, 'webp'],
    [`${name}-dusk`, 'avif'],
  ])) {
    if (names.length > 0 && !names.includes(of)) continue;
    const part = sharp(path.join(media, 'stills', `${of}-1600.${from}`)).extract({left, top, ...phonePart});
    const target = path.join(media, 'stills', `${of}-phone`);
    for (let quality = 60, size = Infinity; size > partLimit && quality >= 36; quality -= 4)
      ({size} = await part.clone().avif({quality, effort: 7}).toFile(`${target}.avif`));
    if (from === 'webp') await part.clone().webp({quality: 76, effort: 6}).toFile(`${target}.webp`);
  }
}

// A result of a search shows 52 px, a list of devices up to 120.
for (const file of cutouts.filter((name) => name.endsWith('-1200.webp'))) {
  for (const width of /-rear-/.test(file) ? [240] : [104, 240])
    await sharp(path.join(media, 'cutouts', file))
      .resize(width)
      .webp({quality: 80, effort: 6})
      .toFile(path.join(media, 'cutouts', file.replace('-1200.webp', `-${width}.webp`)));
}

for (const file of (await readdir(path.join(media, 'cutouts'))).filter(
  (name) => isWanted(name) && /-(240|600|1200)\.webp$/.test(name),
)) {
  await sharp(path.join(media, 'cutouts', file))
    .avif({quality: 50, effort: 7})
    .toFile(path.join(media, 'cutouts', file.replace('.webp', '.avif')));
}

if (names.length > 0) process.exit();

const logo = await readFile(path.join(root, 'static/img/logo.svg'));
await sharp(logo, {density: 600})
  .resize(180, 180, {fit: 'contain', background: '#fff'})
  .flatten({background: '#fff'})
  .png()
  .toFile(path.join(root, 'static/img/apple-touch-icon.png'));
