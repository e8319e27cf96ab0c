/** Pictures of the stage: fetched, decoded, scaled to the canvas, with occlusion masks. Runs in the worker. */
import {door, onFloor, stage, type Point} from './geometry';
import {filesOf, type RoomId} from './rooms';
import {spriteCount, thing} from './spriteSheet';
import {
  cut,
  drawn,
  firstLabel,
  floorLabel,
  freeStanding,
  halfHeight,
  halfWidth,
  labelStep,
  standsBefore,
  type Fitted,
  type FitSize,
  type Mask,
  type Parts,
} from './parts';

export interface Pictures extends Parts {
  /** Pictures for a canvas of this size. */
  readonly fit: (size: FitSize) => Promise<Fitted>;
  /** Whether a place is hidden by what the picture shows at (px, py). */
  readonly isHidden: (px: number, py: number, at: Point) => boolean;
}

const folder = '/media/stage/';

async function load(name: string): Promise<Blob> {
  const response = await fetch(folder + name);
  if (!response.ok) throw new Error(`${name} answers ${response.status}`);
  return response.blob();
}

/** Here where a browser knows no sizes. */
async function scaled(blob: Blob, width: number, height: number): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob, {resizeWidth: width, resizeHeight: height, resizeQuality: 'high'});
  return bitmap.width === width ? bitmap : drawn(width, height, (pen) => pen.drawImage(bitmap, 0, 0, width, height));
}

/** Where the rendered floor ends, meters. */
const floorEdge = stage.bounds[0][1] + 0.02;

/** The shop, and the mat before its door, which fades in as the people on it do. */
const storeWithMat = (picture: ImageBitmap): ImageBitmap =>
  drawn(picture.width, picture.height, (pen) => {
    pen.drawImage(picture, 0, 0);
    const scale = picture.width / stage.plate.width;
    pen.scale(scale, scale);
    onFloor(pen);
    const fade = pen.createLinearGradient(0, floorEdge, 0, door.matY);
    // Light that falls out of the door: it belongs to a light page and to a dark one, where a white mat looked like a leak.
    fade.addColorStop(0, '#6F97EE8C');
    fade.addColorStop(0.35, '#6F97EE59');
    fade.addColorStop(1, '#6F97EE00');
    pen.fillStyle = fade;
    pen.fillRect(door.from - 0.1, door.matY, door.to - door.from + 0.2, floorEdge - door.matY);
  });

/** People in the light of the evening; shadows below them stay. */
const inDusk = (people: ImageBitmap): ImageBitmap =>
  drawn(people.width, people.height, (pen) => {
    pen.drawImage(people, 0, 0);
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = '#CDBFC6';
    pen.fillRect(0, 0, people.width, people.height);
    pen.globalCompositeOperation = 'destination-in';
    pen.drawImage(people, 0, 0);
  });

async function fit(
  room: RoomId,
  store: Blob,
  crowd: Blob,
  goods: Blob | false,
  {floor, fixtures}: Parts,
  {width, height}: FitSize,
): Promise<Fitted> {
  const {cell, phases} = stage.walkers;
  const scale = width / stage.plate.width;
  const size = [Math.round(cell[0] * scale), Math.round(cell[1] * scale)] as const;
  const [wide, tall] = [size[0] * phases, size[1] * spriteCount * 2];
  const byDay = await scaled(crowd, wide, tall);
  const people = room === 'dusk' ? inDusk(byDay) : byDay;
  const mirrored = drawn(wide, tall, (pen) => {
    pen.scale(-1, 1);
    pen.drawImage(people, -wide, 0);
  });
  const plain = await scaled(store, width, height);
  // Seen from near, the door is out of view, and its light a wedge without a source.
  const picture = room === 'till' ? plain : storeWithMat(plain);
  return {
    store: picture,
    pieces: cut(picture, fixtures, {width, height}),
    floor: drawn(width, height, (pen) => pen.drawImage(floor, 0, 0, width, height)),
    crowd: [people, mirrored],
    cell: size,
    ...(goods && {goods: await fitGoods(goods, scale)}),
  };
}

async function fitGoods(goods: Blob, scale: number): Promise<NonNullable<Fitted['goods']>> {
  const cell = [Math.round(thing.cell[0] * scale), Math.round(thing.cell[1] * scale)] as const;
  return {sheet: await scaled(goods, cell[0] * thing.kinds, cell[1]), cell};
}

/** Label of each pixel, at half size. */
async function labelsOf(blob: Blob): Promise<Uint8Array> {
  const picture = await createImageBitmap(blob, {colorSpaceConversion: 'none'});
  const context = new OffscreenCanvas(halfWidth, halfHeight).getContext('2d', {willReadFrequently: true})!;
  context.drawImage(picture, 0, 0);
  const {data} = context.getImageData(0, 0, halfWidth, halfHeight);
  return Uint8Array.from({length: halfWidth * halfHeight}, (_, index) => Math.round(data[index * 4]! / labelStep));
}

/** Opaque where a label stands, no larger than it. */
function maskOf(labels: Uint8Array, label: number): Mask {
  let [left, top, right, bottom] = [halfWidth, halfHeight, 0, 0];
  labels.forEach((value, index) => {
    if (value !== label) return;
    const [x, y] = [index % halfWidth, Math.floor(index / halfWidth)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), y];
  });
  return {left, top, picture: cutOut(labels, label, left, top, right - left + 1, bottom - top + 1)};
}

const cutOut = (
  labels: Uint8Array,
  label: number,
  left: number,
  top: number,
  width: number,
  height: number,
): ImageBitmap =>
  drawn(width, height, (pen) => {
    const pixels = pen.createImageData(width, height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        if (labels[(top + y) * halfWidth + left + x] === label) pixels.data[(y * width + x) * 4 + 3] = 255;
    pen.putImageData(pixels, 0, 0);
  });

const partsOf = (labels: Uint8Array): Parts => ({
  labels,
  floor: cutOut(labels, floorLabel, 0, 0, halfWidth, halfHeight),
  fixtures: freeStanding.map((_, index) => maskOf(labels, index + firstLabel)),
});

/** @throws when a picture fails to load */
export async function loadPictures(room: RoomId, pixels: number): Promise<Pictures> {
  const files = filesOf(room, pixels);
  const [store, crowd, map, goods] = await Promise.all([
    load(files.picture),
    load(files.crowd),
    load(files.parts),
    files.goods && load(files.goods),
  ]);
  const parts = partsOf(await labelsOf(map));
  const {labels} = parts;
  return {
    ...parts,
    fit: (size) => fit(room, store, crowd, goods, parts, size),
    isHidden(px, py, at) {
      const fixture = labels[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)]! - firstLabel;
      return fixture >= 0 && standsBefore(fixture, at);
    },
  };
}
