/** What somebody at the customer said, and who. */
import copy from '@copy/stories';
import {Section} from '@site/src/components/ui/Section';
import type {StoryPage} from '@site/src/facts/storyPages';
import styles from './StoryQuote.module.css';

export function StoryQuote({quote: {text, name, role, portrait}}: {readonly quote: StoryPage['quote']}) {
  return (
    <Section label={copy.quote}>
      <figure className={styles.quote}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          {portrait && (
            <img
              src={portrait.src}
              width={portrait.width}
              height={portrait.height}
              alt={portrait.alt}
              loading="lazy"
              decoding="async"
            />
          )}
          <span>
            <b>{name}</b>
            <span className={styles.role}>{role}</span>
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}
