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
  ...['laurel', 'corners', 'side', 'waves', 'patent', 'report'].map((name) => `certificate-${name}`),
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

/** The counting line, around the origin. */
const countingLine = (width, stroke = 12) =>
  line(`M${-width / 2} 0H${width / 2}`, blue, stroke) +
  circle(-width / 2, 0, stroke * 1.7, blue) +
  circle(width / 2, 0, stroke * 1.7, orange);

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
function certificate({inner, emblem, seal, lines, side = 'center'}) {
  const center = side === 'center' ? 480 : 590;
  const bars = lines
    .map(([width, tone], index) =>
      rect(
        center - width / 2,
        (side === 'center' ? 322 : 236) + index * 46,
        width,
        index === 0 ? 26 : 14,
        tone ?? pale,
        13,
      ),
    )
    .join('');
  return rect(44, 40, 872, 600, paper) + inner + emblem + bars + seal;
}
const double = (color) =>
  rect(68, 64, 824, 552, 'none', 4, `stroke="${color}" stroke-width="6"`) +
  rect(82, 78, 796, 524, 'none', 2, `stroke="${color}" stroke-width="2"`);
const corners = (color) =>
  [
    [68, 64, 0],
    [892, 64, 90],
    [892, 616, 180],
    [68, 616, 270],
  ]
    .map(([x, y, turn]) => at(x, y, path('M0 0h132C96 22 22 96 0 132z', color), 1, turn))
    .join('');
const rosette = (color, ribbonColor) =>
  path('M-34 30-62 132l44-20 22 38 18-96zM34 30l28 102-44-20-22 38-18-96z', ribbonColor) +
  `<polygon points="${points(18, 66, 56)}" fill="${color}"/>` +
  circle(0, 0, 42, paper, 'opacity=".9"') +
  star(26, color);
const stamp = (color) =>
  circle(0, 0, 56, 'none', `stroke="${color}" stroke-width="6" opacity=".8"`) +
  `<g opacity=".8">${star(28, color)}</g>`;

const certificates = {
  'certificate-laurel': certificate({
    inner: double(sky),
    emblem: at(480, 196, laurel(80, blue) + star(44, orange)),
    lines: [[420, deep], [520], [480], [300]],
    seal: at(760, 514, stamp(orange)) + rect(150, 548, 200, 6, sky, 3),
  }),
  'certificate-corners': certificate({
    inner: corners(blue) + double(pale),
    emblem: at(
      480,
      200,
      path('M0-84 76-56v64c0 62-34 96-76 112-42-16-76-50-76-112v-64z', deep) + line('m-34 6 24 26 44-50', paper, 18),
    ),
    lines: [[380, night], [500], [440]],
    seal: at(480, 492, rosette(orange, amber)),
  }),
  'certificate-side': certificate({
    inner: rect(44, 40, 216, 600, deep, 6) + rect(248, 40, 12, 600, orange),
    emblem: at(152, 230, laurel(70, pale) + star(38, amber)),
    lines: [[460, deep], [520], [520], [480], [520], [320]],
    seal: at(152, 468, rosette(amber, paper)) + rect(330, 560, 220, 6, sky, 3),
    side: 'right',
  }),
  'certificate-waves': certificate({
    inner:
      path('M44 470c150-90 260 40 420-20s250-120 452-20v204a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z', mist) +
      path('M44 560c190-70 300 40 470-10s240-70 402-20v104a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z', pale),
    emblem: at(
      480,
      210,
      circle(0, 0, 96, mist) +
        at(0, 34, countingLine(190, 12)) +
        circle(0, -30, 28, deep) +
        path('M-48 28c0-32 20-48 48-48s48 16 48 48z', deep),
    ),
    lines: [
      [400, deep],
      [520, sky],
      [460, sky],
    ],
    seal: at(770, 520, stamp(orange)),
  }),
  'certificate-patent': certificate({
    inner: double(amber),
    emblem: at(480, 192, circle(0, 0, 86, cream) + star(58, orange)),
    lines: [[360, night], [540], [540], [420]],
    seal: at(742, 510, stamp('#C62828')) + rect(180, 548, 220, 6, pale, 3),
  }),
  'certificate-report': certificate({
    inner: rect(68, 64, 824, 92, mist, 4) + circle(124, 110, 24, blue) + rect(166, 98, 300, 24, deep, 12),
    emblem: [0, 1, 2, 3, 4]
      .map(
        (i) =>
          rect(96, 200 + i * 70, 440, 2, pale) +
          rect(96, 224 + i * 70, 180 + ((i * 67) % 130), 16, pale, 8) +
          rect(460, 222 + i * 70, 76, 20, i === 2 ? orange : sky, 10),
      )
      .join(''),
    lines: [],
    seal: at(
      724,
      360,
      circle(0, 0, 110, 'none', `stroke="${pale}" stroke-width="34"`) +
        line('M0-110A110 110 0 1 1-96 54', blue, 34) +
        star(40, orange),
    ),
  }),
};

/** Drawings with the part of their coordinates that is printed. */
const sets = [
  [ranking, [112, 62, 496, 792]],
  [certificates, [44, 40, 872, 600]],
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
