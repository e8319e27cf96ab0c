/** The drawings of a manual: parts with numbers, and the side a device is fixed by. Runs while building. */
import {partsOfModel, type Part, type PartView} from '../../../facts/parts';
import type {CatalogueModel} from '@site/src/facts/models';
import {drawingOf, formOf, type DrawingCopy} from './drawingOf';
import {outlines, recorderPorts, type Form} from './outlines';
import {sheet, type DrawingView} from './types';
import {room, View} from './view';

export interface PartsCopy {
  readonly views: Readonly<Record<PartView, string>>;
  readonly parts: Readonly<Record<Part, string>>;
  readonly labeled: (labels: readonly string[]) => string;
  readonly partsTitle: (name: string) => string;
  readonly mountingTitle: (name: string, view: string) => string;
  readonly partsText: (name: string, list: readonly string[]) => string;
  readonly mountingText: (fixing: string) => string;
  readonly unit: string;
}

/** A number beside a view: number, center of its circle, end of its line. */
export type Callout = readonly [number: number, x: number, y: number, toX: number, toY: number];

export interface NumberedView extends DrawingView {
  readonly callouts: readonly Callout[];
  /** Top and height of what is drawn of the sheet. */
  readonly crop: readonly [top: number, height: number];
}

export interface ManualDrawing {
  readonly title: string;
  readonly text: string;
  readonly views: readonly NumberedView[];
  /** What the numbers mean, from 1. */
  readonly legend: readonly string[];
  /** Of the dimensions; absent where there are none. */
  readonly unit?: string;
}

type Point = readonly [x: number, y: number];

/** Where a part is on its view, as shares of the view's width and height. */
type Places = Partial<Record<PartView, Partial<Record<Part, Point>>>>;

/** Follows `outlines.ts`: the places of what is drawn there. */
function domePlaces(share: number, part: number, [w, h]: Point): Places {
  const top = 1 - share;
  const ball = (top * 0.42 * h) / w;
  return {
    front: {
      lens: [0.5, top * 0.62],
      light: [0.5, top * (0.62 + 0.42 * 0.78)],
      dome: [0.5 - part * 0.36, top * 0.34],
      underDome: [0.5 + ball * 1.06, top * 0.86],
      base: [0.94, 1 - share * 0.4],
    },
    side: {baseLabel: [0.72, 1 - share * 0.45]},
  };
}

const places: Readonly<Record<Form, (size: readonly [number, number, number]) => Places>> = {
  cube: ([w, h]) => {
    const head = Math.min(w, h * 0.66) / h;
    return {
      front: {lens: [0.5, head * 0.47], light: [0.5, head * 0.84], base: [0.88, 0.972]},
      side: {cardSlot: [0.46, 0.3], backHoles: [0.2, 0.42]},
    };
  },
  ptz: ([w, h]) => {
    const r = (0.34 * w) / h;
    return {
      front: {lens: [0.5, r], light: [0.5, r * 1.56], base: [0.92, 0.92]},
      side: {cover: [0.5 - 0.3, r], baseLabel: [0.72, 0.93]},
    };
  },
  turret: ([w, h]) => {
    const r = (0.4 * w) / h;
    return {
      front: {lens: [0.5, r], light: [0.5, r * 1.5], base: [0.94, 0.86]},
      side: {cover: [0.5, 0.62]},
    };
  },
  bullet: () => ({
    front: {lens: [0.5, 0.336], light: [0.5, 0.336 + 0.29 * 0.84]},
    side: {sunshield: [0.5, 0.05], cover: [0.66, 0.63], sideLabel: [0.3, 0.4], base: [0.5, 0.96]},
  }),
  overheadCounter: () => ({
    face: {lens: [0.35, 0.47], light: [0.51, 0.47]},
    side: {topLabel: [0.42, 0.04], resetHole: [0.7, 0.5]},
  }),
  stereoCounter: () => ({
    front: {lenses: [0.19, 0.25], light: [0.5, 0.39], barLabel: [0.985, 0.25], joint: [0.5, 0.54], base: [0.62, 0.965]},
    side: {cover: [0.24, 0.25]},
  }),
  fisheyeDome: () => ({
    face: {fisheye: [0.27, 0.5], smallDome: [0.75, 0.3], light: [0.52, 0.5], endCap: [0.97, 0.56]},
  }),
  recorder: ([w, h]) => ({
    front: {
      powerKey: [0.06, 0.5],
      lights: [0.12 + (1.5 * 0.176 * h) / w, 0.5],
      usb: [0.3775, 0.5],
      bottomLabel: [0.5, 0.94],
    },
    rear: {
      ...Object.fromEntries(
        (['mains', 'hdmi', 'vga', 'uplink', 'resetHole'] as const).map((port) => [port, [recorderPorts[port], 0.54]]),
      ),
      poePorts: [recorderPorts.poe, 0.5],
    },
  }),
  edgeBox: () => ({
    front: {heatSink: [0.42, 0.12], network: [0.2, 0.7], lights: [0.75, 0.68], bottomLabel: [0.5, 0.99]},
    rear: {powerJack: [0.4, 0.7], resetHole: [0.52, 0.7]},
  }),
  badge: () => ({
    front: {
      lens: [0.5, 0.17],
      light: [0.14, 0.17],
      microphone: [0.85, 0.17],
      nameCard: [0.8, 0.62],
      chargePort: [0.5, 0.99],
    },
    back: {clip: [0.5, 0.3], clipLabel: [0.5, 0.46]},
  }),
  miniDome: ([w, h]) => domePlaces(0.44, 0.6, [w, h]),
  dome: ([w, h]) => domePlaces(0.34, 0.78, [w, h]),
};

/** Radius of a number's circle, and the least distance of two of them. */
export const balloon = 13;
const apart = 36;
/** Centers of the circles' columns left and right of the outline. */
const columns = [20, sheet.width - 20] as const;
const margin = 18;

interface Numbered {
  readonly number: number;
  readonly to: Point;
}

/** The circles of one column, in the order of their points, none over another. */
function column(list: readonly Numbered[], x: number, [low, high]: readonly [number, number]): Callout[] {
  const sorted = [...list].sort((a, b) => a.to[1] - b.to[1]);
  const ys: number[] = [];
  for (const {to} of sorted) ys.push(Math.max(to[1], (ys.at(-1) ?? -Infinity) + apart));
  const over = Math.max(0, (ys.at(-1) ?? 0) - high);
  const shifted = ys.map((y) => Math.max(low, y - over));
  return sorted.map(({number, to}, at) => [number, x, Math.round(shifted[at]!), to[0], to[1]] as const);
}

/** Splits by the side on which the point lies; what stands in the middle goes where there is room. */
function callouts(list: readonly Numbered[], bounds: readonly [number, number]): Callout[] {
  const middle = sheet.width / 2;
  const left: Numbered[] = [];
  const right: Numbered[] = [];
  for (const one of [...list].sort((a, b) => Math.abs(b.to[0] - middle) - Math.abs(a.to[0] - middle))) {
    const offset = one.to[0] - middle;
    const isLeft = Math.abs(offset) > 24 ? offset < 0 : left.length < right.length;
    (isLeft ? left : right).push(one);
  }
  return [...column(left, columns[0], bounds), ...column(right, columns[1], bounds)].sort((a, b) => a[0] - b[0]);
}

/** The circles below a flat view, in the order of their points. */
function row(list: readonly Numbered[], y: number): Callout[] {
  const sorted = [...list].sort((a, b) => a.to[0] - b.to[0]);
  const xs: number[] = [];
  for (const {to} of sorted) xs.push(Math.max(to[0], (xs.at(-1) ?? -Infinity) + apart));
  return sorted.map(({number, to}, at) => [number, Math.round(xs[at]!), y, to[0], to[1]] as const);
}

/** A view lower than this is drawn as wide as the sheet, with its numbers below. */
const flat = 72;
const flatWidth = 320;

/** Parts that outlines do not draw, as a small plate: width and height in shares of the view. */
const plates: Partial<Record<Form, Partial<Record<Part, Point>>>> = {
  turret: {cover: [0.2, 0.07]},
  cube: {cardSlot: [0.2, 0.025]},
  bullet: {sideLabel: [0.16, 0.12]},
  ptz: {baseLabel: [0.16, 0.05]},
  miniDome: {baseLabel: [0.16, 0.1]},
  dome: {baseLabel: [0.16, 0.08]},
  overheadCounter: {resetHole: [0.02, 0.06]},
};

function drawPlate(view: View, form: Form, part: Part, [x, y]: Point): void {
  const size = plates[form]?.[part];
  if (!size) return;
  const [w, h] = [size[0] * view.width, size[1] * view.height];
  view.rect('line', x * view.width - w / 2, y * view.height - h / 2, w, h, h * 0.4);
}

/** What outlines draw of a view, and its size in millimeters. */
function draw(model: CatalogueModel, view: PartView, name: string): View {
  const [width, height, depth] = model.sizeMm;
  const form = formOf(model);
  // The side of a flat counter is drawn as its front; its `side` is the face (`outlines.ts`).
  const isEdge = view === 'side' && form === 'overheadCounter';
  const size: Point = view === 'side' && !isEdge ? [depth, height] : view === 'face' ? [width, depth] : [width, height];
  const views = new Set(partsOfModel[model.id].map((place) => place.view));
  // Views beside each other have one scale.
  const widest = views.has('side') ? Math.max(width, depth) : width;
  const tallest = view === 'face' ? depth : height;
  const usual = Math.min(room.width / widest, room.height / tallest);
  const scale = tallest * usual < flat ? flatWidth / widest : usual;
  const drawn = new View({name, size, scale, bare: true});
  const outline = outlines[form];
  if (view === 'rear') outline.rear?.(drawn, 'poePorts' in model ? model.poePorts : 0);
  else if (view === 'back') {
    outline.fixing(drawn, model.sizeMm);
    drawClip(drawn, model);
  } else outline[view === 'front' || isEdge ? 'front' : 'side'](drawn, model.sizeMm);
  return drawn;
}

/** The clip as on the fixing side (`drawingOf.ts`), without dimensions. */
function drawClip(view: View, {mount, sizeMm}: CatalogueModel): void {
  if (mount.pattern !== 'clip') return;
  const cx = view.width / 2;
  view
    .rect('panel', cx - mount.clipMm / 2, sizeMm[1] * 0.1, mount.clipMm, sizeMm[1] * 0.42, mount.clipMm * 0.2)
    .rect('line', cx - mount.clipMm * 0.3, sizeMm[1] * 0.14, mount.clipMm * 0.6, 3, 1.5);
}

const cropOf = ([top, bottom]: readonly [number, number]): readonly [number, number] => [
  Math.floor(top - margin),
  Math.ceil(bottom - top + 2 * margin),
];

/** The parts of a device with numbers. */
export function partsDrawing(model: CatalogueModel, copy: PartsCopy): ManualDrawing {
  const list = partsOfModel[model.id];
  const shares = places[formOf(model)](model.sizeMm);
  const labels = [...new Set(model.leds.flatMap(({label}) => label ?? []))];
  const legend = list.map(({part}) =>
    part === 'lights' && labels.length > 0 ? copy.labeled(labels) : copy.parts[part],
  );
  const views = [...new Set(list.map(({view}) => view))].map((name) => {
    const view = draw(model, name, copy.views[name]);
    const numbered = list.flatMap((place, at): Numbered[] => {
      if (place.view !== name) return [];
      const share = shares[name]?.[place.part];
      if (!share) throw new Error(`${model.id}: partsOf.ts has no place for "${place.part}" on the ${name}.`);
      drawPlate(view, formOf(model), place.part, share);
      return [{number: at + 1, to: view.place(share[0] * view.width, share[1] * view.height)}];
    });
    const top = view.place(0, 0)[1];
    const bottom = view.place(0, view.height)[1];
    const isFlat = view.place(view.width, 0)[0] > columns[1] - balloon;
    const made = isFlat ? row(numbered, bottom + 40) : callouts(numbered, [top, bottom]);
    const ys = made.map(([, , y]) => y);
    const bounds = [
      Math.min(top, ...ys.map((y) => y - balloon)),
      Math.max(bottom, ...ys.map((y) => y + balloon)),
    ] as const;
    return {...view.finish(), callouts: made, crop: cropOf(bounds)};
  });
  const spoken = legend.map((text, at) => `${at + 1} ${text}`);
  return {title: copy.partsTitle(model.name), text: copy.partsText(model.name, spoken), views, legend};
}

/** The side a device is fixed by, with its holes and distances. */
export function mountingDrawing(model: CatalogueModel, copy: PartsCopy, drawing: DrawingCopy): ManualDrawing {
  const {views, fixing} = drawingOf(model, drawing);
  const view = views.at(-1)!;
  return {
    title: copy.mountingTitle(model.name, view.name),
    text: copy.mountingText(fixing),
    views: [{...view, callouts: [], crop: [0, sheet.height]}],
    legend: [],
    unit: copy.unit,
  };
}
