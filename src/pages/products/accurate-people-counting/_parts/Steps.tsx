/** How it works: three diagrams with a number, a heading and a sentence each. */
import type {ReactNode} from 'react';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Steps.module.css';

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StepsProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** One diagram for each step, in order. */
  readonly diagrams: readonly ReactNode[];
}

export function Steps({eyebrow, title, steps, diagrams}: StepsProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} />
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <div className={styles.diagram}>{diagrams[index]}</div>
            <h3>
              <span aria-hidden="true">{index + 1}</span>
              {step.title}
            </h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
