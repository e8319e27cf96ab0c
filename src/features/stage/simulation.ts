/**
 * People in the shop: they come in, stop at fixtures, queue, pay and leave. The same seed gives the same run at any frame
 * rate: fixed time steps. World meters, seconds, meters per second.
 */
import {stepSeconds} from './clock';
import {door, type Point} from './geometry';
import type {Goal, Person} from './person';
import {spriteCount} from './spriteSheet';
import {seeded, type Random} from './random';
import {queueSlots, spots} from './spots';
import {doorway, wayTo} from './walkable';
import {headingOf, move, walk, walkTo} from './walking';

export type WorldEvent =
  | {readonly kind: 'entered' | 'settled' | 'leftStore' | 'removed' | 'gaveUp'; readonly person: Person}
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
  /** People in the shop at the start. */
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
  /** Accumulated time below one step, seconds. */
  rest: number;
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** Seconds until the next one comes, around the mean. */
const pause = (world: World): number =>
  (60 / Math.max(0.1, world.settings.perMinute)) * between(world.random, 0.35, 1.65);

export function createWorld(settings: Settings): World {
  const world: World = {
    settings,
    random: seeded(settings.seed),
    time: 0,
    people: [],
    queue: [],
    events: [],
    nextId: 1,
    nextGroup: 1,
    untilNext: 0.4,
    rest: 0,
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
    id: world.nextId++,
    look: Math.floor(random() * spriteCount),
    group,
    x,
    y,
    lastX: x,
    lastY: y,
    heading: 2,
    drift: [0, 0],
    activity: 'walking',
    walked: random() * 1.3,
    fixture: null,
    isInside: false,
    queuedAt: 0,
    items: 0,
    speed: between(random, 0.82, 1.12),
    offset: [between(random, -0.09, 0.09), between(random, -0.09, 0.09)],
    goals: visit(world),
    way: [],
    rest: 0,
    stuck: 0,
    left: false,
  };
}

/** Goals of a new person. */
function visit({random, settings}: World): Goal[] {
  // In on the right, out on the right.
  const leave: Goal = {kind: 'leave', at: [between(random, door.from + 0.4, -0.2), door.matY + 0.15]};
  if (random() < settings.turningBack)
    return [
      {
        kind: 'turnBack',
        at: [between(random, -0.4, 1), between(random, -2.1, -1.7)],
        seconds: between(random, 0.6, 1.6),
      },
      leave,
    ];
  const stops = Array.from({length: 1 + Math.floor(random() * 3)}, (): Goal => ({
    kind: 'stop',
    spot: Math.floor(random() * spots.length),
    seconds: between(random, 2.5, 11),
  }));
  const pays = random() < settings.paying;
  return [...stops, ...(pays ? [{kind: 'pay', seconds: between(random, ...settings.service)} as const] : []), leave];
}

/** Advances the simulation in whole steps; `onStep` is called for each. */
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
  second.goals.splice(
    0,
    second.goals.length,
    ...first.goals
      .map((goal) => (goal.kind === 'stop' ? {...goal, spot: beside(goal.spot)} : goal))
      .filter(({kind}) => kind !== 'pay'),
  );
  enter(world, second);
}

/** The next spot at the same fixture, or the one before. */
const beside = (spot: number): number =>
  spots[spot + 1]?.fixture === spots[spot]!.fixture ? spot + 1 : Math.max(0, spot - 1);

function enter(world: World, person: Person): void {
  begin(world, person);
  // Straight in before anything else, so that everybody crosses the door at a right angle.
  person.way = [[person.x, doorway], ...wayTo([person.x, doorway], person.way.at(-1)!)];
  world.people.push(person);
}

/** Starts toward the first goal. */
function begin(world: World, person: Person): void {
  const [goal] = person.goals;
  person.activity = 'walking';
  person.fixture = null;
  person.stuck = 0;
  if (!goal) return;
  if (goal.kind === 'stop') {
    // The spot is taken or reserved: use the nearest free one.
    const isTaken = (index: number) =>
      world.people.some(
        (other) => other !== person && other.goals[0]?.kind === 'stop' && other.goals[0].spot === index,
      );
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
    if (move(world.people, person)) begin(world, person);
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
    world.events.push({kind: 'removed', person});
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

/** Hysteresis at the door, meters. */
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
