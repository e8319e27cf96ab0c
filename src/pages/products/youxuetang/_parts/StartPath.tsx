/** From the list of children to live view, a drawing for each step. */
import {DrawnWall} from '@site/src/components/sections/DrawnRow';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {startPlaces} from './startPlaces';
import styles from './StartPath.module.css';

interface StartPathProps {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

export function StartPath({title, lead, steps}: StartPathProps) {
  return (
    <Section fold="steps">
      <SectionHead title={title} lead={lead} />
      <DrawnWall
        ordered
        short
        zones={startPlaces}
        zoneWidth={300}
        notes={steps.map((step) => ({title: step.title, body: <p className={styles.text}>{step.text}</p>}))}
      />
    </Section>
  );
}
