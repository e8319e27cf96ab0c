/** View of a camera in the shop, as line drawing: floor, fixtures as boxes, people as figures. */
import {heights, stage, type ObstacleId, type Point} from './geometry';
import {faded, type Colors} from './colors';
import {drawn} from './parts';
import {eyes, halfView, type Place} from './sensors/sight';
import type {Tone} from './scene';
import type {World} from './simulation';

type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** How far lenses in the corner look down, radians. */
const pitch = 0.42;
/** Near clipping distance, meters. */
const near = 0.35;

/** Projects places to an image of a width and height; null behind the lens. */
function projector(
  eye: Place,
  heading: number,
  width: number,
  height: number,
): (place: Vector) => [x: number, y: number, depth: number] | null {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  const forward: Vector = [c * Math.cos(pitch), s * Math.cos(pitch), -Math.sin(pitch)];
  const right: Vector = [s, -c, 0];
  const up: Vector = [c * Math.sin(pitch), s * Math.sin(pitch), Math.cos(pitch)];
  const focal = width / 2 / Math.tan(halfView);
  return (place) => {
    const away: Vector = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
    const depth = dot(away, forward);
    return depth < near
      ? null
      : [width / 2 + (focal * dot(away, right)) / depth, height / 2 - (focal * dot(away, up)) / depth, depth];
  };
}

type Pen = OffscreenCanvasRenderingContext2D;

function face(
  pen: Pen,
  corners: readonly (readonly [number, number, number] | null)[],
  fill: string,
  stroke: string,
): void {
  if (corners.some((corner) => corner === null)) return;
  pen.beginPath();
  corners.forEach((corner) => pen.lineTo(corner![0], corner![1]));
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = stroke;
  pen.stroke();
}

/** The floor in strips, so that clipping behind the lens drops single strips only. */
function drawFloor(pen: Pen, project: ReturnType<typeof projector>): void {
  const [[left, front], [right, back]] = stage.bounds;
  const strips = 24;
  for (let column = 0; column < strips; column += 1) {
    for (let row = 0; row < strips; row += 1) {
      const [x, y] = [left + ((right - left) * column) / strips, front + ((back - front) * row) / strips];
      const [w, d] = [(right - left) / strips, (back - front) / strips];
      const corners = (
        [
          [x, y, 0],
          [x + w, y, 0],
          [x + w, y + d, 0],
          [x, y + d, 0],
        ] as const
      ).map(project);
      face(pen, corners, '#1F2C52', '#1F2C52');
    }
  }
}

const fixtures = Object.entries(stage.obstacles).map(([id, polygon]) => ({polygon, height: heights[id as ObstacleId]}));

function drawBox(
  pen: Pen,
  project: ReturnType<typeof projector>,
  eye: Place,
  {polygon, height}: (typeof fixtures)[number],
  colors: Colors,
): void {
  const line = faded(colors.paper, 0.5);
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    // Back-face culling; corners are counterclockwise.
    if ((b[0] - a[0]) * (eye[1] - a[1]) - (b[1] - a[1]) * (eye[0] - a[0]) > 0) return;
    face(
      pen,
      [project([...a, 0]), project([...b, 0]), project([...b, height]), project([...a, height])],
      '#3A4C80',
      line,
    );
  });
  face(
    pen,
    polygon.map((corner) => project([...corner, height])),
    '#5468A3',
    line,
  );
}

function drawFigure(
  pen: Pen,
  project: ReturnType<typeof projector>,
  {x, y}: Point2,
  color: string,
  mark: Tone | undefined,
): void {
  const [foot, head] = [project([x, y, 0]), project([x, y, 1.7])];
  if (!foot || !head) return;
  const tall = foot[1] - head[1];
  const wide = tall * 0.26;
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(head[0] - wide / 2, head[1] + tall * 0.2, wide, tall * 0.8, wide / 2);
  pen.fill();
  pen.beginPath();
  pen.arc(head[0], head[1] + tall * 0.1, tall * 0.09, 0, Math.PI * 2);
  pen.fill();
  if (!mark) return;
  pen.lineWidth = 2;
  pen.strokeStyle = color;
  pen.strokeRect(head[0] - wide, head[1] - 4, wide * 2, tall + 8);
  pen.lineWidth = 1;
}

interface Point2 {
  readonly x: number;
  readonly y: number;
}

const far = (eye: Place, [x, y]: Point): number => Math.hypot(x - eye[0], y - eye[1]);

/** What each lens sees of the empty floor; hundreds of pieces, drawn once. */
const grounds: ImageBitmap[] = [];

/** Paints the view of one of the two lenses. @param marked the person who is followed */
export function paintCameraView(
  pen: Pen,
  index: number,
  world: World,
  marked: number | null,
  isHolding: boolean,
  colors: Colors,
): void {
  const {width, height} = pen.canvas;
  const eye = eyes[index]!;
  const project = projector(eye, stage.cameras[index]!.heading, width, height);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  grounds[index] ??= drawn(width, height, (ground) => {
    ground.fillStyle = colors.dark;
    ground.fillRect(0, 0, width, height);
    drawFloor(ground, project);
  });
  pen.drawImage(grounds[index], 0, 0);
  pen.lineWidth = 1;
  const things = [
    ...fixtures.map((fixture) => ({
      // Painter's algorithm by nearest edge: people are before or behind whole fixtures.
      away: fixture.polygon.reduce((sum, corner) => sum + far(eye, corner), 0) / fixture.polygon.length,
      draw: () => drawBox(pen, project, eye, fixture, colors),
    })),
    ...world.people
      .filter(({isInside}) => isInside)
      .map((person) => ({
        away: far(eye, [person.x, person.y]),
        draw: () => {
          const isMarked = person.id === marked;
          drawFigure(
            pen,
            project,
            person,
            isMarked ? (index === 0 ? '#8FB0F2' : colors.out) : '#A9B6D3',
            isMarked && isHolding ? 'plain' : undefined,
          );
        },
      })),
  ];
  for (const {draw} of things.sort((one, other) => other.away - one.away)) draw();
}
