/** Products that rest on what the page explained: a heading, and a row for each with a sentence. */
import type {RouteId} from '@site/src/site/routes';
import {Icon} from '../ui/Icon';
import {Section, SectionHead, type SectionProps} from '../ui/Section';
import {SiteLink} from '../ui/SiteLink';
import styles from './ProductLinks.module.css';

export interface ProductLinksProps {
  readonly eyebrow?: string;
  readonly title: string;
  readonly tone?: SectionProps['tone'];
  readonly items: readonly {readonly title: string; readonly text: string}[];
  /** Where each item leads, in the same order. */
  readonly routes: readonly RouteId[];
}

export function ProductLinks({eyebrow, title, tone, items, routes}: ProductLinksProps) {
  return (
    <Section tone={tone}>
      <SectionHead eyebrow={eyebrow} title={title} />
      <ul className={styles.links}>
        {items.map((item, index) => (
          <li key={item.title}>
            <SiteLink to={routes[index] ?? 'home'}>
              <b>{item.title}</b>
              <span>{item.text}</span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
