/** The modes of the stage: which sensor looks at the store, what is drawn of it, and the reading the page shows. */
import {heights, stage, toPicture, type ObstacleId, type Point, type Polygon} from './geometry';
import {paintAbove, paintLens} from './lens';
import {faded, noteSeconds, type Colours, type FloorPaint, type Mark, type Note, type Retouch, type Scene, type Tone} from './painter';
import {checkoutStep, createCheckout, passedBy, type Checkout, type Item} from './sensors/checkout';
import {countOf, countStep, createCounter, type Count, type CounterSettings, type Crossing, type Miss} from './sensors/counting';
import {createHeat, heatCell, heatColumns, heatRows, heatStep, rectangle, zoneShare, type ZoneShare} from './sensors/heat';
import {createInspection, facings, inspectionStep, openTicket, type Inspection, type RuleId, type Ticket} from './sensors/inspection';
import {createJourney, journeyStep, type Journey, type Lens} from './sensors/journey';
import {createQueueLog, queueReading, queueStep, type QueueReading} from './sensors/queue';
import {enough, eyes, visibleShare} from './sensors/sight';
import type {ModeId, StageSettings} from './settings';
import {stepSeconds, type Settings, type World} from './simulation';
import {queueSlots} from './spots';
import {clerk, isWalkable} from './walkable';

/** Words on the canvas. */
export interface StageLabels {
  readonly in: (count: number) => string;
  readonly out: (count: number) => string;
  readonly miss: Readonly<Record<Miss, string>>;
  readonly seconds: (seconds: number) => string;
  readonly items: (scanned: number, passed: number) => string;
  readonly unscanned: string;
  readonly followed: string;
  readonly rules: Readonly<Record<RuleId, string>>;
}

export interface CountReading {
  readonly mode: 'counting' | 'overhead';
  readonly count: Count;
  /** Counted entries in each stretch of `barSeconds`, the last one still growing. */
  readonly bars: readonly number[];
  /** Width the lens over the door covers at the shoulders, metres. */
  readonly covered: number;
}
export interface HeatReading extends ZoneShare {
  readonly mode: 'heat';
  readonly total: number;
}
export interface JourneyReading {
  readonly mode: 'journey';
  readonly person: number;
  readonly lens: Lens;
  readonly seconds: readonly [number, number, number];
  readonly handovers: number;
  readonly stops: readonly ObstacleId[];
  readonly isOver: boolean;
}
export interface CheckoutReading {
  readonly mode: 'checkout';
  /** Goods that have passed in the running sale. */
  readonly items: readonly Item[];
  readonly isServing: boolean;
  readonly alerts: number;
  /** Goods without a line in the latest alert. */
  readonly latest: {readonly passed: number; readonly scanned: number; readonly ago: number} | null;
  readonly sales: number;
  readonly passed: number;
  readonly scanned: number;
}
export interface QueueReadingOf extends QueueReading {
  readonly mode: 'queue';
  readonly calls: number;
  /** People waiting, one entry for every two seconds, the latest last. */
  readonly lengths: readonly number[];
}
export interface InspectionReading {
  readonly mode: 'inspection';
  readonly stock: number;
  readonly hasCap: boolean;
  readonly failing: Readonly<Record<RuleId, number>>;
  readonly tickets: readonly (Ticket & {readonly age: number})[];
}
export type Reading = CountReading | HeatReading | JourneyReading | CheckoutReading | QueueReadingOf | InspectionReading;
export type ReadingOf<Mode extends ModeId> = Extract<Reading, {mode: Mode}>;

/** Seconds of the simulation that stand for an hour in the bars. */
export const barSeconds = 20;
/** Bars that are shown. */
export const barCount = 13;

interface Stage {
  readonly world: World;
  readonly labels: StageLabels;
  readonly colours: Colours;
}

/** A mode at work. */
export interface Running {
  /** Takes new settings; false when it has to begin again with them. */
  readonly set: (settings: StageSettings) => boolean;
  readonly step: () => void;
  readonly scene: () => Scene;
  readonly floor: () => FloorPaint | null;
  /** Seconds between two paintings of the floor; 0 when it stays. */
  readonly floorEvery: number;
  readonly reading: () => Reading;
  readonly retouch?: Retouch;
  readonly inset?: (pen: CanvasRenderingContext2D, index: number) => void;
  /** Somebody was picked, or the next one is wanted. */
  readonly pick?: (person: number | null) => void;
}

/** What each mode wants the store to be like. */
export function worldSettings(mode: ModeId, {crowd, service}: StageSettings): Settings {
  const busy = mode === 'queue' || mode === 'checkout';
  return {
    seed: 20, perMinute: crowd, most: Math.max(9, Math.min(30, Math.round(crowd * 0.64))), paying: mode === 'queue' ? 0.8 : busy ? 0.7 : 0.3,
    service: mode === 'queue' ? [service * 0.75, service * 1.25] : mode === 'checkout' ? [7, 11] : [3, 6],
    pairs: mode === 'counting' || mode === 'overhead' ? 0.3 : 0.15, turningBack: mode === 'counting' || mode === 'overhead' ? 0.12 : 0.05, start: Math.round(5 + crowd / 6),
  };
}

const none: ReadonlyMap<number, Mark> = new Map();

const path = (context: {moveTo: (x: number, y: number) => void; lineTo: (x: number, y: number) => void}, points: readonly Point[]): void =>
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));

/** A framed area of the floor. */
function paintZone(context: OffscreenCanvasRenderingContext2D, zone: Polygon, colour: string, fill: number, line: number): void {
  context.beginPath();
  path(context, zone);
  context.closePath();
  context.fillStyle = faded(colour, fill);
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = line;
  context.lineJoin = 'round';
  context.stroke();
}

/** Floor a lens in the corner does not see well enough, in squares. */
function blindSquares(eye: (typeof eyes)[number]): Point[] {
  const [[left, front], [right, back]] = stage.bounds;
  const blind: Point[] = [];
  for (let x = left + blindCell / 2; x < right; x += blindCell) {
    for (let y = front + blindCell / 2; y < back; y += blindCell) if (isWalkable([x, y]) && visibleShare(eye, [x, y]) < enough) blind.push([x, y]);
  }
  return blind;
}

const blindCell = 0.3;
/** Half the horizontal angle of the lens over the door, radians: 118° in the catalogue of the H2001. */
const aboveHalfAngle = (59 * Math.PI) / 180;
const shoulderHeight = 1.42;
const coveredHalf = (height: number): number => (height - shoulderHeight) * Math.tan(aboveHalfAngle);

/** How long a person who has crossed keeps the color of the direction, seconds. */
const crossedSeconds = 3;

function counting(mode: 'counting' | 'overhead', {world, labels, colours}: Stage, first: StageSettings): Running {
  const line = {a: first.a, b: first.b};
  const isAbove = mode === 'overhead';
  const settings: CounterSettings = isAbove ? {line, mount: 'overhead', reach: coveredHalf(first.height)} : {line, mount: first.mount};
  const counter = createCounter(world, settings);
  const begin = world.time;
  const recent = new Map<number, Crossing>();
  let shown: {crossing: Crossing; text: string}[] = [];
  const blind = !isAbove && first.mount === 'corner' ? blindSquares(eyes[0]!) : [];
  const [midX, midY] = [(line.a[0] + line.b[0]) / 2, (line.a[1] + line.b[1]) / 2];
  const half = coveredHalf(first.height);

  const floor: FloorPaint = (context, unit) => {
    context.fillStyle = faded(colours.dark, 0.2);
    for (const [x, y] of blind) context.fillRect(x - blindCell / 2, y - blindCell / 2, blindCell, blindCell);
    if (isAbove) paintZone(context, rectangle([midX - half, midY - half * 0.5625], [midX + half, midY + half * 0.5625]), colours.brand, 0.14, 2 * unit);
    else drawArrow(context, line.a, line.b, faded(colours.brand, 0.9), unit);
  };

  return {
    floorEvery: 0,
    set: (now) => now.a === first.a && now.b === first.b && now.mount === first.mount && now.height === first.height,
    floor: () => floor,
    step() {
      const count = countOf(counter);
      for (const crossing of countStep(counter, world)) {
        recent.set(crossing.person, crossing);
        const number = count[crossing.direction].counted + 1;
        shown.push({crossing, text: crossing.miss ? labels.miss[crossing.miss] : labels[crossing.direction](number)});
      }
      shown = shown.filter(({crossing}) => world.time - crossing.time < noteSeconds);
      for (const [id, {time}] of recent) if (world.time - time > crossedSeconds) recent.delete(id);
    },
    scene() {
      const marks = new Map<number, Mark>();
      for (const {id, x, y} of world.people) {
        const crossing = recent.get(id);
        if (crossing) marks.set(id, {tone: crossing.miss ? 'alert' : crossing.direction, trail: true});
        else if (Math.hypot(x - Math.max(line.a[0], Math.min(line.b[0], x)), y - midY) < 0.6) marks.set(id, {tone: 'plain', trail: true});
      }
      const notes = shown.map(({crossing, text}): Note => ({at: crossing.at, height: 2.05, text, tone: crossing.miss ? 'alert' : crossing.direction, since: crossing.time}));
      return {marks, notes, gate: line, over: blind.length > 0 ? (context, unit) => drawSight(context, unit, [line.a, line.b], colours) : undefined};
    },
    reading() {
      const bars = Array.from({length: Math.floor((world.time - begin) / barSeconds) + 1}, () => 0);
      for (const {direction, miss, time} of counter.crossings) if (direction === 'in' && !miss) bars[Math.min(bars.length - 1, Math.floor((time - begin) / barSeconds))]! += 1;
      return {mode, count: countOf(counter), bars: bars.slice(-barCount), covered: half * 2};
    },
    inset(pen) {
      const tones = new Map<number, Tone>([...recent].map(([id, {direction, miss}]) => [id, miss ? 'alert' : direction]));
      paintAbove(pen, [midX, midY], first.height, aboveHalfAngle, world, tones, colours);
    },
  };
}

/** Which side of the line is in. */
function drawArrow(context: OffscreenCanvasRenderingContext2D, a: Point, b: Point, colour: string, unit: number): void {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const tip: Point = [x + nx * 0.62, y + ny * 0.62];
  context.strokeStyle = colour;
  context.lineWidth = 3 * unit;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  path(context, [[x + nx * 0.2, y + ny * 0.2], tip]);
  path(context, [[tip[0] - nx * 0.18 - ny * 0.15, tip[1] - ny * 0.18 + nx * 0.15], tip, [tip[0] - nx * 0.18 + ny * 0.15, tip[1] - ny * 0.18 - nx * 0.15]]);
  context.stroke();
}

/** Lines of sight from the first lens to places on the floor. */
function drawSight(context: CanvasRenderingContext2D, unit: number, to: readonly Point[], colours: Colours): void {
  const [x, y] = stage.cameras[0]!.position;
  const eye = toPicture(x, y, stage.cameras[0]!.position[2]);
  context.save();
  context.strokeStyle = faded(colours.brand, 0.7);
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

/** Warmth of a share, 0 to 1, as a colour between the brand's blue and orange. */
function warmth(share: number): [red: number, green: number, blue: number, alpha: number] {
  const steps = [[69, 118, 226, 0], [69, 118, 226, 105], [143, 150, 190, 150], [255, 160, 70, 195], [255, 120, 20, 235]] as const;
  const at = Math.min(0.999, share) * (steps.length - 1);
  const [from, to, part] = [steps[Math.floor(at)]!, steps[Math.floor(at) + 1]!, at % 1];
  return [0, 1, 2, 3].map((channel) => from[channel]! + (to[channel]! - from[channel]!) * part) as [number, number, number, number];
}

/** Warmth spreads over its neighbours, as a body covers more than one square. */
function spread(seconds: Float32Array): Float32Array {
  const out = new Float32Array(seconds.length);
  seconds.forEach((value, index) => {
    if (value === 0) return;
    const [column, row] = [index % heatColumns, Math.floor(index / heatColumns)];
    for (let dy = -3; dy <= 3; dy += 1) {
      for (let dx = -3; dx <= 3; dx += 1) {
        const [x, y] = [column + dx, row + dy];
        if (x >= 0 && y >= 0 && x < heatColumns && y < heatRows) out[x + y * heatColumns]! += value * Math.exp(-(dx * dx + dy * dy) / 3.2);
      }
    }
  });
  return out;
}

function heat(_: 'heat', {world, colours}: Stage, first: StageSettings): Running {
  let now = first;
  const map = createHeat(first.measure);
  const tile = new OffscreenCanvas(heatColumns, heatRows);
  const pen = tile.getContext('2d')!;
  const pixels = pen.createImageData(heatColumns, heatRows);
  const [left, front] = stage.bounds[0];
  return {
    floorEvery: 0.5,
    set(settings) {
      now = settings;
      return settings.measure === first.measure;
    },
    step: () => heatStep(map, world),
    scene: () => ({marks: none, notes: []}),
    floor: () => (context, unit) => {
      const warm = spread(map.seconds);
      // The scale grows with the time, so that the first stops do not glow like an hour's.
      const most = Math.max(14, ...warm) * 0.82;
      warm.forEach((value, index) => pixels.data.set(warmth(Math.sqrt(value / most)), index * 4));
      pen.putImageData(pixels, 0, 0);
      context.imageSmoothingQuality = 'high';
      context.drawImage(tile, left, front, heatColumns * heatCell, heatRows * heatCell);
      paintZone(context, rectangle(now.a, now.b), colours.in, 0.06, 2.4 * unit);
    },
    reading: () => ({mode: 'heat', ...zoneShare(map, rectangle(now.a, now.b)), total: map.total}),
  };
}

/** Seconds a finished way stays before the next person is followed. */
const restBetween = 4;

function journey(_: 'journey', {world, labels, colours}: Stage): Running {
  let followed: Journey = createJourney(-1);
  let over = 0;
  const next = (after: number) => world.people.filter(({isInside, id}) => isInside && id > after).sort((one, other) => one.id - other.id)[0] ?? world.people.find(({isInside}) => isInside);
  const follow = (person: number | null) => {
    const id = person ?? next(followed.person)?.id;
    if (id !== undefined) followed = createJourney(id);
  };
  const colourOf = (lens: Lens): string => (lens === 0 ? colours.in : lens === 1 ? colours.outLine : '#7F8CA6');
  const toneNow = (): Tone => (followed.points.at(-1)?.lens === 1 ? 'out' : 'plain');
  return {
    floorEvery: 0.2,
    set: () => true,
    pick: follow,
    step() {
      if (followed.person === -1) follow(null);
      journeyStep(followed, world);
      over = followed.isOver ? over + 1 : 0;
      if (over * stepSeconds > restBetween) follow(null);
    },
    scene: () => ({
      marks: followed.isOver ? none : new Map([[followed.person, {tone: toneNow(), label: labels.followed}]]),
      notes: [],
      over(context, unit) {
        const last = followed.points.at(-1);
        if (!last || last.lens === null || followed.isOver) return;
        const [x, y, z] = stage.cameras[last.lens]!.position;
        context.save();
        context.strokeStyle = faded(colourOf(last.lens), 0.75);
        context.lineWidth = 1.5 * unit;
        context.setLineDash([2 * unit, 6 * unit]);
        context.lineCap = 'round';
        context.beginPath();
        path(context, [toPicture(x, y, z), toPicture(...last.at, 1.5)]);
        context.stroke();
        context.restore();
      },
    }),
    floor: () => (context, unit) => {
      context.lineWidth = 4.5 * unit;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      const {points} = followed;
      points.slice(1).forEach(({at, lens}, index) => {
        context.strokeStyle = colourOf(lens);
        // Where no lens looks the way is only known from both ends.
        context.setLineDash(lens === null ? [0.02, 0.16] : []);
        context.beginPath();
        path(context, [points[index]!.at, at]);
        context.stroke();
      });
      context.setLineDash([]);
      const [start] = points;
      if (!start) return;
      context.fillStyle = colours.paper;
      context.strokeStyle = colourOf(start.lens);
      context.lineWidth = 3 * unit;
      context.beginPath();
      context.arc(...start.at, 0.12, 0, Math.PI * 2);
      context.fill();
      context.stroke();
    },
    reading: () => ({
      mode: 'journey', person: followed.person, lens: followed.points.at(-1)?.lens ?? null, seconds: [...followed.seconds], handovers: followed.handovers, stops: [...followed.stops], isOver: followed.isOver,
    }),
    inset: (pen, index) => paintLens(pen, index, world, followed.isOver ? null : followed.person, followed.points.at(-1)?.lens === index, colours),
  };
}

/** Colours of the goods, as on the shelves. */
export const goodsColours = ['#3D7BFF', '#FF8821', '#5FB8A8', '#FFC48F', '#8FB0F2', '#2B4C9F'] as const;

const tillZone: Polygon = [[1.9, -3.3], [3.9, -3.3], [3.9, -1.25], [1.9, -1.25]];
/** Goods go along the counter's top from here to there; the scanner is in between. */
const belt = {from: 3.5, to: 2.15, scanner: 2.75, y: -2.2} as const;

function checkout(_: 'checkout', {world, labels, colours}: Stage, first: StageSettings): Running {
  const till: Checkout = createCheckout({slipOneIn: first.slip, alertFrom: first.from});
  const alertNow = () => till.alerts.filter(({time}) => world.time - time < 4).at(-1);
  return {
    floorEvery: 0.5,
    set: (settings) => settings.slip === first.slip && settings.from === first.from,
    step: () => checkoutStep(till, world),
    floor: () => (context, unit) => paintZone(context, tillZone, alertNow() ? colours.alert : colours.in, 0.14, 2.4 * unit),
    scene() {
      const alert = alertNow();
      const {sale} = till;
      const marks = new Map<number, Mark>();
      if (sale) {
        const passed = passedBy(sale, world.time);
        const scanned = passed.filter((item) => item.scanned).length;
        marks.set(sale.person, {tone: scanned < passed.length ? 'alert' : 'plain', label: passed.length > 0 ? labels.items(scanned, passed.length) : undefined});
      }
      const notes: Note[] = alert ? [{at: [2.95, -2.15], height: 2.3, text: labels.unscanned, tone: 'alert'}] : [];
      return {marks, notes, over: sale ? (context, unit) => sale.items.forEach((item) => drawItem(context, item, world.time, colours, unit)) : undefined};
    },
    reading() {
      const latest = till.alerts.at(-1);
      return {
        mode: 'checkout', items: till.sale ? passedBy(till.sale, world.time) : [], isServing: till.sale !== null, alerts: till.alerts.length,
        latest: latest ? {passed: latest.passed, scanned: latest.scanned, ago: world.time - latest.time} : null, sales: till.sales, passed: till.passed, scanned: till.scanned,
      };
    },
  };
}

/** One of the goods on its way over the counter. */
function drawItem(context: CanvasRenderingContext2D, {kind, at, scanned}: Item, time: number, colours: Colours, unit: number): void {
  const age = time - at;
  if (age < -0.9 || age > 1.1) return;
  const share = (age + 0.9) / 2;
  const [px, py] = toPicture(belt.from + (belt.to - belt.from) * share, belt.y, heights.till + 0.1);
  const size = 17;
  context.globalAlpha = Math.min(1, share * 8, (1 - share) * 6);
  context.fillStyle = goodsColours[kind]!;
  context.beginPath();
  context.roundRect(px - size / 2, py - size / 2, size, size, 4);
  context.fill();
  context.lineWidth = Math.max(2.4, 1.6 * unit);
  context.strokeStyle = age < 0 ? colours.paper : scanned ? colours.in : colours.alert;
  context.stroke();
  if (age > 0) {
    const [sx, sy] = toPicture(belt.scanner, belt.y, heights.till + 0.1);
    context.globalAlpha *= Math.max(0, 1 - age / 0.8);
    context.beginPath();
    context.ellipse(sx, sy, 14 + age * 40, 8 + age * 23, 0.38, 0, Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function queue(_: 'queue', {world, labels, colours}: Stage, first: StageSettings): Running {
  const log = createQueueLog(first.limit);
  return {
    floorEvery: 0.5,
    set: (settings) => settings.limit === first.limit,
    step: () => queueStep(log, world),
    floor: () => (context, unit) => {
      const {isCalling} = queueReading(log, world);
      const colour = isCalling ? colours.alert : colours.in;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      context.strokeStyle = faded(colour, 0.2);
      context.lineWidth = 0.62;
      context.beginPath();
      path(context, queueSlots.slice(0, Math.max(2, world.queue.length)));
      context.stroke();
      // The limit lies across the queue.
      const [a, b] = [queueSlots[first.limit]!, queueSlots[first.limit + 1]!];
      const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const [nx, ny] = [(-(b[1] - a[1]) / length) * 0.5, ((b[0] - a[0]) / length) * 0.5];
      context.strokeStyle = colours.outLine;
      context.lineWidth = 3.5 * unit;
      context.beginPath();
      path(context, [[x - nx, y - ny], [x + nx, y + ny]]);
      context.stroke();
    },
    scene() {
      const marks = new Map<number, Mark>();
      for (const [place, {id, activity, queuedAt}] of world.queue.entries()) {
        marks.set(id, activity === 'paying' ? {tone: 'in'} : {tone: place > first.limit ? 'alert' : 'plain', label: labels.seconds(Math.round(world.time - queuedAt))});
      }
      return {marks, notes: []};
    },
    reading: () => ({mode: 'queue', ...queueReading(log, world), calls: log.calls, lengths: log.lengths.slice(-60)}),
  };
}

/** The watched shelf board: from x to x on the front of the gondola, metres. */
const shelf = {from: -2.05, to: -0.55, front: 0.145, back: 0.5, bottom: 0.815, top: 1.09} as const;

function inspection(_: 'inspection', {world, labels, colours}: Stage, first: StageSettings): Running {
  const check: Inspection = createInspection({rules: first.rules, grace: first.grace}, world.time);
  const toneOf = (rule: RuleId): Tone => (openTicket(check, rule) ? 'alert' : check.failing[rule] > 0 ? 'out' : 'plain');
  const colourOf = (rule: RuleId): string => ({alert: colours.alert, out: colours.outLine, plain: colours.in, in: colours.in})[toneOf(rule)];
  return {
    floorEvery: 0.5,
    set: (settings) => settings.rules.join() === first.rules.join() && settings.grace === first.grace,
    step: () => inspectionStep(check, world),
    floor: () => null,
    scene() {
      const notes: Note[] = [];
      if (openTicket(check, 'shelf')) notes.push({at: [(shelf.from + shelf.to) / 2, shelf.front], height: 1.75, text: labels.rules.shelf, tone: 'alert'});
      if (openTicket(check, 'cap')) notes.push({at: clerk, height: 2.1, text: labels.rules.cap, tone: 'alert'});
      return {
        marks: none,
        notes,
        over(context, unit) {
          if (first.rules.includes('shelf')) frame(context, shelfCorners(shelf.from - 0.04, shelf.to + 0.04), colourOf('shelf'), unit);
          if (first.rules.includes('cap')) frameHead(context, colourOf('cap'), unit);
        },
      };
    },
    reading: () => ({mode: 'inspection', stock: check.stock, hasCap: check.hasCap, failing: {...check.failing}, tickets: check.tickets.slice(-4).map((ticket) => ({...ticket, age: world.time - ticket.raised}))}),
    retouch: {
      key: () => `${check.stock} ${check.hasCap}`,
      draw(context) {
        drawGap(context, check.stock);
        if (check.hasCap) drawCap(context, colours);
      },
    },
  };
}

const shelfCorners = (from: number, to: number): Point[] => [
  toPicture(from, shelf.front, shelf.bottom), toPicture(to, shelf.front, shelf.bottom), toPicture(to, shelf.front, shelf.top), toPicture(from, shelf.front, shelf.top),
];

function frame(context: CanvasRenderingContext2D, corners: readonly Point[], colour: string, unit: number): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(2.6, 1.8 * unit);
  context.lineJoin = 'round';
  context.beginPath();
  path(context, corners);
  context.closePath();
  context.stroke();
}

/** Where the clerk's head is drawn in the picture. */
const head = toPicture(...clerk, 1.63);

function frameHead(context: CanvasRenderingContext2D, colour: string, unit: number): void {
  const [x, y] = head;
  frame(context, [[x - 26, y - 34], [x + 26, y - 34], [x + 26, y + 24], [x - 26, y + 24]], colour, unit);
}

function drawCap(context: OffscreenCanvasRenderingContext2D, colours: Colours): void {
  const [x, y] = head;
  context.fillStyle = colours.brand;
  context.beginPath();
  context.ellipse(x + 1, y - 11, 14, 12, 0.05, Math.PI, 0);
  context.ellipse(x - 2, y - 10, 17, 5, 0.12, 0, Math.PI);
  context.fill();
}

/** The empty part of the watched board: back panel and board, seen through the front. */
function drawGap(context: OffscreenCanvasRenderingContext2D, stock: number): void {
  if (stock >= facings) return;
  const from = shelf.from + ((shelf.to - shelf.from) * stock) / facings;
  context.save();
  context.beginPath();
  path(context, shelfCorners(from, shelf.to));
  context.closePath();
  context.clip();
  const fill = (corners: readonly Point[], colour: string | CanvasGradient) => {
    context.fillStyle = colour;
    context.beginPath();
    path(context, corners);
    context.fill();
  };
  const [, top] = toPicture(from, shelf.back, shelf.top);
  const [, bottom] = toPicture(shelf.to, shelf.back, shelf.bottom);
  const shade = context.createLinearGradient(0, top, 0, bottom);
  shade.addColorStop(0, '#AEB9D2');
  shade.addColorStop(1, '#D5DDED');
  fill([toPicture(from - 1, shelf.back, shelf.bottom), toPicture(shelf.to + 1, shelf.back, shelf.bottom), toPicture(shelf.to + 1, shelf.back, 2), toPicture(from - 1, shelf.back, 2)], shade);
  fill([toPicture(from - 1, shelf.front, shelf.bottom), toPicture(shelf.to + 1, shelf.front, shelf.bottom), toPicture(shelf.to + 1, shelf.back, shelf.bottom), toPicture(from - 1, shelf.back, shelf.bottom)], '#E6ECF7');
  context.restore();
}

const makers = {counting, overhead: counting, heat, journey, checkout, queue, inspection} as const;

/** Begins a mode in a store. */
export function begin(mode: ModeId, at: Stage, settings: StageSettings): Running {
  const make = makers[mode] as (mode: ModeId, at: Stage, settings: StageSettings) => Running;
  return make(mode, at, settings);
}
