/** Goods that pass the till beside the lines on the receipt. */
import type {Colors} from '../colors';
import {heights, toPicture, type Point, type Polygon} from '../geometry';
import {fill, paintZone, path, type Running, type Stage} from '../modes';
import type {Mark, Note, Thing} from '../scene';
import {
  checkoutStep,
  createCheckout,
  passedBy,
  timeOfDay,
  type Checkout,
  type Item,
  type Sale,
} from '../sensors/checkout';
import type {StageSettings} from '../settings';

const tillZone: Polygon = [
  [1.9, -3.3],
  [3.9, -3.3],
  [3.9, -1.25],
  [1.9, -1.25],
];
/** Goods wait on the belt, go over the scanner (`beside` it where one is not scanned), and stay on the tray until they are paid. */
const way = {
  belt: [3.5, -2.2],
  gap: 0.17,
  scanner: [3.25, -2.2],
  beside: [3.25, -2.42],
  tray: [
    [2.8, -2.08],
    [2.84, -2.34],
    [3.03, -2.34],
    [3, -2.08],
    [2.92, -2.21],
  ],
  /** Seconds from the belt to the scanner, and from there to the tray. */
  seconds: 0.9,
  /** Things that the belt has room for. */
  room: 3,
} as const;

const within = (value: number): number => Math.max(0, Math.min(1, value));
const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** Where a thing of a sale is; it is seen as soon as the belt has room for it. */
function thingOf(items: readonly Item[], index: number, time: number): Thing {
  const {kind, at, scanned} = items[index]!;
  const step = (time - at) / way.seconds;
  const [belt, scanner] = [way.belt, scanned ? way.scanner : way.beside];
  if (step > 0) return {kind, at: between(scanner, way.tray[index]!, within(step)), opacity: 1};
  const before = items.slice(0, index).reduce((left, one) => left - within((time - one.at) / way.seconds + 1), index);
  return {
    kind,
    at: between([belt[0] + before * way.gap, belt[1]], scanner, within(step + 1)),
    opacity: within((way.room - before) * 3),
  };
}

/** What stands on the counter, so that the list has as many rows as are seen. */
const onCounter = ({items}: Sale, time: number) =>
  items
    .filter((_, index) => thingOf(items, index, time).opacity > 0.5)
    .map((item) => ({...item, passed: item.at <= time}));

export function checkout({world, labels, colors}: Stage, first: StageSettings): Running {
  const till: Checkout = createCheckout({slipOneIn: first.slip, alertFrom: first.from});
  const alertNow = () => till.alerts.filter(({time}) => world.time - time < 4).at(-1);
  return {
    floorEvery: 0.5,
    set: (settings) => settings.slip === first.slip && settings.from === first.from,
    step: () => checkoutStep(till, world),
    // Red is for an alert that is open, here as on all pages.
    floor: () => (context, unit) =>
      alertNow()
        ? paintZone(context, tillZone, colors.alert, 0.14, 2.4 * unit)
        : paintZone(context, tillZone, colors.in, 0.06, 2.4 * unit, [11 * unit, 7 * unit]),
    scene() {
      const alert = alertNow();
      const {sale} = till;
      const marks = new Map<number, Mark>();
      if (sale) {
        const passed = passedBy(sale, world.time);
        const scanned = passed.filter((item) => item.scanned).length;
        marks.set(sale.person, {
          tone: scanned < passed.length ? 'alert' : 'plain',
          label: passed.length > 0 ? fill(labels.items, {scanned, passed: passed.length}) : undefined,
        });
      }
      const notes: Note[] = alert ? [{at: [2.95, -2.15], height: 2.3, text: labels.unscanned, tone: 'alert'}] : [];
      return {
        marks,
        notes,
        goods: sale?.items.map((_, index) => thingOf(sale.items, index, world.time)),
        over: sale
          ? (context, unit) =>
              sale.items.forEach((_, index) => drawPassing(context, sale.items, index, world.time, colors, unit))
          : undefined,
      };
    },
    reading() {
      return {
        mode: 'checkout',
        items: till.sale ? onCounter(till.sale, world.time) : [],
        isServing: till.sale !== null,
        alerts: till.alerts.length,
        latest: till.alerts
          .slice(-2)
          .reverse()
          .map(({number, time, passed, scanned}) => ({number, time: timeOfDay(time), passed, scanned})),
        sales: till.sales,
        passed: till.passed,
        scanned: till.scanned,
      };
    },
  };
}

/** What the camera says of a thing that has passed: a ring while it does, then its verdict. */
function drawPassing(
  context: OffscreenCanvasRenderingContext2D,
  items: readonly Item[],
  index: number,
  time: number,
  colors: Colors,
  unit: number,
): void {
  const {at, scanned} = items[index]!;
  const age = time - at;
  if (age < 0) return;
  const [px, py] = toPicture(...thingOf(items, index, time).at, heights.till);
  context.lineWidth = Math.max(2, 1.4 * unit);
  context.strokeStyle = scanned ? colors.in : colors.alert;
  if (!scanned) context.strokeRect(px - 12, py - 28, 24, 34);
  drawVerdict(context, px + 9, py - 26, scanned, colors);
  if (age > 0.8) return;
  const scanner: Point = scanned ? way.scanner : way.beside;
  const [sx, sy] = toPicture(...scanner, heights.till);
  context.globalAlpha = 1 - age / 0.8;
  context.beginPath();
  context.ellipse(sx, sy, 14 + age * 40, 8 + age * 23, 0.38, 0, Math.PI * 2);
  context.stroke();
  context.globalAlpha = 1;
}

/** At the corner of a thing that has passed: a tick where it is on the receipt, else a cross. */
function drawVerdict(
  context: OffscreenCanvasRenderingContext2D,
  x: number,
  y: number,
  isScanned: boolean,
  colors: Colors,
): void {
  context.fillStyle = context.strokeStyle;
  context.beginPath();
  context.ellipse(x, y, 6.5, 6.5, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.lineWidth = 1.6;
  context.strokeStyle = colors.paper;
  context.lineCap = 'round';
  context.beginPath();
  if (isScanned)
    path(context, [
      [x - 2.8, y],
      [x - 0.8, y + 2.3],
      [x + 3, y - 2.3],
    ]);
  else
    for (const side of [-2.4, 2.4])
      path(context, [
        [x - side, y - 2.4],
        [x + side, y + 2.4],
      ]);
  context.stroke();
  context.restore();
}
