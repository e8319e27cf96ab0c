/** Talks we can give, with their abstracts. */
import copy from '@copy/press';
import styles from '../PressRoom.module.css';
import {Part} from './Part';

export function Talks() {
  const {talks} = copy;
  return (
    <Part id="talks" title={talks.title} lead={talks.lead}>
      <div className={styles.versions}>
        {talks.items.map(({title, minutes, text}) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className={styles.asOf}>{talks.minutes(minutes)}</p>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Part>
  );
}
