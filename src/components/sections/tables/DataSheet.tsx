/** What is done with personal data, as a sheet of questions and answers that a lawyer can read in one go. */
import {Section, SectionHead, type SectionProps} from '../../ui/Section';
import styles from './DataSheet.module.css';

export interface DataSheetProps {
  readonly id?: string;
  readonly tone?: SectionProps['tone'];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly {readonly term: string; readonly text: string}[];
}

export function DataSheet({id, tone, eyebrow, title, lead, rows}: DataSheetProps) {
  return (
    <Section id={id} tone={tone} fold="facts">
      <div className={styles.columns}>
        <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
        <dl className={styles.sheet}>
          {rows.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
