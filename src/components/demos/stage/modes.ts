/** The modes of the stage: which sensor looks at the store, what is drawn of it, and the reading the page shows. */
import type {ObstacleId, Point, Polygon} from './geometry';
import {faded, type Colours, type FloorPaint, type Mark, type Retouch, type Scene} from './painter';
import type {Item} from './sensors/checkout';
import type {Count, Miss} from './sensors/counting';
import type {ZoneShare} from './sensors/heat';
import type {RuleId, Ticket} from './sensors/inspection';
import type {Lens} from './sensors/journey';
import type {QueueReading} from './sensors/queue';
import type {ModeId, StageSettings} from './settings';
import type {Settings, World} from './simulation';

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

export interface Stage {
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
    seed: 20, perMinute: crowd, most: Math.max(9, Math.min(34, Math.round(crowd * 0.7))), paying: mode === 'queue' ? 0.8 : busy ? 0.7 : 0.3,
    service: mode === 'queue' ? [service * 0.75, service * 1.25] : mode === 'checkout' ? [7, 11] : [3, 6],
    pairs: mode === 'counting' || mode === 'overhead' ? 0.3 : 0.15, turningBack: mode === 'counting' || mode === 'overhead' ? 0.12 : 0.05, start: Math.round(5 + crowd / 6),
  };
}

export const none: ReadonlyMap<number, Mark> = new Map();

export const path = (context: {moveTo: (x: number, y: number) => void; lineTo: (x: number, y: number) => void}, points: readonly Point[]): void =>
  points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));

/** A framed area of the floor. */
export function paintZone(context: OffscreenCanvasRenderingContext2D, zone: Polygon, colour: string, fill: number, line: number): void {
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

/** Colours of the goods, as on the shelves. */
export const goodsColours = ['#3D7BFF', '#FF8821', '#5FB8A8', '#FFC48F', '#8FB0F2', '#2B4C9F'] as const;

type Make = (at: Stage, settings: StageSettings, mode: never) => Running;

/** Code of a mode comes with its page only. */
const makers: Readonly<Record<ModeId, () => Promise<Make>>> = {
  counting: () => import('./modes/counting').then(({counting}) => counting),
  overhead: () => import('./modes/counting').then(({counting}) => counting),
  heat: () => import('./modes/heat').then(({heat}) => heat),
  journey: () => import('./modes/journey').then(({journey}) => journey),
  checkout: () => import('./modes/checkout').then(({checkout}) => checkout),
  queue: () => import('./modes/queue').then(({queue}) => queue),
  inspection: () => import('./modes/inspection').then(({inspection}) => inspection),
};

/** Loads a mode; what comes begins it in a store. */
export async function loadMode(mode: ModeId): Promise<(at: Stage, settings: StageSettings) => Running> {
  const make = await makers[mode]();
  return (at, settings) => make(at, settings, mode as never);
}
