/** How a company came to be what it is: an opening statement, a place it is about, and a few short chapters. */
import {Picture} from '@site/src/components/media/Picture';
import {Section} from '@site/src/components/ui/Section';
import styles from './Story.module.css';

export interface StoryProps {
  readonly title: string;
  readonly opening: string;
  /** Name of the scene in the picture library, and what it shows. */
  readonly scene: string;
  readonly alt: string;
  readonly caption: string;
  readonly chapters: readonly {readonly title: string; readonly text: string}[];
}

export function Story({title, opening, scene, alt, caption, chapters}: StoryProps) {
  return (
    <Section>
      <div className={styles.top}>
        <div>
          <h2>{title}</h2>
          <p>{opening}</p>
        </div>
        <figure>
          <Picture family="scene" name={scene} alt={alt} sizes="(max-width: 959px) 100vw, 640px" />
          <figcaption>{caption}</figcaption>
        </figure>
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
