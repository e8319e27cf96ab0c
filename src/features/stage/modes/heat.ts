/** Heat map: the floor warms where people stop. */
import {stage} from '../geometry';
import {none, paintZone, type Running, type Stage} from '../modes';
import {createHeat, heatCell, heatColumns, heatRows, heatStep, rectangle, zoneShare} from '../sensors/heat';
import type {StageSettings} from '../settings';

/** Warmth of a share, 0 to 1, as a color between the brand's blue and orange. */
function warmth(share: number): [red: number, green: number, blue: number, alpha: number] {
  const steps = [
    [69, 118, 226, 0],
    [69, 118, 226, 105],
    [143, 150, 190, 150],
    [255, 160, 70, 195],
    [255, 120, 20, 235],
  ] as const;
  const at = Math.min(0.999, share) * (steps.length - 1);
  const [from, to, part] = [steps[Math.floor(at)]!, steps[Math.floor(at) + 1]!, at % 1];
  return [0, 1, 2, 3].map((channel) => from[channel]! + (to[channel]! - from[channel]!) * part) as [
    number,
    number,
    number,
    number,
  ];
}

/** How far warmth spreads, squares. */
const reach = 3;
const across = Array.from({length: reach * 2 + 1}, (_, index) => index - reach);
const neighbors = across.flatMap((dy) => across.map((dx) => ({dx, dy, weight: Math.exp(-(dx * dx + dy * dy) / 3.2)})));

/** Warmth spreads over its neighbors, as a body covers more than one square. */
function spread(seconds: Float32Array): Float32Array {
  const out = new Float32Array(seconds.length);
  for (const [index, value] of seconds.entries()) {
    if (value === 0) continue;
    const [column, row] = [index % heatColumns, Math.floor(index / heatColumns)];
    for (const {dx, dy, weight} of neighbors) {
      const [x, y] = [column + dx, row + dy];
      if (x >= 0 && y >= 0 && x < heatColumns && y < heatRows) out[x + y * heatColumns]! += value * weight;
    }
  }
  return out;
}

export function heat({world, colors}: Stage, first: StageSettings): Running {
  let now = first;
  const map = createHeat(first.measure);
  const tile = new OffscreenCanvas(heatColumns, heatRows);
  const pen = tile.getContext('2d')!;
  const pixels = pen.createImageData(heatColumns, heatRows);
  const [left, front] = stage.bounds[0];
  return {
    floorEvery: 0.5,
    set(settings) {
      now = settings;
      return settings.measure === first.measure;
    },
    step: () => heatStep(map, world),
    scene: () => ({marks: none, notes: []}),
    floor() {
      const warm = spread(map.seconds);
      // The scale grows with time, so that the first stops are not at its maximum.
      const most = Math.max(14, ...warm) * 0.82;
      warm.forEach((value, index) => pixels.data.set(warmth(Math.sqrt(value / most)), index * 4));
      pen.putImageData(pixels, 0, 0);
      return (context, unit) => {
        context.imageSmoothingQuality = 'high';
        context.drawImage(tile, left, front, heatColumns * heatCell, heatRows * heatCell);
        paintZone(context, rectangle(now.a, now.b), colors.in, 0.06, 2.4 * unit);
      };
    },
    reading: () => ({mode: 'heat', ...zoneShare(map, rectangle(now.a, now.b)), total: map.total}),
  };
}
