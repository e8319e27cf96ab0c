/** What a parent sees of a classroom: the phone held across, the live picture in it or why there is none; and the face of the camera meanwhile. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Picture} from '../media/Picture';
import styles from './ParentPhone.module.css';

/** Open to parents, seen inside the kindergarten only, asleep. */
export type ClassroomState = 'open' | 'inside' | 'asleep';

interface ParentPhoneProps {
  readonly state: ClassroomState;
  /** Said before the screen, not seen. */
  readonly says?: string;
  readonly children: ReactNode;
}

export function ParentPhone({state, says, children}: ParentPhoneProps) {
  return (
    <div className={clsx(styles.phone, styles[state])}>
      <div className={styles.screen}>
        {says && <span className="sr">{says}</span>}
        {children}
      </div>
    </div>
  );
}

interface LiveViewProps {
  /** Live, without sound. */
  readonly label: string;
  /** Whose account it is and when; lies over all of the picture, but not over faces. */
  readonly watermark: string;
  /** What is seen; the watermark leaves the faces in it free. */
  readonly view?: 'kindergarten-day' | 'playground-day';
  readonly alt?: string;
  readonly sizes?: string;
}

/** Where a name begins: turned, each is whole inside the picture and beside the faces; none lies under the label in the corner. */
const watermarks = ['198 51', '12 78', '8 152', '56 176', '197 143'];

export function LiveView({label, watermark, view = 'kindergarten-day', alt = '', sizes = '360px'}: LiveViewProps) {
  return (
    <div className={clsx(styles.view, view === 'playground-day' && styles.playground)}>
      <Picture family="view" name={view} alt={alt} sizes={sizes} />
      <svg className={styles.watermark} viewBox="0 0 320 180" aria-hidden="true">
        {watermarks.map((place) => (
          <text key={place} transform={`translate(${place}) rotate(-20)`}>
            {watermark}
          </text>
        ))}
      </svg>
      <span className={styles.live}>{label}</span>
    </div>
  );
}

/** In place of the picture: why there is none, and what comes next. */
export function ShutView({
  isAsleep,
  title,
  text,
}: {
  readonly isAsleep?: boolean;
  readonly title: string;
  readonly text?: string;
}) {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d={
            isAsleep
              ? 'M15 5a11 11 0 1 0 12 15A10 10 0 0 1 15 5zM22 6h6l-6 7h6'
              : 'M4 15 16 5l12 10M8 12v15h16V12M13 27v-8h6v8'
          }
        />
      </svg>
      <b>{title}</b>
      {text && <span>{text}</span>}
    </>
  );
}

/** The camera from the front; the ring around its eye has the color of the state. */
export const BearFace = ({
  state,
  className,
}: {
  readonly state: ClassroomState;
  readonly className?: string | undefined;
}) => (
  <svg className={clsx(className, styles[state])} viewBox="0 0 96 96" aria-hidden="true">
    <path className={styles.cord} d="M36 18q12-22 24 0" />
    <circle className={styles.body} cx="19" cy="24" r="14" />
    <circle className={styles.body} cx="77" cy="24" r="14" />
    <circle className={styles.ear} cx="19" cy="24" r="7" />
    <circle className={styles.ear} cx="77" cy="24" r="7" />
    <circle className={styles.body} cx="48" cy="54" r="40" />
    <circle className={styles.front} cx="48" cy="54" r="35" />
    <circle className={styles.cheek} cx="24" cy="64" r="4" />
    <circle className={styles.cheek} cx="72" cy="64" r="4" />
    <path className={styles.smile} d="M34 73q14 11 28 0" />
    <circle className={styles.ring} cx="48" cy="48" r="18" />
    {state === 'asleep' ? (
      <>
        <circle className={styles.body} cx="48" cy="48" r="13" />
        <path className={styles.lid} d="M36 48q12 9 24 0" />
      </>
    ) : (
      <>
        <circle className={styles.lens} cx="48" cy="48" r="13" />
        <circle className={styles.pupil} cx="48" cy="48" r="6" />
        <circle className={styles.front} cx="44" cy="43" r="3" />
      </>
    )}
  </svg>
);
