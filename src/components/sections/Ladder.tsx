/** Duties in order, a heading and a paragraph each, in two columns beside a picture of the thing; without one, the duties stand in two columns. */
import type {ReactNode} from 'react';
import {Section, SectionHead, type SectionProps} from '../ui/Section';
import styles from './Ladder.module.css';

export interface LadderProps {
  readonly id?: string;
  readonly tone?: SectionProps['tone'];
  readonly fold?: SectionProps['fold'];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly {readonly title: string; readonly text: string}[];
  readonly picture?: ReactNode;
  /** On which side the picture stands on wide screens. */
  readonly side?: 'start' | 'end';
}

export function Ladder({id, tone, fold, eyebrow, title, lead, items, picture, side = 'end'}: LadderProps) {
  return (
    <Section id={id} tone={tone} fold={fold}>
      <div className={picture === undefined ? styles.alone : styles[side]}>
        <div>
          <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.title}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      </div>
    </Section>
  );
}
