/** A plan by weeks: an example, and labeled so. */
import {Badge} from '../ui/Badge';
import {Section, SectionHead} from '../ui/Section';
import styles from './Rollout.module.css';

export interface RolloutProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly badge: string;
  readonly lead: string;
  readonly phases: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
    readonly done: string;
  }[];
}

export function Rollout({eyebrow, title, badge, lead, phases}: RolloutProps) {
  return (
    <Section fold="steps">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} aside={<Badge tone="line">{badge}</Badge>} />
      <ol className={styles.phases} data-first="1">
        {phases.map(({when, title: name, text, done}) => (
          <li key={when}>
            <p className={styles.when}>{when}</p>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.done}>{done}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
