/**
 * A sample day of four cameras in one store, and the search over it. The events are made up and labeled so; matching
 * and the two sums are the real thing.
 */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** What a zone's camera sees in the demo: one scene of the picture library each. */
export const zoneScenes = {
  door: 'store-counting',
  shelf: 'store-tracking',
  till: 'store-checkout',
  back: 'warehouse',
} as const;
export type Zone = keyof typeof zoneScenes;
export const zones = Object.keys(zoneScenes) as Zone[];

/** What the index knows about a person or thing: color of the top, what is carried, vehicles. Never a face. */
export const traits = ['orange', 'blue', 'green', 'tan', 'box', 'bag', 'truck'] as const;
export type Trait = (typeof traits)[number];

/** Something seen, and where it stands in the zone's scene (percent). */
interface Sight {
  readonly zone: Zone;
  readonly traits: readonly Trait[];
  readonly x: number;
  readonly y: number;
}

const sights = {
  doorOrange: {zone: 'door', traits: ['orange'], x: 40, y: 59},
  doorBag: {zone: 'door', traits: ['blue', 'bag'], x: 46, y: 63},
  doorTan: {zone: 'door', traits: ['tan'], x: 61, y: 41},
  shelfTan: {zone: 'shelf', traits: ['tan'], x: 27, y: 46},
  shelfOrange: {zone: 'shelf', traits: ['orange'], x: 48, y: 52},
  shelfBag: {zone: 'shelf', traits: ['blue', 'bag'], x: 36, y: 61},
  shelfGreen: {zone: 'shelf', traits: ['green'], x: 58, y: 39},
  tillOrange: {zone: 'till', traits: ['orange'], x: 32, y: 30},
  tillBlue: {zone: 'till', traits: ['blue'], x: 32, y: 46},
  backGreen: {zone: 'back', traits: ['green'], x: 38, y: 43},
  backOrangeBox: {zone: 'back', traits: ['orange', 'box'], x: 77, y: 57},
  backBlueBox: {zone: 'back', traits: ['blue', 'box'], x: 44, y: 66},
  backTanBox: {zone: 'back', traits: ['tan', 'box'], x: 52, y: 71},
  backTruck: {zone: 'back', traits: ['truck', 'box'], x: 60, y: 59},
} as const satisfies Record<string, Sight>;

export interface ClipEvent extends Sight {
  /** Minutes after midnight. */
  readonly minute: number;
  readonly seconds: number;
}

/** Minute of the day, what was seen, seconds in view. */
const log: readonly (readonly [number, keyof typeof sights, number])[] = [
  [494, 'backGreen', 48],
  [507, 'backTruck', 95],
  [526, 'backTanBox', 41],
  [562, 'doorTan', 14],
  [581, 'shelfTan', 66],
  [604, 'doorOrange', 12],
  [609, 'shelfOrange', 52],
  [617, 'tillOrange', 74],
  [655, 'doorBag', 15],
  [671, 'shelfBag', 38],
  [688, 'tillBlue', 81],
  [702, 'backBlueBox', 57],
  [735, 'shelfGreen', 29],
  [768, 'doorTan', 13],
  [796, 'shelfTan', 44],
  [811, 'backGreen', 36],
  [846, 'backOrangeBox', 42],
  [853, 'doorBag', 16],
  [871, 'backBlueBox', 39],
  [889, 'backTanBox', 35],
  [902, 'shelfOrange', 47],
  [918, 'tillOrange', 69],
  [944, 'backTruck', 88],
  [967, 'shelfGreen', 33],
  [1001, 'doorOrange', 11],
  [1024, 'tillBlue', 77],
  [1063, 'shelfBag', 41],
  [1097, 'doorBag', 14],
  [1130, 'shelfTan', 58],
  [1168, 'backGreen', 45],
  [1201, 'tillOrange', 72],
  [1238, 'backOrangeBox', 51],
  [1262, 'doorOrange', 13],
  [1289, 'backTanBox', 40],
];

export const sampleDay: readonly ClipEvent[] = log.map(([minute, sight, seconds]) => ({
  ...sights[sight],
  minute,
  seconds,
}));

/** Hours the sample store has somebody in it. */
export const openHours = {from: 8, to: 22} as const;

export interface ClipQuery {
  readonly what: Trait | 'any';
  readonly where: Zone | 'any';
  /** Full hours; `from` is always before `to`. */
  readonly from: number;
  readonly to: number;
}

export const startQuery: ClipQuery = {what: 'box', where: 'back', from: 14, to: 15};

/** Events that begin inside the hours and fit what and where. */
export const findClips = (events: readonly ClipEvent[], {what, where, from, to}: ClipQuery): ClipEvent[] =>
  events.filter(
    (event) =>
      event.minute >= from * 60 &&
      event.minute < to * 60 &&
      (where === 'any' || event.zone === where) &&
      (what === 'any' || event.traits.includes(what)),
  );

/** Speed at which people scrub. */
export const scrubSpeed = 8;
/** Minutes it takes to fill in a search. */
export const fillInMinutes = 0.5;

/** Cameras one has to go through. */
export const camerasOf = ({where}: ClipQuery): number => (where === 'any' ? zones.length : 1);

/** Minutes to go through the recordings at scrubbing speed: cameras × hours × 60 ÷ speed. */
export const scrubMinutes = (query: ClipQuery): number =>
  (camerasOf(query) * (query.to - query.from) * 60) / scrubSpeed;

/** Seconds of all clips together. */
export const clipSeconds = (clips: readonly ClipEvent[]): number => clips.reduce((sum, clip) => sum + clip.seconds, 0);

/** Minutes to fill in the search and to watch every match at normal speed. */
export const searchMinutes = (clips: readonly ClipEvent[]): number => fillInMinutes + clipSeconds(clips) / 60;

const oneOf = <T extends string>(text: string | null, list: readonly T[], other: T | 'any'): T | 'any' =>
  text === 'any' ? 'any' : (list.find((item) => item === text) ?? other);

const hour = (text: string | null): number | null => (text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null);

/** `?what=orange&where=till&from=9&to=12`; what stands at its start is left out. */
export const clipCodec: QueryCodec<ClipQuery> = {
  read: (query) => {
    const from = hour(query.get('from')) ?? startQuery.from;
    const to = hour(query.get('to')) ?? startQuery.to;
    const sound = from >= openHours.from && to <= openHours.to && from < to;
    return {
      what: oneOf(query.get('what'), traits, startQuery.what),
      where: oneOf(query.get('where'), zones, startQuery.where),
      from: sound ? from : startQuery.from,
      to: sound ? to : startQuery.to,
    };
  },
  write: (state, query) => {
    for (const name of ['what', 'where', 'from', 'to'] as const) {
      setOrDelete(query, name, state[name] === startQuery[name] ? undefined : String(state[name]));
    }
  },
};

/** Height of the person the reach is reckoned for. */
const personM = 1.7;

/**
 * Distance in meters at which a standing person is `pixels` high in the middle of the picture:
 * picture width × 1.7 ÷ (2 × tan(half the viewing angle) × pixels).
 */
export function reachM(
  camera: {readonly pixels: readonly [number, number]; readonly hfovDeg: number},
  pixels: number,
): number {
  return (camera.pixels[0] * personM) / (2 * Math.tan((camera.hfovDeg * Math.PI) / 360) * pixels);
}
