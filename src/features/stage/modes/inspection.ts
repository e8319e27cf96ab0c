/** Rules for shelf and clerk, and the tickets they raise. */
import type {Colors} from '../colors';
import {toPicture, type Point} from '../geometry';
import {none, path, type Running, type Stage} from '../modes';
import type {Note, Tone} from '../scene';
import {
  createInspection,
  facings,
  inspectionStep,
  openTicket,
  type Inspection,
  type RuleId,
} from '../sensors/inspection';
import type {StageSettings} from '../settings';
import {clerk} from '../walkable';

/** The watched shelf board: from x to x on the front of the gondola, meters. */
const shelf = {from: -2.05, to: -0.55, front: 0.145, back: 0.5, bottom: 0.815, top: 1.09} as const;

export function inspection({world, labels, colors}: Stage, first: StageSettings): Running {
  const check: Inspection = createInspection({rules: first.rules, grace: first.grace}, world.time);
  const toneOf = (rule: RuleId): Tone =>
    openTicket(check, rule) ? 'alert' : check.failing[rule] > 0 ? 'out' : 'plain';
  const colorOf = (rule: RuleId): string =>
    ({alert: colors.alert, out: colors.outLine, plain: colors.in, in: colors.in})[toneOf(rule)];
  return {
    floorEvery: 0.5,
    set: (settings) => settings.rules.join() === first.rules.join() && settings.grace === first.grace,
    step: () => inspectionStep(check, world),
    floor: () => null,
    scene() {
      const notes: Note[] = [];
      if (openTicket(check, 'shelf'))
        notes.push({
          at: [(shelf.from + shelf.to) / 2, shelf.front],
          height: 1.75,
          text: labels.rules.shelf,
          tone: 'alert',
        });
      if (openTicket(check, 'cap')) notes.push({at: clerk, height: 2.1, text: labels.rules.cap, tone: 'alert'});
      return {
        marks: none,
        notes,
        over(context, unit) {
          if (first.rules.includes('shelf'))
            frame(context, shelfCorners(shelf.from - 0.04, shelf.to + 0.04), colorOf('shelf'), unit);
          if (first.rules.includes('cap')) frameHead(context, colorOf('cap'), unit);
        },
      };
    },
    reading: () => ({
      mode: 'inspection',
      stock: check.stock,
      hasCap: check.hasCap,
      failing: {...check.failing},
      tickets: check.tickets.slice(-4).map((ticket) => ({...ticket, age: world.time - ticket.raised})),
    }),
    retouch: {
      fixture: 'gondola-1',
      key: () => `${check.stock} ${check.hasCap}`,
      draw(context) {
        drawGap(context, check.stock);
        if (check.hasCap) drawCap(context, colors);
      },
    },
  };
}

const shelfCorners = (from: number, to: number): Point[] => [
  toPicture(from, shelf.front, shelf.bottom),
  toPicture(to, shelf.front, shelf.bottom),
  toPicture(to, shelf.front, shelf.top),
  toPicture(from, shelf.front, shelf.top),
];

function frame(
  context: OffscreenCanvasRenderingContext2D,
  corners: readonly Point[],
  color: string,
  unit: number,
): void {
  context.strokeStyle = color;
  context.lineWidth = Math.max(2.6, 1.8 * unit);
  context.lineJoin = 'round';
  context.beginPath();
  path(context, corners);
  context.closePath();
  context.stroke();
}

/** Where the clerk's head is drawn in the picture. */
const head = toPicture(...clerk, 1.63);

function frameHead(context: OffscreenCanvasRenderingContext2D, color: string, unit: number): void {
  const [x, y] = head;
  frame(
    context,
    [
      [x - 26, y - 34],
      [x + 26, y - 34],
      [x + 26, y + 24],
      [x - 26, y + 24],
    ],
    color,
    unit,
  );
}

function drawCap(context: OffscreenCanvasRenderingContext2D, colors: Colors): void {
  const [x, y] = head;
  context.fillStyle = colors.brand;
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
  const fill = (corners: readonly Point[], color: string | CanvasGradient) => {
    context.fillStyle = color;
    context.beginPath();
    path(context, corners);
    context.fill();
  };
  const [, top] = toPicture(from, shelf.back, shelf.top);
  const [, bottom] = toPicture(shelf.to, shelf.back, shelf.bottom);
  const shade = context.createLinearGradient(0, top, 0, bottom);
  shade.addColorStop(0, '#AEB9D2');
  shade.addColorStop(1, '#D5DDED');
  fill(
    [
      toPicture(from - 1, shelf.back, shelf.bottom),
      toPicture(shelf.to + 1, shelf.back, shelf.bottom),
      toPicture(shelf.to + 1, shelf.back, 2),
      toPicture(from - 1, shelf.back, 2),
    ],
    shade,
  );
  fill(
    [
      toPicture(from - 1, shelf.front, shelf.bottom),
      toPicture(shelf.to + 1, shelf.front, shelf.bottom),
      toPicture(shelf.to + 1, shelf.back, shelf.bottom),
      toPicture(from - 1, shelf.back, shelf.bottom),
    ],
    '#E6ECF7',
  );
  context.restore();
}
