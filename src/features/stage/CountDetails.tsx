/** What counting shows besides its figures: the count minute by minute, and why it is not the number of people. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import {barCount, type CountReading} from './reading';
import {shownReasons} from './sensors/counting';
import styles from './StagePanel.module.css';

export function CountBars({values, text}: {readonly values: readonly number[]; readonly text: string}) {
  const most = Math.max(4, ...values);
  return (
    <figure className={styles.bars}>
      <div aria-hidden="true">
        {Array.from({length: barCount}, (_, index) => {
          const value = values[index];
          return (
            <i
              key={index}
              className={clsx(index === values.length - 1 && styles.now)}
              style={{height: value === undefined ? undefined : `${Math.max(6, (value / most) * 100)}%`}}
            />
          );
        })}
      </div>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

/** Why the count is not the number of people who came in. */
export function CountReasons({
  mode,
  reading,
}: {
  readonly mode: 'counting' | 'overhead';
  readonly reading: CountReading | null;
}) {
  if (!reading) return <div className={styles.why} />;
  const {why, real, counted} = reading.count.in;
  // Who is between door and line has not been missed.
  const found = shownReasons.filter((reason) => why[reason] !== 0);
  return (
    <div className={styles.why}>
      <h3>{copy.modes[mode].why(real - counted - why.underway)}</h3>
      <ul>
        {found.length === 0 && <li className={styles.noMiss}>{copy.noMiss}</li>}
        {found.map((reason) => (
          <li key={reason} data-reason={reason}>
            <span>{copy.reasons[reason]}</span>
            <b>{why[reason] > 0 ? `−${why[reason]}` : `+${-why[reason]}`}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
