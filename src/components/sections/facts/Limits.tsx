/** Three lists side by side: what it does, where it does badly, what it leaves alone for privacy's sake. */
import type {ReactNode} from 'react';
import {MarkedList, type ListWords} from '../../ui/MarkedList';
import {Section, SectionHead} from '../../ui/Section';
import styles from './Limits.module.css';

export interface LimitsProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  /** What it does. */
  readonly holds: ListWords;
  /** What it does not do, or does badly. */
  readonly slips: ListWords;
  /** What it leaves alone, or protects. */
  readonly privacy: ListWords;
  readonly tone?: 'plain' | 'tint';
  /** Between the head and the lists. */
  readonly children?: ReactNode;
}

export function Limits({id, eyebrow, title, lead, holds, slips, privacy, tone, children}: LimitsProps) {
  return (
    <Section id={id} tone={tone} fold="limits">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      {children}
      <div className={styles.lists} data-first="1">
        <MarkedList {...holds} icon="check" className={styles.holds} />
        <MarkedList {...slips} icon="warning" className={styles.slips} />
        <MarkedList {...privacy} icon="shield" />
      </div>
    </Section>
  );
}
