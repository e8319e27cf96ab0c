/** What a camera covers, from the side and from above, with how far a face, a person, a shape is told. */
import copy from '@copy/demos/placement-planner';
import {details, horizonM, meters, sectorPath, shownM} from './coverageDrawing';
import type {Coverage} from './coverage';
import styles from './PlacementPlanner.module.css';

export function SideView({
  mount: {height},
  coverage,
}: {
  readonly mount: {readonly height: number};
  readonly coverage: Coverage;
}) {
  const scale = 480 / horizonM;
  const [floor, left] = [216, 40];
  const top = floor - height * scale;
  const x = (distance: number) => left + shownM(distance) * scale;
  // Where the upper edge of the picture leaves the drawing: above the floor when it reaches beyond.
  const end = floor - height * scale * Math.max(0, 1 - horizonM / coverage.far);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 560 272"
      role="img"
      aria-label={copy.sideAlt(meters(coverage.near), meters(shownM(coverage.far)))}
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
      {[0, 6, 12, 18, 24].map((mark) => (
        <text key={mark} y={floor + 30} textAnchor="middle">
          {copy.mark(mark).map((line, index) => (
            <tspan key={line} x={left + mark * scale} dy={index * 18}>
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

export function TopView({coverage, sweep}: {readonly coverage: Coverage; readonly sweep: number}) {
  const scale = 118 / horizonM;
  const ring = (distance: number): string => sectorPath(shownM(distance) * scale, sweep);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 280 272"
      role="img"
      aria-label={copy.topAlt(Math.round(sweep))}
    >
      <g transform="translate(140 136)">
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
