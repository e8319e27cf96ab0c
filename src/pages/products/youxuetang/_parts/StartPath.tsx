/** From the list of children to live view: a small room of the kindergarten for each step, and the step below it. */
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './StartPath.module.css';

interface StartPathProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

/** In the order of the steps. */
const scenes = ['list', 'pickup', 'portfolio', 'meeting'] as const;

export function StartPath({title, lead, steps}: StartPathProps) {
  return (
    <Section fold="steps">
      <SectionHead title={title} lead={lead} />
      <ol className={styles.steps} data-first="1">
        {steps.map((step, index) => (
          <li key={step.title}>
            <Picture
              family="scene"
              name={`kindergarten-${scenes[index]}`}
              alt=""
              sizes="(max-width: 599px) 120vw, (max-width: 1079px) 46vw, 588px"
              upTo={1000}
            />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
