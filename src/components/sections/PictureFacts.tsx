/** A picture or clip beside the facts that belong to it. */
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Section, SectionHead} from '../ui/Section';
import styles from './PictureFacts.module.css';

export interface PictureFactsProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'tint';
  /** The picture stands at the right instead of at the left. */
  readonly mediaEnd?: boolean;
  readonly media: ReactNode;
  readonly facts: readonly {readonly term: string; readonly text: string}[];
  /** Ways on, below the facts. */
  readonly children?: ReactNode;
}

export function PictureFacts({id, eyebrow, title, lead, tone, mediaEnd, media, facts, children}: PictureFactsProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={clsx(styles.columns, mediaEnd && styles.mediaEnd)}>
        <div className={styles.media}>{media}</div>
        <div>
          <dl className={styles.facts}>
            {facts.map(({term, text}) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {children && <div className={styles.more}>{children}</div>}
        </div>
      </div>
    </Section>
  );
}
