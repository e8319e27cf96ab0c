/** Who holds shares: plain records, nothing to click. */
import {investors} from '@site/src/facts/investors';
import {useLocale} from '@site/src/site/useLocale';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './InvestorRecords.module.css';

export interface InvestorRecordsProps {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
}

export function InvestorRecords({title, lead, note}: InvestorRecordsProps) {
  const language = useLocale() === 'en' ? 'en' : 'zh';
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <dl className={styles.records}>
        {investors.map((investor) => (
          <div key={investor.id}>
            <dt>{investor.title[language]}</dt>
            <dd>{investor.text[language]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
