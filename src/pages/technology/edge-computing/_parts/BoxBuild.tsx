/** The edge box pulled apart, with a fact at each of four parts. */
import {Picture} from '@site/src/components/media/Picture';
import styles from './BoxBuild.module.css';

/** Facts of four parts; BoxBuild.module.css leads each to its own. */
const parts = ['power', 'chip', 'restart', 'heat'] as const;

interface BoxBuildProps {
  readonly alt: string;
  readonly facts: Readonly<
    Record<(typeof parts)[number], {readonly title: string; readonly value: string; readonly text: string}>
  >;
  readonly note: string;
}

export function BoxBuild({alt, facts, note}: BoxBuildProps) {
  return (
    <>
      <div className={styles.box}>
        <Picture family="exploded" name="b1" alt={alt} sizes="(max-width: 660px) 92vw, 620px" />
        <ul className={styles.facts}>
          {parts.map((part) => (
            <li key={part} className={styles[part]}>
              <h3>{facts[part].title}</h3>
              <p className={styles.value}>{facts[part].value}</p>
              <p>{facts[part].text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}
