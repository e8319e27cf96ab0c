/** Readings of the stage's sensors as the page shows them, and the words on the canvas. Plain data, for messages. */
import type {ObstacleId} from './geometry';
import type {Item} from './sensors/checkout';
import type {Count, Miss} from './sensors/counting';
import type {ZoneShare} from './sensors/heat';
import type {RuleId, Ticket} from './sensors/inspection';
import type {Lens} from './sensors/journey';
import type {QueueReading} from './sensors/queue';
import type {ModeId} from './settings';

/** Words on the canvas; names in braces stand for numbers. */
export interface StageLabels {
  /** {count} people so far. */
  readonly in: string;
  readonly out: string;
  readonly miss: Readonly<Record<Miss, string>>;
  /** {count} seconds. */
  readonly seconds: string;
  /** {scanned} of {passed} goods. */
  readonly items: string;
  readonly unscanned: string;
  readonly followed: string;
  readonly rules: Readonly<Record<RuleId, string>>;
}

export interface CountReading {
  readonly mode: 'counting' | 'overhead';
  readonly count: Count;
  /** Counted entries in each stretch of `barSeconds`, the last one still growing. */
  readonly bars: readonly number[];
  /** Width the lens over the door covers at the shoulders, meters. */
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
  /** Goods of the running sale that are on the counter; what has not passed the scanner is not known to be scanned. */
  readonly items: readonly (Item & {readonly passed: boolean})[];
  readonly isServing: boolean;
  readonly alerts: number;
  /** The latest two of them, the newest first: which sale of the day, its time, and its goods. */
  readonly latest: readonly {
    readonly number: number;
    readonly time: string;
    readonly passed: number;
    readonly scanned: number;
  }[];
  /** What follows counts finished sales alone. */
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
export type Reading =
  CountReading | HeatReading | JourneyReading | CheckoutReading | QueueReadingOf | InspectionReading;
export type ReadingOf<Mode extends ModeId> = Extract<Reading, {mode: Mode}>;

/** Seconds of the simulation that stand for an hour in the bars. */
export const barSeconds = 20;
/** Bars that are shown. */
export const barCount = 13;

/** Colors of the goods, as on the shelves. */
export const goodsColors = ['#3D7BFF', '#FF8821', '#5FB8A8', '#FFC48F', '#8FB0F2', '#2B4C9F'] as const;
