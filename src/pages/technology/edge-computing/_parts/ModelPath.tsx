/** The way of a model from training into the box in numbered steps; beside them the four channels of a box, with what each looks for. */
import {Picture} from '@site/src/components/media/Picture';
import styles from './ModelPath.module.css';

export interface ModelPathProps {
  readonly steps: readonly {readonly title: string; readonly text: string}[];
  readonly channels: {
    readonly title: string;
    readonly text: string;
    /** In the order of the pictures. */
    readonly views: readonly string[];
  };
}

/** What the four channels look at. */
const pictures = [
  {family: 'view', name: 'entrance-day'},
  {family: 'view', name: 'kitchen-day'},
  {family: 'event', name: 'empty-post'},
  {family: 'view', name: 'storeroom-night'},
] as const;

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
      <div data-rest>
        <h3>{channels.title}</h3>
        <p>{channels.text}</p>
        <ul className={styles.channels}>
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <Picture {...picture} alt="" sizes="(max-width: 959px) 46vw, 310px" />
              <p>{channels.views[index]}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
