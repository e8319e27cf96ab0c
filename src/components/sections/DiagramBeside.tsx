/** A principle: one large diagram, and beside it the few statements it proves. */
import type {ReactNode} from 'react';
import {Section, SectionHead} from '../ui/Section';
import styles from './DiagramBeside.module.css';

export interface DiagramBesideProps {
  readonly id?: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'plain' | 'tint';
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly children: ReactNode;
}

export function DiagramBeside({id, eyebrow, title, lead, tone, points, children}: DiagramBesideProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.beside}>
        <div className={styles.diagram} data-tone={tone}>
          {children}
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p>{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
