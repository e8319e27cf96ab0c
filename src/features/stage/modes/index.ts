/** The modes of the stage: the sensor that observes the shop, what is drawn, and the reading the page shows. */
import {faded, type Colors} from '../colors';
import type {Point, Polygon} from '../geometry';
import type {Reading, StageLabels} from '../reading';
import type {FloorPaint, Mark, Retouch, Scene} from '../scene';
import {mostInside, type ModeId, type StageSettings} from '../settings';
import type {Settings, World} from '../simulation';

export interface Stage {
  readonly world: World;
  readonly labels: StageLabels;
  readonly colors: Colors;
}

/** A running mode. */
export interface Running {
  /** Applies new settings; false when the mode has to restart with them. */
  readonly set: (settings: StageSettings) => boolean;
  readonly step: () => void;
  readonly scene: () => Scene;
  readonly floor: () => FloorPaint | null;
  /** Seconds between two paintings of the floor; 0 when it stays. */
  readonly floorEvery: number;
  readonly reading: () => Reading;
  readonly retouch?: Retouch;
  readonly inset?: (pen: OffscreenCanvasRenderingContext2D, index: number) => void;
  /** A person was selected, or the next one is requested. */
  readonly pick?: (person: number | null) => void;
}

/** Seconds simulated before the first frame: nobody is half faded in the door then, because the stills show it. */
export const warmUp: Readonly<Record<ModeId, number>> = {
  counting: 11,
  overhead: 18,
  heat: 63,
  journey: 26,
  checkout: 36.7,
  queue: 38,
  inspection: 23,
};

/**
 * Runs whose first frame shows what the mode is about: somebody alone in their frame has just crossed the line, or four
 * people in line with nobody else among them; at the till a thing that has just passed beside the scanner, few
 * people, and no two of a look beside each other.
 */
const seeds: Partial<Record<ModeId, number>> = {counting: 5912, overhead: 999, queue: 220, checkout: 8554};

/** Simulation settings of each mode. */
export function worldSettings(mode: ModeId, {crowd, service}: StageSettings): Settings {
  return {
    seed: seeds[mode] ?? 20,
    perMinute: crowd,
    // Two may come in at once: at the till the limit that the panel names holds for them as well.
    most: mostInside(crowd) - Number(mode === 'checkout'),
    paying: mode === 'queue' ? 0.8 : mode === 'checkout' ? 0.5 : 0.3,
    service: mode === 'queue' ? [service * 0.75, service * 1.25] : mode === 'checkout' ? [7, 11] : [3, 6],
    pairs: mode === 'counting' || mode === 'overhead' ? 0.3 : 0.15,
    turningBack: mode === 'counting' || mode === 'overhead' ? 0.12 : 0.05,
    start: Math.round(5 + crowd / 6),
  };
}

export const none: ReadonlyMap<number, Mark> = new Map();

export const path = (
  context: {moveTo: (x: number, y: number) => void; lineTo: (x: number, y: number) => void},
  points: readonly Point[],
): void => points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));

/** Fills numbers into the `{name}` placeholders of a text. */
export const fill = (words: string, values: Readonly<Record<string, number>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** A framed area of the floor. */
export function paintZone(
  context: OffscreenCanvasRenderingContext2D,
  zone: Polygon,
  color: string,
  fill: number,
  line: number,
  dash: readonly number[] = [],
): void {
  context.beginPath();
  path(context, zone);
  context.closePath();
  context.fillStyle = faded(color, fill);
  context.fill();
  context.strokeStyle = color;
  context.lineWidth = line;
  context.lineJoin = 'round';
  context.setLineDash([...dash]);
  context.stroke();
  context.setLineDash([]);
}

type Make = (at: Stage, settings: StageSettings, mode: never) => Running;

/** The code of a mode is loaded by its page only. */
const makers: Readonly<Record<ModeId, () => Promise<Make>>> = {
  counting: () => import('./counting').then(({counting}) => counting),
  overhead: () => import('./counting').then(({counting}) => counting),
  heat: () => import('./heat').then(({heat}) => heat),
  journey: () => import('./journey').then(({journey}) => journey),
  checkout: () => import('./checkout').then(({checkout}) => checkout),
  queue: () => import('./queue').then(({queue}) => queue),
  inspection: () => import('./inspection').then(({inspection}) => inspection),
};

/** Loads a mode; the result starts it in a world. */
export async function loadMode(mode: ModeId): Promise<(at: Stage, settings: StageSettings) => Running> {
  const make = await makers[mode]();
  return (at, settings) => make(at, settings, mode as never);
}
