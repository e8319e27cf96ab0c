/** The inquiry form as a section of the page: target of its links without script, and for direct visits. */
import InquiryForm from '@edition/InquiryForm';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './InquirySection.module.css';

export interface InquirySectionProps {
  readonly title: string;
  readonly lead: string;
}

export function InquirySection({title, lead}: InquirySectionProps) {
  return (
    <Section id="inquiry" tone="tint">
      <SectionHead title={title} lead={lead} />
      <div className={styles.form}>
        <InquiryForm markTitle />
      </div>
    </Section>
  );
}
