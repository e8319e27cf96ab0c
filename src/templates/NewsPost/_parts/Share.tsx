/** Ways to pass a post on: the networks of the edition, e-mail, the link itself, and the device's own menu where it has one. */
import copy from '@copy/news';
import shell from '@copy/shell';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardOf} from '@site/src/site/card';
import {canonicalOf} from '@site/src/site/editions';
import {useEdition} from '@site/src/site/useLocale';
import {useEffect, useState} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Button, ButtonAnchor} from '@site/src/components/ui/Button';
import styles from './Share.module.css';
import {shareTargets} from './shareTargets';

export interface ShareProps {
  readonly title: string;
  readonly archive: string;
  /** Pathname of the post. */
  readonly permalink: string;
}

export function Share({title, archive, permalink}: ShareProps) {
  const {siteConfig} = useDocusaurusContext();
  const targets = shareTargets[useEdition()];
  const url = siteConfig.url + canonicalOf(permalink);
  const post = {url, title, archive, picture: siteConfig.url + cardOf(permalink)};
  // Known in the browser only; the links are in the page as it was built.
  const [hasMenu, setHasMenu] = useState(false);
  useEffect(() => setHasMenu(typeof navigator.share === 'function'), []);
  return (
    <div className={styles.share} role="group" aria-label={copy.share} data-search-skip>
      {targets.map(({id, href}) => (
        <ButtonAnchor
          key={id}
          look="line"
          size="small"
          href={href(post)}
          {...(id !== 'mail' && {target: '_blank', rel: 'noopener noreferrer'})}
        >
          {copy.shareTo[id]}
          {id !== 'mail' && <span className="sr">{shell.header.opensNewTab}</span>}
        </ButtonAnchor>
      ))}
      <CopyButton text={url} what={title} copy={copy.copyLink} />
      {hasMenu && (
        // Closing the menu without a choice is no failure.
        <Button look="line" size="small" onClick={() => void navigator.share({title, url}).catch(() => undefined)}>
          {copy.shareMore}
        </Button>
      )}
    </div>
  );
}
