/** A drawing beside what it settles: a few plain points, each with its reason, and the way on. */
import type {ReactNode} from 'react';
import {MoreLink} from '../ui/MoreLink';
import {Section, SectionHead, type SectionProps} from '../ui/Section';
import type {RouteId} from '@site/src/site/routes';
import styles from './PlanText.module.css';

export interface PlanTextProps {
  readonly id?: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  readonly points: readonly {readonly title: string; readonly text: string}[];
  readonly more?: string;
  /** Where `more` leads. */
  readonly to?: RouteId;
  readonly drawing: ReactNode;
  readonly tone?: 'plain' | 'tint';
  readonly fold?: SectionProps['fold'];
}

export function PlanText({id, eyebrow, title, lead, points, more, to, drawing, tone, fold}: PlanTextProps) {
  return (
    <Section id={id} tone={tone} fold={fold}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.drawing}>{drawing}</div>
        <div>
          <dl className={styles.points}>
            {points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
          {more && to && <MoreLink to={to}>{more}</MoreLink>}
        </div>
      </div>
    </Section>
  );
}
