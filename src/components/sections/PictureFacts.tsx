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
  /** Long facts: they begin beside the heading, which stands above the picture, so that both columns end together. */
  readonly headBeside?: boolean;
  readonly media: ReactNode;
  readonly facts: readonly {readonly term: string; readonly text: string}[];
  /** Ways on, below the facts. */
  readonly children?: ReactNode;
}

export function PictureFacts({
  id,
  eyebrow,
  title,
  lead,
  tone,
  mediaEnd,
  headBeside,
  media,
  facts,
  children,
}: PictureFactsProps) {
  const head = <SectionHead eyebrow={eyebrow} title={title} lead={lead} />;
  const picture = <div className={styles.media}>{media}</div>;
  return (
    <Section id={id} tone={tone}>
      {!headBeside && head}
      <div className={clsx(styles.columns, mediaEnd && styles.mediaEnd)}>
        {headBeside ? (
          <div>
            {head}
            {picture}
          </div>
        ) : (
          picture
        )}
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
