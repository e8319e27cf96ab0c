/** Links to the feeds of all news or of an archive. */
import copy from '@copy/news';
import shell from '@copy/shell';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Archive} from '@site/src/facts/frontmatter.lists';
import {newsListPath} from '@site/src/facts/newsLists';
import {Icon} from '../../components/ui/Icon';
import styles from './NewsFeeds.module.css';

export interface NewsFeedsProps {
  /** null for all news. */
  readonly archive: Archive | null;
  /** Shown before the links; without it only screen readers hear what they are. */
  readonly label?: string;
}

export function NewsFeeds({archive, label}: NewsFeedsProps) {
  const base = useBaseUrl(newsListPath({archive, year: null}));
  return (
    <p className={styles.feeds} data-search-skip>
      <Icon name="feed" />
      <span className={label ? undefined : 'sr'}>
        {label ?? copy.feeds}
        {shell.colon}
      </span>
      <a href={`${base}/rss.xml`}>RSS</a>
      <a href={`${base}/atom.xml`}>Atom</a>
      <a href={`${base}/feed.json`}>JSON</a>
    </p>
  );
}
