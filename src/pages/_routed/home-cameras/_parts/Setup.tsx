/** Setting up against the clock: steps on one line, each with the minute it begins. */
import type {ReactNode} from 'react';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Setup.module.css';

export interface SetupProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly aside: ReactNode;
  readonly steps: readonly {readonly at: string; readonly title: string; readonly text: string}[];
  readonly note: string;
}

export function Setup({eyebrow, title, lead, aside, steps, note}: SetupProps) {
  return (
    <Section tone="night">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} aside={aside} />
      <ol className={styles.steps}>
        {steps.map(({at, title: name, text}) => (
          <li key={at}>
            <p className={styles.at}>{at}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
