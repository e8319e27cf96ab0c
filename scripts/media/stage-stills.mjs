/**
 * Stills of the stage, one per mode and room: the first frame as the built site draws it, without text. They are placeholders
 * until the stage plays. Run `node scripts/media/stage-stills.mjs [--insets] [name …]` on a finished build, or on a server at
 * STAGE_URL, when the stage looks different; takes minutes. `--insets` makes only the views of the cameras in the panel. Needs
 * a Chromium (CHROME_PATH or /usr/bin/chromium).
 */
/* global self, document, OffscreenCanvasRenderingContext2D */
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import sharp from 'sharp';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where each stands: mode, and room where it is not the store; the evening is seen on dark pages. */
const pages = {
  counting: 'products/accurate-people-counting',
  'counting-dusk': '',
  heat: 'products/heat-map-analysis',
  journey: 'products/cross-lens-analysis',
  'checkout-till': 'products/cash-lost-prevention',
  inspection: 'products/store-inspection/ai',
  overhead: 'products/head-shoulder-counting',
  'heat-fashion': 'solutions/industries/shoes-clothing',
  'queue-canteen': 'solutions/industries/catering',
};
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

const server = createServer(async (request, response) => {
  const {pathname} = new URL(request.url, 'http://localhost');
  const file = path.join(
    root,
    'build',
    path.extname(pathname) ? pathname : `${pathname.replace(/\/$/, '/index')}.html`,
  );
  try {
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    response.end(await readFile(file));
  } catch {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = process.env.STAGE_URL ?? `http://127.0.0.1:${server.address().port}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Runs in the worker: stops time and omits text, so that the first frame stays. Camera views draw bodies as rounded boxes. */
function freeze(keepBoxes) {
  self.requestAnimationFrame = () => 1;
  OffscreenCanvasRenderingContext2D.prototype.fillText = () => undefined;
  if (!keepBoxes) OffscreenCanvasRenderingContext2D.prototype.roundRect = () => undefined;
}

/** What of the store a page shows that sees it from near (`.near` in `StoreStage.module.css`): shares of its size. */
const near = {left: 0.21, top: 0.285, share: 0.7};
const whole = {left: 0, top: 0, share: 1};

/** Both canvases of the stage, or a part of them, in the size of the rendered store, as a PNG. */
function pictureOf({left, top, share}) {
  const sheet = Object.assign(document.createElement('canvas'), {width: 1600, height: 900});
  const context = sheet.getContext('2d');
  for (const canvas of document.querySelectorAll('[data-stage] canvas')) {
    const {width, height} = canvas;
    context.drawImage(canvas, left * width, top * height, share * width, share * height, 0, 0, 1600, 900);
  }
  return sheet.toDataURL().split(',')[1];
}

/** The small canvases of the camera views, as PNGs. */
const insetsOf = () =>
  [...document.querySelectorAll('figure canvas')].map((canvas) => {
    const sheet = Object.assign(document.createElement('canvas'), {width: canvas.width, height: canvas.height});
    sheet.getContext('2d').drawImage(canvas, 0, 0);
    return sheet.toDataURL().split(',')[1];
  });

/**
 * What a phone shows of the store (`StoreStage.module.css`: its middle), a little more on both sides; the rest is transparent and costs
 * nothing, so that the picture keeps its place. The first screen of the home page shows the whole store, smaller
 * (`HeroStage.module.css`). Limits are bytes, which some pages have in their HTML (`scripts/first-paint`).
 */
const phone = {width: 1000, left: 0.17, right: 0.86, limit: 14_000};
const wholeOnPhone = {width: 840, left: 0.1, right: 0.93, limit: 12_500};

/**
 * @param {import('sharp').Sharp} still
 * @param {typeof phone} part
 */
async function forPhones(still, {width, left, right}) {
  const {data, info} = await still.resize({width}).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const [from, to] = [Math.round(left * info.width), Math.round(right * info.width)];
  for (let row = 0; row < info.height; row += 1) {
    data.fill(0, row * info.width * 4, (row * info.width + from) * 4);
    data.fill(0, (row * info.width + to) * 4, (row + 1) * info.width * 4);
  }
  return sharp(data, {raw: info});
}

/**
 * @param {string} name path of the still without its width
 * @param {Buffer} png the drawing
 */
async function writeForPhones(name, png) {
  const isDusk = name.endsWith('-dusk');
  const part = name.includes('still-counting') ? wholeOnPhone : phone;
  // By day from the compressed one, whose shadow is smooth: a third smaller than from the drawing. From it the glow of the evening is gray.
  const image = isDusk ? sharp(png).resize({width: part.width}) : await forPhones(sharp(`${name}-1600.webp`), part);
  for (let quality = 42; quality >= 30; quality -= 2) {
    const {size} = await image.clone().avif({quality, effort: 9}).toFile(`${name}-phone.avif`);
    // That of the evening and that of the till are in no HTML.
    if (isDusk || name.endsWith('-till') || size <= part.limit) break;
  }
  if (!isDusk) await image.clone().webp({quality: 70, alphaQuality: 85, effort: 6}).toFile(`${name}-phone.webp`);
}

/** Opens a page whose stage stands still at its first frame. */
async function openFrozen(name, pathname, width, keepBoxes = false) {
  const [mode] = name.split('-');
  const page = await browser.newPage({
    viewport: {width, height: 1000},
    deviceScaleFactor: 1.5,
    locale: 'zh-CN',
    colorScheme: name.endsWith('-dusk') ? 'dark' : 'light',
  });
  // Runs before the worker has loaded its images.
  page.on('worker', (worker) => worker.evaluate(freeze, keepBoxes));
  await page.goto(`${base}/${pathname}`);
  await page.locator(`[data-stage=${mode}]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-stage=${mode}][data-state=playing]`).waitFor({timeout: 60_000});
  // Waits until the worker's frame is on the page.
  await page.waitForTimeout(500);
  return page;
}

/** Camera views are largest where the panel stands below the stage. */
async function writeInsets(mode, pathname) {
  const page = await openFrozen(mode, pathname, 800, true);
  for (const [index, png] of (await page.evaluate(insetsOf)).entries())
    await sharp(Buffer.from(png, 'base64'))
      .resize(480)
      .webp({quality: 72, effort: 6})
      .toFile(path.join(root, 'static/media/stage', `inset-${mode}-${index}.webp`));
  await page.close();
}

const options = process.argv.slice(2);
const wanted = options.filter((option) => !option.startsWith('--'));
for (const [name, pathname] of Object.entries(pages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (name === 'journey' || name === 'overhead') await writeInsets(name, pathname);
  if (options.includes('--insets')) continue;
  const page = await openFrozen(name, pathname, 1800);
  const png = Buffer.from(await page.evaluate(pictureOf, name.endsWith('-till') ? near : whole), 'base64');
  await page.close();
  for (const width of [800, 1200, 1600]) {
    const image = sharp(png).resize({width});
    const file = path.join(root, 'static/media/stage', `still-${name}-${width}`);
    await image.clone().avif({quality: 46, effort: 5}).toFile(`${file}.avif`);
    // Browsers without AVIF show the day.
    if (!name.endsWith('-dusk'))
      await image.clone().webp({quality: 78, alphaQuality: 90, effort: 6}).toFile(`${file}.webp`);
  }
  await writeForPhones(path.join(root, 'static/media/stage', `still-${name}`), png);
  console.log('still', name);
}
await browser.close();
server.close();
