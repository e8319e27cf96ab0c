/**
 * The counter over the line, on the beam of a door, with what it looks at. The picture of the store has neither: it is drawn without
 * ceiling and front.
 */
import {stage, toPicture, type Point} from './geometry';
import type {Line} from './sensors/counting';
import styles from './DoorCamera.module.css';

const {width, height} = stage.plate;

/** Height of the lens, meters: the lowest a K3 may hang, so that it hides little of the store behind it. */
const lens = 2.6;
/** Half the length and depth of the device, and its height, meters: about twice as large as it is, so that it can be seen. */
const [long, deep, thick] = [0.24, 0.14, 0.13];
const top = lens + thick;

type Place = readonly [x: number, y: number, z: number];

const points = (...places: readonly Place[]): string =>
  places
    .map((place) =>
      toPicture(...place)
        .map(Math.round)
        .join(),
    )
    .join(' ');

export function DoorCamera({line: {a, b}}: {readonly line: Line}) {
  const [x, y]: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [left, right, front, back] = [x - long, x + long, y - deep, y + deep];
  const [from, to, eye]: readonly [Place, Place, Place] = [
    [...a, 0],
    [...b, 0],
    [x, y, lens],
  ];
  return (
    <svg className={styles.camera} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polygon className={styles.cone} points={points(eye, from, to)} />
      <polyline className={styles.sight} points={points(from, eye, to)} />
      <polyline className={styles.frame} points={points(from, [...a, top], [...b, top], to)} />
      <polygon
        className={styles.side}
        points={points(
          [left, front, top],
          [right, front, top],
          [right, back, top],
          [right, back, lens],
          [right, front, lens],
          [left, front, lens],
        )}
      />
      <polygon
        className={styles.top}
        points={points([left, front, top], [right, front, top], [right, back, top], [left, back, top])}
      />
    </svg>
  );
}
