/**
 * Renders the teaching videos: `node media/scripts/lessons/render.mjs [id …]`. `--frame=<t>` writes one picture of each to the
 * system's temporary folder instead; `--posters` makes the posters and leaves the videos alone. Captions are the ones of
 * `i18n/<edition>/copy/videos.ts`, so picture and text alternative cannot differ. Needs Chromium (CHROME_PATH or
 * /usr/bin/chromium) and ffmpeg.
 */
import {execFileSync, spawn} from 'node:child_process';
import {createReadStream, mkdirSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium} from 'playwright-core';
import sharp from 'sharp';
import {tsImport} from 'tsx/esm/api';
import {lengthOf} from './player.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const target = path.join(root, 'static/media/lessons');
const fps = 15;
const limit = {video: 700 * 1024, poster: 17 * 1024, smallPoster: 8 * 1024};
const kinds = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const load = async (file) => {
  const {default: module} = await tsImport(path.join(root, file), import.meta.url);
  return module.default ?? module;
};
const words = {zh: await load('i18n/zh-CN/copy/videos.ts'), en: await load('i18n/en/copy/videos.ts')};
const {brand} = await tsImport(path.join(root, 'src/site/brand.ts'), import.meta.url);
const brandLine = {zh: `${brand.nameZh} · 教学视频`, en: `${brand.nameEn} · Teaching video`};

const options = process.argv.slice(2);
const frame = options.find((option) => option.startsWith('--frame='))?.slice('--frame='.length);
const postersOnly = options.includes('--posters');
const asked = options.filter((option) => !option.startsWith('--'));
const ids = asked.length > 0 ? asked : Object.keys(words.zh);

const server = createServer((request, response) => {
  const {pathname} = new URL(request.url, 'http://localhost');
  // The page names its typeface as the built site does, from the root.
  const file = path.join(root, pathname.startsWith('/fonts/') ? 'static' : '', decodeURIComponent(pathname));
  response.setHeader('content-type', kinds[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file)
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Two encodings of a folder-less stream of pictures: VP9 and H.264. */
function encoder(file, codec) {
  const child = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-c:v',
      'mjpeg',
      '-framerate',
      String(fps),
      '-i',
      '-',
      '-an',
      '-pix_fmt',
      'yuv420p',
      '-color_range',
      'tv',
      '-vf',
      'scale=in_range=pc:out_range=tv',
      ...codec,
      file,
    ],
    {stdio: ['pipe', 'inherit', 'inherit']},
  );
  const done = new Promise((resolve, reject) =>
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error(`ffmpeg: ${status}`)))),
  );
  return {
    write: (picture) =>
      new Promise((resolve) => (child.stdin.write(picture) ? resolve() : child.stdin.once('drain', resolve))),
    end: () => (child.stdin.end(), done),
  };
}

async function render(id, language, {crf = 38}) {
  const page = await browser.newPage({viewport: {width: 1280, height: 720}});
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`http://127.0.0.1:${server.address().port}/media/scripts/lessons/index.html`);
  await page.waitForFunction(() => typeof globalThis.load === 'function');
  const seconds = await page.evaluate(
    ([lesson, tongue, text]) => globalThis.load(lesson, tongue, text),
    [id, language, {...words[language][id], brand: brandLine[language]}],
  );
  const shoot = async (t, type = 'jpeg') => {
    await page.evaluate((time) => globalThis.seek(time), t);
    return page.screenshot(type === 'jpeg' ? {type, quality: 92} : {type});
  };
  if (frame !== undefined) {
    for (const t of frame.split(','))
      await sharp(await shoot(Number(t), 'png')).toFile(path.join(os.tmpdir(), `lesson-${id}-${language}-${t}.png`));
    await page.close();
    return;
  }
  const base = path.join(target, `${id}-${language}`);
  if (!postersOnly) await film(base, seconds, shoot, crf);
  await page.setViewportSize({width: 1280, height: 960});
  await page.evaluate(() => globalThis.pose());
  const poster = await page.screenshot({type: 'png'});
  await page.close();
  const made = [
    ['-poster.webp', limit.poster],
    ['-poster-720.webp', limit.smallPoster],
    ['-poster-720.avif', limit.smallPoster],
  ];
  for (const [index, [name, most]] of made.entries()) {
    const picture = sharp(poster).resize(index === 0 ? 1280 : 720);
    const isAvif = name.endsWith('.avif');
    let quality = isAvif ? 60 : 84;
    do await (isAvif ? picture.avif({quality, effort: 6}) : picture.webp({quality, effort: 6})).toFile(base + name);
    while (statSync(base + name).size > most && (quality -= 4) > 40);
  }
  if (!postersOnly) made.push(['.webm', limit.video], ['.mp4', limit.video]);
  for (const [name, most] of made) {
    const {size} = statSync(base + name);
    if (size > most) throw new Error(`${id}-${language}${name} has ${size} bytes, at most ${most}`);
    console.log(`${path.basename(base)}${name}\t${Math.round(size / 1024)} KB\t${seconds} s`);
  }
}

/** Both files of a lesson, frame by frame. */
async function film(base, seconds, shoot, crf) {
  const outputs = [
    encoder(`${base}.webm`, [
      '-c:v',
      'libvpx-vp9',
      '-crf',
      String(crf),
      '-b:v',
      '0',
      '-deadline',
      'good',
      '-cpu-used',
      '4',
      '-row-mt',
      '1',
      '-g',
      '150',
    ]),
    encoder(`${base}.mp4`, [
      '-c:v',
      'libx264',
      '-crf',
      '28',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-movflags',
      '+faststart',
      '-g',
      '150',
    ]),
  ];
  for (let index = 0; index < Math.round(seconds * fps); index += 1) {
    const picture = await shoot(index / fps);
    await Promise.all(outputs.map((output) => output.write(picture)));
  }
  await Promise.all(outputs.map((output) => output.end()));
}

mkdirSync(target, {recursive: true});
if (!postersOnly) execFileSync('ffmpeg', ['-version'], {stdio: 'ignore'});
try {
  for (const id of ids) {
    const {default: lesson} = await import(`./${id}.mjs`);
    for (const language of ['zh', 'en']) {
      if (words[language][id].steps.length !== lesson.steps.length)
        throw new Error(
          `${id}: ${lesson.steps.length} steps drawn, ${words[language][id].steps.length} captions (${language}) for ${lengthOf(lesson)} s`,
        );
      await render(id, language, lesson);
    }
  }
} finally {
  await browser.close();
  server.close();
}
