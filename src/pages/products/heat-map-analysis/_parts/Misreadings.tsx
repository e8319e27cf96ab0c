/** Wrong readings and right ones, numbered: what somebody concludes, and what it may be instead. */
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Misreadings.module.css';

export interface MisreadingsProps {
  readonly id?: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {readonly wrong: string; readonly right: string; readonly check: string}[];
}

export function Misreadings({id, eyebrow, title, lead, items}: MisreadingsProps) {
  return (
    <Section id={id}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol className={styles.items}>
        {items.map(({wrong, right, check}) => (
          <li key={wrong}>
            <h3>{wrong}</h3>
            <p>{right}</p>
            <p className={styles.check}>
              <Icon name="check" />
              {check}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
