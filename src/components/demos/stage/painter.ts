/**
 * Draws the store: the floor with what lies on it, now and then; people, line and labels on a canvas above it, each frame.
 * People are depth-tested row by row against the rendered store. Everything is drawn in pixels of the 1600 × 900 picture.
 */
import {door, stage, toPicture, turn, type Point} from './geometry';
import {block, blockColumns, floorValue, halfHeight, halfWidth, hiddenBelow, type Pictures} from './pictures';
import type {Line} from './sensors/counting';
import {stepSeconds, type Person, type World} from './simulation';

export type Tone = 'in' | 'out' | 'plain' | 'alert';

/** What is drawn around a person. */
export interface Mark {
  readonly tone: Tone;
  /** Where they came from, dotted. */
  readonly trail?: boolean;
  readonly label?: string;
}

/** A few words at a place; rises and fades when it has a start. */
export interface Note {
  readonly at: Point;
  /** Metres above the floor. */
  readonly height: number;
  readonly text: string;
  readonly tone: Tone;
  /** When it came up, seconds of the world; it stays `noteSeconds`. */
  readonly since?: number;
}

export const noteSeconds = 1.9;

export interface Scene {
  readonly marks: ReadonlyMap<number, Mark>;
  readonly notes: readonly Note[];
  readonly gate?: Line;
  /** Drawn above everybody, in picture pixels; `unit` is one CSS pixel. */
  readonly over?: (context: CanvasRenderingContext2D, unit: number) => void;
}

/** Draws on the floor, in metres; fixtures hide it. */
export type FloorPaint = (context: OffscreenCanvasRenderingContext2D, unit: number) => void;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Colours {
  readonly brand: string;
  readonly in: string;
  readonly out: string;
  readonly outLine: string;
  readonly dark: string;
  readonly paper: string;
  readonly alert: string;
  readonly font: string;
}

/** Colours of the stylesheet, as they stand on an element. */
export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    brand: token('--stage-brand'), in: token('--in'), out: token('--out'), outLine: token('--out-line'), dark: token('--tag-out'), paper: token('--paper'),
    alert: token('--stage-alert'), font: style.fontFamily,
  };
}

/** With an opacity, for colours written as #RRGGBB. */
export const faded = (colour: string, opacity: number): string => colour + Math.round(opacity * 255).toString(16).padStart(2, '0');

/** Draws in floor metres from here on; the orthographic view makes that one matrix. */
export function onFloor(context: Context): void {
  const [[a, c, e], [b, d, f]] = stage.floor;
  context.transform(a, b, c, d, e, f);
}

const {cell, anchor, phases, stride} = stage.walkers;
/** Height of the curtain over a counting line, metres. */
const curtain = 1.15;
const trailSeconds = 2.6;

const toneOf = (colours: Colours, tone: Tone): string => ({in: colours.in, out: colours.outLine, plain: colours.in, alert: colours.alert})[tone];

interface Trail {
  readonly points: {at: Point; time: number}[];
}

export interface Painter {
  /** Fits the canvases to their box; true when something changed. */
  readonly resize: () => boolean;
  /** @param under draws on the store itself, in picture pixels */
  readonly floor: (paint: FloorPaint | null, under?: (context: CanvasRenderingContext2D) => void) => void;
  readonly people: (world: World, scene: Scene) => void;
  /** Who is drawn at a point, in picture pixels; the front one. */
  readonly personAt: (world: World, px: number, py: number) => Person | undefined;
  /** Width of the box in CSS pixels. */
  readonly width: () => number;
}

export function createPainter(floorCanvas: HTMLCanvasElement, peopleCanvas: HTMLCanvasElement, pictures: Pictures, colours: Colours): Painter {
  const below = floorCanvas.getContext('2d')!;
  const above = peopleCanvas.getContext('2d')!;
  const base = new OffscreenCanvas(1, 1).getContext('2d')!;
  const overlay = new OffscreenCanvas(1, 1).getContext('2d')!;
  const body = new OffscreenCanvas(cell[0], cell[1]).getContext('2d')!;
  const bodyMask = new OffscreenCanvas(cell[0] / 2, cell[1] / 2).getContext('2d')!;
  const maskPixels = bodyMask.createImageData(cell[0] / 2, cell[1] / 2);
  const shadow = shadowSprite();
  const floorMask = maskOf(pictures.hides);
  const trails = new Map<number, Trail>();
  let scale = 1;
  let unit = 1;
  let box = 0;
  let gate: {line: Line; layer: OffscreenCanvas; left: number; top: number; scale: number} | null = null;

  function resize(): boolean {
    const {width} = peopleCanvas.getBoundingClientRect();
    // Sharper than this costs more than it shows.
    const density = Math.min(window.devicePixelRatio, 2, 2000 / Math.max(1, width));
    const pixels = Math.max(1, Math.round(width * density));
    if (pixels === peopleCanvas.width && width === box) return false;
    box = width;
    scale = pixels / stage.plate.width;
    unit = stage.plate.width / Math.max(1, width);
    for (const canvas of [floorCanvas, peopleCanvas, overlay.canvas, base.canvas]) {
      canvas.width = pixels;
      canvas.height = Math.round(pixels * (stage.plate.height / stage.plate.width));
    }
    drawStore(base, pictures.store, scale);
    return true;
  }

  function floor(paint: FloorPaint | null, under?: (context: CanvasRenderingContext2D) => void): void {
    const {width, height} = floorCanvas;
    below.setTransform(1, 0, 0, 1, 0, 0);
    below.clearRect(0, 0, width, height);
    below.drawImage(base.canvas, 0, 0);
    if (under) {
      below.setTransform(scale, 0, 0, scale, 0, 0);
      under(below);
      below.setTransform(1, 0, 0, 1, 0, 0);
    }
    if (!paint) return;
    overlay.setTransform(1, 0, 0, 1, 0, 0);
    overlay.globalCompositeOperation = 'source-over';
    overlay.clearRect(0, 0, width, height);
    overlay.setTransform(scale, 0, 0, scale, 0, 0);
    onFloor(overlay);
    paint(overlay, unit / 100);
    overlay.setTransform(1, 0, 0, 1, 0, 0);
    overlay.globalCompositeOperation = 'destination-in';
    overlay.drawImage(floorMask, 0, 0, width, height);
    below.drawImage(overlay.canvas, 0, 0);
  }

  const isHidden = (px: number, py: number, at: Point): boolean => {
    const value = pictures.hides[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)] ?? 0;
    return value > 0 && value < hiddenBelow(at);
  };

  /** Writes the part of a body's cell that the store hides into `bodyMask`. Returns how much of it, 0 to 1. */
  function hiddenPart(px: number, py: number, at: Point): number {
    const limit = hiddenBelow(at);
    const [left, top] = [Math.round((px - anchor[0]) / 2), Math.round((py - anchor[1]) / 2)];
    const [width, height] = [cell[0] / 2, cell[1] / 2];
    let isNear = false;
    for (let row = Math.floor(top / block); row <= Math.floor((top + height) / block) && !isNear; row += 1) {
      for (let column = Math.floor(left / block); column <= Math.floor((left + width) / block); column += 1) isNear ||= (pictures.nearest[row * blockColumns + column] ?? floorValue) < limit;
    }
    if (!isNear) return 0;
    let count = 0;
    for (let y = 0; y < height; y += 1) {
      const from = (top + y) * halfWidth + left;
      for (let x = 0; x < width; x += 1) {
        const value = pictures.hides[from + x]!;
        const hides = value > 0 && value < limit;
        maskPixels.data[(y * width + x) * 4 + 3] = hides ? 255 : 0;
        // The middle of the cell is where the body is.
        if (hides && x > 15 && x < 43 && y < 88) count += 1;
      }
    }
    if (count > 0) bodyMask.putImageData(maskPixels, 0, 0);
    return count / (27 * 88);
  }

  function drawBody(context: Context, person: Person): void {
    const away = person.heading === 1 || person.heading === 2;
    const isMirrored = person.heading === 1 || person.heading === 3;
    const turned = Math.floor((person.walked / stride) * phases) % phases;
    const moved = person.x !== person.lastX || person.y !== person.lastY;
    // Who stands puts the feet together.
    const phase = moved ? turned : turned > 4 && turned < 12 ? 8 : 0;
    const row = person.look * 2 + Number(away);
    context.drawImage(shadow, -36, -20);
    if (isMirrored) context.scale(-1, 1);
    context.drawImage(pictures.crowd, phase * cell[0], row * cell[1], cell[0], cell[1], -anchor[0], -anchor[1], cell[0], cell[1]);
  }

  function drawPerson(person: Person, at: Point): number {
    const [px, py] = toPicture(...at);
    const hidden = hiddenPart(px, py, at);
    above.globalAlpha = Math.max(0, Math.min(1, (at[1] - door.matY) / 0.9));
    if (hidden === 0) {
      above.setTransform(scale, 0, 0, scale, px * scale, py * scale);
      drawBody(above, person);
    } else if (hidden < 0.98) {
      body.setTransform(1, 0, 0, 1, 0, 0);
      body.globalCompositeOperation = 'source-over';
      body.clearRect(0, 0, cell[0], cell[1]);
      // Where the mask begins, to its whole pixel.
      const [left, top] = [Math.round((px - anchor[0]) / 2) * 2, Math.round((py - anchor[1]) / 2) * 2];
      body.translate(px - left, py - top);
      drawBody(body, person);
      body.setTransform(1, 0, 0, 1, 0, 0);
      body.globalCompositeOperation = 'destination-out';
      body.drawImage(bodyMask.canvas, 0, 0, cell[0], cell[1]);
      above.setTransform(scale, 0, 0, scale, left * scale, top * scale);
      above.drawImage(body.canvas, 0, 0);
    }
    above.globalAlpha = 1;
    above.setTransform(scale, 0, 0, scale, 0, 0);
    return hidden;
  }

  function drawTrail(id: number, colour: string, now: number): void {
    const trail = trails.get(id);
    if (!trail) return;
    above.fillStyle = colour;
    for (const {at, time} of trail.points) {
      const [px, py] = toPicture(...at);
      if (isHidden(px, py, at)) continue;
      above.globalAlpha = 0.9 * (1 - (now - time) / trailSeconds);
      above.beginPath();
      above.ellipse(px, py, 3.6, 2.6, 0, 0, Math.PI * 2);
      above.fill();
    }
    above.globalAlpha = 1;
  }

  function keepTrails(world: World, marks: ReadonlyMap<number, Mark>): void {
    for (const person of world.people) {
      const trail = trails.get(person.id) ?? {points: []};
      trails.set(person.id, trail);
      const last = trail.points.at(-1);
      if (!last || Math.hypot(person.x - last.at[0], person.y - last.at[1]) > 0.16) trail.points.push({at: [person.x, person.y], time: world.time});
      while (trail.points[0] && world.time - trail.points[0].time > trailSeconds) trail.points.shift();
    }
    for (const id of trails.keys()) if (!marks.has(id) && !world.people.some((person) => person.id === id)) trails.delete(id);
  }

  /** The line with its curtain, cut out where a fixture stands before it. */
  function gateLayer(line: Line): NonNullable<typeof gate> {
    if (gate?.line === line && gate.scale === scale) return gate;
    const [a, b] = [toPicture(...line.a), toPicture(...line.b)];
    const rise = curtain * stage.camera.heightPx;
    const [left, top] = [Math.min(a[0], b[0]) - 8, Math.min(a[1], b[1]) - rise - 8];
    const [width, height] = [Math.abs(a[0] - b[0]) + 16, Math.abs(a[1] - b[1]) + rise + 16];
    const layer = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const context = layer.getContext('2d')!;
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    const light = context.createLinearGradient(0, 0, 0, 1);
    light.addColorStop(0, faded(colours.brand, 0));
    light.addColorStop(1, faded(colours.brand, 0.5));
    // A unit square, sheared onto the line: the light fades along the height everywhere.
    context.save();
    context.transform(b[0] - a[0], b[1] - a[1], 0, rise, a[0], a[1] - rise);
    context.fillStyle = light;
    context.fillRect(0, 0, 1, 1);
    context.restore();
    context.strokeStyle = colours.brand;
    context.lineWidth = Math.max(6, unit * 3);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(...a);
    context.lineTo(...b);
    context.stroke();
    cutHidden(context, line, left, top, width, height);
    gate = {line, layer, left, top, scale};
    return gate;
  }

  function cutHidden(context: OffscreenCanvasRenderingContext2D, {a, b}: Line, left: number, top: number, width: number, height: number): void {
    const [ax] = toPicture(...a);
    const [bx] = toPicture(...b);
    const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    const mask = new OffscreenCanvas(columns, rows);
    const pen = mask.getContext('2d')!;
    const pixels = pen.createImageData(columns, rows);
    for (let x = 0; x < columns; x += 1) {
      const share = Math.max(0, Math.min(1, (left + x * 2 - ax) / (bx - ax || 1)));
      const limit = hiddenBelow([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
      for (let y = 0; y < rows; y += 1) {
        const value = pictures.hides[(Math.round(top / 2) + y) * halfWidth + Math.round(left / 2) + x] ?? 0;
        pixels.data[(y * columns + x) * 4 + 3] = value > 0 && value < limit ? 255 : 0;
      }
    }
    pen.putImageData(pixels, 0, 0);
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(mask, left, top, columns * 2, rows * 2);
  }

  function drawGate(line: Line): void {
    const {layer, left, top} = gateLayer(line);
    above.drawImage(layer, left, top, layer.width / scale, layer.height / scale);
    above.setTransform(scale, 0, 0, scale, 0, 0);
  }

  function drawBrackets(px: number, py: number, colour: string, isDashed: boolean): void {
    const [half, head, foot, arm] = [40, 166, 12, 15];
    above.strokeStyle = colour;
    above.lineWidth = Math.max(2.4, unit * 1.6);
    above.lineJoin = 'round';
    above.lineCap = 'round';
    above.globalAlpha = isDashed ? 0.55 : 1;
    above.beginPath();
    for (const [sx, y, sy] of [[-1, py - head, 1], [1, py - head, 1], [-1, py + foot, -1], [1, py + foot, -1]] as const) {
      above.moveTo(px + sx * half, y + sy * arm);
      above.lineTo(px + sx * half, y);
      above.lineTo(px + sx * (half - arm), y);
    }
    above.stroke();
    above.globalAlpha = 1;
  }

  /** Labels in the order of their importance: later ones give way upwards, then are left out. */
  function drawLabels(labels: readonly {px: number; py: number; text: string; tone: Tone; opacity: number}[]): void {
    const size = 13 * unit;
    above.font = `600 ${size}px ${colours.font}`;
    above.textAlign = 'center';
    above.textBaseline = 'middle';
    const [pad, height] = [8 * unit, 24 * unit];
    const placed: [number, number, number, number][] = [];
    for (const {px, py, text, tone, opacity} of labels) {
      const width = above.measureText(text).width + pad * 2;
      const x = Math.max(0, Math.min(stage.plate.width - width, px - width / 2));
      const y = [0, 1, 2, 3].map((step) => py - height - step * (height + 2 * unit)).find((top) => placed.every(([left, other, wide, tall]) => x >= left + wide || left >= x + width || top >= other + tall || other >= top + height));
      if (y === undefined) continue;
      placed.push([x - unit, y - unit, width + 2 * unit, height + 2 * unit]);
      above.globalAlpha = opacity;
      above.fillStyle = tone === 'in' || tone === 'plain' ? colours.in : tone === 'out' ? colours.dark : colours.alert;
      above.beginPath();
      above.roundRect(x, y, width, height, 6 * unit);
      above.fill();
      above.fillStyle = colours.paper;
      above.fillText(text, x + width / 2, y + height / 2 + 0.5 * unit);
    }
    above.globalAlpha = 1;
  }

  function people(world: World, {marks, notes, gate: line, over}: Scene): void {
    keepTrails(world, marks);
    const share = world.rest / stepSeconds;
    const placed = world.people
      .map((person) => ({person, at: [person.lastX + (person.x - person.lastX) * share, person.lastY + (person.y - person.lastY) * share] as const}))
      .map((one) => ({...one, foot: toPicture(...one.at), depth: hiddenBelow(one.at)}))
      .sort((one, other) => other.depth - one.depth);
    above.setTransform(1, 0, 0, 1, 0, 0);
    above.clearRect(0, 0, peopleCanvas.width, peopleCanvas.height);
    above.setTransform(scale, 0, 0, scale, 0, 0);
    const eyeSide = line ? Math.sign(turn(line.a, line.b, [stage.camera.eye[0] * 9, stage.camera.eye[1] * 9])) : 0;
    const isBehind = (at: Point): boolean => line !== undefined && Math.sign(turn(line.a, line.b, at)) !== eyeSide;
    for (const {person} of placed) {
      const mark = marks.get(person.id);
      if (mark?.trail) drawTrail(person.id, toneOf(colours, mark.tone), world.time);
    }
    const hidden = new Map<number, number>();
    if (line) {
      for (const {person, at} of placed) if (isBehind(at)) hidden.set(person.id, drawPerson(person, at));
      drawGate(line);
    }
    for (const {person, at} of placed) if (!isBehind(at)) hidden.set(person.id, drawPerson(person, at));
    const labels: {px: number; py: number; text: string; tone: Tone; opacity: number}[] = [];
    for (const {at, height, text, tone, since} of notes) {
      const age = since === undefined ? 0 : (world.time - since) / noteSeconds;
      if (age > 1) continue;
      const [px, py] = toPicture(...at, height);
      labels.push({px, py: py - age * 26 * unit, text, tone, opacity: age < 0.7 ? 1 : (1 - age) / 0.3});
    }
    for (const {person, foot: [px, py]} of placed.slice().reverse()) {
      const mark = marks.get(person.id);
      if (!mark) continue;
      drawBrackets(px, py, toneOf(colours, mark.tone), hidden.get(person.id)! > 0.5);
      if (mark.label) labels.push({px, py: py - 172, text: mark.label, tone: mark.tone, opacity: 1});
    }
    over?.(above, unit);
    drawLabels(labels);
  }

  function personAt(world: World, px: number, py: number): Person | undefined {
    const hit = world.people.filter((person) => {
      const [x, y] = toPicture(person.x, person.y);
      return Math.abs(x - px) < 44 && py < y + 16 && py > y - 172;
    });
    return hit.sort((one, other) => hiddenBelow([one.x, one.y]) - hiddenBelow([other.x, other.y]))[0];
  }

  resize();
  return {resize, floor, people, personAt, width: () => box};
}

/** A soft ellipse on the floor, a little to the right of the feet, away from the light. */
function shadowSprite(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(80, 40);
  const context = canvas.getContext('2d')!;
  context.scale(1, 0.5);
  const soft = context.createRadialGradient(40, 40, 6, 40, 40, 38);
  soft.addColorStop(0, '#1F2A4466');
  soft.addColorStop(0.5, '#1F2A4433');
  soft.addColorStop(1, '#1F2A4400');
  context.fillStyle = soft;
  context.fillRect(0, 0, 80, 80);
  return canvas;
}

/** Opaque where the floor is seen. */
function maskOf(hides: Uint8Array): OffscreenCanvas {
  const canvas = new OffscreenCanvas(halfWidth, halfHeight);
  const context = canvas.getContext('2d')!;
  const pixels = context.createImageData(halfWidth, halfHeight);
  hides.forEach((value, index) => {
    pixels.data[index * 4 + 3] = value === floorValue ? 255 : 0;
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** Where the rendered floor ends, metres. */
const floorEdge = stage.bounds[0][1] + 0.02;

/** The store on its ground shadow, and the mat before the door, that comes out of nothing as the people on it do. */
function drawStore(context: OffscreenCanvasRenderingContext2D, store: ImageBitmap, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.shadowColor = '#2B438A30';
  context.shadowBlur = 30 * scale;
  context.shadowOffsetY = 16 * scale;
  context.drawImage(store, 0, 0, stage.plate.width, stage.plate.height);
  context.shadowColor = 'transparent';
  onFloor(context);
  const fade = context.createLinearGradient(0, floorEdge, 0, door.matY);
  fade.addColorStop(0, '#F1F1F0');
  fade.addColorStop(0.3, '#EEEFF1C0');
  fade.addColorStop(1, '#E8ECF400');
  context.fillStyle = fade;
  context.fillRect(door.from - 0.1, door.matY, door.to - door.from + 0.2, floorEdge - door.matY);
}
