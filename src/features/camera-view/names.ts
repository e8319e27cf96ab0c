/** What is written on the picture of an event: names of boxes, and what the algorithm measures. */
import type {EventKind} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import {lineOf, type Box, type Passed, type Point, type Shot, type ShotBox, type Zone} from './tracks';

/** A name, or one with a time that is measured. */
type Name = string | ((time: string) => string);

/** What can be measured in a moment. */
export interface Measures {
  /** People in the zone, or in the picture; of others, things. */
  readonly count: number;
  readonly time: string;
  readonly passed: Passed;
}

/** Words of `i18n/<edition>/copy/camera-view.ts`. */
export interface BoxWords {
  readonly kinds: Readonly<Record<EventKind, string>>;
  /** What a kind is called in one event, where its general name says too little. */
  readonly own: Partial<Record<AlgorithmId, Partial<Record<EventKind, Name>>>>;
  /** What the alert of an event is about, where the kind would read as if it were the fault. */
  readonly alerts: Partial<Record<AlgorithmId, Name>>;
  /** What an event measures, in the corner of its picture; a bar stands for the steps of a color scale. */
  readonly readings: Partial<Record<AlgorithmId, (measures: Measures) => string>>;
  readonly people: (count: number) => string;
}

/** How long it has been going on at the moment of the still, in seconds. */
const since: Partial<Record<AlgorithmId, number>> = {
  'queue-length': 250,
  'dwell-time': 160,
  loitering: 370,
  crowding: 260,
  'blocked-exit': 720,
  'empty-post': 320,
  'table-cleared': 400,
  'fire-lane-parking': 500,
  'bay-occupied': 2530,
};

/** Minutes and seconds. */
function timeOf(event: AlgorithmId, seconds = 0): string {
  const all = (since[event] ?? 0) + seconds;
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

export const isIn = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

/** Whether a thing of this box stands in an area: a shoe may be over its edge. */
function standsIn([left, top, width, height]: Box, zone: Zone): boolean {
  const [x, y] = [left + width / 2, top + height * 0.95];
  return (
    zone.filter(([ax, ay], index) => {
      const [bx, by] = zone.at(index - 1) as Point;
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }).length %
      2 ===
    1
  );
}

const counted: readonly EventKind[] = ['person', 'vehicle', 'gap'];

/** About things: who stands beside them is not drawn. */
const aboutThings: readonly AlgorithmId[] = ['scan-count', 'drawer-open', 'bay-occupied'];

export const isAside = (event: AlgorithmId, kind: EventKind): boolean =>
  aboutThings.includes(event) && (kind === 'person' || kind === 'staff');

/** Whether a box is part of what its event measures: of a group who is in it, in an area only what stands in it. */
export function isCounted(
  words: BoxWords,
  event: AlgorithmId,
  {kind, box}: ShotBox,
  {boxes, zone}: Pick<Shot, 'boxes' | 'zone'>,
): boolean {
  if (kind === 'group' || (kind === 'item' && event === 'scan-count')) return true;
  if (!(event in words.readings) && typeof words.own[event]?.[kind] !== 'function') return false;
  if (!counted.includes(kind)) return false;
  const group = boxes.find((other) => other.kind === 'group');
  return group ? isIn(box, group.box) : !zone || !!lineOf(zone) || standsIn(box, zone);
}

/** Empty for people who are counted, the reading says it once, and for those who are not measured. */
export function nameOfBox(
  words: BoxWords,
  event: AlgorithmId,
  one: ShotBox,
  shot: Pick<Shot, 'boxes' | 'zone' | 'seconds'>,
): string {
  const {kind, tone, box} = one;
  const isAlert = tone === 'alert';
  const own = (isAlert && words.alerts[event]) || words.own[event]?.[kind];
  if (typeof own === 'function')
    return isAlert || isCounted(words, event, one, shot) ? own(timeOf(event, shot.seconds)) : '';
  if (own !== undefined) return own;
  if (kind === 'group') {
    const count = shot.boxes.filter((other) => other.kind === 'person' && isIn(other.box, box)).length;
    if (count > 1) return words.people(count);
  }
  return kind === 'person' && event in words.readings ? '' : words.kinds[kind];
}

/** What the event measures at this moment, if it does; nothing while the boxes of a clip are not here yet. */
export function readingOf(words: BoxWords, event: AlgorithmId, shot: Shot): string | undefined {
  if (shot.boxes.length === 0 && !shot.passed) return undefined;
  return words.readings[event]?.({
    count: shot.boxes.filter((box) => box.kind !== 'group' && isCounted(words, event, box, shot)).length,
    time: timeOf(event, shot.seconds),
    passed: shot.passed ?? {in: 0, out: 0},
  });
}
