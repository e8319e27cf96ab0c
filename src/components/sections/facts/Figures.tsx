/** A sentence and three figures that carry it: number, what it means, where it comes from. */
import {Section, SectionHead} from '../../ui/Section';
import styles from './Figures.module.css';

export interface FiguresProps {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {
    readonly figure: string;
    readonly unit: string;
    readonly meaning: string;
    readonly note: string;
  }[];
}

export function Figures({title, lead, items}: FiguresProps) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.figures}>
        {items.map(({figure, unit, meaning, note}) => (
          <li key={meaning}>
            <p className={styles.figure}>
              {figure}
              <small>{unit}</small>
            </p>
            <p>{meaning}</p>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
