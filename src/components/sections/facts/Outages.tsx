/** What goes wrong, what goes on working, what stops, and what to do: one row for each trouble. */
import {Icon} from '../../ui/Icon';
import {Section, SectionHead} from '../../ui/Section';
import styles from './Outages.module.css';

export interface OutagesProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly labels: {readonly works: string; readonly stops: string; readonly then: string};
  readonly cases: readonly {
    readonly title: string;
    readonly works: string;
    readonly stops: string;
    readonly then: string;
  }[];
}

export function Outages({eyebrow, title, lead, labels, cases}: OutagesProps) {
  return (
    <Section tone="tint" fold="cases">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.cases} data-first="1">
        {cases.map((one) => (
          <li key={one.title}>
            <h3>{one.title}</h3>
            <dl>
              <div className={styles.works}>
                <dt>
                  <Icon name="check" />
                  {labels.works}
                </dt>
                <dd>{one.works}</dd>
              </div>
              <div className={styles.stops}>
                <dt>
                  <Icon name="warning" />
                  {labels.stops}
                </dt>
                <dd>{one.stops}</dd>
              </div>
              <div>
                <dt>
                  <Icon name="wrench" />
                  {labels.then}
                </dt>
                <dd>{one.then}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
