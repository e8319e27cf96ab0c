/** How a camera gets from the box to the phone: the diagram, then what a person does. */
import {ConnectionDiagram, type ConnectionCopy} from './connectionDrawing';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Connection.module.css';

export interface ConnectionProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly diagram: ConnectionCopy;
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

export function Connection({eyebrow, title, diagram, steps}: ConnectionProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} />
      <ConnectionDiagram copy={diagram} />
      {/* Phones pass it sideways, with the keyboard, too. */}
      <div className={styles.row} role="region" aria-label={title} tabIndex={0}>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
