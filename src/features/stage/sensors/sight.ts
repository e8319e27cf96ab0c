/** Visibility of a person for a camera in the shop, from the geometry of the fixtures alone. */
import {heights, stage, turn, type ObstacleId, type Point} from '../geometry';

/** A place in the shop: floor meters and meters above it. */
export type Place = readonly [x: number, y: number, z: number];

/** Heights of a body at which it is looked for, meters: knee, hip, chest, shoulder, head. */
const samples = [0.45, 0.9, 1.2, 1.42, 1.62] as const;

const fixtures = Object.entries(stage.obstacles).map(([id, polygon]) => ({polygon, height: heights[id as ObstacleId]}));

/** Where a way from a to b last touches a polygon, as a share of the way; −1 when it does not. */
function lastTouch(polygon: readonly Point[], a: Point, b: Point): number {
  let last = -1;
  polygon.forEach((c, index) => {
    const d = polygon[(index + 1) % polygon.length]!;
    const [sideC, sideD] = [turn(a, b, c), turn(a, b, d)];
    if (sideC * sideD > 0 || sideC === sideD) return;
    const share = turn(c, d, a) / (turn(c, d, a) - turn(c, d, b));
    if (share >= 0 && share <= 1) last = Math.max(last, share);
  });
  return last;
}

/** Share of a standing body that no fixture hides from a camera, 0 to 1. */
export function visibleShare(eye: Place, at: Point): number {
  const seen = samples.filter((height) =>
    fixtures.every((fixture) => {
      const share = lastTouch(fixture.polygon, [eye[0], eye[1]], at);
      return share < 0 || eye[2] + (height - eye[2]) * share > fixture.height;
    }),
  );
  return seen.length / samples.length;
}

/** Positions of the shop's two cameras: where they are in the picture, at ceiling height. */
export const eyes: readonly Place[] = stage.cameras.map(({position: [x, y]}) => [x, y, 2.5]);

/** Half the angle of view of the shop's two cameras, radians. */
export const halfView = (50 * Math.PI) / 180;

/** Visible share of a body that a detector needs. */
export const enough = 0.5;

/** Whether the camera of this index sees a person who stands here. */
export function seesPerson(camera: number, at: Point): boolean {
  const eye = eyes[camera]!;
  const angle = Math.atan2(at[1] - eye[1], at[0] - eye[0]) - stage.cameras[camera]!.heading;
  return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle))) < halfView && visibleShare(eye, at) >= enough;
}
