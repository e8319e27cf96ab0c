/**
 * Pictures of the stage, made from the rendered parts (plate-cutout, depth, walkers): the store without the
 * shoppers who stand in the render, on its ground shadow; a sheet of shoppers in more colors, each on a shadow; and for
 * each pixel of the store the fixture it belongs to. Results are committed; run `node scripts/media/stage.mjs` when the
 * store is rendered again.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../static/media/stage', import.meta.url));
const at = (name) => path.join(folder, name);
const stage = JSON.parse(await readFile(at('stage.json'), 'utf8'));
const {eye, forward, right, up, ppm} = stage.camera;
const {near, far, empty} = stage.depth;
const [width, height] = [stage.plate.width, stage.plate.height];

const plate = await sharp(at('plate-cutout.webp')).ensureAlpha().raw().toBuffer();
const depth = await sharp(at('depth.png')).toColorspace('b-w').raw().toBuffer();
const depthOf = (value) => near + (value / 254) * (far - near);

/** World position of a plate pixel, meters. */
function worldAt(px, py, meters) {
  const [a, b] = [(px - width / 2) / ppm, (height / 2 - py) / ppm];
  return eye.map((value, axis) => value + a * right[axis] + b * up[axis] + meters * forward[axis]);
}

const dot = (a, b) => a.reduce((sum, value, index) => sum + value * b[index], 0);

/** Depth of the floor seen at a pixel, had nothing been standing there. */
function floorDepth(px, py) {
  const [x, y] = stage.floorInverse.map(([a, b, c]) => a * px + b * py + c);
  return dot([x - eye[0], y - eye[1], -eye[2]], forward);
}

/** Pixels of the shopper at the till: nearer than the counter, above the floor; and of the hand above its top. */
function isShopper(px, py) {
  const value = depth[py * width + px];
  if (value === empty) return false;
  const [x, y, z] = worldAt(px, py, depthOf(value));
  const body = x > 2.45 && x < 3.5 && y > -3.4 && y < -2.53 && z > 0.05;
  const hand = x > 2.5 && x < 3.25 && y > -2.6 && y < -2.2 && z > 1.02;
  return body || hand;
}

/** Fills pixels along the counter's direction, from the nearest kept pixels on both sides. */
function fillAlong(step, masked, channels, data) {
  const length = Math.hypot(...step);
  const unit = step.map((value) => value / length);
  const kept = data.slice();
  const probe = (px, py, sign) => {
    for (let far = 1; far < 240; far += 1) {
      const [x, y] = [Math.round(px + sign * unit[0] * far), Math.round(py + sign * unit[1] * far)];
      if (!masked.has(y * width + x)) return {index: (y * width + x) * channels, far};
    }
    throw new Error(`nothing to fill (${px}, ${py}) from`);
  };
  for (const cell of masked) {
    const [px, py] = [cell % width, Math.floor(cell / width)];
    const [a, b] = [probe(px, py, 1), probe(px, py, -1)];
    for (let channel = 0; channel < channels; channel += 1) {
      data[cell * channels + channel] = Math.round(
        (kept[a.index + channel] * b.far + kept[b.index + channel] * a.far) / (a.far + b.far),
      );
    }
  }
}

const shopper = new Set();
for (let py = 480; py < 800; py += 1) {
  for (let px = 780; px < 1000; px += 1) {
    if (!isShopper(px, py)) continue;
    for (let dy = -4; dy <= 4; dy += 1) for (let dx = -4; dx <= 4; dx += 1) shopper.add((py + dy) * width + px + dx);
  }
}
const alongX = [stage.floor[0][0], stage.floor[1][0]];
fillAlong(alongX, shopper, 4, plate);
fillAlong(alongX, shopper, 1, depth);
console.log('till', shopper.size, 'pixels filled');

/**
 * The shopper at the left shelf: goods and floor from farther along the shelf take the place. The view is orthographic, so
 * a way along the shelf is the same way in the picture everywhere.
 */
const browser = {from: [352, 300], to: [540, 560], meters: -1.2};

/** What a pixel shows of them. */
function browserPart(px, py) {
  const value = depth[py * width + px];
  if (value === empty) return null;
  const [x, y, z] = worldAt(px, py, depthOf(value));
  if (x > -4.02 && x < -3 && y > -2.6 && y < -1.2 && z > 0.04) return 'body';
  // The shadow falls to the right of the feet.
  return Math.abs(z) <= 0.04 && x > -3.95 && x < -2.75 && y > -2.26 && y < -0.98 ? 'shadow' : null;
}

async function clearShelf() {
  const [w, h] = [browser.to[0] - browser.from[0], browser.to[1] - browser.from[1]];
  /** How much of each pixel is replaced: a part with a rim around it, and a soft edge. */
  const coverOf = async (part, rim, edge) => {
    const cover = Buffer.alloc(w * h);
    for (let y = rim; y < h - rim; y += 1) {
      for (let x = rim; x < w - rim; x += 1) {
        if (browserPart(browser.from[0] + x, browser.from[1] + y) !== part) continue;
        for (let dy = -rim; dy <= rim; dy += 1) cover.fill(255, (y + dy) * w + x - rim, (y + dy) * w + x + rim + 1);
      }
    }
    return sharp(cover, {raw: {width: w, height: h, channels: 1}})
      .blur(edge)
      .toColorspace('b-w')
      .raw()
      .toBuffer();
  };
  const [body, shadow] = [await coverOf('body', 7, 1.6), await coverOf('shadow', 0, 6)];
  const [dx, dy] = stage.floor.slice(0, 2).map((row) => Math.round(row[1] * browser.meters));
  const farther = Math.round(((-browser.meters * forward[1]) / (far - near)) * 254);
  const [plateBefore, depthBefore] = [plate.slice(), depth.slice()];
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const share = Math.max(body[y * w + x], shadow[y * w + x]) / 255;
      if (share === 0) continue;
      const at = (browser.from[1] + y) * width + browser.from[0] + x;
      const from = at + dy * width + dx;
      for (let channel = 0; channel < 4; channel += 1)
        plate[at * 4 + channel] = Math.round(
          plateBefore[at * 4 + channel] * (1 - share) + plateBefore[from * 4 + channel] * share,
        );
      if (share > 0.5) depth[at] = Math.min(254, depthBefore[from] + farther);
    }
  }
}
await clearShelf();

/** The shadow of the store on the ground, soft and a little below it. */
async function groundShadow() {
  const alpha = await sharp(plate, {raw: {width, height, channels: 4}})
    .extractChannel(3)
    .raw()
    .toBuffer();
  const soft = await sharp(alpha, {raw: {width, height, channels: 1}})
    .blur(15)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const shadow = Buffer.alloc(width * height * 4);
  const drop = 16;
  for (let at = 0; at < width * height; at += 1) {
    const above = at - drop * width;
    shadow.set([43, 67, 138, above < 0 ? 0 : Math.round(soft[above] * 0.19)], at * 4);
  }
  return shadow;
}
const raw = {raw: {width, height, channels: 4}};
const store = await sharp(await groundShadow(), raw)
  .composite([{input: plate, ...raw}])
  .raw()
  .toBuffer();
await sharp(store, raw).webp({quality: 84, alphaQuality: 90, effort: 6}).toFile(at('store-1600.webp'));
console.log('store');

const {cell, anchor, phases} = stage.walkers;
const sheet = await sharp(at('walkers.webp')).ensureAlpha().raw().toBuffer();
const sheetWidth = cell[0] * phases;

/**
 * Shoppers of the sheet: a rendered person, and colors for shirt, hair and trousers that are not the rendered ones. Each gets two
 * rows, walking along +x and along +y; the mirror images are the other two directions.
 */
const looks = [
  {person: 2},
  {person: 3},
  {person: 4},
  {person: 2, shirt: [69, 118, 226], hair: 0.45, trousers: [86, 99, 134]},
  {person: 2, shirt: [250, 138, 44]},
  {person: 2, shirt: [205, 216, 240], hair: 0.35, trousers: [52, 70, 124]},
];

/** Part of a person a pixel belongs to, told by its color and height; null for skin, shoes and what keeps its color. */
function partOf(red, green, blue, y) {
  const light = (red + green + blue) / 3;
  if (green - red > 24 && blue > red * 1.1) return 'shirt';
  if (y < 48 && light < 118 && red > blue) return 'hair';
  if (y > 82 && light < 96 && blue >= red - 6) return 'trousers';
  return null;
}

/** Mean lightness of the rendered shirt and trousers, to which new colors are scaled. */
const lightness = {shirt: 128, trousers: 50};

function recolor(pixels, look) {
  for (let index = 0; index < pixels.length; index += 4) {
    if (pixels[index + 3] === 0) continue;
    const y = Math.floor(index / 4 / cell[0]);
    const [red, green, blue] = pixels.subarray(index, index + 3);
    const part = partOf(red, green, blue, y);
    const wanted = part && look[part];
    if (!wanted) continue;
    const gain = part === 'hair' ? wanted : (red + green + blue) / 3 / lightness[part];
    const base = part === 'hair' ? [red, green, blue] : wanted;
    for (let channel = 0; channel < 3; channel += 1)
      pixels[index + channel] = Math.min(255, Math.round(base[channel] * gain));
  }
}

/** One cell of a rendered person in a direction, mirrored where only its mirror image was rendered. */
function cellOf(person, heading, phase) {
  const mirrored = {'+x': '-y', '-y': '+x', '+y': '-x', '-x': '+y'};
  const direct = stage.walkers.rows.findIndex((row) => row.person === person && row.heading === heading);
  const row =
    direct >= 0
      ? direct
      : stage.walkers.rows.findIndex((one) => one.person === person && one.heading === mirrored[heading]);
  if (row < 0) throw new Error(`nobody was rendered as person ${person} walking along ${heading}`);
  const pixels = Buffer.alloc(cell[0] * cell[1] * 4);
  for (let y = 0; y < cell[1]; y += 1) {
    for (let x = 0; x < cell[0]; x += 1) {
      const from = direct >= 0 ? x : 2 * anchor[0] - x;
      if (from < 0 || from >= cell[0]) continue;
      const source = ((row * cell[1] + y) * sheetWidth + phase * cell[0] + from) * 4;
      sheet.copy(pixels, (y * cell[0] + x) * 4, source, source + 4);
    }
  }
  return pixels;
}

/** A soft ellipse on the floor under the feet: the same to both sides, because cells are mirrored. */
function shadowUnder(pixels) {
  const [wide, tall] = [36, 18];
  for (let y = 0; y < cell[1]; y += 1) {
    for (let x = 0; x < cell[0]; x += 1) {
      const far = Math.hypot((x - anchor[0]) / wide, (y - anchor[1]) / tall);
      if (far >= 1) continue;
      const [shade, index] = [0.34 * (1 - far) ** 1.15, (y * cell[0] + x) * 4];
      const own = pixels[index + 3] / 255;
      const both = own + shade * (1 - own);
      [31, 42, 68].forEach((dark, channel) => {
        pixels[index + channel] = Math.round((pixels[index + channel] * own + dark * shade * (1 - own)) / both);
      });
      pixels[index + 3] = Math.round(both * 255);
    }
  }
}

const crowd = Buffer.alloc(sheetWidth * cell[1] * looks.length * 2 * 4);
looks.forEach((look, index) => {
  ['+x', '+y'].forEach((heading, half) => {
    for (let phase = 0; phase < phases; phase += 1) {
      const pixels = cellOf(look.person, heading, phase);
      recolor(pixels, look);
      shadowUnder(pixels);
      for (let y = 0; y < cell[1]; y += 1) {
        pixels.copy(
          crowd,
          (((index * 2 + half) * cell[1] + y) * sheetWidth + phase * cell[0]) * 4,
          y * cell[0] * 4,
          (y + 1) * cell[0] * 4,
        );
      }
    }
  });
});
await sharp(crowd, {raw: {width: sheetWidth, height: cell[1] * looks.length * 2, channels: 4}})
  .webp({quality: 80, alphaQuality: 88, effort: 6})
  .toFile(at('crowd.webp'));
console.log('crowd', looks.length, 'looks');

/**
 * To which fixture each pixel belongs, at half the plate's size: 0 what nobody can stand behind, 1 the floor, then the
 * fixtures in this order; the clerk belongs to the till. Times `labelStep`, so that the picture can be looked at.
 */
const labelStep = 50;
const around = 0.12;
const islands = ['gondola-1', 'gondola-2', 'island', 'till'].map((name) => {
  const [xs, ys] = [0, 1].map((axis) => stage.obstacles[name].map((corner) => corner[axis]));
  const clerk = name === 'till' ? 0.8 : 0;
  return {
    left: Math.min(...xs) - around,
    right: Math.max(...xs) + around,
    front: Math.min(...ys) - around,
    back: Math.max(...ys) + around + clerk,
  };
});
const half = Buffer.alloc((width / 2) * (height / 2));
for (let y = 0; y < height / 2; y += 1) {
  for (let x = 0; x < width / 2; x += 1) {
    const [px, py] = [x * 2, y * 2];
    const value = depth[py * width + px];
    if (value === empty) continue;
    const meters = depthOf(value);
    const [wx, wy, wz] = worldAt(px, py, meters);
    const isFloor = Math.abs(floorDepth(px, py) - meters) < 0.09;
    const fixture = islands.findIndex(
      ({left, right, front, back}) => wx > left && wx < right && wy > front && wy < back && wz > 0.02,
    );
    half[y * (width / 2) + x] = labelStep * (isFloor ? 1 : fixture < 0 ? 0 : fixture + 2);
  }
}
await sharp(half, {raw: {width: width / 2, height: height / 2, channels: 1}})
  .png({compressionLevel: 9, palette: false})
  .toFile(at('parts.png'));
console.log('parts');
