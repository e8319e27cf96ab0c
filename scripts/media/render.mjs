/**
 * Pictures made from other pictures: the still of the store stage (two layers), AVIF twins of the cut-outs,
 * the icons. Results are committed; run `node scripts/media/render.mjs` when a source changes (`--stage`
 * leaves the cut-outs alone, which take minutes).
 * Needs a Chromium (CHROME_PATH or /usr/bin/chromium).
 */
import {createServer} from 'node:http';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
const media = path.join(root, 'static/media');

const server = createServer(async (request, response) => {
  try {
    const file = path.join(root, decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    response.setHeader('content-type', file.endsWith('.html') ? 'text/html' : file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');
    response.end(await readFile(file));
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function shoot(url, width, height) {
  const page = await browser.newPage({viewport: {width, height}});
  await page.goto(origin + url, {waitUntil: 'networkidle'});
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

/** AVIF and WebP at each width. */
async function write(png, base, widths, quality) {
  for (const width of widths) {
    const image = sharp(png).resize({width});
    await image.clone().avif({quality: quality.avif, effort: 7}).toFile(path.join(media, `${base}-${width}.avif`));
    await image.clone().webp({quality: quality.webp, alphaQuality: 90, effort: 6}).toFile(path.join(media, `${base}-${width}.webp`));
  }
}

const back = await shoot('/scripts/media/hero.html?layer=back', 1600, 900);
await write(back, 'stage/still', [800, 1200, 1600], {avif: 52, webp: 78});
const front = await sharp(await shoot('/scripts/media/hero.html?layer=front', 1600, 900))
  .extract({left: 500, top: 470, width: 260, height: 270})
  .toBuffer();
await write(front, 'stage/still-front', [260], {avif: 60, webp: 82});

if (!process.argv.includes('--stage')) for (const file of (await readdir(path.join(media, 'cutouts'))).filter((name) => name.endsWith('.webp'))) {
  await sharp(path.join(media, 'cutouts', file)).avif({quality: 50, effort: 7}).toFile(path.join(media, 'cutouts', file.replace('.webp', '.avif')));
}

const logo = await readFile(path.join(root, 'static/img/logo.svg'));
await sharp(logo, {density: 600}).resize(180, 180, {fit: 'contain', background: '#fff'}).flatten({background: '#fff'}).png().toFile(path.join(root, 'static/img/apple-touch-icon.png'));

await browser.close();
server.close();
