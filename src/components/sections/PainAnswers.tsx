/** What people complain about, and what is done about it: pairs, read across. */
import {Section, SectionHead} from '../ui/Section';
import styles from './PainAnswers.module.css';

export interface PainAnswersProps {
  readonly tone?: 'plain' | 'tint';
  readonly eyebrow: string;
  readonly title: string;
  /** `pain` is a quote, in the words of the person who says it. */
  readonly pairs: readonly {readonly who: string; readonly pain: string; readonly answer: string}[];
}

export function PainAnswers({eyebrow, title, pairs, tone = 'tint'}: PainAnswersProps) {
  return (
    <Section tone={tone} fold="answers">
      <SectionHead eyebrow={eyebrow} title={title} />
      <ul className={styles.pairs} data-first="1">
        {pairs.map(({who, pain, answer}) => (
          <li key={pain}>
            <p className={styles.who}>{who}</p>
            <h3>{pain}</h3>
            <p className={styles.answer}>{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
