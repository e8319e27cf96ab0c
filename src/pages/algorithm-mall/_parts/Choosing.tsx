/** How to choose, below the wall: a few steps in order, on a ground of their own. */
import {Eyebrow} from '@site/src/components/ui/Section';
import styles from './Choosing.module.css';

export interface ChoosingProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly points: readonly {readonly title: string; readonly text: string}[];
}

export function Choosing({eyebrow, title, points}: ChoosingProps) {
  return (
    <section id="choose" className={styles.choosing}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2>{title}</h2>
      </div>
      <ol>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
