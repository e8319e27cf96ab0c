/** The link to the feed of all news or of an archive. Readers find the Atom and JSON feeds by themselves, from the head of the page. */
import copy from '@copy/news';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Archive} from '@site/src/facts/frontmatter.lists';
import {newsListPath} from '@site/src/facts/newsLists';
import {Icon} from '../../components/ui/Icon';
import styles from './NewsFeeds.module.css';

export interface NewsFeedsProps {
  /** null for all news. */
  readonly archive: Archive | null;
  /** In place of the link's own words. */
  readonly label?: string;
  /** Where it stands beside links that have one. */
  readonly hasArrow?: boolean;
}

export function NewsFeeds({archive, label = copy.feeds, hasArrow = false}: NewsFeedsProps) {
  const base = useBaseUrl(newsListPath({archive, year: null}));
  return (
    <p className={styles.feeds} data-search-skip>
      <a href={`${base}/rss.xml`}>
        <Icon name="feed" />
        {label}
        {hasArrow && <Icon name="arrow" />}
      </a>
    </p>
  );
}
