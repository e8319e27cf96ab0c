/** View of a camera straight above the door, as line drawing. */
import type {Point} from './geometry';
import {faded, type Colors} from './colors';
import type {Tone} from './scene';
import type {World} from './simulation';
import {headings} from './spots';

/** Heights of shoulders and head, meters. */
const shoulder = 1.42;
const crown = 1.6;

/**
 * Paints the view of a camera straight above the door: heads and shoulders, with parallax: higher parts of the body are
 * larger and farther out.
 */
export function paintOverheadView(
  pen: OffscreenCanvasRenderingContext2D,
  center: Point,
  lensHeight: number,
  halfAngle: number,
  world: World,
  counted: ReadonlyMap<number, Tone>,
  colors: Colors,
): void {
  const {width, height} = pen.canvas;
  const focal = width / 2 / Math.tan(halfAngle);
  const at = ({x, y}: {readonly x: number; readonly y: number}, z: number): [x: number, y: number, scale: number] => {
    const scale = focal / Math.max(0.3, lensHeight - z);
    return [width / 2 + (x - center[0]) * scale, height / 2 - (y - center[1]) * scale, scale];
  };
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.fillStyle = colors.dark;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = faded(colors.paper, 0.09);
  pen.lineWidth = 1;
  for (let meter = -4; meter <= 4; meter += 0.5) {
    const [x, y] = [at({x: center[0] + meter, y: 0}, 0)[0], at({x: 0, y: center[1] + meter}, 0)[1]];
    pen.strokeRect(x, -1, 0, height + 2);
    pen.strokeRect(-1, y, width + 2, 0);
  }
  pen.strokeStyle = colors.brand;
  pen.lineWidth = 3;
  pen.strokeRect(-4, height / 2, width + 8, 0);
  for (const person of world.people) {
    const [dx, dy] = headings[person.heading]!;
    const turned = Math.atan2(-dy, dx);
    const tone = counted.get(person.id);
    const color = tone === 'out' ? colors.out : tone === 'in' ? '#8FB0F2' : '#A9B6D3';
    const [sx, sy, sScale] = at(person, shoulder);
    const [fx, fy, fScale] = at(person, 0.2);
    pen.strokeStyle = faded('#A9B6D3', 0.28);
    pen.lineWidth = 0.3 * fScale;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(fx, fy);
    pen.lineTo(sx, sy);
    pen.stroke();
    pen.fillStyle = color;
    pen.beginPath();
    pen.ellipse(sx, sy, 0.13 * sScale, 0.23 * sScale, turned, 0, Math.PI * 2);
    pen.fill();
    const [hx, hy, hScale] = at(person, crown);
    pen.fillStyle = colors.dark;
    pen.beginPath();
    pen.arc(hx, hy, 0.105 * hScale, 0, Math.PI * 2);
    pen.fill();
    pen.strokeStyle = color;
    pen.lineWidth = 2;
    pen.stroke();
  }
}
