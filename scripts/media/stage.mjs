/**
 * Pictures of the stage, from what Blender rendered (`media/scripts/render.py` calls it):
 *
 *     node scripts/media/stage.mjs room <room> <cut-out> <depth>   a room on its ground shadow, and its label map: for each pixel
 *                                                                  the fixture it belongs to
 *     node scripts/media/stage.mjs crowd                           shoppers in more colors than were rendered, each on a shadow
 *     node scripts/media/stage.mjs crowd <sheet>                   the same from a sheet with more pixels, for a room seen from near
 *     node scripts/media/stage.mjs goods <sheet>                   goods that pass over the counter of the till
 *
 * Results are committed.
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

/** The shadow of a room on the ground, soft and a little below it. */
async function groundShadow(cutout, {width, height}, strength) {
  const density = width / stage.plate.width;
  const raw = {raw: {width, height, channels: 4}};
  const alpha = await sharp(cutout, raw).extractChannel(3).raw().toBuffer();
  const soft = await sharp(alpha, {raw: {width, height, channels: 1}})
    .blur(15 * density)
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const shadow = Buffer.alloc(width * height * 4);
  const drop = 16 * density;
  for (let at = 0; at < width * height; at += 1) {
    const above = at - drop * width;
    shadow.set([43, 67, 138, above < 0 ? 0 : Math.round(soft[above] * strength)], at * 4);
  }
  return shadow;
}

async function writePicture(room, file) {
  const {data: cutout, info} = await sharp(file).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const raw = {raw: {width: info.width, height: info.height, channels: 4}};
  // The evening is for dark pages, where a blue glow is under the room.
  const picture = await sharp(await groundShadow(cutout, info, room === 'dusk' ? 0.6 : 0.19), raw)
    .composite([{input: cutout, ...raw}])
    .raw()
    .toBuffer();
  await sharp(picture, raw)
    .webp({quality: 84, alphaQuality: 90, effort: 6})
    .toFile(at(`${room}-${info.width}.webp`));
}

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

async function writeLabels(room, file) {
  const depth = await sharp(file).toColorspace('b-w').raw().toBuffer();
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
    .toFile(at(`parts-${room}.png`));
}

const [task, room, cutout, depth] = process.argv.slice(2);
const fineSheet = task === 'crowd' ? room : undefined;
const {phases} = stage.walkers;
const {data: sheet, info: sheetSize} = await sharp(fineSheet ?? at('walkers.webp'))
  .ensureAlpha()
  .raw()
  .toBuffer({resolveWithObject: true});
const sheetWidth = sheetSize.width;
/** Pixels of the sheet to a pixel of the plate. */
const density = sheetWidth / (stage.walkers.cell[0] * phases);
const cell = stage.walkers.cell.map((size) => size * density);
const anchor = stage.walkers.anchor.map((place) => place * density);

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
    const y = Math.floor(index / 4 / cell[0]) / density;
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
  const [wide, tall] = [36 * density, 18 * density];
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

async function writeCrowd() {
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
    .webp({quality: fineSheet ? 74 : 80, alphaQuality: 88, effort: 6})
    .toFile(at(fineSheet ? 'crowd-fine.webp' : 'crowd.webp'));
}

if (task === 'crowd') await writeCrowd();
else if (task === 'room' && room === 'dusk')
  await writePicture(room, cutout); // fixtures are those of the store
else if (task === 'room' && depth) await Promise.all([writePicture(room, cutout), writeLabels(room, depth)]);
else if (task === 'goods' && room)
  await sharp(room).webp({quality: 86, alphaQuality: 92, effort: 6}).toFile(at('goods.webp'));
else
  throw new Error(
    'usage: stage.mjs crowd [<sheet>] | stage.mjs goods <sheet> | stage.mjs room <room> <cut-out> <depth>',
  );
