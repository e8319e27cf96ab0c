/** How a company came to be what it is: an opening statement, and a few short chapters. */
import {Section} from '@site/src/components/ui/Section';
import styles from './Story.module.css';

export interface StoryProps {
  readonly title: string;
  readonly opening: string;
  readonly chapters: readonly {readonly title: string; readonly text: string}[];
}

export function Story({title, opening, chapters}: StoryProps) {
  return (
    <Section>
      <div className={styles.top}>
        <h2>{title}</h2>
        <p>{opening}</p>
      </div>
      <ol className={styles.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.title}>
            <h3>{chapter.title}</h3>
            <p>{chapter.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
