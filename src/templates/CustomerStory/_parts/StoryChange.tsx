/** How the customer worked before, and how now. */
import copy from '@copy/stories';
import {Section} from '@site/src/components/ui/Section';
import type {StoryPage} from '@site/src/facts/storyPages';
import styles from './StoryChange.module.css';

export function StoryChange({story: {before, after}}: {readonly story: Pick<StoryPage, 'before' | 'after'>}) {
  return (
    <Section>
      <div className={styles.sides}>
        <div>
          <h2>{copy.before}</h2>
          <p>{before}</p>
        </div>
        <div className={styles.after}>
          <h2>{copy.after}</h2>
          <p>{after}</p>
        </div>
      </div>
    </Section>
  );
}
