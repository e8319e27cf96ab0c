import copy from '@copy/demos/console';
import {heatCells, heatColumns, heatMost, heatRows} from '../model/heat';
import styles from './HeatOverlay.module.css';

const cell = 40;

/** Behind the counter and in the kitchen stand the staff, who are not counted: column from and to, and the row it begins in. */
const staff = {from: 8, to: 11, row: 5};

/** Shelves: left, top, width, height, and how their name runs. */
const shelves = [
  {box: [10, 24, 36, 124], upright: true},
  {box: [160, 26, 150, 32], upright: false},
  {box: [160, 118, 112, 32], upright: false},
  {box: [432, 56, 36, 116], upright: true},
] as const;

/** The plan of a store and where customers stopped, from pale to full orange; shelves, counter and staff lie above it. */
export function HeatOverlay() {
  const {heat} = copy;
  const [width, height] = [heatColumns * cell, heatRows * cell];
  return (
    <figure className={styles.heat}>
      <figcaption>
        <b>{heat.title}</b>
        <span>
          0<i />
          {heat.most(heatMost)}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={heat.alt(heatMost)}>
        <g className={styles.cells}>
          {heatCells.map((seconds, index) => {
            const [column, row] = [index % heatColumns, Math.floor(index / heatColumns)];
            const share = seconds / heatMost;
            const isStaff = row >= staff.row && column >= staff.from && column <= staff.to;
            return share < 0.06 || isStaff ? null : (
              <rect
                // The position is the identity of a cell.
                key={index}
                x={column * cell}
                y={row * cell}
                width={cell}
                height={cell}
                opacity={share.toFixed(2)}
              />
            );
          })}
        </g>
        <path className={styles.staff} d="M312 232h80v46h-80zM400 200h78v78h-78z" />
        <path className={styles.wall} d={`M100 ${height - 1}H1V1h${width - 2}v${height - 2}H180`} />
        {shelves.map(({box: [x, y, w, h], upright}, index) => (
          <g key={x + y}>
            <rect className={styles.shelf} x={x} y={y} width={w} height={h} rx="3" />
            <text x={x + w / 2} y={y + h / 2} transform={upright ? `rotate(-90 ${x + w / 2} ${y + h / 2})` : undefined}>
              {heat.shelves[index]}
            </text>
          </g>
        ))}
        <rect className={styles.till} x="300" y="204" width="92" height="30" rx="3" />
        <text x="346" y="219">
          {heat.till}
        </text>
        <text x="352" y="257" className={styles.quiet}>
          {heat.staff}
        </text>
        <text x="439" y="239" className={styles.quiet}>
          {heat.kitchen}
        </text>
        <text x="140" y={height - 14}>
          {heat.door}
        </text>
      </svg>
    </figure>
  );
}
