/** A text link with an arrow: the secondary action. */
import clsx from 'clsx';
import {Icon} from './Icon';
import {PermalinkLink, SiteLink, type SiteLinkProps} from './SiteLink';
import styles from './MoreLink.module.css';

export function MoreLink({children, className, ...rest}: SiteLinkProps) {
  return (
    <SiteLink {...rest} className={clsx(styles.more, className)}>
      {children}
      <Icon name="arrow" />
    </SiteLink>
  );
}

/** The same for a document, by its permalink. */
export function MorePermalink({href, children}: {readonly href: string; readonly children: string}) {
  return (
    <PermalinkLink href={href} className={styles.more}>
      {children}
      <Icon name="arrow" />
    </PermalinkLink>
  );
}
