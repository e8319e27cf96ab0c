/** Walkable floor and path finding: along the rendered directions, with few corners, on lanes. */
import {distanceOutside, distanceTo, door, stage, type Point, type Polygon} from './geometry';
import {spots} from './spots';

/** Edge of a cell, meters. */
const cell = 0.2;
/** Room between the middle of a body and a fixture, meters. */
const room = 0.24;

const [[left, front], [right, back]] = stage.bounds;
const columns = Math.round((right - left) / cell);
const rows = Math.round((back - door.matY) / cell);

const center = (index: number): Point => [
  left + ((index % columns) + 0.5) * cell,
  door.matY + (Math.floor(index / columns) + 0.5) * cell,
];

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));

const indexAt = ([x, y]: Point): number =>
  clamp(Math.floor((x - left) / cell), columns - 1) + clamp(Math.floor((y - door.matY) / cell), rows - 1) * columns;

/** Where the clerk stands, who is part of the picture. */
export const clerk: Point = [3.1, -1.55];

/** The clerk's side of the till. */
const behindTill: Polygon = [
  [1.95, -1.84],
  [3.85, -1.84],
  [3.85, -1.2],
  [1.95, -1.2],
];

const solids = [...Object.values(stage.obstacles), behindTill].map((polygon) => {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return {polygon, left: Math.min(...xs), right: Math.max(...xs), front: Math.min(...ys), back: Math.max(...ys)};
});

/** Edge of the squares in which `isWalkable` remembers its answers, meters. */
const fine = 0.05;
const fineColumns = Math.ceil((right - left) / fine);
const answers = new Int8Array(fineColumns * Math.ceil((back - door.matY) / fine));

/** Whether the center of a body may be here. */
export function isWalkable([x, y]: Point): boolean {
  if (x < left || x >= right || y < door.matY || y >= back) return false;
  const [column, row] = [Math.floor((x - left) / fine), Math.floor((y - door.matY) / fine)];
  const index = column + row * fineColumns;
  answers[index] ||= hasRoom([left + (column + 0.5) * fine, door.matY + (row + 0.5) * fine], room) ? 1 : -1;
  return answers[index] === 1;
}

function hasRoom(point: Point, room: number): boolean {
  const [x, y] = point;
  if (y < door.matY || y > back - room || x < left + room || x > right - room) return false;
  if (y < front + room && (x < door.from || x > door.to)) return false;
  return solids.every(
    (solid) =>
      x < solid.left - room ||
      x > solid.right + room ||
      y < solid.front - room ||
      y > solid.back + room ||
      distanceOutside(solid.polygon, point) >= room,
  );
}

const lanes = Object.values(stage.lanes).flatMap((points) =>
  points.slice(1).map((to, at) => [points[at]!, to] as const),
);

/** Nobody strolls along the doorway: up to here it is for coming and going, meters. */
export const doorway = -2.3;

/** Ways lead round those who stop, at this distance, meters. */
const berth = 0.62;

/** Of each cell: what a step onto it costs, 0 where nobody can be. Lanes are cheap, so that people keep to them. */
const costs = Array.from({length: columns * rows}, (_, index) => {
  const point = center(index);
  // Paths keep a margin, so that people who follow them do not touch corners.
  if (!hasRoom(point, room + 0.05)) return 0;
  const lane = Math.min(...lanes.map(([from, to]) => distanceTo(from, to, point)));
  const stop = Math.min(...spots.map(({at}) => Math.hypot(at[0] - point[0], at[1] - point[1])));
  const isDoorway = point[1] < doorway && point[0] > door.from - 1.3 && point[0] < door.to + 0.3;
  return 1 + Math.min(1.2, lane) + Math.max(0, 1 - stop / berth) * 2 + Number(isDoorway) * 2.5;
});

/** A corner costs as much as this many steps. */
const corner = 3;
const steps = [1, -1, columns, -columns] as const;

/** The walkable cell nearest to a place. */
function nearest(point: Point): number {
  const at = indexAt(point);
  if (costs[at]! > 0) return at;
  let best = at;
  let least = Infinity;
  costs.forEach((cost, index) => {
    if (cost === 0) return;
    const [x, y] = center(index);
    const away = Math.hypot(x - point[0], y - point[1]);
    if (away < least) [best, least] = [index, away];
  });
  return best;
}

/**
 * Corners of the way from one place to another, the goal last. Dijkstra from the goal on cells, direction included; ways
 * to a place are asked for again and again, so its costs are kept.
 */
export function wayTo(from: Point, to: Point): Point[] {
  const cost = costsTo(nearest(to));
  let at = nearest(from);
  let heading = 0;
  let best = Infinity;
  for (let turned = 0; turned < 4; turned += 1)
    if (cost[at * 4 + turned]! < best) [best, heading] = [cost[at * 4 + turned]!, turned];
  if (best === Infinity) return [to];
  const way: Point[] = [];
  while (cost[at * 4 + heading]! > 0) {
    const here = cost[at * 4 + heading]!;
    const next = at + steps[heading]!;
    if (costs[next]! > 0 && cost[next * 4 + heading]! + costs[next]! <= here + slack) {
      at = next;
      continue;
    }
    const turned = [0, 1, 2, 3].find((one) => one !== heading && cost[at * 4 + one]! + corner <= here + slack);
    if (turned === undefined) break;
    way.push(center(at));
    heading = turned;
  }
  return [...way, to];
}

/** Costs are added up in another order on the way there; single precision. */
const slack = 1e-3;

const kept = new Map<number, Float32Array>();

/** For each cell and heading (+x, −x, +y, −y), the cost from there to the goal when the next step goes that way. */
function costsTo(goal: number): Float32Array {
  const known = kept.get(goal);
  if (known) return known;
  const cost = new Float32Array(columns * rows * 4).fill(Infinity);
  const open: number[][] = [];
  const put = (state: number, value: number) => {
    if (value >= cost[state]!) return;
    cost[state] = value;
    (open[Math.floor(value)] ??= []).push(state);
  };
  for (let heading = 0; heading < 4; heading += 1) put(goal * 4 + heading, 0);
  for (let bucket = 0; bucket < open.length; bucket += 1) {
    for (const state of open[bucket] ?? []) {
      if (Math.floor(cost[state]!) < bucket) continue;
      const [at, heading] = [state >> 2, state & 3];
      // Backwards: the previous cell is one step against `heading`.
      const before = at - steps[heading]!;
      const isBeside = Math.abs((before % columns) - (at % columns)) <= 1;
      if (before >= 0 && before < costs.length && isBeside && costs[before]! > 0)
        put(before * 4 + heading, cost[state]! + costs[at]!);
      for (let turned = 0; turned < 4; turned += 1)
        if (turned !== heading && cost[state]! > 0) put(at * 4 + turned, cost[state]! + corner);
    }
  }
  kept.set(goal, cost);
  return cost;
}
