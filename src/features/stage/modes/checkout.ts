/** Goods that pass the till beside the lines on the receipt. */
import type {Colors} from '../colors';
import {heights, toPicture, type Polygon} from '../geometry';
import {fill, paintZone, type Running, type Stage} from '../modes';
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
/** Goods go along the counter's top from here to there; the scanner is in between. */
const belt = {from: 3.5, to: 2.15, scanner: 2.75, y: -2.2} as const;

export function checkout({world, labels, colors}: Stage, first: StageSettings): Running {
  const till: Checkout = createCheckout({slipOneIn: first.slip, alertFrom: first.from});
  const alertNow = () => till.alerts.filter(({time}) => world.time - time < 4).at(-1);
  return {
    floorEvery: 0.5,
    set: (settings) => settings.slip === first.slip && settings.from === first.from,
    step: () => checkoutStep(till, world),
    floor: () => (context, unit) =>
      paintZone(context, tillZone, alertNow() ? colors.alert : colors.in, 0.14, 2.4 * unit),
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
  const size = 17;
  context.globalAlpha = Math.min(1, share * 8, (1 - share) * 6);
  context.fillStyle = goodsColors[kind]!;
  context.beginPath();
  context.roundRect(px - size / 2, py - size / 2, size, size, 4);
  context.fill();
  context.lineWidth = Math.max(2.4, 1.6 * unit);
  context.strokeStyle = age < 0 ? colors.paper : scanned ? colors.in : colors.alert;
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
