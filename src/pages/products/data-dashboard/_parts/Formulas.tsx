/** Metrics with their formulas: a name, the fraction, an example with numbers, and the trap. */
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Formulas.module.css';

export interface FormulasProps {
  readonly id?: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {
    readonly name: string;
    readonly over: string;
    readonly under: string;
    readonly example: string;
    readonly note: string;
  }[];
}

export function Formulas({id, eyebrow, title, lead, items}: FormulasProps) {
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.formulas}>
        {items.map(({name, over, under, example, note}) => (
          <li key={name}>
            <h3>{name}</h3>
            <div>
              <p className={styles.fraction}>
                <span>{over}</span> <i aria-label="÷" role="img" /> <span>{under}</span>
              </p>
              <p className={styles.example}>{example}</p>
            </div>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
