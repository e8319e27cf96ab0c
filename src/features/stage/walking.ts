/**
 * Local movement: people keep right, steer around fixtures and avoid each other predictively. World
 * meters, seconds, meters per second.
 */
import {stepSeconds} from './clock';
import type {Point} from './geometry';
import type {Person} from './person';
import {headings, type Heading} from './spots';
import {doorway, isWalkable, wayTo} from './walkable';

/** How far to the right of a way people keep, meters. */
const keepRight = 0.17;

/** Lays somebody's way to a place, round fixtures and on the right of it. */
export function walkTo(person: Person, to: Point): void {
  const way = wayTo([person.x, person.y], to);
  person.way = way.map((point, index) => {
    if (index === way.length - 1) return point;
    const before = way[index - 1] ?? [person.x, person.y];
    const sides = [
      [before, point],
      [point, way[index + 1]!],
    ].map(([from, next]) => {
      const [dx, dy] = [next![0] - from![0], next![1] - from![1]];
      const length = Math.hypot(dx, dy) || 1;
      return [dy / length, -dx / length] as const;
    });
    const own: Point = [
      point[0] + person.offset[0] + (sides[0]![0] + sides[1]![0]) * keepRight,
      point[1] + person.offset[1] + (sides[0]![1] + sides[1]![1]) * keepRight,
    ];
    return isWalkable(own) ? own : point;
  });
}

/** How far people keep from those who walk, from those who stand, and from who came with them, meters. */
const room = {walking: 0.62, standing: 0.46, together: 0.36} as const;
/** Prediction horizon in seconds, and radius in meters. */
const foresight = 1.5;
const sight = 1.9;
/** Ways round somebody: turned from the way to the goal, radians, and how fast, as a share of the usual pace. */
const turns = [0, -0.35, 0.35, -0.7, 0.7, -1.15, 1.15, -1.6, 1.6].map(
  (angle) => [angle, Math.cos(angle), Math.sin(angle)] as const,
);
const paces = [1, 0.6] as const;
/** Maximum avoidance angle in the doorway, so that nobody steps back there; radians. */
const forwards = 0.75;
/** Longest somebody gives way before pushing on, seconds. */
const giveWaySeconds = 1.8;

/** Neighbors: relative position, velocity, and the distance to keep. One shared buffer, used at once. */
const near: number[] = [];
const fields = 5;

function lookAround(people: readonly Person[], person: Person): void {
  near.length = 0;
  for (const other of people) {
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
    // Already too close: move apart.
    if (along > 0 && ox * ox + oy * oy < keep * keep) sum += 0.8 * along;
  }
  return sum;
}

/** The velocity that gets on best without walking into anybody; zero when waiting is best. */
function steer(people: readonly Person[], person: Person, dx: number, dy: number): Point {
  lookAround(people, person);
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
      // Prefer the right and the previous choice, so that two who meet do not oscillate.
      const effort =
        Math.abs(turned) * (turned > 0 ? 0.62 : 0.5) + (1 - pace) * 0.7 + Math.hypot(vx - bx, vy - by) * 0.16;
      if (effort >= least) continue;
      const cost = effort + risk(vx, vy, least - effort);
      if (cost < least) [least, bestX, bestY] = [cost, vx, vy];
    }
  }
  return [bestX, bestY];
}

/** One step on the way, past others. Gives whether another way should be looked for, because this one has been blocked too long. */
export function move(people: readonly Person[], person: Person): boolean {
  const target = person.way[0]!;
  const [dx, dy] = [target[0] - person.x, target[1] - person.y];
  const away = Math.hypot(dx, dy);
  if (away < (person.way.length > 1 ? 0.2 : 0.03)) {
    person.way.shift();
    return false;
  }
  person.activity = 'walking';
  const isPatient = person.stuck < giveWaySeconds;
  const [vx, vy] = isPatient
    ? steer(people, person, dx / away, dy / away)
    : [(dx / away) * person.speed * 0.7, (dy / away) * person.speed * 0.7];
  const length = Math.min(Math.hypot(vx, vy) * stepSeconds, away);
  const moved = length > 0 && walk(person, [person.x + vx, person.y + vy], length);
  const gained = away - Math.hypot(target[0] - person.x, target[1] - person.y);
  person.stuck =
    moved && gained > person.speed * stepSeconds * 0.25
      ? Math.max(0, person.stuck - stepSeconds * 2)
      : person.stuck + stepSeconds;
  if (person.stuck <= giveWaySeconds + 1.4) return false;
  person.stuck = giveWaySeconds / 2;
  // From here the other side may be shorter.
  return person.way.length > 1;
}

/** How much the last step counts in the mean direction. */
const newestStep = 0.17;

/** One step towards a place, along a fixture where it is in the way. False when there is no room. */
export function walk(person: Person, to: Point, length: number): boolean {
  const [dx, dy] = [to[0] - person.x, to[1] - person.y];
  const far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [person.x + (dx / far) * length, person.y + (dy / far) * length];
  const options: Point[] = [
    [nx, ny],
    [nx, person.y],
    [person.x, ny],
  ];
  // A person on blocked floor, by rounding, may step out.
  const next = isWalkable([person.x, person.y]) ? options.find(isWalkable) : options[0];
  if (!next) return false;
  const walked = Math.hypot(next[0] - person.x, next[1] - person.y);
  if (walked > 1e-6) {
    const [ox, oy] = person.drift;
    person.drift = [
      ox + ((next[0] - person.x) / walked - ox) * newestStep,
      oy + ((next[1] - person.y) / walked - oy) * newestStep,
    ];
    person.heading = headingOf(...person.drift, person.heading);
  }
  person.walked += walked;
  [person.x, person.y] = next;
  return walked > 1e-6;
}

/** The rendered direction nearest to a movement; the one before stays unless another is clearly nearer. */
export function headingOf(dx: number, dy: number, before: Heading): Heading {
  const along = headings.map(([x, y]) => x * dx + y * dy);
  const best = along.indexOf(Math.max(...along)) as Heading;
  return along[best]! > along[before]! + Math.hypot(dx, dy) * 0.5 ? best : before;
}
