/** Figures of the drawings: what is shown of a coverage, and the shape of a sector. */
import type {Coverage, Detail} from './coverage';

/** From the finest detail to the coarsest. */
export const details: readonly Detail[] = ['identify', 'recognise', 'detect'];

/** Lengths of the drawings in meters; beyond the longest only shapes remain. */
const spans = [12, 24, 48];

/** The shortest length that shows all that can be told, in which a camera is no higher than a quarter of it. */
export const spanM = (height: number, {reach}: Pick<Coverage, 'reach'>): number =>
  spans.find((span) => span >= reach.detect && span >= 4 * height) ?? spans.at(-1)!;

/** Meters with one decimal. */
export const meters = (distance: number): string => distance.toFixed(1);

/** A sector around the top of the drawing, or the whole circle. */
export function sectorPath(radius: number, sweep: number): string {
  if (sweep >= 360) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -.01 0z`;
  const half = (sweep * Math.PI) / 360;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius];
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${x} ${y}z`;
}

/**
 * Center and radius of a sector, or of a circle, that fills a box around a margin.
 * @param sweep degrees
 */
export function sectorBox(sweep: number, width: number, height: number, margin: number): {y: number; radius: number} {
  const [halfWidth, inner] = [width / 2 - margin, height - 2 * margin];
  if (sweep > 180) return {y: height / 2, radius: Math.min(halfWidth, inner / 2)};
  const radius = Math.min(inner, halfWidth / Math.sin((sweep * Math.PI) / 360));
  return {y: (height + radius) / 2, radius};
}
