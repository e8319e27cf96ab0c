/** Checking a downloaded file on the two systems: the command to type, and what to compare. */
import {CopyButton, type CopyButtonCopy} from '@site/src/components/ui/CopyButton';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ChecksumGuide.module.css';

export interface ChecksumGuideProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly systems: readonly {readonly name: string; readonly command: string; readonly steps: readonly string[]}[];
  readonly note: string;
  readonly copy: CopyButtonCopy;
}

export function ChecksumGuide({eyebrow, title, lead, systems, note, copy}: ChecksumGuideProps) {
  return (
    <Section id="checksum">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.systems}>
        {systems.map(({name, command, steps}) => (
          <div key={name}>
            <h3>{name}</h3>
            <div className={styles.command}>
              <code translate="no">{command}</code>
              <CopyButton text={command} what={name} copy={copy} />
            </div>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
