/** Who holds shares, a stage of the company each: plain records, nothing to click. */
import {investors} from '@site/src/facts/investors';
import {useLocale} from '@site/src/site/useLocale';
import {DrawnWall} from '@site/src/components/sections/DrawnRow';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {stages} from './stages';
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
      <DrawnWall
        ordered
        zones={investors.map(({stage}) => stages[stage])}
        zoneWidth={300}
        notes={investors.map((investor) => ({
          title: investor.title[language],
          body: <p className={styles.text}>{investor.text[language]}</p>,
        }))}
      />
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
