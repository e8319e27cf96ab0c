/** What to have at hand before calling, and for whom a call is not the quickest way. */
import {MorePermalink} from '../ui/MoreLink';
import {Section, SectionHead} from '../ui/Section';
import styles from './Preparation.module.css';

export interface PreparationProps {
  readonly title: string;
  readonly lead: string;
  readonly cases: readonly {readonly title: string; readonly items: readonly string[]; readonly link: string}[];
  /** Edition-relative addresses, one for each case. */
  readonly hrefs: readonly string[];
}

export function Preparation({title, lead, cases, hrefs}: PreparationProps) {
  return (
    <Section tone="tint" fold="cases">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.cases} data-first="1">
        {cases.map((one, index) => (
          <li key={one.title}>
            <h3>{one.title}</h3>
            <ul>
              {one.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {hrefs[index] && <MorePermalink href={hrefs[index]}>{one.link}</MorePermalink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
