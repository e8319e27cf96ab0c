import copy from '@copy/support-document';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Icon} from '@site/src/components/ui/Icon';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './styles.module.css';

/** Previous and next document. */
export default function DocItemPaginator() {
  const {previous, next} = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label={`${copy.article.previous} / ${copy.article.following}`} data-search-skip>
      {previous ? (
        <PermalinkLink href={previous.permalink}>
          <Icon name="back" />
          <span>
            <small>{copy.article.previous}</small>
            {previous.title}
          </span>
        </PermalinkLink>
      ) : (
        <span />
      )}
      {next && (
        <PermalinkLink href={next.permalink} className={styles.next}>
          <span>
            <small>{copy.article.following}</small>
            {next.title}
          </span>
          <Icon name="chevronRight" />
        </PermalinkLink>
      )}
    </nav>
  );
}
