/** What stands around the box and is not ours: in the light, and from the side, that the rendered devices have. */
import clsx from 'clsx';
import styles from './boxDrawings.module.css';

interface DrawingProps {
  readonly className: string | undefined;
}

/** Fronts run to the right and a little up, as in the renders; everything on one is drawn flat and laid on it. */
const frontAt = (x: number, y: number): string => `matrix(1 -.16 .04 1 ${x} ${y})`;

export function SwitchDrawing({className}: DrawingProps) {
  return (
    <svg className={clsx(styles.device, styles.dark, className)} viewBox="0 0 200 118">
      <linearGradient id="box-switch" x2=".3" y2="1">
        <stop className={styles.far} />
        <stop className={styles.near} offset="1" />
      </linearGradient>
      <path className={styles.shadow} d="M14 60 48 112l151-26-4-16z" />
      <path className={styles.side} d="m10 28 34 46 1 26-34-46z" />
      <path fill="url(#box-switch)" d="M10 28 160 4l34 46-150 24z" />
      <path
        className={styles.slots}
        d="m42 41 11 15m1-17 11 15m1-17 11 15m1-17 11 15m1-17 11 15m1-17 11 15m1-17 11 15m1-17 11 15m1-17 11 15"
      />
      <path className={styles.rim} d="M44 74 194 50l1 26-150 24z" />
      <g transform={frontAt(44, 74)}>
        <path className={styles.panel} d="M4 4h142v18H4z" />
        <path
          className={styles.ports}
          d="M7 7h11v12H7zM21 7h11v12H21zM35 7h11v12H35zM49 7h11v12H49zM63 7h11v12H63zM77 7h11v12H77zM91 7h11v12H91zM105 7h11v12h-11z"
        />
        <path className={styles.pins} d="M9 9.5h7M23 9.5h7M37 9.5h7M51 9.5h7M65 9.5h7M79 9.5h7M93 9.5h7M107 9.5h7" />
        <path className={styles.lamps} d="M122 10h4M130 10h4M138 10h4" />
      </g>
    </svg>
  );
}

export function RouterDrawing({className}: DrawingProps) {
  return (
    <svg className={clsx(styles.device, className)} viewBox="0 0 130 120">
      <linearGradient id="box-router" x2=".3" y2="1">
        <stop className={styles.paleFar} />
        <stop className={styles.paleNear} offset="1" />
      </linearGradient>
      <path className={styles.shadow} d="m10 74 24 40 92-16-4-14z" />
      <path className={styles.aerialEdges} d="M15 58 10 10M89 46l5-40" />
      <path className={styles.aerials} d="M15 58 10 10M89 46l5-40" />
      <path className={styles.paleSide} d="m6 56 24 32 1 15L7 71z" />
      <path fill="url(#box-router)" d="m6 56 90-14 24 32-90 14z" />
      <path className={styles.rim} d="m30 88 90-14 1 15-90 14z" />
      <path className={styles.lamps} transform={frontAt(30, 88)} d="M10 8h4M19 8h4M28 8h4M37 8h4" />
    </svg>
  );
}

/** The power adapter of the box in the lower socket of two. */
export function AdapterDrawing({className}: DrawingProps) {
  return (
    <svg className={clsx(styles.device, styles.dark, className)} viewBox="0 -10 84 104">
      <path className={styles.rim} d="m8 0 52-8 2 64-52 8z" />
      <path className={styles.slots} d="m25 6 .3 8M42 3l.3 8" />
      <path className={styles.side} d="m20 26 12 16 2 46-12-16z" />
      <path className={styles.top} d="m20 26 44-7 12 16-44 7z" />
      <path className={styles.face} d="m32 42 44-7 2 46-44 7z" />
      <path className={styles.lamps} transform={frontAt(32, 42)} d="M20 12h4" />
    </svg>
  );
}
