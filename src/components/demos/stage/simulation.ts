/**
 * People in the store: they come in, stop at fixtures, queue, pay and leave. The same seed gives the same run, however
 * often it is drawn: time goes on in steps of a fixed length. World metres, seconds, metres per second.
 */
import {door, type ObstacleId, type Point} from './geometry';
import {looks} from './looks';
import {seeded, type Random} from './random';
import {headings, queueSlots, spots, type Heading} from './spots';
import {doorway, isWalkable, wayTo} from './walkable';

/** Length of a step, seconds. */
export const stepSeconds = 1 / 20;

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
  /** Mean direction of late, which the heading follows: a step aside does not turn anybody round. */
  drift: Point;
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
  /** Own distance from every way, metres, so that people do not walk in one file. */
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
    id: world.nextId++, look: Math.floor(random() * looks), group, x, y, lastX: x, lastY: y, heading: 2, drift: [0, 0], activity: 'walking', walked: random() * 1.3, fixture: null,
    isInside: false, queuedAt: 0, items: 0, speed: between(random, 0.82, 1.12), offset: [between(random, -0.09, 0.09), between(random, -0.09, 0.09)],
    goals: visit(world), way: [], rest: 0, stuck: 0, left: false,
  };
}

/** What somebody came for. */
function visit({random, settings}: World): Goal[] {
  // In on the right, out on the right.
  const leave: Goal = {kind: 'leave', at: [between(random, door.from + 0.4, -0.2), door.matY + 0.15]};
  if (random() < settings.turningBack) return [{kind: 'turnBack', at: [between(random, -0.4, 1), between(random, -2.1, -1.7)], seconds: between(random, 0.6, 1.6)}, leave];
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
  const x = between(random, 0.1, door.to - 0.4);
  const start: Point = [x, door.matY + 0.1];
  if (world.people.some((other) => Math.hypot(other.x - start[0], other.y - start[1]) < 0.7)) return;
  const isPair = random() < settings.pairs;
  const group = isPair ? world.nextGroup++ : 0;
  const first = newPerson(world, start, group);
  enter(world, first);
  if (!isPair) return;
  const second = {...newPerson(world, [x - 0.46, start[1] - 0.04], group), speed: first.speed};
  // They walk in side by side and want the same things, one beside the other.
  second.goals.splice(0, second.goals.length, ...first.goals.map((goal) => (goal.kind === 'stop' ? {...goal, spot: beside(goal.spot)} : goal)).filter(({kind}) => kind !== 'pay'));
  enter(world, second);
}

/** The next spot at the same fixture, or the one before. */
const beside = (spot: number): number => (spots[spot + 1]?.fixture === spots[spot]!.fixture ? spot + 1 : Math.max(0, spot - 1));

function enter(world: World, person: Person): void {
  begin(world, person);
  // Straight in before anything else, so that everybody crosses the door at a right angle.
  person.way = [[person.x, doorway], ...wayTo([person.x, doorway], person.way.at(-1)!)];
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
    // Straight out at the end, as everybody came in.
    walkTo(person, goal.kind === 'turnBack' ? goal.at : [goal.at[0], doorway]);
    if (goal.kind === 'leave') person.way.push(goal.at);
  }
}

/** How far to the right of a way people keep, metres. */
const keepRight = 0.17;

function walkTo(person: Person, to: Point): void {
  const way = wayTo([person.x, person.y], to);
  person.way = way.map((point, index) => {
    if (index === way.length - 1) return point;
    const before = way[index - 1] ?? [person.x, person.y];
    const sides = [[before, point], [point, way[index + 1]!]].map(([from, next]) => {
      const [dx, dy] = [next![0] - from![0], next![1] - from![1]];
      const length = Math.hypot(dx, dy) || 1;
      return [dy / length, -dx / length] as const;
    });
    const own: Point = [point[0] + person.offset[0] + (sides[0]![0] + sides[1]![0]) * keepRight, point[1] + person.offset[1] + (sides[0]![1] + sides[1]![1]) * keepRight];
    return isWalkable(own) ? own : point;
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

/** How far people keep from those who walk, from those who stand, and from who came with them, metres. */
const room = {walking: 0.62, standing: 0.46, together: 0.36} as const;
/** How far ahead people look, seconds, and whom they see, metres. */
const foresight = 1.5;
const sight = 1.9;
/** Ways round somebody: turned from the way to the goal, radians, and how fast, as a share of the usual pace. */
const turns = [0, -0.35, 0.35, -0.7, 0.7, -1.15, 1.15, -1.6, 1.6].map((angle) => [angle, Math.cos(angle), Math.sin(angle)] as const);
const paces = [1, 0.6] as const;
/** Nobody steps back in the doorway: ways round somebody turned no further than this lead on, radians. */
const forwards = 0.75;
/** Longest somebody gives way before pushing on, seconds. */
const patience = 1.8;

/** Who is near: place and velocity beside one's own place, and the distance to keep. One list for all, used at once. */
const near: number[] = [];
const fields = 5;

function lookAround(world: World, person: Person): void {
  near.length = 0;
  for (const other of world.people) {
    const [ox, oy] = [other.x - person.x, other.y - person.y];
    if (other === person || Math.abs(ox) > sight || Math.abs(oy) > sight) continue;
    const isTogether = other.group > 0 && other.group === person.group;
    const keep = isTogether ? room.together : other.activity === 'walking' ? room.walking : room.standing;
    near.push(ox, oy, (other.x - other.lastX) / stepSeconds, (other.y - other.lastY) / stepSeconds, keep);
  }
}

/** How close a velocity leads to others soon; the sooner, the worse. More than `enough` need not be known exactly. */
function risk(vx: number, vy: number, enough: number): number {
  let sum = 0;
  for (let at = 0; at < near.length && sum <= enough; at += fields) {
    const ox = near[at]!;
    const oy = near[at + 1]!;
    const keep = near[at + 4]!;
    const wx = vx - near[at + 2]!;
    const wy = vy - near[at + 3]!;
    const along = ox * wx + oy * wy;
    const time = Math.max(0, Math.min(foresight, along / (wx * wx + wy * wy || 1)));
    const gx = ox - wx * time;
    const gy = oy - wy * time;
    const gap = gx * gx + gy * gy;
    if (gap < keep * keep) sum += (1 - Math.sqrt(gap) / keep) * 2.6 * (1 - time / (foresight * 1.3));
    // Who is too close already had better go apart.
    if (along > 0 && ox * ox + oy * oy < keep * keep) sum += 0.8 * along;
  }
  return sum;
}

/** The velocity that gets on best without walking into anybody; zero when waiting is best. */
function steer(world: World, person: Person, dx: number, dy: number): Point {
  lookAround(world, person);
  const {speed} = person;
  if (risk(dx * speed, dy * speed, 0) === 0) return [dx * speed, dy * speed];
  const bx = (person.x - person.lastX) / stepSeconds;
  const by = (person.y - person.lastY) / stepSeconds;
  let bestX = 0;
  let bestY = 0;
  // Waiting is worth it only where every way is blocked.
  let least = 1.35 + risk(0, 0, Infinity);
  const isAtDoor = person.y < doorway;
  for (const [turned, c, s] of turns) {
    if (isAtDoor && Math.abs(turned) > forwards) continue;
    const ux = dx * c - dy * s;
    const uy = dx * s + dy * c;
    if (!isWalkable([person.x + ux * 0.12, person.y + uy * 0.12])) continue;
    for (const pace of paces) {
      const vx = ux * speed * pace;
      const vy = uy * speed * pace;
      // By the right, so that two who meet do not dance; and not another way each step.
      const effort = Math.abs(turned) * (turned > 0 ? 0.62 : 0.5) + (1 - pace) * 0.7 + Math.hypot(vx - bx, vy - by) * 0.16;
      if (effort >= least) continue;
      const cost = effort + risk(vx, vy, least - effort);
      if (cost < least) [least, bestX, bestY] = [cost, vx, vy];
    }
  }
  return [bestX, bestY];
}

function move(world: World, person: Person): void {
  const target = person.way[0]!;
  const [dx, dy] = [target[0] - person.x, target[1] - person.y];
  const away = Math.hypot(dx, dy);
  if (away < (person.way.length > 1 ? 0.2 : 0.03)) {
    person.way.shift();
    return;
  }
  person.activity = 'walking';
  const isPatient = person.stuck < patience;
  const [vx, vy] = isPatient ? steer(world, person, dx / away, dy / away) : [(dx / away) * person.speed * 0.7, (dy / away) * person.speed * 0.7];
  const length = Math.min(Math.hypot(vx, vy) * stepSeconds, away);
  const moved = length > 0 && walk(person, [person.x + vx, person.y + vy], length);
  const gained = away - Math.hypot(target[0] - person.x, target[1] - person.y);
  person.stuck = moved && gained > person.speed * stepSeconds * 0.25 ? Math.max(0, person.stuck - stepSeconds * 2) : person.stuck + stepSeconds;
  if (person.stuck > patience + 1.4) {
    person.stuck = patience / 2;
    // The way may lead round the other side from here.
    if (person.way.length > 1) begin(world, person);
  }
}

/** How much the last step counts in the mean direction. */
const newestStep = 0.17;

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
  if (walked > 1e-6) {
    const [ox, oy] = person.drift;
    person.drift = [ox + ((next[0] - person.x) / walked - ox) * newestStep, oy + ((next[1] - person.y) / walked - oy) * newestStep];
    person.heading = headingOf(...person.drift, person.heading);
  }
  person.walked += walked;
  [person.x, person.y] = next;
  return walked > 1e-6;
}

/** The rendered direction nearest to a movement; the one before stays unless another is clearly nearer. */
function headingOf(dx: number, dy: number, before: Heading): Heading {
  const along = headings.map(([x, y]) => x * dx + y * dy);
  const best = along.indexOf(Math.max(...along)) as Heading;
  return along[best]! > along[before]! + Math.hypot(dx, dy) * 0.5 ? best : before;
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
