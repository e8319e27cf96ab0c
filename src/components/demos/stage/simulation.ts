/**
 * People in the store: they come in, stop at fixtures, queue, pay and leave. The same seed gives the same run, however
 * often it is drawn: time goes on in steps of a fixed length. World metres, seconds, metres per second.
 */
import {door, type ObstacleId, type Point} from './geometry';
import {seeded, type Random} from './random';
import {isWalkable, wayTo} from './walkable';

/** Length of a step, seconds. */
export const stepSeconds = 1 / 20;

/** Index into `headings`. */
export type Heading = 0 | 1 | 2 | 3;
/** +x, −x, +y, −y: the directions people were rendered in. */
export const headings: readonly Point[] = [[1, 0], [-1, 0], [0, 1], [0, -1]];

/** Where somebody stops, and the fixture looked at. */
export interface Spot {
  readonly at: Point;
  readonly facing: Heading;
  readonly fixture: ObstacleId;
}

const spotsAlong = (fixture: ObstacleId, facing: Heading, from: Point, to: Point, count: number): Spot[] =>
  Array.from({length: count}, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return {fixture, facing, at: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]};
  });

/** Places to stop at, an arm's length from the shelves. */
export const spots: readonly Spot[] = [
  ...spotsAlong('gondola-1', 2, [-3.1, -0.3], [-0.7, -0.3], 4),
  ...spotsAlong('gondola-2', 2, [0.9, -0.3], [3.1, -0.3], 4),
  ...spotsAlong('gondola-1', 3, [-3, 1.4], [-0.7, 1.4], 3),
  ...spotsAlong('gondola-2', 3, [0.9, 1.4], [3, 1.4], 3),
  ...spotsAlong('fridge', 2, [-3.5, 2.36], [-0.8, 2.36], 4),
  ...spotsAlong('shelf-back', 2, [0.9, 2.72], [3.7, 2.72], 4),
  ...spotsAlong('shelf-left', 1, [-3.68, -2.75], [-3.68, -0.6], 2),
  {fixture: 'island', facing: 2, at: [-1.75, -2.45]}, {fixture: 'island', facing: 1, at: [-0.85, -1.55]},
  {fixture: 'island', facing: 3, at: [-1.75, -0.66]}, {fixture: 'island', facing: 0, at: [-2.66, -1.5]},
];

/** Where people stand at the till, the one being served first. */
export const queueSlots: readonly Point[] = [[2.95, -2.9], [2.2, -2.9], [1.62, -2.62], [1.5, -1.95], [1.5, -1.3], [1.4, -0.7], [0.7, -0.62], [0.1, -0.62], [-0.5, -0.7]];

/** What somebody is about to do, and is doing once there. */
type Goal =
  | {readonly kind: 'stop'; readonly spot: number; readonly seconds: number}
  | {readonly kind: 'turnBack'; readonly at: Point; readonly seconds: number}
  | {readonly kind: 'pay'; readonly seconds: number}
  | {readonly kind: 'leave'; readonly at: Point};

export type Activity = 'walking' | 'stopping' | 'queueing' | 'paying';

export interface Person {
  readonly id: number;
  /** Which of the drawn people. */
  readonly look: number;
  /** People who came together share a number; 0 for those who came alone. */
  readonly group: number;
  x: number;
  y: number;
  /** Place one step ago, for drawing between steps. */
  lastX: number;
  lastY: number;
  heading: Heading;
  activity: Activity;
  /** Metres walked so far. */
  walked: number;
  /** Fixture being looked at while stopping. */
  fixture: ObstacleId | null;
  /** Has come through the door and not left. */
  isInside: boolean;
  /** When the wait in the queue began, seconds. */
  queuedAt: number;
  /** Units of goods taken so far. */
  items: number;
  readonly speed: number;
  /** Own side of every way, metres, so that people do not walk in one file. */
  readonly offset: Point;
  readonly goals: Goal[];
  way: Point[];
  /** Seconds left of what is being done here. */
  rest: number;
  /** Seconds without getting on; the impatient push through. */
  stuck: number;
  left: boolean;
}

export type WorldEvent =
  | {readonly kind: 'entered' | 'settled' | 'leftStore' | 'gone' | 'gaveUp'; readonly person: Person}
  | {readonly kind: 'served'; readonly person: Person; readonly waited: number};

export interface Settings {
  readonly seed: number;
  /** People who come in per minute. */
  readonly perMinute: number;
  /** Most people at a time. */
  readonly most: number;
  /** Share of people who pay, 0 to 1. */
  readonly paying: number;
  /** Seconds the clerk needs for one person, shortest and longest. */
  readonly service: Point;
  /** Share of those who come in pairs and of those who turn round in the door, 0 to 1. */
  readonly pairs: number;
  readonly turningBack: number;
  /** People who are in the store already. */
  readonly start: number;
}

export interface World {
  settings: Settings;
  readonly random: Random;
  /** Seconds since the start. */
  time: number;
  people: Person[];
  /** Who stands at the till, first the one being served. */
  readonly queue: Person[];
  /** What happened in the last step. */
  events: WorldEvent[];
  nextId: number;
  nextGroup: number;
  /** Seconds until somebody comes. */
  untilNext: number;
  /** Time that has not made a whole step yet, seconds. */
  rest: number;
}

export const looks = 6;

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** Seconds until the next one comes, around the mean. */
const pause = (world: World): number => (60 / Math.max(0.1, world.settings.perMinute)) * between(world.random, 0.35, 1.65);

export function createWorld(settings: Settings): World {
  const world: World = {
    settings, random: seeded(settings.seed), time: 0, people: [], queue: [], events: [], nextId: 1, nextGroup: 1, untilNext: 0.4, rest: 0,
  };
  const free = spots.map((_, index) => index);
  for (let count = 0; count < Math.min(settings.start, free.length); count += 1) {
    const [spot = 0] = free.splice(Math.floor(world.random() * free.length), 1);
    const person = newPerson(world, spots[spot]!.at, 0);
    person.isInside = true;
    person.goals.unshift({kind: 'stop', spot, seconds: between(world.random, 1, 9)});
    person.heading = spots[spot]!.facing;
    begin(world, person);
    person.way = [];
    world.people.push(person);
  }
  world.events = [];
  return world;
}

function newPerson(world: World, [x, y]: Point, group: number): Person {
  const {random} = world;
  return {
    id: world.nextId++, look: Math.floor(random() * looks), group, x, y, lastX: x, lastY: y, heading: 2, activity: 'walking', walked: random() * 1.3, fixture: null,
    isInside: false, queuedAt: 0, items: 0, speed: between(random, 0.82, 1.12), offset: [between(random, -0.16, 0.16), between(random, -0.16, 0.16)],
    goals: visit(world), way: [], rest: 0, stuck: 0, left: false,
  };
}

/** What somebody came for. */
function visit({random, settings}: World): Goal[] {
  const leave: Goal = {kind: 'leave', at: [between(random, door.from + 0.5, door.to - 0.5), door.matY + 0.15]};
  if (random() < settings.turningBack) return [{kind: 'turnBack', at: [between(random, -0.4, 0.7), between(random, -2.25, -1.85)], seconds: between(random, 0.6, 1.6)}, leave];
  const stops = Array.from({length: 1 + Math.floor(random() * 3)}, (): Goal => ({kind: 'stop', spot: Math.floor(random() * spots.length), seconds: between(random, 2.5, 11)}));
  const pays = random() < settings.paying;
  return [...stops, ...(pays ? [{kind: 'pay', seconds: between(random, ...settings.service)} as const] : []), leave];
}

/** Lets time pass, in whole steps; `onStep` sees each of them. */
export function advance(world: World, seconds: number, onStep?: (world: World) => void): void {
  world.rest += seconds;
  while (world.rest >= stepSeconds - 1e-9) {
    world.rest -= stepSeconds;
    step(world);
    onStep?.(world);
  }
}

function step(world: World): void {
  world.events = [];
  world.time += stepSeconds;
  arrive(world);
  for (const person of world.people) {
    person.lastX = person.x;
    person.lastY = person.y;
    act(world, person);
    passDoor(world, person);
  }
  world.people = world.people.filter((person) => !person.left);
}

function arrive(world: World): void {
  world.untilNext -= stepSeconds;
  if (world.untilNext > 0) return;
  world.untilNext = pause(world);
  const {random, settings} = world;
  if (world.people.length >= settings.most) return;
  const x = between(random, door.from + 0.45, door.to - 0.45);
  const start: Point = [x, door.matY + 0.1];
  if (world.people.some((other) => Math.hypot(other.x - start[0], other.y - start[1]) < 0.7)) return;
  const isPair = random() < settings.pairs;
  const group = isPair ? world.nextGroup++ : 0;
  const first = newPerson(world, start, group);
  enter(world, first);
  if (!isPair) return;
  const second = {...newPerson(world, [x + (x > 0 ? -0.46 : 0.46), start[1] - 0.04], group), speed: first.speed};
  // They walk in side by side and want the same things, one beside the other.
  second.goals.splice(0, second.goals.length, ...first.goals.map((goal) => (goal.kind === 'stop' ? {...goal, spot: beside(goal.spot)} : goal)).filter(({kind}) => kind !== 'pay'));
  enter(world, second);
}

/** The next spot at the same fixture, or the one before. */
const beside = (spot: number): number => (spots[spot + 1]?.fixture === spots[spot]!.fixture ? spot + 1 : Math.max(0, spot - 1));

function enter(world: World, person: Person): void {
  begin(world, person);
  // Straight in before anything else, so that everybody crosses the door at a right angle.
  person.way = [[person.x, -2.3], ...wayTo([person.x, -2.3], person.way.at(-1)!)];
  world.people.push(person);
}

/** Sets out for the first goal. */
function begin(world: World, person: Person): void {
  const [goal] = person.goals;
  person.activity = 'walking';
  person.fixture = null;
  person.stuck = 0;
  if (!goal) return;
  if (goal.kind === 'stop') {
    // Somebody stands there already, or is on the way: the nearest free one will do.
    const isTaken = (index: number) => world.people.some((other) => other !== person && other.goals[0]?.kind === 'stop' && other.goals[0].spot === index);
    const spot = isTaken(goal.spot) ? spots.findIndex((_, index) => !isTaken((goal.spot + index) % spots.length)) : 0;
    const index = (goal.spot + Math.max(0, spot)) % spots.length;
    person.goals[0] = {...goal, spot: index};
    person.rest = goal.seconds;
    walkTo(person, spots[index]!.at);
  } else if (goal.kind === 'pay') {
    person.rest = goal.seconds;
    walkTo(person, queueSlots[Math.min(world.queue.length, queueSlots.length - 1)]!);
  } else {
    person.rest = goal.kind === 'turnBack' ? goal.seconds : 0;
    walkTo(person, goal.at);
  }
}

function walkTo(person: Person, to: Point): void {
  const way = wayTo([person.x, person.y], to);
  person.way = way.map((point, index) => {
    const own: Point = [point[0] + person.offset[0], point[1] + person.offset[1]];
    return index < way.length - 1 && isWalkable(own) ? own : point;
  });
}

function finish(world: World, person: Person): void {
  person.goals.shift();
  begin(world, person);
}

function act(world: World, person: Person): void {
  const [goal] = person.goals;
  if (!goal) return;
  const place = world.queue.indexOf(person);
  if (place >= 0) {
    queue(world, person, place);
    return;
  }
  if (goal.kind === 'pay' && person.way.length <= 1) {
    // The end of the queue may have moved while walking there.
    const end = queueSlots[world.queue.length];
    if (!end) {
      world.events.push({kind: 'gaveUp', person});
      finish(world, person);
      return;
    }
    person.way = [end];
    if (Math.hypot(person.x - end[0], person.y - end[1]) < 0.45) {
      world.queue.push(person);
      person.queuedAt = world.time;
      person.activity = 'queueing';
      return;
    }
  }
  if (person.way.length > 0) {
    move(world, person);
    return;
  }
  if (goal.kind === 'stop') {
    const {facing, fixture} = spots[goal.spot]!;
    person.heading = facing;
    person.fixture = fixture;
    if (person.activity !== 'stopping') world.events.push({kind: 'settled', person});
    person.activity = 'stopping';
  } else if (goal.kind === 'leave') {
    person.left = true;
    world.events.push({kind: 'gone', person});
    return;
  }
  person.rest -= stepSeconds;
  if (person.rest > 0) return;
  if (goal.kind === 'stop') person.items += 1 + Math.floor(world.random() * 2);
  finish(world, person);
}

/** In the queue: up to one's place; served at the first. */
function queue(world: World, person: Person, place: number): void {
  const slot = queueSlots[place]!;
  const away = Math.hypot(slot[0] - person.x, slot[1] - person.y);
  if (away > 0.04) {
    person.way = [slot];
    walk(person, slot, Math.min(person.speed * stepSeconds, away));
    person.activity = 'queueing';
    return;
  }
  person.way = [];
  if (place > 0) {
    const ahead = queueSlots[place - 1]!;
    person.heading = headingOf(ahead[0] - person.x, ahead[1] - person.y, person.heading);
    return;
  }
  if (person.activity !== 'paying') {
    person.activity = 'paying';
    person.heading = 2;
    world.events.push({kind: 'served', person, waited: world.time - person.queuedAt});
  }
  person.rest -= stepSeconds;
  if (person.rest > 0) return;
  world.queue.shift();
  finish(world, person);
}

/** How far people keep from each other, metres. */
const reach = 0.62;

function move(world: World, person: Person): void {
  const target = person.way[0]!;
  const [dx, dy] = [target[0] - person.x, target[1] - person.y];
  const away = Math.hypot(dx, dy);
  if (away < (person.way.length > 1 ? 0.12 : 0.03)) {
    person.way.shift();
    return;
  }
  person.activity = 'walking';
  let [vx, vy] = [dx / away, dy / away];
  let pace = person.speed;
  const isPatient = person.stuck < 1.6;
  if (isPatient) {
    for (const other of world.people) {
      if (other === person) continue;
      const [ox, oy] = [person.x - other.x, person.y - other.y];
      const gap = Math.hypot(ox, oy);
      const near = other.group > 0 && other.group === person.group ? 0.4 : reach;
      if (gap >= near || gap < 1e-6) continue;
      const push = (near - gap) / near;
      const isAhead = -ox * dx - oy * dy > 0;
      // Sideways round those ahead, always by the right, so that two who meet do not dance.
      vx += (ox / gap) * push * 0.8 + (isAhead ? (dy / away) * push * 0.9 : 0);
      vy += (oy / gap) * push * 0.8 - (isAhead ? (dx / away) * push * 0.9 : 0);
      if (isAhead) pace *= 1 - push * 0.55;
    }
  }
  const speed = Math.hypot(vx, vy) || 1;
  const length = Math.min(pace * stepSeconds, away);
  const moved = walk(person, [person.x + (vx / speed) * length, person.y + (vy / speed) * length], length);
  const gained = away - Math.hypot(target[0] - person.x, target[1] - person.y);
  person.stuck = moved && gained > length * 0.25 ? Math.max(0, person.stuck - stepSeconds * 2) : person.stuck + stepSeconds;
  if (person.stuck > 3) {
    person.stuck = 0.8;
    // The way may lead round the other side from here.
    if (person.way.length > 1) person.way = wayTo([person.x, person.y], person.way.at(-1)!);
  }
}

/** One step towards a place, along a fixture where it is in the way. False when there is no room. */
function walk(person: Person, to: Point, length: number): boolean {
  const [dx, dy] = [to[0] - person.x, to[1] - person.y];
  const far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [person.x + (dx / far) * length, person.y + (dy / far) * length];
  const options: Point[] = [[nx, ny], [nx, person.y], [person.x, ny]];
  // Whoever stands where nobody can, for a rounding, may step out.
  const next = isWalkable([person.x, person.y]) ? options.find(isWalkable) : options[0];
  if (!next) return false;
  const walked = Math.hypot(next[0] - person.x, next[1] - person.y);
  if (walked > 1e-6) person.heading = headingOf(next[0] - person.x, next[1] - person.y, person.heading);
  person.walked += walked;
  [person.x, person.y] = next;
  return walked > 1e-6;
}

/** The rendered direction nearest to a movement; the one before stays unless another is clearly nearer. */
function headingOf(dx: number, dy: number, before: Heading): Heading {
  const along = headings.map(([x, y]) => x * dx + y * dy);
  const best = along.indexOf(Math.max(...along)) as Heading;
  return along[best]! > along[before]! + Math.hypot(dx, dy) * 0.25 ? best : before;
}

/** Wide enough that nobody who stands in the door flickers, metres. */
const doorBand = 0.06;

function passDoor(world: World, person: Person): void {
  if (!person.isInside && person.y > door.y + doorBand) {
    person.isInside = true;
    world.events.push({kind: 'entered', person});
  } else if (person.isInside && person.y < door.y - doorBand) {
    person.isInside = false;
    world.events.push({kind: 'leftStore', person});
  }
}
