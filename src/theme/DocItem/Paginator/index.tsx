import copy from '@copy/support-document';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
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
          <span>{copy.article.previous}</span>
          <b>{previous.title}</b>
        </PermalinkLink>
      ) : (
        <span />
      )}
      {next && (
        <PermalinkLink href={next.permalink} className={styles.next}>
          <span>{copy.article.following}</span>
          <b>{next.title}</b>
        </PermalinkLink>
      )}
    </nav>
  );
}
