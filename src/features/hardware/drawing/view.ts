/** Draws one view in millimeters of the device and turns it into paths on the sheet, dimensions around it. */
import {sheet, type DrawingView, type Stroke} from './types';

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Largest outline on the sheet; the rest is for dimensions and the name of the view. */
export const room = {width: 216, height: 184} as const;
const centerX = 172;
const centerY = 150;

export interface ViewOptions {
  readonly name: string;
  /** Outline in millimeters. */
  readonly size: readonly [number, number];
  /** Sheet units for a millimeter. */
  readonly scale: number;
  /** Height in millimeters of the tallest view beside this one, when both stand on one ground line; else centered. */
  readonly tallest?: number;
  /** Without center lines and dimensions, which the drawing has elsewhere. */
  readonly bare?: boolean;
}

export class View {
  private readonly outlines: [Stroke, string][] = [];
  private readonly dimensions = {axis: '', dim: '', arrow: ''};
  private readonly texts: [number, number, string, ('start' | 'end')?][] = [];
  private readonly left: number;
  private readonly top: number;
  readonly width: number;
  readonly height: number;

  constructor(private readonly options: ViewOptions) {
    [this.width, this.height] = options.size;
    this.left = centerX - (this.width * options.scale) / 2;
    const {scale, tallest = this.height} = options;
    this.top = centerY + (tallest / 2 - this.height) * scale;
  }

  private x = (mm: number): number => this.left + mm * this.options.scale;
  private y = (mm: number): number => this.top + mm * this.options.scale;
  private at = (x: number, y: number): string => `${round(this.x(x))} ${round(this.y(y))}`;
  private length = (mm: number): number => mm * this.options.scale;

  /** A point of the outline on the sheet. */
  place(x: number, y: number): readonly [number, number] {
    return [Math.round(this.x(x) * 10) / 10, Math.round(this.y(y) * 10) / 10];
  }

  /** Path data with absolute commands M L C Q A Z, in millimeters from the top left corner of the outline. */
  path(stroke: Stroke, data: string): this {
    const placed = data.replace(/([MLCQA])([^MLCQAZ]*)/g, (_, command: string, list: string) => {
      const numbers = list
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      const out: string[] = [];
      if (command === 'A') {
        for (let i = 0; i < numbers.length; i += 7) {
          const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers.slice(i, i + 7);
          out.push(`${round(this.length(rx))} ${round(this.length(ry))} ${turn} ${large} ${sweep} ${this.at(x, y)}`);
        }
      } else {
        for (let i = 0; i < numbers.length; i += 2) out.push(this.at(numbers[i] ?? 0, numbers[i + 1] ?? 0));
      }
      return command + out.join(' ');
    });
    const last = this.outlines.at(-1);
    if (last?.[0] === stroke) last[1] += placed;
    else this.outlines.push([stroke, placed]);
    return this;
  }

  rect(stroke: Stroke, x: number, y: number, width: number, height: number, radius = 0): this {
    const r = Math.min(radius, width / 2, height / 2);
    if (r === 0)
      return this.path(stroke, `M${x} ${y} L${x + width} ${y} ${x + width} ${y + height} ${x} ${y + height}Z`);
    const corner = (toX: number, toY: number) => `A${r} ${r} 0 0 1 ${toX} ${toY}`;
    return this.path(
      stroke,
      `M${x + r} ${y} L${x + width - r} ${y} ${corner(x + width, y + r)} L${x + width} ${y + height - r} ${corner(x + width - r, y + height)} L${x + r} ${y + height} ${corner(x, y + height - r)} L${x} ${y + r} ${corner(x + r, y)}Z`,
    );
  }

  ellipse(stroke: Stroke, cx: number, cy: number, rx: number, ry = rx): this {
    return this.path(
      stroke,
      `M${cx - rx} ${cy} A${rx} ${ry} 0 1 1 ${cx + rx} ${cy} A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`,
    );
  }

  /** A lens seen from the front: mount ring, glass, pupil. */
  lens(cx: number, cy: number, radius: number): this {
    return this.ellipse('panel', cx, cy, radius)
      .ellipse('line', cx, cy, radius * 0.7)
      .ellipse('dark', cx, cy, radius * 0.32);
  }

  /** Center lines through a point, over the outline. */
  axes(cx: number, cy: number | null): this {
    this.dimensions.axis += `M${round(this.x(cx))} ${round(this.top - 12)}V${round(this.y(this.height) + 12)}`;
    if (cy !== null)
      this.dimensions.axis += `M${round(this.left - 12)} ${round(this.y(cy))}H${round(this.x(this.width) + 12)}`;
    return this;
  }

  /** The circle holes lie on. */
  pitch(cx: number, cy: number, radius: number): this {
    const [x, y, r] = [this.x(cx), this.y(cy), this.length(radius)];
    this.dimensions.axis += `M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 1 1 ${round(x + r)} ${round(y)}A${round(r)} ${round(r)} 0 1 1 ${round(x - r)} ${round(y)}Z`;
    return this;
  }

  private head(x: number, y: number, dx: number, dy: number): void {
    const [bx, by] = [x - dx * 9, y - dy * 9];
    this.dimensions.arrow += `M${round(x)} ${round(y)}L${round(bx - dy * 3.2)} ${round(by - dx * 3.2)} ${round(bx + dy * 3.2)} ${round(by + dx * 3.2)}Z`;
  }

  /** Horizontal dimension below or above the outline, from x1 to x2; `fromY` is where its extension lines begin. */
  across(x1: number, x2: number, text: string, side: 'below' | 'above' = 'below', fromY?: number): this {
    const below = side === 'below';
    const edge = fromY === undefined ? (below ? this.y(this.height) : this.top) : this.y(fromY);
    const y = below ? this.y(this.height) + 34 : this.top - 26;
    const [a, b] = [this.x(x1), this.x(x2)];
    const gap = below ? 6 : -6;
    this.dimensions.dim += `M${round(a)} ${round(edge + gap)}V${round(y + gap)}M${round(b)} ${round(edge + gap)}V${round(y + gap)}`;
    if (b - a >= 52) {
      this.dimensions.dim += `M${round(a)} ${round(y)}H${round(b)}`;
      this.head(a, y, -1, 0);
      this.head(b, y, 1, 0);
      this.texts.push([Math.round((a + b) / 2), Math.round(y + 5), text]);
    } else {
      this.dimensions.dim += `M${round(a - 22)} ${round(y)}H${round(b + 22)}`;
      this.head(a, y, 1, 0);
      this.head(b, y, -1, 0);
      this.texts.push([Math.round(b + 26), Math.round(y + 5), text, 'start']);
    }
    return this;
  }

  /** Vertical dimension at the right or left of the outline. */
  along(y1: number, y2: number, text: string, side: 'right' | 'left' = 'right', fromX?: number): this {
    const right = side === 'right';
    const edge = fromX === undefined ? (right ? this.x(this.width) : this.left) : this.x(fromX);
    const x = right ? this.x(this.width) + 32 : this.left - 28;
    const [a, b] = [this.y(y1), this.y(y2)];
    const gap = right ? 6 : -6;
    this.dimensions.dim += `M${round(edge + gap)} ${round(a)}H${round(x + gap)}M${round(edge + gap)} ${round(b)}H${round(x + gap)}`;
    if (b - a >= 44) {
      this.dimensions.dim += `M${round(x)} ${round(a)}V${round(b)}`;
      this.head(x, a, 0, -1);
      this.head(x, b, 0, 1);
      this.texts.push([Math.round(x), Math.round((a + b) / 2 + 5), text]);
    } else {
      this.dimensions.dim += `M${round(x)} ${round(a - 20)}V${round(b + 20)}`;
      this.head(x, a, 0, 1);
      this.head(x, b, 0, -1);
      this.texts.push([Math.round(x), Math.round(a - 26), text]);
    }
    return this;
  }

  /** A note with a leader that ends at a point of the outline, going up and to the right. */
  note(x: number, y: number, text: string): this {
    const [px, py] = [this.x(x), this.y(y)];
    const level = this.top - 14;
    const bend = Math.max(px + 10, Math.min(this.x(this.width) - 4, 268));
    this.dimensions.dim += `M${round(px)} ${round(py)}L${round(bend)} ${round(level)}H${sheet.width - 8}`;
    this.texts.push([sheet.width - 8, Math.round(level - 7), text, 'end']);
    return this;
  }

  /** Words inside the outline, one line below a point. */
  inside(x: number, y: number, text: string): this {
    this.texts.push([Math.round(this.x(x)), Math.round(this.y(y) + 18), text]);
    return this;
  }

  finish(): DrawingView {
    if (this.options.bare) return {name: this.options.name, paths: this.outlines, texts: []};
    const {axis, dim, arrow} = this.dimensions;
    const lines = (
      [
        ['axis', axis],
        ['dim', dim],
        ['arrow', arrow],
      ] as const
    ).filter(([, data]) => data !== '');
    return {name: this.options.name, paths: [...this.outlines, ...lines], texts: this.texts};
  }
}
