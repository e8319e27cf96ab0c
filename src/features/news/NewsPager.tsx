/** From page to page of a list: every page is a link, with an address of its own. */
import copy from '@copy/news';
import {newsListPath, type NewsList} from '@site/src/facts/newsLists';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './NewsPager.module.css';

export function NewsPager({list}: {readonly list: NewsList}) {
  const {page, pages} = list;
  if (pages === 1) return null;
  return (
    <nav aria-label={copy.pagesLabel} className={styles.pager}>
      {page > 1 && (
        <PermalinkLink href={newsListPath(list, page - 1)} rel="prev" className={styles.step}>
          <Icon name="back" />
          {copy.newerPage}
        </PermalinkLink>
      )}
      <ol>
        {Array.from({length: pages}, (_, at) => at + 1).map((one) => (
          <li key={one}>
            <PermalinkLink
              href={newsListPath(list, one)}
              aria-label={copy.page(one)}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </PermalinkLink>
          </li>
        ))}
      </ol>
      {page < pages && (
        <PermalinkLink href={newsListPath(list, page + 1)} rel="next" className={styles.step}>
          {copy.olderPage}
          <Icon name="chevronRight" />
        </PermalinkLink>
      )}
    </nav>
  );
}
