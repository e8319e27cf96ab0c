/**
 * A counting line: who crosses it, in which direction, and which crossings a camera detects. Compared with the ground truth
 * at the door, so that every difference has a reason.
 */
import {segmentsCross, turn, type Point} from '../geometry';
import type {Person} from '../person';
import type {World} from '../simulation';
import {enough, eyes, visibleShare, type Place} from './sight';

/** Crossing from the right to the left of the way from `a` to `b` is in. */
export interface Line {
  readonly a: Point;
  readonly b: Point;
}

export type Direction = 'in' | 'out';

/** Straight above the line, or in the corner of the shop, which sees the line from the side. */
export type Mount = 'overhead' | 'corner';

export interface CounterSettings {
  readonly line: Line;
  readonly mount: Mount;
  /** How far to either side of the middle the picture from above reaches, meters; no limit when left out. */
  readonly reach?: number;
}

/** Why a crossing was not counted: behind a fixture, one blob with somebody else, beyond the edge of the picture. */
export type Miss = 'hidden' | 'merged' | 'outside';

export interface Crossing {
  readonly person: number;
  readonly direction: Direction;
  readonly at: Point;
  /** Seconds. */
  readonly time: number;
  /** Null when it was counted. */
  readonly miss: Miss | null;
}

/** Hysteresis around the line, so that a person who stands on it is not counted repeatedly; meters. */
const band = 0.07;

interface Track {
  /** Last place clearly on one side. */
  side: number;
  at: Point;
}

/** One person's visit, as the line saw it. */
interface Visit {
  readonly wasInside: boolean;
  entered: boolean;
  settled: boolean;
  left: boolean;
  counted: Record<Direction, number>;
  missed: Partial<Record<Direction, Miss>>;
}

export interface Counter {
  readonly settings: CounterSettings;
  readonly tracks: Map<number, Track>;
  readonly visits: Map<number, Visit>;
  readonly crossings: Crossing[];
  /** People in the shop when counting began. */
  readonly insideAtStart: number;
}

const sideOf = ({a, b}: Line, at: Point): number => turn(a, b, at) / Math.hypot(b[0] - a[0], b[1] - a[1]);

const newVisit = (wasInside: boolean): Visit => ({
  wasInside,
  entered: false,
  settled: wasInside,
  left: false,
  counted: {in: 0, out: 0},
  missed: {},
});

export function createCounter(world: World, settings: CounterSettings): Counter {
  const counter: Counter = {
    settings,
    tracks: new Map(),
    visits: new Map(),
    crossings: [],
    insideAtStart: world.people.filter(({isInside}) => isInside).length,
  };
  for (const person of world.people) {
    if (person.isInside) counter.visits.set(person.id, newVisit(true));
    crossingOf(counter, person);
  }
  return counter;
}

/** Direction in which a person has just crossed the line, if so. Each crossing is reported once, at any sampling rate. */
export function crossingOf(
  {settings: {line}, tracks}: Pick<Counter, 'settings' | 'tracks'>,
  {id, x, y}: Pick<Person, 'id' | 'x' | 'y'>,
): Direction | null {
  const at: Point = [x, y];
  const side = sideOf(line, at);
  if (Math.abs(side) < band) return null;
  const track = tracks.get(id);
  tracks.set(id, {side, at});
  if (!track || track.side * side > 0 || !segmentsCross(track.at, at, line.a, line.b)) return null;
  return side > 0 ? 'in' : 'out';
}

/** Above the middle of the line. */
const eyeAbove = ({a, b}: Line): Place => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 3];

/** Two bodies nearer than this are one in a picture from above, meters. */
const touching = 0.36;
/** Seen from the side: bodies this much beside each other and this much behind each other are one, meters. */
const overlap = {beside: 0.3, behind: 1.5} as const;

/** Do two people look like one from this mount? */
export function lookLikeOne({line, mount}: CounterSettings, one: Point, other: Point): boolean {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  if (mount === 'overhead') return Math.hypot(dx, dy) < touching;
  const [ex, ey] = eyeOf({line, mount});
  const [vx, vy] = [one[0] - ex, one[1] - ey];
  const far = Math.hypot(vx, vy) || 1;
  const behind = Math.abs(dx * vx + dy * vy) / far;
  const beside = Math.abs(dx * vy - dy * vx) / far;
  return beside < overlap.beside && behind < overlap.behind;
}

const eyeOf = ({line, mount}: Pick<CounterSettings, 'line' | 'mount'>): Place =>
  mount === 'overhead' ? eyeAbove(line) : eyes[0]!;

/** Why the camera of these settings misses a person on the line. */
function missOf({settings, crossings}: Counter, world: World, person: Person, direction: Direction): Miss | null {
  const at: Point = [person.x, person.y];
  const [ex, ey] = eyeOf(settings);
  if (settings.reach !== undefined && Math.hypot(at[0] - ex, at[1] - ey) > settings.reach) return 'outside';
  if (settings.mount === 'corner' && visibleShare(eyeOf(settings), at) < enough) return 'hidden';
  // The one of the two who was first over the line stands for both.
  const isCounted = (other: Person) =>
    crossings.some(
      (crossing) =>
        crossing.person === other.id &&
        crossing.direction === direction &&
        crossing.miss === null &&
        world.time - crossing.time < 1.2,
    );
  const isOne = world.people.some(
    (other) => other !== person && lookLikeOne(settings, at, [other.x, other.y]) && isCounted(other),
  );
  return isOne ? 'merged' : null;
}

/** Looks at one step of the world. Returns the crossings of this step. */
export function countStep(counter: Counter, world: World): Crossing[] {
  const visitOf = (person: Person): Visit => {
    const visit = counter.visits.get(person.id) ?? newVisit(false);
    counter.visits.set(person.id, visit);
    return visit;
  };
  for (const {kind, person} of world.events) {
    if (kind === 'entered') {
      const visit = visitOf(person);
      // Returning after a step outside is no second entry.
      if (visit.left) visit.left = false;
      else visit.entered = true;
    } else if (kind === 'leftStore') visitOf(person).left = true;
    else if (kind === 'settled') visitOf(person).settled = true;
    else if (kind === 'removed') counter.tracks.delete(person.id);
  }
  const now: Crossing[] = [];
  for (const person of world.people) {
    const direction = crossingOf(counter, person);
    if (!direction) continue;
    const miss = missOf(counter, world, person, direction);
    const visit = visitOf(person);
    if (miss === null) visit.counted[direction] += 1;
    else visit.missed[direction] ??= miss;
    const crossing = {person: person.id, direction, at: [person.x, person.y] as const, time: world.time, miss};
    now.push(crossing);
    counter.crossings.push(crossing);
  }
  return now;
}

/** Reasons of a difference, in people. */
export type Reason = Miss | 'beside' | 'again' | 'underway';
/** Those that are a difference; who is still between door and line is none. */
export const shownReasons = ['hidden', 'merged', 'outside', 'beside', 'again'] as const satisfies readonly Reason[];

export interface Tally {
  /** Who really came in, or left. */
  readonly real: number;
  readonly counted: number;
  /** real = counted + the sum of these; `again` and who is counted before the door are negative. */
  readonly why: Readonly<Record<Reason, number>>;
}

export interface Count {
  readonly in: Tally;
  readonly out: Tally;
  /** In the shop now. */
  readonly inside: number;
  /** In the shop by the count. */
  readonly insideCounted: number;
}

function tally(counter: Counter, direction: Direction): Tally {
  const why: Record<Reason, number> = {hidden: 0, merged: 0, outside: 0, beside: 0, again: 0, underway: 0};
  let [real, counted] = [0, 0];
  for (const visit of counter.visits.values()) {
    const happened = direction === 'in' ? visit.entered : visit.left;
    const times = visit.counted[direction];
    real += Number(happened);
    counted += times;
    if (times > 0) {
      // Over the line but not through the door yet; over it more than once.
      why.underway -= Number(!happened && !(direction === 'in' && visit.wasInside));
      why.again -= times - (happened || !(direction === 'in' && visit.wasInside) ? 1 : 0);
    } else if (happened) {
      const isOver = direction === 'out' || visit.settled || visit.left;
      why[visit.missed[direction] ?? (isOver ? 'beside' : 'underway')] += 1;
    }
  }
  return {real, counted, why};
}

/** What has been counted so far, beside what has really happened. */
export function countOf(counter: Counter): Count {
  const [coming, going] = [tally(counter, 'in'), tally(counter, 'out')];
  return {
    in: coming,
    out: going,
    inside: counter.insideAtStart + coming.real - going.real,
    insideCounted: counter.insideAtStart + coming.counted - going.counted,
  };
}
