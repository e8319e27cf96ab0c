/** A store with numbered spots; beside it, what each spot needs. The numbers lead to the groups below. */
import {Picture} from '@site/src/components/media/Picture';
import type {CSSProperties, ReactNode} from 'react';
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
  /** A link below the spots. */
  readonly more: ReactNode;
}

/**
 * Where the numbers stand on the picture, percent from its left and top, in the order of the spots: beside the device, so that it
 * stays in sight, and within its room (`media/scripts/sites.py`, `shop_plan`).
 */
const places = [
  [37, 45.5],
  [25.2, 25],
  [62.4, 48.5],
  [53.4, 47.5],
  [76.3, 35.5],
  [45, 30.5],
  [72.4, 26.5],
  [45.6, 60],
] as const;

/** The part of the picture that the frame shows, in percent: the store without most of the ground around it. */
const shown = {left: 11.5, top: 1.5, width: 80, height: 96};

const frame = {
  '--width': `${10_000 / shown.width}%`,
  '--left': `${(-100 * shown.left) / shown.width}%`,
  '--top': `${(-100 * shown.top) / shown.height}%`,
  aspectRatio: `${shown.width * 16} / ${shown.height * 9}`,
} as CSSProperties;

const inFrame = (x: number, y: number) =>
  ({
    '--x': `${(((x - shown.left) / shown.width) * 100).toFixed(1)}%`,
    '--y': `${(((y - shown.top) / shown.height) * 100).toFixed(1)}%`,
  }) as CSSProperties;

/** The picture is wider than its frame. */
const sizes = '(max-width: 959px) 115vw, 820px';

export function StorePlan({alt, spots, more}: StorePlanProps) {
  return (
    <div className={styles.plan}>
      <div className={styles.picture} style={frame}>
        <Picture family="scene" name="shop-plan" alt={alt} sizes={sizes} priority />
        {places.map(([x, y], index) => (
          <span key={x} style={inFrame(x, y)} aria-hidden="true">
            {index + 1}
          </span>
        ))}
      </div>
      <div className={styles.list}>
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
        {more}
      </div>
    </div>
  );
}
