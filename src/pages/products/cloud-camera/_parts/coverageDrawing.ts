/** Figures of the drawings: what is shown of a coverage, and the shape of a sector. */
import type {Detail} from './coverage';

/** From the finest detail to the coarsest. */
export const details: readonly Detail[] = ['identify', 'recognise', 'detect'];

/** Meters the drawings show at most; beyond, only shapes remain. */
export const horizonM = 24;

/** A distance as far as the drawings show it. */
export const shownM = (distance: number): number => Math.min(distance, horizonM);

/** Meters with one decimal. */
export const meters = (distance: number): string => distance.toFixed(1);

/** A sector around the top of the drawing, or the whole circle. */
export function sectorPath(radius: number, sweep: number): string {
  if (sweep >= 360) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -.01 0z`;
  const half = (sweep * Math.PI) / 360;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius];
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${x} ${y}z`;
}
