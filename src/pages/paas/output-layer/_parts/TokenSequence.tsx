/** The way from a visitor's click to a picture: the sequence drawn, and each message in words beside it. */
import {TokenSequenceDiagram, type TokenSequenceCopy} from './tokenSequenceDrawing';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './TokenSequence.module.css';

export interface TokenSequenceProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly diagram: TokenSequenceCopy;
  /** One sentence for each numbered message. */
  readonly steps: readonly string[];
}

export function TokenSequence({eyebrow, title, lead, diagram, steps}: TokenSequenceProps) {
  return (
    <Section tone="tint">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.sequence}>
        <div className={styles.drawing}>
          <TokenSequenceDiagram copy={diagram} />
        </div>
        <ol>
          {steps.map((step, index) => (
            <li key={step}>
              <span aria-hidden="true">{index + 1}</span>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
