/** What a camera covers, from the side and from above, with how far a face, a person, a shape is told. */
import copy from '@copy/demos/placement-planner';
import {details, meters, sectorBox, sectorPath, spanM} from './coverageDrawing';
import type {Coverage} from './coverage';
import styles from './PlacementPlanner.module.css';

export function SideView({
  mount: {height},
  coverage,
}: {
  readonly mount: {readonly height: number};
  readonly coverage: Coverage;
}) {
  const span = spanM(height, coverage);
  const scale = 480 / span;
  const [floor, left] = [150, 40];
  const top = floor - height * scale;
  const x = (distance: number) => left + Math.min(distance, span) * scale;
  // Where the upper edge of the picture leaves the drawing: above the floor when it reaches beyond.
  const end = floor - height * scale * Math.max(0, 1 - span / coverage.far);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 560 200"
      role="img"
      aria-label={copy.sideAlt(meters(coverage.near), meters(Math.min(coverage.far, span)))}
    >
      <path className="fb" d={`M${left} ${top}L${x(coverage.near)} ${floor}H${x(coverage.far)}V${end}z`} />
      {details
        .toReversed()
        .map(
          (kind) =>
            coverage.reach[kind] > 0 && (
              <path
                key={kind}
                className={styles[kind]}
                d={`M${x(coverage.near)} ${floor}H${x(coverage.reach[kind])}`}
              />
            ),
        )}
      <path className="l" d={`M16 ${floor + 6}h528`} />
      <path d={`M${left} ${floor + 6}V${top}`} />
      <rect className="s" x={left - 10} y={top - 10} width="28" height="18" rx="5" />
      <circle className="o" cx={left + 12} cy={top - 1} r="3" />
      <Figure x={x(Math.max(coverage.near + 0.6, 3))} floor={floor} scale={scale} />
      {[0, 1, 2, 3, 4]
        .map((quarter) => (quarter * span) / 4)
        .map((mark) => (
          <text key={mark} y={floor + 30} textAnchor="middle">
            {copy.mark(mark).map((line, index) => (
              <tspan key={line} x={left + mark * scale} dy={`${index * 1.25}em`}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
    </svg>
  );
}

/** A person of 1.7 m, for scale. */
function Figure({x, floor, scale}: {readonly x: number; readonly floor: number; readonly scale: number}) {
  const head = 0.11 * scale;
  return (
    <g transform={`translate(${x} ${floor})`}>
      <circle className="s" cy={-1.6 * scale} r={head * 1.4} />
      <path
        className="s"
        d={`M${-0.22 * scale} 0V${-1.1 * scale}a${0.22 * scale} ${0.22 * scale} 0 0 1 ${0.44 * scale} 0V0z`}
      />
    </g>
  );
}

export function TopView({
  mount: {height},
  coverage,
  sweep,
}: {
  readonly mount: {readonly height: number};
  readonly coverage: Coverage;
  readonly sweep: number;
}) {
  const span = spanM(height, coverage);
  const {y, radius} = sectorBox(sweep, 280, 200, 16);
  const scale = radius / span;
  const ring = (distance: number): string => sectorPath(Math.min(distance, span) * scale, sweep);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 280 200"
      role="img"
      aria-label={copy.topAlt(Math.round(sweep))}
    >
      <g transform={`translate(140 ${y})`}>
        <path className="fb" d={ring(coverage.far)} />
        {details
          .toReversed()
          .map(
            (kind) =>
              coverage.reach[kind] > 0 && <path key={kind} className={styles[kind]} d={ring(coverage.reach[kind])} />,
          )}
        {coverage.near > 0.05 && <circle className={`s ${styles.blind}`} r={coverage.near * scale} />}
        <circle className="o" r="4" />
      </g>
    </svg>
  );
}
