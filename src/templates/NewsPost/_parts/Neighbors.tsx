/** The posts before and after this one in its archive. */
import copy from '@copy/news';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import type {PostLinks} from '@site/src/facts/contentIndex';
import type {Archive} from '@site/src/facts/frontmatter.lists';
import styles from './Neighbors.module.css';

interface NeighborsProps {
  readonly links: Pick<PostLinks, 'newer' | 'older'>;
  readonly archive: Archive;
}

export function Neighbors({links: {newer, older}, archive}: NeighborsProps) {
  if (!newer && !older) return null;
  const name = copy.archives[archive];
  return (
    <nav aria-label={copy.neighbors} className={styles.pager} data-search-skip>
      {older && (
        <PermalinkLink href={older.permalink} rel="next">
          <span>
            <Icon name="back" size={16} />
            {copy.older(name)}
          </span>
          <b>{older.title}</b>
        </PermalinkLink>
      )}
      {newer && (
        <PermalinkLink href={newer.permalink} rel="prev" className={styles.newer}>
          <span>
            {copy.newer(name)}
            <Icon name="chevronRight" size={16} />
          </span>
          <b>{newer.title}</b>
        </PermalinkLink>
      )}
    </nav>
  );
}
