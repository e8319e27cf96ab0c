/** Two to four figures of a story, each with how and until when it was measured. */
import copy from '@copy/stories';
import {Day} from '@site/src/components/ui/Day';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {StoryFigure} from '@site/src/facts/storyPages';
import styles from './StoryFigures.module.css';

export function StoryFigures({figures}: {readonly figures: readonly StoryFigure[]}) {
  const {title, lead, until} = copy.figures;
  return (
    <Section tone="tint">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.figures} data-count={figures.length}>
        {figures.map(({figure, unit, meaning, measured, date}) => (
          <li key={meaning}>
            <p className={styles.figure}>
              {figure}
              <small>{unit}</small>
            </p>
            <p className={styles.meaning}>{meaning}</p>
            <p className={styles.note}>{measured}</p>
            <p className={styles.note}>
              {until} <Day value={date} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
