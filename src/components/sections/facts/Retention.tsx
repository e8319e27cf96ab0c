/** What is kept for how long, from the shortest to the longest; the dark band of a page about people. */
import {Section, SectionHead} from '../../ui/Section';
import styles from './Retention.module.css';

export interface RetentionProps {
  readonly id?: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {readonly span: string; readonly what: string; readonly text: string}[];
}

export function Retention({id, eyebrow, title, lead, items}: RetentionProps) {
  return (
    <Section id={id} tone="night">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol className={styles.items}>
        {items.map(({span, what, text}) => (
          <li key={what}>
            <p className={styles.span}>{span}</p>
            <h3>{what}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
