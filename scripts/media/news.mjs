/**
 * Pictures of posts that are drawn or composed here, without words, so that both editions show the same file: what a post is about
 * side by side, on grounds that suit light and dark pages.
 *
 *     node scripts/media/news.mjs [<name> …]     static/media/views/<name>-{480,960,1440}.{avif,webp}; without a name, all
 */
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const views = fileURLToPath(new URL('../../static/media/views/', import.meta.url));
const [width, height] = [1440, 810];

const deep = '#1E4FC2';
const blue = '#4576E2';
const sky = '#8FB0F2';
const pale = '#D3E0FB';
const mist = '#EDF3FE';
const paper = '#FFFFFF';
const orange = '#FF8821';
const ink = '#1F2A44';
const font = 'font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif" font-weight="700"';

const rect = (x, y, w, h, fill, rx = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}" ${extra}/>`;
const circle = (x, y, r, fill, extra = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
const line = (d, stroke, w, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
const svg = (inner) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  );

/** Colors of the heat of `media/scripts/heat.py`, cold to hot. */
const ramp = [
  [69, 118, 226],
  [70, 170, 235],
  [95, 205, 190],
  [255, 205, 100],
  [255, 136, 33],
  [232, 62, 40],
];
function heatColor(value) {
  const at = Math.min(value, 0.999) * (ramp.length - 1);
  const [from, to] = [ramp[Math.floor(at)], ramp[Math.floor(at) + 1]];
  return `rgb(${from.map((part, index) => Math.round(part + (to[index] - part) * (at % 1))).join(' ')})`;
}

/** Cells of half a meter; a floor is 19 by 20 of them. */
const cell = 29;
const [columns, rows] = [19, 20];
/** Shelves, fridges and the register, in cells: x, y, width, height. */
const fixtures = [
  [0, 0, 12, 1.6],
  [0, 3, 1.6, 11],
  [4.2, 4.2, 1.8, 7.2],
  [13.4, 3.2, 1.8, 8.2],
  [17.4, 3, 1.6, 9],
  [1.6, 16, 5.2, 1.8],
];
/** Warm whatever stands where: the register, the fridges, the door. */
const always = [
  [7.6, 17.2, 1.9, 0.74],
  [6, 2.6, 2.2, 0.52],
  [3, 8, 1.5, 0.36],
  [16.2, 6.4, 1.5, 0.42],
  [11.4, 19, 1.8, 0.34],
];

/** Below this, too few people passed to say anything: such a cell stays gray. */
const least = 0.09;
const few = '#8A94AC';
const hasGoods = (x, y) =>
  fixtures.some(([a, b, w, h]) => x + 1 > a + 0.1 && x < a + w - 0.1 && y + 1 > b + 0.1 && y < b + h - 0.1);
/** How long people stay in a cell, from 0 to about 1. */
const heatAt = (x, y, spots) =>
  [...always, ...spots].reduce(
    (sum, [a, b, radius, weight]) => sum + weight * Math.exp(-((x + 0.5 - a) ** 2 + (y + 0.5 - b) ** 2) / radius ** 2),
    0,
  );
const square = (px, py, fill, opacity = 1) =>
  rect(px, py, cell - 3, cell - 3, fill, 6, `fill-opacity="${opacity.toFixed(2)}"`);

/** What became of the stops in a cell: from blue, shorter, to orange, longer. */
function changeColor(change) {
  const still = [49, 68, 122];
  const end = change < 0 ? [116, 165, 255] : [255, 136, 33];
  const part = Math.min(Math.abs(change) / 0.6, 1);
  return `rgb(${still.map((from, index) => Math.round(from + (end[index] - from) * part)).join(' ')})`;
}

/** The heat of one period. */
const heatCell = (spots) => (x, y, px, py) => {
  const heat = heatAt(x, y, spots);
  return heat < least ? square(px, py, few, 0.32) : square(px, py, heatColor(heat), Math.min(0.55 + heat, 1));
};

/** The change from one period to the next, with its sign where it is plain. */
const changeCell = (before, after) => (x, y, px, py) => {
  const [from, to] = [heatAt(x, y, before), heatAt(x, y, after)];
  if (Math.max(from, to) < least) return square(px, py, few, 0.32);
  const change = to - from;
  const [cx, cy] = [px + (cell - 3) / 2, py + (cell - 3) / 2];
  const sign =
    Math.abs(change) < 0.16 ? '' : line(`M${cx - 6} ${cy}h12${change > 0 ? `M${cx} ${cy - 6}v12` : ''}`, '#0E1730', 4);
  return square(px, py, changeColor(change)) + sign;
};

/** A floor from above, by cells, and the promotion table at its place. */
function floor(paintCell, [tableX, tableY]) {
  let cells = '';
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) if (!hasGoods(x, y)) cells += paintCell(x, y, x * cell + 1.5, y * cell + 1.5);
  const blocks = fixtures
    .map(([x, y, w, h]) => {
      const [px, py, pw, ph] = [x * cell, y * cell, w * cell, h * cell];
      const along = pw > ph;
      const count = Math.floor((along ? pw : ph) / 24);
      const goods = Array.from({length: count}, (_, index) => {
        const at = 8 + (index * ((along ? pw : ph) - 16)) / count;
        const [gx, gy] = along ? [px + at, py + ph * 0.22] : [px + pw * 0.22, py + at];
        const [gw, gh] = along ? [16, ph * 0.56] : [pw * 0.56, 16];
        return rect(gx, gy, gw, gh, [sky, blue, pale, blue][index % 4], 4, 'fill-opacity=".9"');
      }).join('');
      return (
        rect(px + 3, py + 5, pw, ph, '#000', 10, 'fill-opacity=".28"') + rect(px, py, pw, ph, '#2C4178', 10) + goods
      );
    })
    .join('');
  const [tx, ty] = [tableX * cell, tableY * cell];
  const table =
    rect(tx - 40, ty - 34, 86, 76, '#000', 16, 'fill-opacity=".3"') +
    rect(tx - 43, ty - 38, 86, 76, paper, 16) +
    [-26, 0, 26]
      .flatMap((dx) => [-16, 16].map((dy) => circle(tx + dx, ty + dy, 10, dy < 0 ? orange : '#FFB06B')))
      .join('') +
    rect(tx - 51, ty - 46, 102, 92, 'none', 22, `stroke="${paper}" stroke-width="4" stroke-dasharray="12 9"`);
  return cells + blocks + table;
}

/**
 * The same floor before and after the table was moved from the right of the door to the middle of the aisle, and what that changed, cell
 * by cell. There is room for words, which the page writes (`pictureWords`): over the floors, at the ends of the two scales, and beside
 * the gray cell.
 */
function heatPair() {
  const middle = 384;
  // Sizes of the cells of the two periods, and of the change.
  const [small, large] = [20, 26];
  const [left, between, right] = [36, 462, width - 36 - columns * large];
  const [from, to] = [
    [15.6, 15.4],
    [9.7, 8.6],
  ];
  const before = [[...from, 2.2, 0.78]];
  const after = [
    [...to, 3, 1.45],
    [10, 14, 2.2, 0.42],
  ];
  // Where the table stood.
  const gap = rect(
    from[0] * cell - 43,
    from[1] * cell - 38,
    86,
    76,
    'none',
    16,
    `stroke="${paper}" stroke-width="4" stroke-dasharray="9 11"`,
  );
  const at = (x, size, inner) => {
    const y = middle - (rows * size) / 2;
    return (
      rect(x - 12, y - 12, columns * size + 24, rows * size + 24, '#1B2B52', 20) +
      `<g transform="translate(${x} ${y}) scale(${size / cell})">${inner}</g>`
    );
  };
  const steps = 10;
  const scale = (x, y, colorAt) =>
    Array.from({length: steps}, (_, index) =>
      rect(x + index * 19, y - 9, 17, 18, colorAt((index + 0.5) / steps), 4),
    ).join('');
  const sign = (x, d) => circle(x, middle, 26, paper) + line(d, deep, 6);
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1A2A52"/><stop offset="1" stop-color="#0E1730"/></linearGradient></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      at(left, small, floor(heatCell(before), from)) +
      at(between, small, floor(heatCell(after), to) + gap) +
      at(right, large, floor(changeCell(before, after), to) + gap) +
      sign(439, `M427 ${middle}h23M440 ${middle - 10}l10 10-10 10`) +
      sign(876, `M865 ${middle - 7}h22M865 ${middle + 7}h22`) +
      scale(340, height * 0.8, heatColor) +
      rect(340, height * 0.886 - 11, 22, 22, few, 5, 'fill-opacity=".45"') +
      scale(1030, height * 0.886, (part) => changeColor((part - 0.5) * 1.4)),
  );
}

/** The telephone with the three stores that need someone, out of twenty-six. */
function storesPhone() {
  const [left, top, step] = [112, 158, 104];
  const marked = [8, 12, 19];
  const shop = (x, y, isMarked) => {
    const [wall, roof] = isMarked ? [paper, orange] : [sky, pale];
    const faint = isMarked ? '' : 'fill-opacity=".5"';
    return (
      rect(x + 8, y + 26, 60, 44, wall, 6, faint) +
      `<path d="M${x + 10} ${y}h56l10 26a9 9 0 0 1-19 0a9 9 0 0 1-19 0a9 9 0 0 1-19 0a9 9 0 0 1-19 0z" fill="${roof}" ${isMarked ? '' : 'fill-opacity=".62"'}/>` +
      rect(x + 31, y + 44, 14, 26, isMarked ? orange : deep, 3, faint)
    );
  };
  let shops = '';
  let paths = '';
  const [px, py, pw, ph] = [900, 38, 366, 734];
  for (let index = 0; index < 26; index++) {
    const [x, y] = [left + (index % 6) * step, top + Math.floor(index / 6) * step];
    const place = marked.indexOf(index);
    shops += shop(x, y, place >= 0);
    if (place >= 0) {
      const to = py + 216 + place * 118;
      // Out of the row and along the street below it, so that no line crosses a shop.
      const [street, end] = [y + 87, left + 6 * step - 20];
      paths +=
        line(
          `M${x + 38} ${y + 74}v1q0 12 12 12H${end}C${end + 70} ${street} ${px - 110} ${to} ${px - 22} ${to}`,
          '#FFB06B',
          5,
          'stroke-dasharray=".1 13"',
        ) + circle(px - 16, to, 8, orange);
    }
  }
  const row = (index, color, inner) => {
    const y = py + 162 + index * 118;
    return (
      rect(px + 30, y, pw - 60, 102, paper, 18, `stroke="${pale}" stroke-width="2"`) +
      circle(px + 58, y + 51, 9, color) +
      rect(px + 82, y + 28, 92, 14, ink, 7) +
      rect(px + 82, y + 58, 66, 11, '#A9B5CE', 6) +
      inner(px + pw - 50, y + 51)
    );
  };
  const phone =
    rect(px + 6, py + 26, pw - 12, ph - 12, '#0B1B4A', 56, 'fill-opacity=".55" filter="url(#soft)"') +
    rect(px, py, pw, ph, '#101828', 54) +
    rect(px + 10, py + 10, pw - 20, ph - 20, mist, 45) +
    rect(px + pw / 2 - 44, py + 24, 88, 22, '#101828', 11) +
    `<text x="${px + 34}" y="${py + 124}" ${font} font-size="58" fill="${ink}">3</text>` +
    `<text x="${px + 86}" y="${py + 124}" ${font} font-size="30" fill="#7F8CA6">/ 26</text>` +
    row(
      0,
      orange,
      (x, y) => `<text x="${x}" y="${y + 11}" text-anchor="end" ${font} font-size="32" fill="#B04E00">−31%</text>`,
    ) +
    row(1, orange, (x, y) => line(`M${x - 92} ${y - 14}l22 9 20-6 22 14 22 13`, orange, 6)) +
    row(2, orange, (x, y) => line(`M${x - 92} ${y + 12}l22-5 20-15 22 20 22-16`, blue, 6)) +
    rect(px + 30, py + 524, pw - 60, 70, pale, 18) +
    line(`M${px + 52} ${py + 560}l8 9 15-18`, '#2E7D4F', 6) +
    `<text x="${px + 94}" y="${py + 570}" ${font} font-size="30" fill="${ink}">23</text>` +
    rect(px + 152, py + 553, 110, 12, '#8FA3CC', 6) +
    rect(px + 10, py + 640, pw - 20, 2, pale) +
    [0, 1, 2].map((index) => rect(px + 76 + index * 92, py + 664, 30, 30, index === 0 ? blue : '#A9B5CE', 9)).join('');
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3D6BDA"/><stop offset="1" stop-color="#173D9C"/></linearGradient><filter id="soft" x="-30%" y="-15%" width="160%" height="130%"><feGaussianBlur stdDeviation="24"/></filter></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      paths +
      shops +
      phone,
  );
}

/** The door at dusk: in color, and the second after in infrared. */
async function duskDoor() {
  const read = (time) => sharp(`${views}entrance-${time}-1440.webp`);
  const [upper, lower] = [880, 740];
  const part = svg(`<path d="M${upper} 0H${width}V${height}H${lower}z" fill="#fff"/>`);
  const infrared = await read('night')
    .modulate({brightness: 1.35})
    .composite([{input: part, blend: 'dest-in'}])
    .png()
    .toBuffer();
  const edge = svg(line(`M${upper} -10L${lower} ${height + 10}`, paper, 8));
  return read('day')
    .composite([{input: infrared}, {input: edge}])
    .png()
    .toBuffer();
}

/**
 * Colors of our interface as cards, each with the contrast that it has: the text is as hard to read as it says. Phones cut an eighth off
 * either side.
 */
function contrastCards() {
  const cards = [
    ['14.3', ink, paper],
    ['7.1', '#4B5875', paper],
    ['5.6', '#5B6785', paper],
    ['5.4', '#2E63D8', paper],
    ['6.7', '#14213D', orange],
    ['3.4', '#7F8CA6', paper],
  ];
  const [w, h, gap] = [308, 290, 36];
  const [left, top] = [(width - 3 * w - 2 * gap) / 2, (height - 2 * h - gap) / 2];
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3D6BDA"/><stop offset="1" stop-color="#173D9C"/></linearGradient></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      cards
        .map(([ratio, text, ground], index) => {
          const [x, y] = [left + (index % 3) * (w + gap), top + Math.floor(index / 3) * (h + gap)];
          // The last one is the border of a field, which needs less than text.
          const isField = index === cards.length - 1;
          return (
            rect(x + 6, y + 14, w - 12, h, '#0B1B4A', 34, 'fill-opacity=".35"') +
            rect(x, y, w, h, ground, 30) +
            (isField ? rect(x + 28, y + 36, w - 56, 112, 'none', 16, `stroke="${text}" stroke-width="9"`) : '') +
            (isField
              ? line(`M${x + 60} ${y + 70}v44`, ink, 8)
              : rect(x + 36, y + 52, w - 84, 28, text, 14) + rect(x + 36, y + 104, w - 144, 28, text, 14)) +
            `<text x="${x + 36}" y="${y + 258}" ${font} font-size="112" letter-spacing="-3" fill="${isField ? ink : text}">${ratio}</text>`
          );
        })
        .join(''),
  );
}

/** A help article of three steps, done, being tried and next, on a pile of others; the ladder of whoever reads it, and the camera. */
function helpSteps() {
  const [x, y, w, h] = [310, 92, 500, 640];
  const sheet = (dx, dy, turn, tone) =>
    `<g transform="rotate(${turn} ${x + w / 2} ${y + h})">${rect(x + dx, y + dy, w, h, tone, 34)}</g>`;
  const step = (index, color, mark, isOpen) => {
    const top = y + [150, 296, 486][index];
    return (
      (isOpen ? rect(x + 28, top - 28, w - 56, 170, mist, 24) : '') +
      circle(x + 84, top + 26, 34, color) +
      mark(x + 84, top + 26) +
      rect(x + 142, top + 6, isOpen ? 280 : 236, 18, isOpen ? ink : '#8FA0C2', 9) +
      rect(x + 142, top + 40, isOpen ? 190 : 300, 14, pale, 7) +
      (isOpen
        ? rect(x + 142, top + 74, 112, 46, paper, 12, 'stroke="#2E7D4F" stroke-width="5"') +
          line(`M${x + 180} ${top + 97}l12 12 22-24`, '#2E7D4F', 7) +
          rect(x + 270, top + 74, 112, 46, '#2E63D8', 12) +
          line(`M${x + 308} ${top + 97}h34M${x + 329} ${top + 84}l14 13-14 13`, paper, 6)
        : '')
    );
  };
  const digit = (text) => (cx, cy) =>
    `<text x="${cx}" y="${cy + 15}" text-anchor="middle" ${font} font-size="42" fill="${paper}">${text}</text>`;
  const check = (cx, cy) => line(`M${cx - 15} ${cy + 1}l11 12 20-24`, paper, 8);
  const rungs = Array.from({length: 6}, (_, index) => {
    const at = 304 + index * 76;
    const half = 46 + index * 11;
    return line(`M${1030 - half} ${at}H${1030 + half}`, pale, 15);
  }).join('');
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2E57B8"/><stop offset="1" stop-color="#132C6E"/></linearGradient><filter id="soft" x="-30%" y="-15%" width="160%" height="130%"><feGaussianBlur stdDeviation="20"/></filter></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      rect(0, 742, width, 68, '#0B1B4A', 0, 'fill-opacity=".35"') +
      // The ceiling with its camera.
      rect(900, 0, 540, 66, sky, 0, 'fill-opacity=".35"') +
      rect(1104, 66, 132, 26, paper, 8) +
      `<path d="M1096 92h148a74 74 0 0 1-148 0z" fill="${pale}"/>` +
      circle(1170, 118, 34, ink) +
      circle(1170, 118, 16, blue) +
      circle(1220, 104, 8, orange) +
      line('M990 234L914 742M1070 234L1146 742', paper, 22) +
      rungs +
      rect(962, 216, 136, 34, orange, 12) +
      sheet(-46, 26, -9, '#7FA0EA') +
      sheet(-22, 12, -4.5, '#B4C9F6') +
      rect(x + 8, y + 22, w, h, '#0B1B4A', 34, 'fill-opacity=".4" filter="url(#soft)"') +
      rect(x, y, w, h, paper, 34) +
      rect(x + 118, y + 50, 250, 26, ink, 13) +
      circle(x + w - 74, y + 64, 30, 'none', `stroke="${blue}" stroke-width="7"`) +
      line(`M${x + w - 74} ${y + 46}v18l13 9`, blue, 7) +
      step(0, '#2E7D4F', check, false) +
      step(1, '#2E63D8', digit('2'), true) +
      step(2, '#A9B5CE', digit('3'), false) +
      circle(x + 6, y + 14, 74, orange) +
      `<text x="${x + 6}" y="${y + 42}" text-anchor="middle" ${font} font-size="78" letter-spacing="-3" fill="${ink}">80</text>`,
  );
}

const pictures = {
  'news-heat-pair': heatPair,
  'news-stores-phone': storesPhone,
  'news-dusk-door': duskDoor,
  'news-contrast': contrastCards,
  'news-help-steps': helpSteps,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(`no picture ${unknown.join(', ')}; there are ${Object.keys(pictures).join(', ')}`);
  process.exit(2);
}
for (const name of names.length > 0 ? names : Object.keys(pictures)) {
  const source = await pictures[name]();
  for (const size of [480, 960, 1440]) {
    const picture = sharp(source).resize(size);
    await picture.clone().webp({quality: 82, effort: 6}).toFile(`${views}${name}-${size}.webp`);
    await picture.clone().avif({quality: 58}).toFile(`${views}${name}-${size}.avif`);
  }
}
