/** Settings of the stage by mode; kept in the page's URL. */
import {setOrDelete, type QueryCodec} from '../../components/ui/useQueryState';
import {stage, type Point} from './geometry';
import type {Mount} from './sensors/counting';
import type {HeatMeasure} from './sensors/heat';
import {ruleIds, type RuleId} from './sensors/inspection';

export const modeIds = ['counting', 'heat', 'journey', 'checkout', 'queue', 'inspection', 'overhead'] as const;
export type ModeId = (typeof modeIds)[number];

export interface StageSettings {
  /** People who come in per minute. */
  readonly crowd: number;
  /** Ends of the counting line, or corners of the zone; meters. */
  readonly a: Point;
  readonly b: Point;
  readonly mount: Mount;
  readonly measure: HeatMeasure;
  /** One in so many goods passes beside the scanner. */
  readonly slip: number;
  /** Goods without a line from which there is an alert. */
  readonly from: number;
  /** Mean seconds the clerk needs. */
  readonly service: number;
  /** People waiting from which a colleague is called. */
  readonly limit: number;
  readonly rules: readonly RuleId[];
  /** Seconds a rule may fail. */
  readonly grace: number;
  /** Height of the lens over the door, meters. */
  readonly height: number;
}

export const limits = {
  crowd: {min: 4, max: 48, step: 2},
  slip: {min: 10, max: 100, step: 10},
  from: {min: 1, max: 3, step: 1},
  service: {min: 4, max: 14, step: 1},
  limit: {min: 2, max: 6, step: 1},
  grace: {min: 2, max: 12, step: 1},
  height: {min: 2.2, max: 3.8, step: 0.1},
} as const;

export type NumberSetting = keyof typeof limits;

/** Most people in the room at a time. */
export const mostInside = (crowd: number): number => Math.max(9, Math.min(34, Math.round(crowd * 0.7)));

const start: StageSettings = {
  crowd: 18,
  a: [-1.5, -3.1],
  b: [1.5, -3.1],
  mount: 'overhead',
  measure: 'dwell',
  slip: 50,
  from: 1,
  service: 8,
  limit: 3,
  rules: ruleIds,
  grace: 4,
  height: 2.8,
};

/** What each mode begins with. */
export const starts: Readonly<Record<ModeId, StageSettings>> = {
  counting: start,
  heat: {...start, crowd: 22, a: [-2.9, -2.75], b: [-0.5, -0.25]},
  journey: {...start, crowd: 14},
  checkout: {...start, crowd: 14},
  queue: {...start, crowd: 26},
  inspection: {...start, crowd: 20},
  overhead: {...start, crowd: 26},
};

/** What belongs to a mode, in the order of its controls. */
export const settingsOf: Readonly<Record<ModeId, readonly (keyof StageSettings)[]>> = {
  counting: ['a', 'b', 'mount', 'crowd'],
  heat: ['a', 'b', 'measure', 'crowd'],
  journey: ['crowd'],
  checkout: ['slip', 'from', 'crowd'],
  queue: ['crowd', 'service', 'limit'],
  inspection: ['rules', 'grace', 'crowd'],
  overhead: ['height', 'crowd'],
};

/** Ends of lines and corners of zones stay this far from the edge of the floor, meters. */
const margin = 0.15;
const [[left, front], [right, back]] = stage.bounds;

const round = (value: number): number => Math.round(value * 20) / 20;

/** A place on the floor for a handle, to 5 cm. */
export const handleAt = ([x, y]: Point): Point => [
  round(Math.max(left + margin, Math.min(right - margin, x))),
  round(Math.max(front + margin, Math.min(back - margin, y))),
];

/** Minimum length of a line, meters. */
const shortest = 0.6;

/** Moves one end, unless the line would become too short. */
export function moveHandle(settings: StageSettings, end: 'a' | 'b', to: Point): StageSettings {
  const place = handleAt(to);
  const [ox, oy] = settings[end === 'a' ? 'b' : 'a'];
  return Math.hypot(place[0] - ox, place[1] - oy) < shortest ? settings : {...settings, [end]: place};
}

const pointOf = (text: string | null, otherwise: Point): Point => {
  const [x, y] = (text ?? '').split(',').map(Number);
  return text && Number.isFinite(x) && Number.isFinite(y) ? handleAt([x!, y!]) : otherwise;
};

const numberOf = (
  text: string | null,
  {min, max}: {readonly min: number; readonly max: number},
  otherwise: number,
): number => {
  const value = Number(text);
  return text && value >= min && value <= max ? value : otherwise;
};

const oneOf = <T extends string>(text: string | null, all: readonly T[], otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise;

function codecOf(mode: ModeId): QueryCodec<StageSettings> {
  const first = starts[mode];
  return {
    read(query) {
      const numbers = Object.fromEntries(
        (Object.keys(limits) as NumberSetting[]).map((name) => [
          name,
          settingsOf[mode].includes(name) ? numberOf(query.get(name), limits[name], first[name]) : first[name],
        ]),
      ) as Record<NumberSetting, number>;
      const rules = query.get('rules');
      const read: StageSettings = {
        ...first,
        ...numbers,
        mount: oneOf(query.get('mount'), ['overhead', 'corner'], first.mount),
        measure: oneOf(query.get('measure'), ['dwell', 'presence'], first.measure),
        rules: rules === null ? first.rules : ruleIds.filter((rule) => rules.split(',').includes(rule)),
      };
      const withA = moveHandle(read, 'a', pointOf(query.get('a'), first.a));
      return moveHandle(withA, 'b', pointOf(query.get('b'), first.b));
    },
    write(settings, query) {
      for (const name of settingsOf[mode]) {
        const [now, before] = [String(settings[name]), String(first[name])];
        // An empty list is a value of its own: no rules.
        setOrDelete(query, name, now === before ? undefined : now || 'none');
      }
    },
  };
}

/** Settings in the address, one codec per mode. */
export const codecs = Object.fromEntries(modeIds.map((mode) => [mode, codecOf(mode)])) as Readonly<
  Record<ModeId, QueryCodec<StageSettings>>
>;
