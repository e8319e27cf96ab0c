/** What a system leaves alone and what the law asks of the buyer: two lists, said before anybody asks. */
import {MarkedList, type ListWords} from '../../ui/MarkedList';
import {Section, SectionHead} from '../../ui/Section';
import styles from './Boundaries.module.css';

export interface BoundariesProps {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string;
  /** What it does not do, or does badly. */
  readonly limits: ListWords;
  /** What the law asks, and of whom. */
  readonly law: ListWords;
  readonly tone?: 'plain' | 'tint';
}

export function Boundaries({id, title, lead, limits, law, tone}: BoundariesProps) {
  return (
    <Section id={id} tone={tone} fold="limits">
      <SectionHead title={title} lead={lead} />
      <div className={styles.lists} data-first="1">
        <MarkedList {...limits} icon="warning" size={24} />
        <MarkedList {...law} icon="shield" size={24} />
      </div>
    </Section>
  );
}
