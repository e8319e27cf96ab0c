/**
 * Draws the pictures of the honor wall: boards, trophies, medals and certificates without words, in the brand's
 * palette. Results are committed under `static/media/honors`; run `node scripts/media/honors.mjs` after changing a
 * shape, and copy the printed sizes to `src/facts/honors.ts`. The owner replaces them by photographs.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const folder = fileURLToPath(new URL('../../static/media/honors/', import.meta.url));
mkdirSync(folder, {recursive: true});

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

const metals = [
  gradient('steel', [sky, mist, blue, deep, sky]),
  gradient('gold', [amber, cream, orange, '#D96A0C', amber]),
  gradient('dark', ['#22315C', night, '#0E1730']),
  gradient('glass', [mist, sky, pale], true),
  gradient('band', [deep, blue]),
].join('');

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

const shadow = (x, y, rx, ry = 14) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${night}" opacity=".16"/>`;

/** A standing board, 720 × 960: dark frame, blue head with a laurel, the content below. */
const board = (content, head = 'url(#band)') =>
  shadow(360, 926, 250) +
  path('M250 860h44l-26 66h-48zM426 860h44l30 66h-48z', night) +
  rect(90, 40, 540, 836, 'url(#dark)', 28) +
  rect(112, 62, 496, 792, paper, 14) +
  path('M112 76a14 14 0 0 1 14-14h468a14 14 0 0 1 14 14v196H112z', head) +
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

const plinth = (width = 260, y = 800) =>
  shadow(360, 926, width * 0.86) +
  path(`M${360 - width * 0.42} ${y}h${width * 0.84}l${width * 0.08} 44H${360 - width * 0.5}z`, '#22315C') +
  rect(360 - width * 0.62, y + 44, width * 1.24, 80, 'url(#dark)', 10) +
  rect(360 - width * 0.3, y + 66, width * 0.6, 36, 'url(#gold)', 6);

const trophy = {
  'trophy-cup':
    plinth(270) +
    line('M212 150C96 150 92 380 262 402', amber, 30) +
    line('M508 150c116 0 120 230-50 252', '#D96A0C', 30) +
    path('M196 96h328c0 226-44 372-164 400C240 468 196 322 196 96z', 'url(#gold)') +
    rect(180, 76, 360, 40, 'url(#gold)', 20) +
    rect(180, 76, 360, 40, night, 20, 'opacity=".1"') +
    path(
      'M336 490h48l14 150h-76zM270 640h180a20 20 0 0 1 20 20v20H250v-20a20 20 0 0 1 20-20zM300 680h120l30 120H270z',
      'url(#gold)',
    ) +
    at(360, 268, laurel(88, paper) + star(50, paper)),
  'trophy-crystal':
    plinth(290) +
    path('M360 60 500 190 466 800H254L220 190z', 'url(#glass)') +
    path('M360 60 500 190 466 800H360z', sky, 'opacity=".55"') +
    path('M360 60v740M220 190l140 70 140-70', 'none', `stroke="${paper}" stroke-width="6" opacity=".8"`) +
    path('M360 260 466 800H254z', paper, 'opacity=".28"') +
    at(360, 470, circle(0, 0, 92, paper, 'opacity=".5"') + laurel(78, deep) + star(44, orange)),
  'trophy-star':
    plinth(250) +
    path('M318 800c0-260 14-360 24-440h36c10 80 24 180 24 440z', 'url(#steel)') +
    path('M296 800h128l-12-52H308z', 'url(#steel)') +
    at(
      360,
      264,
      `<polygon points="${points(5, 216, 96)}" fill="url(#steel)" stroke="${deep}" stroke-width="10" stroke-linejoin="round"/>` +
        `<polygon points="${points(5, 140, 62)}" fill="${paper}" opacity=".38"/>` +
        circle(0, 0, 44, orange),
    ),
  'trophy-gate':
    plinth(300) +
    path('M360 90a232 232 0 1 1-.1 0zm0 66a166 166 0 1 0 .1 0z', 'url(#steel)', 'fill-rule="evenodd"') +
    at(360, 322, countingLine(430, 16)) +
    circle(360, 252, 34, night) +
    path('M300 322c0-38 26-58 60-58s60 20 60 58z', night) +
    path('M322 548h76l22 252H300z', 'url(#steel)'),
};

const ribbon = (left, right, stripe) =>
  path('M214 40h150l62 330-96 40z', left) +
  path('M506 40H356l-62 330 96 40z', right) +
  path('M264 40h46l70 348-30 12z', stripe) +
  path('M456 40h-46l-70 348 30 12z', stripe, 'opacity=".85"');
const loop = circle(360, 412, 34, 'none', `stroke="${amber}" stroke-width="14"`);

const medal = {
  'medal-star':
    ribbon(deep, blue, paper) +
    loop +
    at(
      360,
      660,
      circle(0, 8, 240, night, 'opacity=".16"') +
        circle(0, 0, 236, 'url(#gold)') +
        circle(0, 0, 196, orange) +
        circle(0, 0, 196, 'none', `stroke="${cream}" stroke-width="8" stroke-dasharray="2 18" stroke-linecap="round"`) +
        star(124, paper),
    ),
  'medal-laurel':
    ribbon(orange, amber, paper) +
    loop +
    at(
      360,
      660,
      circle(0, 8, 240, night, 'opacity=".16"') +
        circle(0, 0, 236, 'url(#steel)') +
        circle(0, 0, 196, deep) +
        laurel(118, paper) +
        star(62, amber),
    ),
  'medal-hexagon':
    ribbon(night, '#22315C', orange) +
    loop +
    at(
      360,
      660,
      `<polygon points="${points(6, 250)}" fill="${night}" opacity=".14" transform="translate(0 8)"/><polygon points="${points(6, 246)}" fill="url(#steel)" stroke="${blue}" stroke-width="10" stroke-linejoin="round"/><polygon points="${points(6, 190)}" fill="${paper}"/>` +
        at(0, 40, countingLine(200, 14)) +
        circle(0, -36, 32, deep) +
        path('M-56 34c0-38 24-56 56-56s56 18 56 56z', deep),
    ),
  'medal-rays':
    ribbon(blue, sky, amber) +
    loop +
    at(
      360,
      660,
      `<polygon points="${points(16, 250, 206)}" fill="url(#gold)" stroke="#D96A0C" stroke-width="6" stroke-linejoin="round"/>` +
        circle(0, 0, 170, cream) +
        circle(0, 0, 148, paper) +
        line('m-70 4 48 52L78-52', orange, 34),
    ),
};

/** A framed sheet, 960 × 680, with its text as bars. */
function certificate({frame, inner, emblem, seal, lines, side = 'center'}) {
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
  return (
    rect(20, 24, 920, 648, night, 14, 'opacity=".14"') +
    rect(20, 16, 920, 648, frame, 14) +
    rect(44, 40, 872, 600, paper, 6) +
    inner +
    emblem +
    bars +
    seal
  );
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
    frame: 'url(#band)',
    inner: double(sky),
    emblem: at(480, 196, laurel(80, blue) + star(44, orange)),
    lines: [[420, deep], [520], [480], [300]],
    seal: at(760, 514, stamp(orange)) + rect(150, 548, 200, 6, sky, 3),
  }),
  'certificate-corners': certificate({
    frame: night,
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
    frame: 'url(#steel)',
    inner: rect(44, 40, 216, 600, deep, 6) + rect(248, 40, 12, 600, orange),
    emblem: at(152, 230, laurel(70, pale) + star(38, amber)),
    lines: [[460, deep], [520], [520], [480], [520], [320]],
    seal: at(152, 468, rosette(amber, paper)) + rect(330, 560, 220, 6, sky, 3),
    side: 'right',
  }),
  'certificate-waves': certificate({
    frame: pale,
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
    frame: 'url(#gold)',
    inner: double(amber),
    emblem: at(480, 192, circle(0, 0, 86, cream) + star(58, orange)),
    lines: [[360, night], [540], [540], [420]],
    seal: at(742, 510, stamp('#C62828')) + rect(180, 548, 220, 6, pale, 3),
  }),
  'certificate-report': certificate({
    frame: '#22315C',
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

const sets = [
  [{...ranking, ...trophy, ...medal}, 720, 960],
  [certificates, 960, 680],
];
for (const [drawings, width, height] of sets) {
  for (const [name, inner] of Object.entries(drawings)) {
    const used = [...metals.matchAll(/<linearGradient id="(\w+)".*?<\/linearGradient>/g)]
      .filter(([, id]) => inner.includes(`url(#${id})`))
      .map(([whole]) => whole);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${used.length ? `<defs>${used.join('')}</defs>` : ''}${inner.replaceAll(' />', '/>')}</svg>\n`;
    writeFileSync(`${folder}${name}.svg`, svg);
    console.log(`${name} ${width} × ${height}, ${Buffer.byteLength(svg)} bytes`);
  }
}
