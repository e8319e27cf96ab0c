/**
 * Geometry of the rendered shop: world meters (x to the right-front, y to the right-back, z up, floor at 0), and the one
 * projection from there to the 1600 × 900 pixels of its picture. The numbers come with the render; `stage.schema.ts` says
 * what they have to be.
 */
import json from '@site/static/media/stage/stage.json';

/** A place on the floor, meters. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

type Row = readonly [number, number, number];

export interface Stage {
  readonly plate: {readonly width: number; readonly height: number};
  readonly camera: {
    readonly eye: Row;
    readonly forward: Row;
    readonly right: Row;
    readonly up: Row;
    readonly heightPx: number;
  };
  readonly floor: readonly [Row, Row, Row];
  readonly floorInverse: readonly [Row, Row, Row];
  readonly walkers: {readonly cell: Point; readonly anchor: Point; readonly phases: number; readonly stride: number};
  readonly bounds: readonly [Point, Point];
  readonly lanes: Readonly<Record<'front' | 'middle' | 'back' | 'aisle' | 'left' | 'right' | 'till', readonly Point[]>>;
  readonly obstacles: Readonly<Record<ObstacleId, Polygon>>;
  readonly zones: Readonly<Record<'entrance' | 'till' | 'promo' | 'fridge', Polygon>>;
  readonly cameras: readonly {readonly id: number; readonly position: Row; readonly heading: number}[];
}

export type ObstacleId = 'fridge' | 'shelf-back' | 'gondola-1' | 'gondola-2' | 'shelf-left' | 'till' | 'island';

// JSON has no tuples; the schema checks them. Named one by one: notes, and what only scripts read, stay out of the page.
export const stage = {
  plate: json.plate,
  camera: json.camera,
  floor: json.floor,
  floorInverse: json.floorInverse,
  bounds: json.bounds,
  lanes: json.lanes,
  obstacles: json.obstacles,
  zones: json.zones,
  cameras: json.cameras,
  walkers: {
    cell: json.walkers.cell,
    anchor: json.walkers.anchor,
    phases: json.walkers.phases,
    stride: json.walkers.stride,
  },
} as unknown as Stage;

const {floor, floorInverse, camera} = stage;

/** Heights of the fixtures as modeled, meters. */
export const heights: Readonly<Record<ObstacleId, number>> = {
  fridge: 2.05,
  'shelf-back': 1.75,
  'gondola-1': 1.45,
  'gondola-2': 1.45,
  'shelf-left': 1.6,
  till: 0.96,
  island: 1.15,
};

/** Where people come in: the open front of the shop, between these x, at this y; before it lies a mat. */
export const door = {from: -1.45, to: 1.45, y: -3.35, matY: -4.75} as const;

/** Picture pixel of a place `height` meters above the floor. */
export function toPicture(x: number, y: number, height = 0): [px: number, py: number] {
  return [
    floor[0][0] * x + floor[0][1] * y + floor[0][2],
    floor[1][0] * x + floor[1][1] * y + floor[1][2] - height * camera.heightPx,
  ];
}

/** Place on the floor that a picture pixel shows. */
export function toFloor(px: number, py: number): [x: number, y: number] {
  return [
    floorInverse[0][0] * px + floorInverse[0][1] * py + floorInverse[0][2],
    floorInverse[1][0] * px + floorInverse[1][1] * py + floorInverse[1][2],
  ];
}

/** Draws in floor meters from here on; the orthographic view makes that one matrix. */
export function onFloor(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D): void {
  const [[a, c, e], [b, d, f]] = floor;
  context.transform(a, b, c, d, e, f);
}

/** Depth along the view direction, meters; larger is farther back. */
export function depthAt(x: number, y: number): number {
  const {eye, forward} = camera;
  return (x - eye[0]) * forward[0] + (y - eye[1]) * forward[1] - eye[2] * forward[2];
}

/** Twice the signed area of a, b, p: positive when p lies to the left of the way from a to b. */
export const turn = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** Do the segments a–b and c–d cross? Touching counts. */
export const segmentsCross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;

/** Is the point inside the polygon? */
export function inside(polygon: Polygon, [x, y]: Point): boolean {
  let is = false;
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index, index += 1) {
    const [ax, ay] = polygon[index]!;
    const [bx, by] = polygon[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** Distance of a point from a segment, meters. */
export function distanceTo(a: Point, b: Point, [x, y]: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a[0] - share * dx, y - a[1] - share * dy);
}

/** Distance of a point from a polygon's edge, meters; 0 inside. */
export const distanceOutside = (polygon: Polygon, point: Point): number =>
  inside(polygon, point)
    ? 0
    : Math.min(...polygon.map((corner, index) => distanceTo(corner, polygon[(index + 1) % polygon.length]!, point)));
