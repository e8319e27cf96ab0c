/** Goods that pass the till beside the lines on the receipt. */
import type {Colors} from '../colors';
import {heights, toPicture, type Polygon} from '../geometry';
import {fill, paintZone, path, type Running, type Stage} from '../modes';
import {goodsColors} from '../reading';
import type {Mark, Note} from '../scene';
import {checkoutStep, createCheckout, passedBy, timeOfDay, type Checkout, type Item} from '../sensors/checkout';
import type {StageSettings} from '../settings';

const tillZone: Polygon = [
  [1.9, -3.3],
  [3.9, -3.3],
  [3.9, -1.25],
  [1.9, -1.25],
];
/** Goods go along the counter's top from here to there, beside whoever pays; the scanner is in between. */
const belt = {from: 3.6, to: 2.9, scanner: 3.28, y: -2.2} as const;

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
        over: sale
          ? (context, unit) => sale.items.forEach((item) => drawItem(context, item, world.time, colors, unit))
          : undefined,
      };
    },
    reading() {
      return {
        mode: 'checkout',
        items: till.sale ? passedBy(till.sale, world.time) : [],
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

/** One of the goods on its way over the counter. */
function drawItem(
  context: OffscreenCanvasRenderingContext2D,
  {kind, at, scanned}: Item,
  time: number,
  colors: Colors,
  unit: number,
): void {
  const age = time - at;
  if (age < -0.9 || age > 1.1) return;
  const share = (age + 0.9) / 2;
  const [px, py] = toPicture(belt.from + (belt.to - belt.from) * share, belt.y, heights.till + 0.1);
  const size = 24;
  context.globalAlpha = Math.min(1, share * 8, (1 - share) * 6);
  context.fillStyle = goodsColors[kind]!;
  context.lineJoin = 'round';
  context.beginPath();
  context.rect(px - size / 2, py - size / 2, size, size);
  context.fill();
  context.lineWidth = Math.max(2.4, 1.6 * unit);
  context.strokeStyle = age < 0 ? colors.paper : scanned ? colors.in : colors.alert;
  context.stroke();
  if (age > 0) {
    drawVerdict(context, px + size / 2, py - size / 2, scanned, colors);
    const [sx, sy] = toPicture(belt.scanner, belt.y, heights.till + 0.1);
    context.globalAlpha *= Math.max(0, 1 - age / 0.8);
    context.beginPath();
    context.ellipse(sx, sy, 14 + age * 40, 8 + age * 23, 0.38, 0, Math.PI * 2);
    context.stroke();
  }
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
  context.ellipse(x, y, 10, 10, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.strokeStyle = colors.paper;
  context.lineCap = 'round';
  context.beginPath();
  if (isScanned)
    path(context, [
      [x - 4, y],
      [x - 1, y + 3.5],
      [x + 4.5, y - 3.5],
    ]);
  else
    for (const side of [-3.5, 3.5])
      path(context, [
        [x - side, y - 3.5],
        [x + side, y + 3.5],
      ]);
  context.stroke();
  context.restore();
}
