/** Customer stories where others are listed: logo, title, and the first figure. */
import copy from '@copy/stories';
import navigation from '@copy/navigation';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {industryRoute, type StoryCard} from '@site/src/facts/storyPages';
import {StoryLogo} from './StoryLogo';
import styles from './StoryCards.module.css';

export interface StoryCardsProps {
  readonly stories: readonly StoryCard[];
  /** Level of the headings: 2 right under the title of a page. */
  readonly as?: 'h2' | 'h3';
}

export function StoryCards({stories, as: Heading = 'h3'}: StoryCardsProps) {
  return (
    <ul className={styles.cards}>
      {stories.map(({id, href, customer, industry, title, logo, figure}) => (
        <li key={id}>
          <PermalinkLink href={href} className={styles.card}>
            <StoryLogo logo={logo} size="small" />
            <span className={styles.words}>
              <span className={styles.meta}>
                {customer} · {navigation.labels[industryRoute(industry)]}
              </span>
              <Heading className={styles.title}>{title}</Heading>
              <span className={styles.figure}>
                <b>
                  {figure.figure}
                  <small>{figure.unit}</small>
                </b>{' '}
                {figure.meaning}
              </span>
              <span className={styles.more}>
                {copy.read}
                <Icon name="arrow" />
              </span>
            </span>
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
}
