/** The problem in a sentence, with one phrase marked, and what follows from it. */
import {Section} from '../ui/Section';
import styles from './Statement.module.css';

export interface StatementProps {
  /** Text before, inside and after the mark. */
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly aside: string;
}

export function Statement({before, marked, after, aside}: StatementProps) {
  return (
    <Section className={styles.statement}>
      <h2>
        {before}
        <b>{marked}</b>
        {after}
      </h2>
      <p>{aside}</p>
    </Section>
  );
}
