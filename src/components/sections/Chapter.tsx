/** A chapter of a technical page: what it is about stays at the left while its parts go by at the right. */
import type {ReactNode} from 'react';
import {Eyebrow, Section} from '../ui/Section';
import styles from './Chapter.module.css';

export interface ChapterProps {
  readonly id: string;
  readonly tone?: 'plain' | 'tint';
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Picture or diagram under the lead. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Chapter({id, tone, eyebrow, title, lead, aside, children}: ChapterProps) {
  return (
    <Section id={id} tone={tone} className={styles.chapter} fold="text" foldTopic={eyebrow}>
      <div className={styles.head}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2>{title}</h2>
        <p>{lead}</p>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </Section>
  );
}

/** Several short statements, each under its own heading. */
export function Points({items}: {readonly items: readonly {readonly title: string; readonly text: string}[]}) {
  return (
    <dl className={styles.points}>
      {items.map(({title, text}) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
