/** What a device does not do and where it works badly, each with what to do instead. */
import {Icon} from '../../components/ui/Icon';
import {Section, SectionHead} from '../../components/ui/Section';
import styles from './DeviceLimits.module.css';

export interface DeviceLimitsProps {
  readonly title: string;
  readonly lead?: string;
  readonly items: readonly {readonly limit: string; readonly instead: string}[];
  readonly tone?: 'plain' | 'tint';
  /** For lists that are much longer than a screen of a phone, in both editions. */
  readonly fold?: boolean;
  /** How many whole limits a folded list begins with; default as many as its height takes. */
  readonly first?: 1 | 2 | 3;
}

export function DeviceLimits({title, lead, items, tone, fold, first}: DeviceLimitsProps) {
  return (
    <Section tone={tone} fold={fold ? 'limits' : undefined}>
      <SectionHead title={title} lead={lead} />
      <ul className={styles.limits} data-first={first}>
        {items.map(({limit, instead}) => (
          <li key={limit}>
            <Icon name="warning" size={24} />
            <h3>{limit}</h3>
            <p>{instead}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
