/** The three states of the camera side by side: its face, when it is so, and what the phone of a parent shows meanwhile. */
import {Picture} from '@site/src/components/media/Picture';
import type {ReactNode} from 'react';
import styles from './States.module.css';

interface StatesProps {
  /** Names of the states: open, inside only, asleep. */
  readonly names: readonly string[];
  /** When the camera is in a state, in the order of the names. */
  readonly texts: readonly string[];
  /** Said before each screen, not seen. */
  readonly phone: string;
  readonly live: {readonly alt: string; readonly label: string; readonly watermark: string};
  readonly closed: {readonly title: string; readonly text: string; readonly next: string};
  readonly asleep: string;
}

const kinds = ['open', 'inside', 'asleep'] as const;
type Kind = (typeof kinds)[number];

export function States({names, texts, phone, live, closed, asleep}: StatesProps) {
  const screens: Readonly<Record<Kind, ReactNode>> = {
    open: (
      <>
        <Picture family="view" name="kindergarten-day" alt={live.alt} sizes="(max-width: 767px) 152px, 360px" />
        <span className={styles.live}>{live.label}</span>
        <span className={styles.watermark}>{live.watermark}</span>
      </>
    ),
    inside: (
      <>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 15 16 5l12 10M8 12v15h16V12M13 27v-8h6v8" />
        </svg>
        <b>{closed.title}</b>
        <span>{closed.text}</span>
        <span>{closed.next}</span>
      </>
    ),
    asleep: (
      <>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M15 5a11 11 0 1 0 12 15A10 10 0 0 1 15 5zM22 6h6l-6 7h6" />
        </svg>
        <b>{asleep}</b>
      </>
    ),
  };
  return (
    <ul className={styles.states}>
      {kinds.map((kind, index) => (
        <li key={kind} className={styles[kind]}>
          <div className={styles.words}>
            <Face isAsleep={kind === 'asleep'} />
            <h3>{names[index]}</h3>
            <p>{texts[index]}</p>
          </div>
          <div className={styles.phone}>
            <div className={styles.screen}>
              <span className="sr">{phone}</span>
              {screens[kind]}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The camera from the front; the ring around its eye has the color of the state. */
const Face = ({isAsleep}: {readonly isAsleep: boolean}) => (
  <svg className={styles.face} viewBox="0 0 96 96" aria-hidden="true">
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
    {isAsleep ? (
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
