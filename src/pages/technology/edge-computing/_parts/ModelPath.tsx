/** The way of a model from training into the box in numbered steps; beside them the box in its place, with what its channels look at. */
import {Picture} from '@site/src/components/media/Picture';
import styles from './ModelPath.module.css';

export interface ModelPathProps {
  readonly steps: readonly {readonly title: string; readonly text: string}[];
  /** Names what the four channels look at, in the order of the pictures. */
  readonly channels: {readonly title: string; readonly text: string};
}

export function ModelPath({steps, channels}: ModelPathProps) {
  return (
    <div className={styles.columns}>
      <ol className={styles.path} data-first="3">
        {steps.map(({title, text}) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <figure className={styles.box} data-rest>
        <div className={styles.pictures}>
          <Picture family="mounted" name="b1" alt="" sizes="(max-width: 959px) 92vw, 620px" />
          <div className={styles.channels}>
            <Picture family="view" name="entrance-day" alt="" sizes="160px" />
            <Picture family="view" name="kitchen-day" alt="" sizes="160px" />
            <Picture family="event" name="empty-post" alt="" sizes="160px" />
            <Picture family="view" name="storeroom-night" alt="" sizes="160px" />
          </div>
        </div>
        <figcaption>
          <h3>{channels.title}</h3>
          <p>{channels.text}</p>
        </figcaption>
      </figure>
    </div>
  );
}
