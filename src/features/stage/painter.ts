/**
 * Draws the stage: the floor and its overlays at intervals; people, line and labels on a canvas above it, each frame. A
 * frame copies pre-scaled sprites from back to front: a person, then the fixtures in front, where they overlap. What
 * modes add is drawn in pixels of the 1600 × 900 picture.
 */
import {stepSeconds} from './clock';
import {toneOf, type Colors} from './colors';
import {drawGate, type Gate} from './gate';
import {depthAt, door, heights, onFloor, stage, toPicture, turn, type Point} from './geometry';
import type {Size} from './messages';
import {cut, drawn, freeStanding, standsBefore, type Fitted, type Piece} from './parts';
import type {Pictures} from './pictures';
import {noteSeconds, type FloorPaint, type Retouch, type Scene, type Thing, type Tone} from './scene';
import type {Line} from './sensors/counting';
import type {Person} from './person';
import {thing} from './spriteSheet';
import type {World} from './simulation';

const {cell, anchor, phases, stride} = stage.walkers;
const trailSeconds = 2.6;

interface Trail {
  readonly points: {at: Point; time: number}[];
}

export interface Painter {
  /** Uses pictures of another size; true when everything has to be repainted. */
  readonly fit: (size: Size) => Promise<boolean>;
  /** Schedules a repaint of the floor, in strips. */
  readonly floor: (paint: FloorPaint | null, retouch?: Retouch) => void;
  /** Paints the next strip of the floor; false when all are done. */
  readonly strip: () => boolean;
  readonly people: (world: World, scene: Scene) => void;
  /** Draws fewer pixels from the next `fit` on; false when it cannot. */
  readonly coarsen: () => boolean;
  /** Hit test: the front person at a point in picture pixels. */
  readonly personAt: (world: World, px: number, py: number) => Person | undefined;
}

export interface PainterOptions {
  readonly floor: OffscreenCanvas;
  readonly people: OffscreenCanvas;
  readonly pictures: Pictures;
  readonly colors: Colors;
}

/** Maximum canvas pixels per CSS pixel; the second where frames are late. */
const densest = {usual: 1.5, coarse: 1} as const;
/** Most canvas pixels across: half as many again as the pictures have show nothing more. */
const widest = stage.plate.width * 1.5;
/** The floor is painted in strips, one a frame: all of it would exceed the frame budget. */
const strips = 8;
/** Size of the label cache; figures in labels change. */
const labelsKept = 80;
/** Height of a label, CSS pixels. */
const labelHeight = 24;

/** Body of a person around the foot, picture pixels. */
const body = {half: 40, head: 166, foot: 12} as const;

/** Its first `fit` has to be done before anything is painted. */
export function createPainter({floor: floorCanvas, people: peopleCanvas, pictures, colors}: PainterOptions): Painter {
  const below = floorCanvas.getContext('2d')!;
  const above = peopleCanvas.getContext('2d')!;
  const overlay = new OffscreenCanvas(1, 1).getContext('2d')!;
  const trails = new Map<number, Trail>();
  const stamps = new Map<string, ImageBitmap>();
  let fitted: Fitted;
  let wanted = 0;
  let base: ImageBitmap;
  let baseKey: string | undefined;
  let pieces: readonly Piece[] = [];
  let floorPaint: FloorPaint | null = null;
  let [nextStrip, stripsLeft] = [0, 0];
  /** Canvas pixels to a picture pixel, picture pixels to a CSS pixel, canvas pixels to a CSS pixel. */
  let [scale, unit, density] = [1, 1, 1];
  let shown = 1;
  let grain: keyof typeof densest = 'usual';
  let gate: Gate | null = null;

  async function fit({width, density: screen}: Size): Promise<boolean> {
    shown = screen;
    const now = Math.min(screen, densest[grain], widest / width);
    const wide = Math.round(width * now);
    if (wide === 0 || wide === wanted) return false;
    wanted = wide;
    const tall = Math.round(wide * (stage.plate.height / stage.plate.width));
    const next = await pictures.fit({width: wide, height: tall});
    // The size changed meanwhile.
    if (wide !== wanted) return false;
    [fitted, baseKey, gate] = [next, undefined, null];
    [scale, unit, density] = [wide / stage.plate.width, stage.plate.width / width, now];
    stamps.clear();
    for (const canvas of [floorCanvas, peopleCanvas]) [canvas.width, canvas.height] = [wide, tall];
    [overlay.canvas.width, overlay.canvas.height] = [wide, Math.ceil(tall / strips)];
    return true;
  }

  function setBase(retouch: Retouch | undefined): void {
    const key = retouch?.key() ?? '';
    if (key === baseKey) return;
    baseKey = key;
    const {store} = fitted;
    [base, pieces] = [store, fitted.pieces];
    if (!retouch) return;
    base = drawn(store.width, store.height, (pen) => {
      pen.drawImage(store, 0, 0);
      pen.scale(scale, scale);
      retouch.draw(pen);
    });
    const changed = freeStanding.indexOf(retouch.fixture);
    pieces = pieces.with(changed, cut(base, [pictures.fixtures[changed]!], store)[0]!);
  }

  function floor(paint: FloorPaint | null, retouch?: Retouch): void {
    setBase(retouch);
    [floorPaint, stripsLeft] = [paint, strips];
  }

  function strip(): boolean {
    if (stripsLeft === 0) return false;
    const {width, height} = floorCanvas;
    const [top, bottom] = [nextStrip, nextStrip + 1].map((index) => Math.floor((height * index) / strips)) as [
      number,
      number,
    ];
    // Round robin: a repaint requested meanwhile starts at the next strip.
    [nextStrip, stripsLeft] = [(nextStrip + 1) % strips, stripsLeft - 1];
    const place = [0, top, width, bottom - top] as const;
    // The shadow around the shop is translucent.
    below.clearRect(...place);
    below.drawImage(base, ...place, ...place);
    if (!floorPaint) return true;
    overlay.setTransform(1, 0, 0, 1, 0, 0);
    overlay.globalCompositeOperation = 'source-over';
    overlay.clearRect(0, 0, width, overlay.canvas.height);
    overlay.setTransform(scale, 0, 0, scale, 0, -top);
    onFloor(overlay);
    floorPaint(overlay, unit / 100);
    overlay.setTransform(1, 0, 0, 1, 0, 0);
    overlay.globalCompositeOperation = 'destination-in';
    overlay.drawImage(fitted.floor, 0, -top);
    below.drawImage(overlay.canvas, 0, 0, width, bottom - top, ...place);
    return true;
  }

  /** Caches a small, often used drawing, in canvas pixels. */
  function stamp(
    key: string,
    width: number,
    height: number,
    draw: (pen: OffscreenCanvasRenderingContext2D) => void,
  ): ImageBitmap {
    const known = stamps.get(key);
    if (known) return known;
    if (stamps.size > labelsKept) stamps.clear();
    const made = drawn(width, height, draw);
    stamps.set(key, made);
    return made;
  }

  function drawPerson(person: Person, at: Point): void {
    const {
      cell: [wide, tall],
      crowd,
    } = fitted;
    const [px, py] = toPicture(...at);
    const away = person.heading === 1 || person.heading === 2;
    const isMirrored = person.heading === 1 || person.heading === 3;
    const turned = Math.floor((person.walked / stride) * phases) % phases;
    const moved = person.x !== person.lastX || person.y !== person.lastY;
    // People who stand have their feet together.
    const phase = moved ? turned : turned > 4 && turned < 12 ? 8 : 0;
    const column = isMirrored ? phases - 1 - phase : phase;
    const share = anchor[0] / cell[0];
    const left = Math.round(px * scale) - Math.round(wide * (isMirrored ? 1 - share : share));
    const top = Math.round(py * scale) - Math.round((tall * anchor[1]) / cell[1]);
    above.globalAlpha = Math.max(0, Math.min(1, (at[1] - door.matY) / 0.9));
    above.drawImage(
      crowd[Number(isMirrored)]!,
      column * wide,
      (person.look * 2 + Number(away)) * tall,
      wide,
      tall,
      left,
      top,
      wide,
      tall,
    );
    above.globalAlpha = 1;
    for (const [index, {picture, left: x, top: y}] of pieces.entries()) {
      const [fromX, fromY] = [Math.max(left, x), Math.max(top, y)];
      const [w, h] = [
        Math.min(left + wide, x + picture.width) - fromX,
        Math.min(top + tall, y + picture.height) - fromY,
      ];
      if (w > 0 && h > 0 && standsBefore(index, at))
        above.drawImage(picture, fromX - x, fromY - y, w, h, fromX, fromY, w, h);
    }
  }

  /** From back to front, each on its shadow. */
  function drawGoods(things: readonly Thing[]): void {
    if (!fitted.goods) return;
    const {
      sheet,
      cell: [wide, tall],
    } = fitted.goods;
    const [halfWide, halfTall] = [11 * scale, 5.5 * scale];
    const shadow = stamp('shadow', halfWide * 2, halfTall * 2, (pen) => {
      pen.scale(1, halfTall / halfWide);
      const soft = pen.createRadialGradient(halfWide, halfWide, 0, halfWide, halfWide, halfWide);
      soft.addColorStop(0.3, '#1F2A4480');
      soft.addColorStop(1, '#1F2A4400');
      pen.fillStyle = soft;
      pen.fillRect(0, 0, halfWide * 2, halfWide * 2);
    });
    for (const {kind, at, opacity} of [...things].sort((one, other) => depthAt(...other.at) - depthAt(...one.at))) {
      const [px, py] = toPicture(...at, heights.till);
      above.globalAlpha = opacity;
      above.drawImage(shadow, px * scale - halfWide, (py - 1) * scale - halfTall);
      above.drawImage(
        sheet,
        kind * wide,
        0,
        wide,
        tall,
        px * scale - (wide * thing.anchor[0]) / thing.cell[0],
        py * scale - (tall * thing.anchor[1]) / thing.cell[1],
        wide,
        tall,
      );
    }
    above.globalAlpha = 1;
  }

  /** Share of a body that fixtures hide. */
  function hiddenShare(at: Point): number {
    const [px, py] = toPicture(...at);
    let count = 0;
    for (let x = -16; x <= 16; x += 16)
      for (let y = -8; y > -body.head; y -= 16) count += Number(pictures.isHidden(px + x, py + y, at));
    return count / 30;
  }

  function drawTrail(id: number, tone: Tone, now: number): void {
    const [wide, tall] = [Math.ceil(7.2 * scale), Math.ceil(5.2 * scale)];
    const dot = stamp(`dot ${tone}`, wide, tall, (pen) => {
      pen.fillStyle = toneOf(colors, tone);
      pen.ellipse(wide / 2, tall / 2, wide / 2, tall / 2, 0, 0, Math.PI * 2);
      pen.fill();
    });
    for (const {at, time} of trails.get(id)?.points ?? []) {
      const [px, py] = toPicture(...at);
      if (pictures.isHidden(px, py, at)) continue;
      above.globalAlpha = Math.max(0, 0.9 * (1 - (now - time) / trailSeconds));
      above.drawImage(dot, Math.round(px * scale - wide / 2), Math.round(py * scale - tall / 2));
    }
    above.globalAlpha = 1;
  }

  function keepTrails(world: World): void {
    const here = new Set<number>();
    for (const person of world.people) {
      here.add(person.id);
      const trail = trails.get(person.id) ?? {points: []};
      trails.set(person.id, trail);
      const last = trail.points.at(-1);
      if (!last || Math.hypot(person.x - last.at[0], person.y - last.at[1]) > 0.16)
        trail.points.push({at: [person.x, person.y], time: world.time});
      while (trail.points[0] && world.time - trail.points[0].time > trailSeconds) trail.points.shift();
    }
    for (const id of trails.keys()) if (!here.has(id)) trails.delete(id);
  }

  function gateOf(line: Line): Gate {
    if (gate?.line !== line) gate = drawGate(line, {scale, unit, color: colors.brand, isHidden: pictures.isHidden});
    return gate;
  }

  function drawBrackets(px: number, py: number, tone: Tone, isDim: boolean): void {
    const [room, arm] = [4, 15];
    const [wide, tall] = [(body.half + room) * 2, body.head + body.foot + room * 2];
    const frame = stamp(`frame ${tone} ${isDim}`, wide * scale, tall * scale, (pen) => {
      pen.setTransform(scale, 0, 0, scale, 0, 0);
      pen.strokeStyle = toneOf(colors, tone);
      pen.lineWidth = Math.max(2.4, unit * 1.6);
      pen.lineJoin = 'round';
      pen.lineCap = 'round';
      pen.globalAlpha = isDim ? 0.55 : 1;
      for (const [x, y, sx, sy] of [
        [room, room, 1, 1],
        [wide - room, room, -1, 1],
        [room, tall - room, 1, -1],
        [wide - room, tall - room, -1, -1],
      ] as const) {
        pen.moveTo(x, y + sy * arm);
        pen.lineTo(x, y);
        pen.lineTo(x + sx * arm, y);
      }
      pen.stroke();
    });
    above.drawImage(frame, Math.round((px - wide / 2) * scale), Math.round((py - body.head - room) * scale));
  }

  /** Places labels by priority: later ones move up, then are dropped. */
  function drawLabels(labels: readonly {px: number; py: number; text: string; tone: Tone; opacity: number}[]): void {
    const placed: [number, number, number, number][] = [];
    for (const {px, py, text, tone, opacity} of labels) {
      const {picture, width} = labelOf(text, tone);
      const height = picture.height;
      const gap = 2 * density;
      const x = Math.round(Math.max(0, Math.min(peopleCanvas.width - width, px * scale - width / 2)));
      const y = [0, 1, 2, 3]
        .map((step) => Math.round(py * scale - height - step * (height + gap)))
        .find((top) =>
          placed.every(
            ([left, other, wide, tall]) =>
              x >= left + wide || left >= x + width || top >= other + tall || other >= top + height,
          ),
        );
      if (y === undefined) continue;
      placed.push([x - gap, y - gap, width + 2 * gap, height + 2 * gap]);
      above.globalAlpha = opacity;
      above.drawImage(picture, x, y);
    }
    above.globalAlpha = 1;
  }

  function labelOf(text: string, tone: Tone): {picture: ImageBitmap; width: number} {
    const font = `600 ${13 * density}px ${colors.font}`;
    const key = `label ${tone} ${text}`;
    let picture = stamps.get(key);
    if (!picture) {
      above.font = font;
      const width = Math.ceil(above.measureText(text).width + 16 * density);
      picture = stamp(key, width, labelHeight * density, (pen) => {
        pen.fillStyle = tone === 'in' || tone === 'plain' ? colors.in : tone === 'out' ? colors.dark : colors.alert;
        pen.roundRect(0, 0, width, labelHeight * density, 6 * density);
        pen.fill();
        pen.font = font;
        pen.textAlign = 'center';
        pen.textBaseline = 'middle';
        pen.fillStyle = colors.paper;
        pen.fillText(text, width / 2, (labelHeight / 2 + 0.5) * density);
      });
    }
    return {picture, width: picture.width};
  }

  function people(world: World, {marks, notes, goods, gate: line, over}: Scene): void {
    keepTrails(world);
    const share = world.rest / stepSeconds;
    const placed = world.people
      .map((person) => ({
        person,
        at: [
          person.lastX + (person.x - person.lastX) * share,
          person.lastY + (person.y - person.lastY) * share,
        ] as const,
      }))
      .map((one) => ({...one, depth: depthAt(...one.at)}))
      .sort((one, other) => other.depth - one.depth);
    above.setTransform(1, 0, 0, 1, 0, 0);
    above.clearRect(0, 0, peopleCanvas.width, peopleCanvas.height);
    const eyeSide = line ? Math.sign(turn(line.a, line.b, [stage.camera.eye[0] * 9, stage.camera.eye[1] * 9])) : 0;
    const isBehind = (at: Point): boolean => line !== undefined && Math.sign(turn(line.a, line.b, at)) !== eyeSide;
    for (const {person} of placed) {
      const mark = marks.get(person.id);
      if (mark?.trail) drawTrail(person.id, mark.tone, world.time);
    }
    if (line) {
      for (const {person, at} of placed) if (isBehind(at)) drawPerson(person, at);
      const {layer, left, top} = gateOf(line);
      above.drawImage(layer, left, top);
    }
    if (goods) {
      const till = freeStanding.indexOf('till');
      for (const {person, at} of placed) if (standsBefore(till, at)) drawPerson(person, at);
      drawGoods(goods);
      for (const {person, at} of placed) if (!standsBefore(till, at)) drawPerson(person, at);
    } else for (const {person, at} of placed) if (!isBehind(at)) drawPerson(person, at);
    const labels: {px: number; py: number; text: string; tone: Tone; opacity: number}[] = [];
    for (const {at, height, text, tone, since} of notes) {
      const age = since === undefined ? 0 : (world.time - since) / noteSeconds;
      if (age > 1) continue;
      const [px, py] = toPicture(...at, height);
      labels.push({px, py: py - age * 26 * unit, text, tone, opacity: age < 0.7 ? 1 : (1 - age) / 0.3});
    }
    for (const {person, at} of placed.slice().reverse()) {
      const mark = marks.get(person.id);
      if (!mark) continue;
      const [px, py] = toPicture(...at);
      drawBrackets(px, py, mark.tone, hiddenShare(at) > 0.5);
      if (mark.label) labels.push({px, py: py - body.head - 6, text: mark.label, tone: mark.tone, opacity: 1});
    }
    if (over) {
      above.setTransform(scale, 0, 0, scale, 0, 0);
      over(above, unit);
      above.setTransform(1, 0, 0, 1, 0, 0);
    }
    drawLabels(labels);
  }

  function personAt(world: World, px: number, py: number): Person | undefined {
    const hit = world.people.filter((person) => {
      const [x, y] = toPicture(person.x, person.y);
      return Math.abs(x - px) < body.half + 4 && py < y + body.foot + 4 && py > y - body.head - 6;
    });
    return hit.sort((one, other) => depthAt(one.x, one.y) - depthAt(other.x, other.y))[0];
  }

  function coarsen(): boolean {
    if (grain === 'coarse' || shown <= densest.coarse) return false;
    grain = 'coarse';
    return true;
  }

  return {fit, floor, strip, people, coarsen, personAt};
}
