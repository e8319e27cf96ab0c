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

/** What the drawn pictures stand on, lit from the upper left, and the shadow that their paper throws. */
const blueGround =
  `<defs><radialGradient id="g" cx=".3" cy=".1" r="1.1"><stop offset="0" stop-color="#4A7AE6"/><stop offset=".5" stop-color="#2C5BC9"/><stop offset="1" stop-color="#173D9C"/></radialGradient><filter id="soft" x="-30%" y="-20%" width="160%" height="150%"><feGaussianBlur stdDeviation="18"/></filter></defs>` +
  rect(0, 0, width, height, 'url(#g)');
/** A sheet of paper that lies on it. */
const sheetOf = (x, y, w, h, fill, rx) =>
  rect(x + 4, y + 20, w - 8, h, '#071337', rx, 'fill-opacity=".5" filter="url(#soft)"') + rect(x, y, w, h, fill, rx);

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

/** Cells of the floor plans, which are 12 by 18 of them: few, so that each shows on a phone. */
const cell = 33;
const [columns, rows] = [12, 18];
/** Shelves, fridges and the register, in cells: x, y, width, height. */
const fixtures = [
  [0, 0, 8, 1.1],
  [0, 2.1, 1.1, 8.8],
  [2.9, 3.1, 1.2, 6],
  [7.9, 3.1, 1.2, 6],
  [10.9, 2.1, 1.1, 8.8],
  [0.95, 14, 4.1, 1.1],
];
/** Warm whatever stands where: the register, the fridges, the door. */
const always = [
  [5.4, 15.4, 1.2, 0.74],
  [4.2, 1.9, 1.4, 0.52],
  [1.9, 5.6, 1, 0.36],
  [10, 5, 1, 0.42],
  [7.4, 17.2, 1.2, 0.34],
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
  rect(px, py, cell - 3, cell - 3, fill, 7, `fill-opacity="${opacity.toFixed(2)}"`);
/** Hatched, so that it is told from a cold cell; the page's legend is hatched alike. */
const fewCell = (px, py) => square(px, py, few, 0.26) + line(`M${px + 8} ${py + 22}l14-14`, '#66729A', 3);

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
  return heat < least ? fewCell(px, py) : square(px, py, heatColor(heat), Math.min(0.55 + heat, 1));
};

/** Whether the middle of a cell is under the table, or the outline of where it stood crosses its sign. */
const isUnder = (cx, cy, [x, y], isGone) => {
  const out = Math.max(Math.abs(cx - x * cell) - 43, Math.abs(cy - y * cell) - 38);
  return out < 19 && (!isGone || out > -14);
};

/** The change from one period to the next, with its sign where it is plain and nothing covers it. */
const changeCell = (before, after, stood, stands) => (x, y, px, py) => {
  const [from, to] = [heatAt(x, y, before), heatAt(x, y, after)];
  if (Math.max(from, to) < least) return fewCell(px, py);
  const change = to - from;
  const [cx, cy] = [px + (cell - 3) / 2, py + (cell - 3) / 2];
  const sign =
    Math.abs(change) < 0.16 || isUnder(cx, cy, stands, false) || isUnder(cx, cy, stood, true)
      ? ''
      : line(`M${cx - 8} ${cy}h16${change > 0 ? `M${cx} ${cy - 8}v16` : ''}`, '#0E1730', 5);
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
 * The same floor after and before the table was moved from the right of the door to the middle of the aisle, and what that changed, cell
 * by cell: after − before = change. Above and below the plans there is room for words, which a page may write (`pictureWords`).
 */
function heatPair() {
  const [from, to] = [
    [9.6, 13.4],
    [6, 6.5],
  ];
  const before = [[...from, 1.6, 0.84]];
  const after = [
    [...to, 2.4, 1.5],
    [6.2, 11.6, 1.5, 0.46],
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
  const [planWidth, planHeight, rim, between] = [columns * cell, rows * cell, 10, 36];
  const [left, top] = [(width - 3 * planWidth - 4 * rim - 2 * between) / 2, (height - planHeight) / 2];
  const at = (place, inner, edge) => {
    const x = left + place * (planWidth + 2 * rim + between) - rim;
    return (
      rect(x, top - rim, planWidth + 2 * rim, planHeight + 2 * rim, '#1B2B52', 20, edge) +
      `<g transform="translate(${x + rim} ${top})">${inner}</g>`
    );
  };
  const sign = (place, d) => {
    const x = left + place * (planWidth + 2 * rim + between) - rim - between / 2;
    return circle(x, height / 2, 34, paper) + line(`M${x} ${height / 2}${d}`, deep, 9);
  };
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1A2A52"/><stop offset="1" stop-color="#0E1730"/></linearGradient></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      at(0, floor(heatCell(after), to) + gap) +
      at(1, floor(heatCell(before), from)) +
      at(2, floor(changeCell(before, after, from, to), to) + gap, `stroke="${sky}" stroke-width="4"`) +
      sign(1, 'm-15 0h30') +
      sign(2, 'm-15-9h30m-30 18h30'),
  );
}

/** A person, head and shoulders, in a box of 60 by 76 around x, y. */
const someone = (x, y, fill, extra = '') =>
  `<g fill="${fill}" ${extra}><circle cx="${x}" cy="${y - 21}" r="17"/><path d="M${x - 28} ${y + 38}v-9a28 26 0 0 1 56 0v9z"/></g>`;

/**
 * The same twelve who pass a door, counted in three ways: every crossing, customers alone and once, and groups. Phones cut an eighth off
 * either side.
 */
function entryRate() {
  const [w, h, gap, top] = [342, 640, 24, 85];
  const left = (width - 3 * w - 2 * gap) / 2;
  // By rows of four: s staff, d delivery, r who comes back, c a customer; customers side by side with one number came together.
  const people = ['s', 'c1', 'c1', 'c2', 'c3', 'c3', 'r', 'c4', 'c5', 'c6', 'c6', 'd'];
  const spot = (x, index) => [x + 57 + (index % 4) * 76, top + 88 + Math.floor(index / 4) * 126];
  const marks = {
    // A cap and an apron, a parcel, an arrow that turns around.
    s: (x, y) => rect(x - 18, y - 38, 36, 12, ink, 6) + rect(x - 12, y + 14, 24, 24, ink, 4, 'fill-opacity=".8"'),
    d: (x, y) => rect(x - 17, y + 8, 34, 28, '#FFE3C7', 4) + line(`M${x} ${y + 9}v10`, '#B04E00', 5),
    r: (x, y) => line(`M${x + 9} ${y + 18}a10 10 0 1 0 3 9M${x + 11} ${y + 9}v10h-10`, paper, 5),
  };
  const draw = (x, way) =>
    people
      .map((who, index) => {
        const [px, py] = spot(x, index);
        const isCustomer = who.startsWith('c');
        if (!isCustomer && way > 0) return someone(px, py, pale, 'fill-opacity=".75"');
        return someone(px, py, isCustomer ? blue : orange) + (isCustomer ? '' : marks[who](px, py));
      })
      .join('');
  const groups = (x) =>
    [...new Set(people.filter((who) => who.startsWith('c')))]
      .map((who) => {
        const [px, py] = spot(x, people.indexOf(who));
        const size = people.filter((one) => one === who).length;
        return rect(px - 33, py - 48, 66 + (size - 1) * 76, 96, '#DDE8FD', 30, `stroke="${deep}" stroke-width="5"`);
      })
      .join('');
  const card = (way, rate) => {
    const x = left + way * (w + gap);
    return (
      sheetOf(x, top, w, h, paper, 30) +
      (way === 2 ? groups(x) : '') +
      draw(x, way) +
      rect(x + 36, top + 428, w - 72, 4, pale, 2) +
      `<text x="${x + w / 2}" y="${top + 568}" text-anchor="middle" ${font} font-size="106" letter-spacing="-4" fill="${ink}">${rate}<tspan font-size="64" dx="6">%</tspan></text>`
    );
  };
  return svg(blueGround + ['13.0', '10.3', '9.7'].map((rate, way) => card(way, rate)).join(''));
}

/** Two hundred who passed, three of them miscounted, and what that says of 98%: the accuracy is anywhere on the bar. */
function accuracyRange() {
  const wrong = [38, 97, 155];
  const [across, pitch, dotsTop] = [25, 43, 424];
  const left = (width - (across - 1) * pitch) / 2;
  const dots = Array.from({length: 200}, (_, index) => {
    const [x, y] = [left + (index % across) * pitch, dotsTop + Math.floor(index / across) * pitch];
    return wrong.includes(index) ? circle(x, y, 24, '#0E1730') + circle(x, y, 20, orange) : circle(x, y, 13, blue);
  }).join('');
  // From 95 to 100.
  const place = (percent) => 700 + ((percent - 95) / 5) * 540;
  const [low, high, bar] = [place(95.7), place(99.7), 236];
  const end = (x, text) =>
    `<text x="${x}" y="${bar - 62}" text-anchor="middle" ${font} font-size="58" letter-spacing="-1" fill="${pale}">${text}</text>`;
  return svg(
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#1A2A52"/><stop offset="1" stop-color="#0E1730"/></linearGradient></defs>` +
      rect(0, 0, width, height, 'url(#g)') +
      `<text x="${left - 20}" y="304" ${font} font-size="270" letter-spacing="-10" fill="${paper}">98<tspan font-size="160" dx="10">%</tspan></text>` +
      [95, 96, 97, 98, 99, 100]
        .map((percent) =>
          line(`M${place(percent)} ${bar + 56}v${percent === 98 ? 30 : 18}`, percent === 98 ? paper : '#5B6FA6', 6),
        )
        .join('') +
      line(`M${place(95)} ${bar + 56}H${place(100)}`, '#5B6FA6', 6) +
      rect(low, bar - 26, high - low, 52, blue, 26) +
      line(`M${place(98)} ${bar - 46}v102`, paper, 8) +
      circle(place(98.5), bar, 19, orange, 'stroke="#0E1730" stroke-width="6"') +
      end(low + 30, '95.7') +
      end(high - 30, '99.7') +
      dots,
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
    sheetOf(px, py, pw, ph, '#101828', 54) +
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
  return svg(blueGround + paths + shops + phone);
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
    blueGround +
      cards
        .map(([ratio, text, ground], index) => {
          const [x, y] = [left + (index % 3) * (w + gap), top + Math.floor(index / 3) * (h + gap)];
          // The last one is the border of a field, which needs less than text.
          const isField = index === cards.length - 1;
          return (
            sheetOf(x, y, w, h, ground, 30) +
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
    blueGround +
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
      sheetOf(x, y, w, h, paper, 34) +
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
  'news-entry-rate': entryRate,
  'news-accuracy-range': accuracyRange,
};
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(`no picture ${unknown.join(', ')}; there are ${Object.keys(pictures).join(', ')}`);
  process.exit(2);
}
/** Bytes of an AVIF for phones, and of the larger ones. */
const [phoneLimit, limit] = [14_400, 60_000];
for (const name of names.length > 0 ? names : Object.keys(pictures)) {
  const source = await pictures[name]();
  for (const size of [480, 960, 1440]) {
    const picture = sharp(source).resize(size);
    await picture.clone().webp({quality: 82, effort: 6}).toFile(`${views}${name}-${size}.webp`);
    // The build writes a phone's size of a picture that leads into the HTML.
    for (let quality = 58, bytes = Infinity; bytes > (size === 480 ? phoneLimit : limit); quality -= 3)
      ({size: bytes} = await picture.clone().avif({quality}).toFile(`${views}${name}-${size}.avif`));
  }
}
