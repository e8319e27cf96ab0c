/** The three states of the camera side by side: its face, when it is so, and what the phone of a parent shows meanwhile. */
import {
  BearFace,
  type ClassroomState,
  LiveView,
  ParentPhone,
  ShutView,
} from '@site/src/components/diagrams/ParentPhone';
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
  readonly closed: {readonly title: string; readonly next: string};
  readonly asleep: string;
}

const states: readonly ClassroomState[] = ['open', 'inside', 'asleep'];

export function States({names, texts, phone, live, closed, asleep}: StatesProps) {
  const screens: Readonly<Record<ClassroomState, ReactNode>> = {
    open: <LiveView {...live} sizes="(max-width: 767px) 152px, 360px" />,
    inside: <ShutView title={closed.title} text={closed.next} />,
    asleep: <ShutView isAsleep title={asleep} />,
  };
  return (
    <ul className={styles.states}>
      {states.map((state, index) => (
        <li key={state}>
          <div className={styles.words}>
            <BearFace state={state} className={styles.face} />
            <h3>{names[index]}</h3>
            <p>{texts[index]}</p>
          </div>
          <div className={styles.phone}>
            <ParentPhone state={state} says={phone}>
              {screens[state]}
            </ParentPhone>
          </div>
        </li>
      ))}
    </ul>
  );
}
