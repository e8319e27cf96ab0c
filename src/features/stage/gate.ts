/** The counting line on the floor with its light curtain, masked by fixtures in front. Drawn once per line. */
import {faded} from './colors';
import {stage, toPicture, type Point} from './geometry';
import {drawn} from './parts';
import type {Pictures} from './pictures';
import type {Line} from './sensors/counting';

export interface Gate {
  readonly line: Line;
  readonly layer: ImageBitmap;
  /** Where it lies, canvas pixels. */
  readonly left: number;
  readonly top: number;
}

export interface GateLook {
  /** Canvas pixels to a picture pixel. */
  readonly scale: number;
  /** Picture pixels to a CSS pixel. */
  readonly unit: number;
  readonly color: string;
  readonly isHidden: Pictures['isHidden'];
}

/** Height of the curtain, meters. */
const curtain = 1.15;

export function drawGate(line: Line, {scale, unit, color, isHidden}: GateLook): Gate {
  const [a, b] = [toPicture(...line.a), toPicture(...line.b)];
  const rise = curtain * stage.camera.heightPx;
  const [left, top] = [
    Math.floor((Math.min(a[0], b[0]) - 8) * scale),
    Math.floor((Math.min(a[1], b[1]) - rise - 8) * scale),
  ];
  const [width, height] = [Math.abs(a[0] - b[0]) + 18, Math.abs(a[1] - b[1]) + rise + 18];
  const layer = drawn(width * scale, height * scale, (pen) => {
    pen.setTransform(scale, 0, 0, scale, -left, -top);
    const light = pen.createLinearGradient(0, 0, 0, 1);
    light.addColorStop(0, faded(color, 0));
    light.addColorStop(1, faded(color, 0.5));
    // A unit square, sheared onto the line: the light fades along the height everywhere.
    pen.save();
    pen.transform(b[0] - a[0], b[1] - a[1], 0, rise, a[0], a[1] - rise);
    pen.fillStyle = light;
    pen.fillRect(0, 0, 1, 1);
    pen.restore();
    pen.strokeStyle = color;
    pen.lineWidth = Math.max(6, unit * 3);
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(...a);
    pen.lineTo(...b);
    pen.stroke();
    cutHidden(pen, line, isHidden, left / scale, top / scale, width, height);
  });
  return {line, layer, left, top};
}

/** Masks what fixtures hide, in blocks of two picture pixels. */
function cutHidden(
  pen: OffscreenCanvasRenderingContext2D,
  {a, b}: Line,
  isHidden: Pictures['isHidden'],
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const [ax] = toPicture(...a);
  const [bx] = toPicture(...b);
  const [columns, rows] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const mask = drawn(columns, rows, (dots) => {
    const pixels = dots.createImageData(columns, rows);
    for (let x = 0; x < columns; x += 1) {
      const share = Math.max(0, Math.min(1, (left + x * 2 - ax) / (bx - ax || 1)));
      const at: Point = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      for (let y = 0; y < rows; y += 1)
        pixels.data[(y * columns + x) * 4 + 3] = isHidden(left + x * 2, top + y * 2, at) ? 255 : 0;
    }
    dots.putImageData(pixels, 0, 0);
  });
  pen.globalCompositeOperation = 'destination-out';
  pen.drawImage(mask, left, top, columns * 2, rows * 2);
}
