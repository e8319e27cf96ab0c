/** People counting at a line, from the corner of the shop or from above the door. */
import {paintOverheadView} from '../overheadView';
import {faded, type Colors} from '../colors';
import {stage, toPicture, type Point} from '../geometry';
import {fill, path, paintZone, type Running, type Stage} from '../modes';
import {barCount, barSeconds} from '../reading';
import {noteSeconds, type FloorPaint, type Mark, type Note, type Tone} from '../scene';
import {countOf, countStep, createCounter, type CounterSettings, type Crossing} from '../sensors/counting';
import {rectangle} from '../sensors/heat';
import {enough, eyes, visibleShare} from '../sensors/sight';
import type {StageSettings} from '../settings';
import {isWalkable} from '../walkable';

/** Squares of the floor that a corner camera does not see well enough. */
function blindSquares(eye: (typeof eyes)[number]): Point[] {
  const [[left, front], [right, back]] = stage.bounds;
  const blind: Point[] = [];
  for (let x = left + blindCell / 2; x < right; x += blindCell) {
    for (let y = front + blindCell / 2; y < back; y += blindCell)
      if (isWalkable([x, y]) && visibleShare(eye, [x, y]) < enough) blind.push([x, y]);
  }
  return blind;
}

const blindCell = 0.3;
/** Half the horizontal angle of the lens over the door, radians: 118° in the catalogue of the H2001. */
const aboveHalfAngle = (59 * Math.PI) / 180;
const shoulderHeight = 1.42;
const coveredHalf = (height: number): number => (height - shoulderHeight) * Math.tan(aboveHalfAngle);

const isSame = ([x, y]: Point, [otherX, otherY]: Point): boolean => x === otherX && y === otherY;

/** How long a person who has crossed keeps the color of the direction, seconds. */
const crossedSeconds = 3;

export function counting({world, labels, colors}: Stage, first: StageSettings, mode: 'counting' | 'overhead'): Running {
  const line = {a: first.a, b: first.b};
  const isAbove = mode === 'overhead';
  const settings: CounterSettings = isAbove
    ? {line, mount: 'overhead', reach: coveredHalf(first.height)}
    : {line, mount: first.mount};
  const counter = createCounter(world, settings);
  const begin = world.time;
  const recent = new Map<number, Crossing>();
  let shown: {crossing: Crossing; text: string}[] = [];
  const blind = !isAbove && first.mount === 'corner' ? blindSquares(eyes[0]!) : [];
  const [midX, midY] = [(line.a[0] + line.b[0]) / 2, (line.a[1] + line.b[1]) / 2];
  const half = coveredHalf(first.height);

  const floor: FloorPaint = (context, unit) => {
    context.fillStyle = faded(colors.dark, 0.2);
    for (const [x, y] of blind) context.fillRect(x - blindCell / 2, y - blindCell / 2, blindCell, blindCell);
    if (isAbove)
      paintZone(
        context,
        rectangle([midX - half, midY - half * 0.5625], [midX + half, midY + half * 0.5625]),
        colors.brand,
        0.14,
        2 * unit,
      );
    else drawArrow(context, line.a, line.b, faded(colors.brand, 0.9), unit);
  };

  return {
    floorEvery: 0,
    set: (now) =>
      isSame(now.a, first.a) && isSame(now.b, first.b) && now.mount === first.mount && now.height === first.height,
    floor: () => floor,
    step() {
      const count = countOf(counter);
      for (const crossing of countStep(counter, world)) {
        recent.set(crossing.person, crossing);
        const number = count[crossing.direction].counted + 1;
        shown.push({
          crossing,
          text: crossing.miss ? labels.miss[crossing.miss] : fill(labels[crossing.direction], {count: number}),
        });
      }
      shown = shown.filter(({crossing}) => world.time - crossing.time < noteSeconds);
      for (const [id, {time}] of recent) if (world.time - time > crossedSeconds) recent.delete(id);
    },
    scene() {
      const marks = new Map<number, Mark>();
      for (const {id, x, y} of world.people) {
        const crossing = recent.get(id);
        if (crossing) marks.set(id, {tone: crossing.miss ? 'alert' : crossing.direction, trail: true});
        else if (Math.hypot(x - Math.max(line.a[0], Math.min(line.b[0], x)), y - midY) < 0.6)
          marks.set(id, {tone: 'plain', trail: true});
      }
      const notes = shown.map(({crossing, text}): Note => ({
        at: crossing.at,
        height: 2.05,
        text,
        tone: crossing.miss ? 'alert' : crossing.direction,
        since: crossing.time,
      }));
      return {
        marks,
        notes,
        gate: line,
        over: blind.length > 0 ? (context, unit) => drawSight(context, unit, [line.a, line.b], colors) : undefined,
      };
    },
    reading() {
      const bars = Array.from({length: Math.floor((world.time - begin) / barSeconds) + 1}, () => 0);
      for (const {direction, miss, time} of counter.crossings)
        if (direction === 'in' && !miss) bars[Math.min(bars.length - 1, Math.floor((time - begin) / barSeconds))]! += 1;
      return {mode, count: countOf(counter), bars: bars.slice(-barCount), covered: half * 2};
    },
    inset(pen) {
      const tones = new Map<number, Tone>(
        [...recent].map(([id, {direction, miss}]) => [id, miss ? 'alert' : direction]),
      );
      paintOverheadView(pen, [midX, midY], first.height, aboveHalfAngle, world, tones, colors);
    },
  };
}

/** Which side of the line is in. */
function drawArrow(context: OffscreenCanvasRenderingContext2D, a: Point, b: Point, color: string, unit: number): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const tip: Point = [x + nx * 0.62, y + ny * 0.62];
  context.strokeStyle = color;
  context.lineWidth = 3 * unit;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  path(context, [[x + nx * 0.2, y + ny * 0.2], tip]);
  path(context, [
    [tip[0] - nx * 0.18 - ny * 0.15, tip[1] - ny * 0.18 + nx * 0.15],
    tip,
    [tip[0] - nx * 0.18 + ny * 0.15, tip[1] - ny * 0.18 - nx * 0.15],
  ]);
  context.stroke();
}

/** Lines of sight from the first lens to places on the floor. */
function drawSight(
  context: OffscreenCanvasRenderingContext2D,
  unit: number,
  to: readonly Point[],
  colors: Colors,
): void {
  const [x, y] = stage.cameras[0]!.position;
  const eye = toPicture(x, y, stage.cameras[0]!.position[2]);
  context.save();
  context.strokeStyle = faded(colors.brand, 0.7);
  context.lineWidth = 1.5 * unit;
  context.setLineDash([2 * unit, 6 * unit]);
  context.lineCap = 'round';
  for (const place of to) {
    context.beginPath();
    path(context, [eye, toPicture(...place)]);
    context.stroke();
  }
  context.restore();
}
