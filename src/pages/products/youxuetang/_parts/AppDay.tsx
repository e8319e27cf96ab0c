/** One person's day with the app: the times and what happens at each, beside the screen before that person. */
import clock from '@copy/clock';
import styles from './AppDay.module.css';
import {AppScreen, type AppScreenCopy} from './AppScreen';

export interface AppDayProps {
  readonly title: string;
  readonly lead: string;
  readonly moments: readonly {
    readonly time: string;
    readonly title: string;
    readonly text: string;
  }[];
  /** What this person has no part in; said as plainly as the rest. */
  readonly limit: {readonly title: string; readonly items: readonly string[]; readonly text: string};
  readonly screen: AppScreenCopy;
  /** Time of the moment that the screen shows. */
  readonly shown: string;
  /** Rows of the screen, the first ones, that are done. */
  readonly done: number;
}

export function AppDay({title, lead, moments, limit, screen, shown, done}: AppDayProps) {
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <p>{lead}</p>
      </div>
      <ol className={styles.moments}>
        {moments.map(({time, title: name, text}) => (
          <li key={time} data-shown={time === shown || undefined}>
            <time dateTime={time}>{clock.written(time)}</time>
            <div>
              <h4>{name}</h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.limit}>
        <h4>{limit.title}</h4>
        <ul>
          {limit.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{limit.text}</p>
      </div>
      <AppScreen {...screen} done={done} />
    </div>
  );
}
