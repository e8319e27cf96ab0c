/** The sample store from above: fixtures, and cells in one of five steps of warmth. Words come from the copy. */
import type {Area} from './heatCells';
import {cellM, type HeatCell, type HeatChange} from './heatCells';
import {fixtures, floorM, type Measure} from './heatSample';
import styles from './HeatPlan.module.css';

/** Names of the fixtures on the plan, in the order of `fixtures`, and of the rest. */
export interface HeatPlanCopy {
  readonly fixtures: readonly string[];
  readonly table: string;
  readonly door: string;
}

export interface HeatPlanProps {
  readonly label: string;
  readonly copy: HeatPlanCopy;
  readonly table: Area;
  readonly cells: readonly {readonly column: number; readonly row: number; readonly tone: string | undefined}[];
  /** A zone to frame, in meters. */
  readonly zone?: Area;
}

const px = 80;
const scaled = ([left, top, width, depth]: Area) => ({
  x: left * px,
  y: top * px,
  width: width * px,
  height: depth * px,
});

export function HeatPlan({label, copy, table, cells, zone}: HeatPlanProps) {
  return (
    <svg
      className={styles.plan}
      viewBox={`-12 -12 ${floorM.width * px + 24} ${floorM.depth * px + 44}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.floor} width={floorM.width * px} height={floorM.depth * px} />
      {cells.map(({column, row, tone}) => (
        <rect
          key={`${column},${row}`}
          className={tone}
          x={column * cellM * px + 1}
          y={row * cellM * px + 1}
          width={cellM * px - 2}
          height={cellM * px - 2}
          rx="5"
        />
      ))}
      {fixtures.map((area, index) => (
        <Fixture key={copy.fixtures[index]} area={area} name={copy.fixtures[index] ?? ''} />
      ))}
      <Fixture area={table} name={copy.table} warm />
      {zone && <rect className={styles.zone} {...scaled(zone)} rx="8" />}
      <path
        className={styles.wall}
        d={`M${3.6 * px} ${floorM.depth * px}H0V0H${floorM.width * px}V${floorM.depth * px}H${5.4 * px}`}
      />
      <text x={4.5 * px} y={floorM.depth * px + 24} textAnchor="middle">
        {copy.door}
      </text>
    </svg>
  );
}

function Fixture({area, name, warm}: {readonly area: Area; readonly name: string; readonly warm?: boolean}) {
  const {x, y, width, height} = scaled(area);
  const upright = height > width;
  return (
    <g>
      <rect
        className={warm ? styles.table : styles.fixture}
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx="6"
      />
      <text
        x={x + width / 2}
        y={y + height / 2 + 6}
        textAnchor="middle"
        transform={upright ? `rotate(-90 ${x + width / 2} ${y + height / 2})` : undefined}
      >
        {name}
      </text>
    </g>
  );
}

const warmth = [styles.h1, styles.h2, styles.h3, styles.h4, styles.h5];

/** Cells in five steps up to `most`; a dwell cell with too few stops is gray. */
export function warmCells(
  cells: Iterable<HeatCell>,
  measure: Measure,
  most: number,
): {column: number; row: number; tone: string | undefined}[] {
  return [...cells].map(({column, row, passed, seconds}) => {
    const value = measure === 'passing' ? passed : seconds;
    return {column, row, tone: value === null ? styles.few : warmth[Math.min(4, Math.floor((value / most) * 5))]};
  });
}

/** Cells of a difference: orange longer, blue shorter, gray too few stops, empty when nothing changed. */
export function changeCells(changes: readonly HeatChange[]): {column: number; row: number; tone: string | undefined}[] {
  return changes.map(({column, row, seconds}) => ({
    column,
    row,
    tone:
      seconds === null
        ? styles.few
        : Math.abs(seconds) < 1
          ? styles.same
          : seconds > 0
            ? seconds > 4
              ? styles.h5
              : styles.h4
            : seconds < -4
              ? styles.cold2
              : styles.cold1,
  }));
}

/** The scale below a plan: swatches with their words. */
export function HeatLegend({
  kind,
  words,
}: {
  readonly kind: 'warm' | 'change';
  readonly words: {readonly low: string; readonly high: string; readonly few: string};
}) {
  const swatches = kind === 'warm' ? warmth : [styles.cold2, styles.cold1, styles.same, styles.h4, styles.h5];
  return (
    <div className={styles.legend}>
      <span>{words.low}</span>
      <svg width="150" height="18" viewBox="0 0 150 18" aria-hidden="true">
        {swatches.map((tone, index) => (
          <rect key={tone} className={tone} x={index * 30 + 1} y="1" width="28" height="16" rx="4" />
        ))}
      </svg>
      <span>{words.high}</span>
      <svg width="30" height="18" viewBox="0 0 30 18" aria-hidden="true">
        <rect className={styles.few} x="1" y="1" width="28" height="16" rx="4" />
      </svg>
      <span>{words.few}</span>
    </div>
  );
}
