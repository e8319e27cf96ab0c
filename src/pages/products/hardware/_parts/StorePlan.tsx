/** A store with numbered spots; beside it, what each spot needs. The numbers lead to the groups below. */
import {Picture} from '@site/src/components/media/Picture';
import type {CSSProperties} from 'react';
import styles from './StorePlan.module.css';

export interface PlanSpot {
  /** Anchor of the group of devices. */
  readonly anchor: string;
  readonly place: string;
  readonly job: string;
}

export interface StorePlanProps {
  readonly alt: string;
  readonly spots: readonly PlanSpot[];
}

/** Where the numbers stand on the picture, percent from its left and top, in the order of the spots (`media/scripts/sites.py`, `shop_plan`). */
const places = [
  [36, 46.5],
  [26.5, 22],
  [62.4, 54],
  [57, 36],
  [83, 31.5],
  [44.5, 10],
  [70.5, 23],
  [46.6, 60],
] as const;

const sizes = '(max-width: 959px) 92vw, 640px';

export function StorePlan({alt, spots}: StorePlanProps) {
  return (
    <div className={styles.plan}>
      <div className={styles.picture}>
        <Picture family="scene" name="shop-plan" alt={alt} sizes={sizes} priority />
        {places.map(([x, y], index) => (
          <span key={x} style={{'--x': `${x}%`, '--y': `${y}%`} as CSSProperties} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <ol className={styles.spots}>
        {spots.map(({anchor, place, job}, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span aria-hidden="true">{index + 1}</span>
              <b>{place}</b>
              <span>{job}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
