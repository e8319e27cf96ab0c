/**
 * The pictures of the honor wall, which `media/scripts/honors.py` renders: this draws what is printed on boards and
 * certificates, without words, in the brand's palette, and afterwards makes the files of the site from the renders. The owner
 * replaces them by photographs.
 *
 *     node scripts/media/honors.mjs faces <folder>    <folder>/<name>.png, before the render
 *     node scripts/media/honors.mjs encode <folder>   static/media/honors/<name>{,-half}.webp from <folder>/<name>-cut.png; prints
 *                                                     the sizes for `src/facts/honors.ts`
 */
import {existsSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

/** What `honors.py` renders: boards, trophies, plaques and certificates. */
const honorNames = [
  ...['rows', 'podium', 'field', 'years'].map((name) => `ranking-${name}`),
  ...['cup', 'crystal', 'star', 'gate'].map((name) => `trophy-${name}`),
  ...['star', 'laurel', 'hexagon', 'rays'].map((name) => `medal-${name}`),
  ...['laurel', 'corners', 'report'].map((name) => `certificate-${name}`),
];

const [step, folder] = process.argv.slice(2);
if (!['faces', 'encode'].includes(step) || !folder) {
  console.error('usage: node scripts/media/honors.mjs faces|encode <folder>');
  process.exit(2);
}
const media = fileURLToPath(new URL('../../static/media/honors/', import.meta.url));

const night = '#14213D';
const deep = '#1E4FC2';
const blue = '#4576E2';
const sky = '#8FB0F2';
const pale = '#D3E0FB';
const mist = '#EDF3FE';
const paper = '#FFFFFF';
const orange = '#FF8821';
const amber = '#FFB06B';
const cream = '#FFE3C7';

const gradient = (id, stops, vertical = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${vertical ? 0 : 1}" y2="${vertical ? 1 : 0}">${stops
    .map((color, index) => `<stop offset="${+(index / (stops.length - 1)).toFixed(2)}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

const metals = [gradient('band', [deep, blue])].join('');

const rect = (x, y, w, h, fill, rx = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${extra}/>`;
const circle = (x, y, r, fill, extra = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
const line = (d, stroke, width) =>
  path(d, 'none', `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);
const at = (x, y, inner, scale = 1, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

/** A regular star or polygon around the origin. */
function points(count, outer, inner = outer) {
  const total = inner === outer ? count : count * 2;
  return Array.from({length: total}, (_, index) => {
    const radius = inner === outer || index % 2 === 0 ? outer : inner;
    const angle = (index / total) * Math.PI * 2 - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
const star = (r, fill) =>
  `<polygon points="${points(5, r, r * 0.44)}" fill="${fill}" stroke="${fill}" stroke-width="${r * 0.1}" stroke-linejoin="round"/>`;

/** Two branches around the origin, open at the top. */
function laurel(radius, fill, leaves = 8) {
  let out = '';
  for (let index = 0; index < leaves; index++) {
    const angle = 22 + index * (136 / (leaves - 1));
    const size = radius * (0.36 - index * 0.016);
    const leaf = `M0 0C${(size * 0.3).toFixed(1)} ${(-size * 0.42).toFixed(1)} ${(size * 0.8).toFixed(1)} ${(-size * 0.4).toFixed(1)} ${size.toFixed(1)} 0C${(size * 0.8).toFixed(1)} ${(size * 0.26).toFixed(1)} ${(size * 0.3).toFixed(1)} ${(size * 0.26).toFixed(1)} 0 0z`;
    for (const side of [1, -1]) {
      const rad = ((90 + side * angle) * Math.PI) / 180;
      const turn = ((rad * 180) / Math.PI + side * 62).toFixed(1);
      out += `<path d="${leaf}" fill="${fill}" transform="translate(${(radius * Math.cos(rad)).toFixed(1)} ${(radius * Math.sin(rad)).toFixed(1)}) rotate(${turn})"/>`;
    }
  }
  return out;
}

/** The face of a standing board: a head with a laurel, the content below. */
const board = (content, head = 'url(#band)') =>
  rect(90, 40, 540, 836, paper) +
  rect(112, 62, 496, 210, head) +
  at(360, 158, laurel(66, cream) + star(36, cream)) +
  content;

const bar = (y, width, fill, mark) => circle(164, y, 17, mark) + rect(200, y - 13, width, 26, fill, 13);

const ranking = {
  'ranking-rows': board(
    [360, 318, 282, 236, 214, 170]
      .map((w, i) =>
        bar(336 + i * 84, w, i === 0 ? orange : i < 3 ? blue : pale, i === 0 ? orange : i < 3 ? blue : pale),
      )
      .join(''),
  ),
  'ranking-podium': board(
    rect(160, 560, 128, 230, sky, 10) +
      rect(296, 430, 128, 360, orange, 10) +
      rect(432, 620, 128, 170, pale, 10) +
      at(360, 372, star(40, orange)) +
      circle(224, 512, 22, sky) +
      circle(496, 572, 22, pale) +
      rect(150, 796, 420, 8, night, 4),
    deep,
  ),
  'ranking-field': board(
    rect(156, 316, 408, 488, mist, 12) +
      path('M360 316h204v244H360z', pale) +
      line('M360 316v488M156 560h408', sky, 4) +
      [
        [210, 740, 14],
        [268, 660, 18],
        [236, 470, 12],
        [420, 690, 15],
        [484, 620, 12],
        [330, 600, 16],
        [430, 480, 20],
      ]
        .map(([x, y, r]) => circle(x, y, r, blue))
        .join('') +
      circle(498, 392, 34, orange) +
      at(498, 392, star(18, paper)),
    'url(#band)',
  ),
  'ranking-years': board(
    [180, 262, 344, 426, 508]
      .map((x, i) => rect(x, 760 - i * 78, 52, 44 + i * 78, i === 4 ? orange : i > 2 ? blue : sky, 8))
      .join('') +
      line('M190 676 288 610 370 520 452 446 540 360', night, 8) +
      circle(540, 360, 16, night) +
      rect(150, 812, 420, 8, night, 4),
    night,
  ),
};

/** A sheet with its text as bars. */
function certificate({inner, emblem, seal, lines}) {
  const bars = lines
    .map(([width, tone], index) =>
      rect(344 - width / 2, 418 + index * 54, width, index === 0 ? 30 : 16, tone ?? pale, 15),
    )
    .join('');
  return rect(44, 40, 600, 872, paper) + inner + emblem + bars + seal;
}
const double = (color) =>
  rect(68, 64, 552, 824, 'none', 4, `stroke="${color}" stroke-width="6"`) +
  rect(82, 78, 524, 796, 'none', 2, `stroke="${color}" stroke-width="2"`);
const corners = (color) =>
  [
    [68, 64, 0],
    [620, 64, 90],
    [620, 888, 180],
    [68, 888, 270],
  ]
    .map(([x, y, turn]) => at(x, y, path('M0 0h132C96 22 22 96 0 132z', color), 1, turn))
    .join('');
const rosette = (color, ribbonColor) =>
  path('M-34 30-62 132l44-20 22 38 18-96zM34 30l28 102-44-20-22 38-18-96z', ribbonColor) +
  `<polygon points="${points(18, 66, 56)}" fill="${color}"/>` +
  circle(0, 0, 42, paper, 'opacity=".9"') +
  star(26, color);
const stamp = (color) =>
  circle(0, 0, 78, 'none', `stroke="${color}" stroke-width="9" opacity=".8"`) +
  `<g opacity=".8">${star(42, color)}</g>`;

const certificates = {
  'certificate-laurel': certificate({
    inner: double(sky),
    emblem: at(344, 254, laurel(122, blue) + star(66, orange)),
    lines: [[380, deep], [440], [410], [280]],
    seal: at(494, 742, stamp(orange)) + rect(130, 800, 190, 8, sky, 4),
  }),
  'certificate-corners': certificate({
    inner: corners(blue) + double(pale),
    emblem: at(
      344,
      256,
      path('M0-84 76-56v64c0 62-34 96-76 112-42-16-76-50-76-112v-64z', deep) + line('m-34 6 24 26 44-50', paper, 18),
      1.2,
    ),
    lines: [[340, night], [430], [380]],
    seal: at(344, 672, rosette(orange, amber), 1.2),
  }),
  'certificate-report': certificate({
    inner: rect(68, 64, 552, 104, mist, 4) + circle(128, 116, 26, blue) + rect(174, 102, 280, 28, deep, 14),
    emblem: [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(96, 206 + i * 70, 496, 2, pale) +
          rect(96, 232 + i * 70, 190 + ((i * 67) % 130), 18, pale, 9) +
          rect(506, 230 + i * 70, 86, 22, i === 2 ? orange : sky, 11),
      )
      .join(''),
    lines: [],
    seal: at(
      344,
      726,
      circle(0, 0, 104, 'none', `stroke="${pale}" stroke-width="34"`) +
        line('M0-104A104 104 0 1 1-91 51', blue, 34) +
        star(42, orange),
    ),
  }),
};

/** Drawings with the part of their coordinates that is printed. */
const sets = [
  [ranking, [112, 62, 496, 792]],
  [certificates, [44, 40, 600, 872]],
];

async function drawFaces() {
  await mkdir(folder, {recursive: true});
  for (const [drawings, [x, y, width, height]] of sets)
    for (const [name, inner] of Object.entries(drawings)) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="${x} ${y} ${width} ${height}"><defs>${metals}</defs>${inner}</svg>`;
      await sharp(Buffer.from(svg))
        .flatten({background: paper})
        .png()
        .toFile(join(folder, `${name}.png`));
    }
}

async function encode() {
  await mkdir(media, {recursive: true});
  for (const name of honorNames) {
    const render = join(folder, `${name}-cut.png`);
    if (!existsSync(render)) continue;
    const {width, height, size} = await sharp(render)
      .resize({width: 800, height: 800, fit: 'inside'})
      .webp({quality: 80, effort: 6})
      .toFile(join(media, `${name}.webp`));
    await sharp(render)
      .resize({width: 400, height: 400, fit: 'inside'})
      .webp({quality: 80, effort: 6})
      .toFile(join(media, `${name}-half.webp`));
    console.log(`${name} ${width} × ${height}, ${size} bytes`);
  }
}

await (step === 'faces' ? drawFaces() : encode());
