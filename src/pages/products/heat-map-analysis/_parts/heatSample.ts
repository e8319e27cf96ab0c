/** A made-up store of 9 × 6 m and made-up visits to it, the same on every run; pages label them as a sample. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';
import {cellM, type Area, type Visit} from './heatCells';

/** Floor of the sample store in meters. */
export const floorM = {width: 9, depth: 6} as const;

export const fixtures: readonly Area[] = [
  [0.5, 0, 4, 0.5],
  [5, 0, 3.5, 0.5],
  [0, 1, 0.5, 3.5],
  [1.5, 2, 2.5, 0.5],
  [5, 2, 2.5, 0.5],
  [7, 4.5, 1.5, 0.5],
];
/** The promotion table, before and after it was moved. */
export const tables = {before: [5.5, 4, 1, 1], after: [4, 3.5, 1, 0.5]} as const satisfies Record<string, Area>;
/** The ring of floor around the table from which it is looked at. */
export const tableZones = {before: [5, 3.5, 2, 2], after: [3.5, 3, 2, 1.5]} as const satisfies Record<string, Area>;

export const dayParts = ['morning', 'noon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
export const measures = ['passing', 'dwell'] as const;
export type Measure = (typeof measures)[number];

/** A place people stop at: center, scatter, people and their average seconds. */
interface Spot {
  readonly at: readonly [number, number];
  readonly spread: number;
  readonly people: number;
  readonly seconds: number;
}

/** A line people walk along. */
interface Lane {
  readonly points: readonly (readonly [number, number])[];
  readonly people: number;
}

interface Period {
  readonly spots: readonly Spot[];
  readonly lanes: readonly Lane[];
}

/** Stops are written down for a quarter of the sample period. */
const quarters = 4;

/** Numbers between 0 and 1 that look random and are always the same (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const onFloor = (x: number, y: number, blocked: readonly Area[]) =>
  x >= 0 &&
  y >= 0 &&
  x < floorM.width &&
  y < floorM.depth &&
  !blocked.some(([left, top, width, depth]) => x >= left && x < left + width && y >= top && y < top + depth);

function visitsOf({spots, lanes}: Period, blocked: readonly Area[], seed: number): Visit[] {
  const random = sequence(seed);
  const around = () => random() + random() + random() - 1.5;
  const visits: Visit[] = [];
  let person = 0;
  const add = (x: number, y: number, seconds: number) => {
    if (onFloor(x, y, blocked)) visits.push({person, x, y, seconds});
  };
  for (const {at, spread, people, seconds} of spots) {
    for (let end = person + people * quarters; person < end; person++) {
      const [dx, dy] = [around() * spread, around() * spread];
      // Who stands nearest looks longest.
      add(
        at[0] + dx,
        at[1] + dy,
        seconds * (0.55 + 0.9 * random()) * (1.2 - Math.min(0.8, Math.hypot(dx, dy) / spread / 1.6)),
      );
    }
  }
  for (const {points, people} of lanes) {
    for (let end = person + people; person < end; person++) {
      const [dx, dy] = [around() * 0.35, around() * 0.35];
      points.slice(1).forEach((to, index) => {
        const from = points[index] as readonly [number, number];
        const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / cellM));
        for (let step = 0; step < steps; step++) {
          const part = step / steps;
          add(from[0] + (to[0] - from[0]) * part + dx, from[1] + (to[1] - from[1]) * part + dy, 1 + random());
        }
      });
    }
  }
  return visits;
}

const [cooler, backShelf, wall, gondola, till] = [
  [2.4, 0.9],
  [6.6, 0.9],
  [0.9, 2.8],
  [2.8, 2.9],
  [7.7, 5.3],
] as const;
const main: Lane['points'] = [
  [4.5, 6],
  [4.5, 3],
  [4.5, 1.2],
];
const left: Lane['points'] = [
  [4.5, 3.2],
  [1, 3.4],
  [1, 1.2],
  [4.5, 1.2],
];
const right: Lane['points'] = [
  [4.5, 1.2],
  [8, 1.2],
  [8, 3.4],
  [7.6, 4.2],
  [8.7, 5.4],
  [4.5, 5.6],
];

const parts: Readonly<Record<DayPart, Period>> = {
  morning: {
    spots: [
      {at: cooler, spread: 1.1, people: 520, seconds: 9},
      {at: till, spread: 0.7, people: 420, seconds: 34},
      {at: backShelf, spread: 0.9, people: 90, seconds: 8},
      {at: wall, spread: 0.7, people: 60, seconds: 9},
    ],
    lanes: [
      {points: main, people: 260},
      {points: left, people: 90},
      {points: right, people: 210},
    ],
  },
  noon: {
    spots: [
      {at: cooler, spread: 1.2, people: 480, seconds: 14},
      {at: gondola, spread: 0.9, people: 330, seconds: 16},
      {at: till, spread: 0.9, people: 640, seconds: 58},
      {at: wall, spread: 0.8, people: 160, seconds: 12},
    ],
    lanes: [
      {points: main, people: 330},
      {points: left, people: 240},
      {points: right, people: 260},
    ],
  },
  evening: {
    spots: [
      {at: backShelf, spread: 1.2, people: 540, seconds: 26},
      {at: wall, spread: 0.9, people: 430, seconds: 31},
      {at: gondola, spread: 0.9, people: 260, seconds: 18},
      {at: till, spread: 0.7, people: 300, seconds: 30},
      {at: cooler, spread: 1, people: 200, seconds: 11},
    ],
    lanes: [
      {points: main, people: 210},
      {points: left, people: 230},
      {points: right, people: 250},
    ],
  },
};

/** Visits of one part of the sample day, with the table still beside the door. */
export const dayPartVisits = (part: DayPart): Visit[] =>
  visitsOf(parts[part], [...fixtures, tables.before], dayParts.indexOf(part) + 11);

const weekSpots: readonly Spot[] = [
  {at: cooler, spread: 1, people: 460, seconds: 13},
  {at: backShelf, spread: 1, people: 330, seconds: 17},
  {at: wall, spread: 0.8, people: 300, seconds: 19},
  {at: till, spread: 0.7, people: 420, seconds: 36},
];

/** Seven days before and seven days after the table moved from beside the door into the middle of the aisle. */
export const weekVisits = (when: 'before' | 'after'): Visit[] =>
  when === 'before'
    ? visitsOf(
        {
          spots: [...weekSpots, {at: [6, 4.4], spread: 1.1, people: 150, seconds: 15}],
          lanes: [
            {points: main, people: 420},
            {points: left, people: 160},
            {points: right, people: 220},
            {
              points: [
                [4.5, 5.7],
                [5.2, 3.8],
                [6.6, 3.7],
              ],
              people: 420,
            },
          ],
        },
        [...fixtures, tables.before],
        5,
      )
    : visitsOf(
        {
          spots: [
            ...weekSpots.map((spot, index) => (index === 2 ? {...spot, people: 240, seconds: 15} : spot)),
            {at: [4.5, 3.7], spread: 1.2, people: 205, seconds: 19},
          ],
          lanes: [
            {
              points: [
                [4.5, 6],
                [3.8, 4.2],
                [3.8, 3.1],
                [4.5, 1.2],
              ],
              people: 900,
            },
            {points: left, people: 130},
            {points: right, people: 220},
            {
              points: [
                [4.5, 6],
                [5.3, 4.2],
                [5.2, 3.1],
                [4.5, 1.6],
              ],
              people: 330,
            },
          ],
        },
        [...fixtures, tables.after],
        5,
      );

export interface HeatView {
  readonly part: DayPart;
  readonly measure: Measure;
}

export const startHeat: HeatView = {part: 'noon', measure: 'dwell'};

/** `?part=evening&show=passing`. */
export const heatCodec: QueryCodec<HeatView> = {
  read: (query) => ({
    part: dayParts.find((part) => part === query.get('part')) ?? startHeat.part,
    measure: measures.find((measure) => measure === query.get('show')) ?? startHeat.measure,
  }),
  write: ({part, measure}, query) => {
    setOrDelete(query, 'part', part === startHeat.part ? undefined : part);
    setOrDelete(query, 'show', measure === startHeat.measure ? undefined : measure);
  },
};
