import copy from '@copy/demos/console';
import {heatCells, heatColumns, heatMost, heatRows} from '../model/heat';
import styles from './HeatOverlay.module.css';

const cell = 40;

/** The plan of a store with its grid of stops. Cells nobody stopped in are left empty. */
export function HeatOverlay() {
  const {heat} = copy;
  const [width, height] = [heatColumns * cell, heatRows * cell];
  return (
    <figure className={styles.heat}>
      <figcaption>
        <b>{heat.title}</b>
        <span>{heat.most(heatMost)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={heat.alt(heatMost)}>
        <path className={styles.wall} d={`M1 1H${width - 1}V${height - 1}H180M100 ${height - 1}H1Z`} />
        <path
          className={styles.shelf}
          d="M20 20h30v120H20zM160 30h150v28H160zM160 120h110v28H160zM430 60h30v110h-30z"
        />
        <path className={styles.till} d="M318 190h76v26h-76z" />
        {heatCells.map((seconds, index) => {
          const share = seconds / heatMost;
          return share < 0.06 ? null : (
            <rect
              // The position is the identity of a cell.
              key={index}
              x={(index % heatColumns) * cell}
              y={Math.floor(index / heatColumns) * cell}
              width={cell}
              height={cell}
              opacity={share.toFixed(2)}
            />
          );
        })}
        <text x="140" y={height - 10} textAnchor="middle">
          {heat.door}
        </text>
        <text x="356" y="208" textAnchor="middle">
          {heat.till}
        </text>
      </svg>
    </figure>
  );
}
