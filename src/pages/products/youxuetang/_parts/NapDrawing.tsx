/** What is left of the picture at nap time: the camera with its eye shut, and a parent's phone that says why. No view: nobody has one then. */
import clock from '@copy/clock';
import {ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Picture} from '@site/src/components/media/Picture';
import type {AppScreenCopy} from './AppScreen';
import type {ViewingDayCopy} from './ViewingDay';
import {nextWindow} from './viewing';
import styles from './NapDrawing.module.css';

interface NapDrawingProps {
  readonly words: ViewingDayCopy['phone'];
  /** What the parent sees of that day. */
  readonly screen: AppScreenCopy;
}

/** A minute of the nap: the one on the parent's screen. */
const now = 760;

export function NapDrawing({words, screen}: NapDrawingProps) {
  const next = nextWindow(now)?.from ?? now;
  return (
    <div className={styles.nap}>
      <Picture family="cutout" name="ukid-asleep" alt="" sizes="(max-width: 599px) 190px, 500px" />
      <div className={styles.phone}>
        <p>
          <b>{screen.title}</b>
          {screen.note}
        </p>
        <ParentPhone state="asleep">
          <ShutView isAsleep title={words.nap} text={words.next(clock.time(next).replace(' ', '\u00a0'))} />
        </ParentPhone>
        <ul>
          {screen.rows
            .filter((_, index) => index !== 1)
            .map(({title, note, value}) => (
              <li key={title}>
                <b>{title}</b>
                <span>{value}</span>
                <small>{note}</small>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
