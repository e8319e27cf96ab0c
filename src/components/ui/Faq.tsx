/** Questions and answers; native disclosure, open for print and for find-in-page. */
import {Icon} from './Icon';
import styles from './Faq.module.css';

export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

export function Faq({entries}: {readonly entries: readonly FaqEntry[]}) {
  return (
    <div className={styles.faq} data-faq data-first="2">
      {entries.map(({question, answer}, index) => (
        <details key={question} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
