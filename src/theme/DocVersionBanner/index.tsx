/**
 * Which platform a document is for, and the way to the same one for the other. On pages of an older version it also says
 * what its customers still get, and how to move on. Where the other version has no such page, it says so.
 */
import copy from '@copy/support-document';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import currentPermalinks from '@generated/content-index/default/current-permalinks.json';
import olderPermalinks from '@generated/content-index/default/older-permalinks.json';
import {Notice} from '@site/src/components/ui/Notice';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import {currentPathOf, olderPathOf} from '@site/src/site/documentVersions';
import {olderVersion} from '@site/src/site/exceptions';
import styles from './styles.module.css';

const words = copy.version;

/** Documents that exist per platform; guides and the manuals of apps say themselves which one they are about. */
const isPerVersion = ({type, model}: {readonly type?: unknown; readonly model?: unknown}): boolean =>
  type === 'article' || type === 'model' || (type === 'manual' && model !== undefined);

function OlderBanner({label, permalink}: {readonly label: string; readonly permalink: string}) {
  const current = currentPathOf(permalink, label);
  const hasCurrent = currentPermalinks.includes(current);
  return (
    <Notice tone="warn">
      {words.banner(label)} {!hasCurrent && `${words.noCurrent} `}
      {hasCurrent ? (
        <PermalinkLink href={current}>{words.toCurrent}</PermalinkLink>
      ) : (
        <SiteLink to="support">{words.toSupport}</SiteLink>
      )}
      {' · '}
      <PermalinkLink href="/support/release-notes#end-of-5x">{words.upgrade}</PermalinkLink>
      {' · '}
      <PermalinkLink href="/support/end-of-life#platform">{words.lifecycle}</PermalinkLink>
    </Notice>
  );
}

/** One quiet line: most readers are on the current platform. */
function CurrentLine({label, permalink}: {readonly label: string; readonly permalink: string}) {
  const older = olderPathOf(permalink, olderVersion);
  const permalinks: readonly string[] = olderPermalinks[olderVersion];
  return (
    <p className={styles.line} data-search-skip data-document-version>
      {words.current(label)}{' '}
      {permalinks.includes(older) ? (
        <PermalinkLink href={older}>{words.toOlder(olderVersion)}</PermalinkLink>
      ) : (
        <>
          {words.noOlder(olderVersion)}{' '}
          <SiteLink to="support.troubleshooting" hash="older">
            {words.olderDocuments(olderVersion)}
          </SiteLink>
        </>
      )}
    </p>
  );
}

export default function DocVersionBanner() {
  const {label, isLast} = useDocsVersion();
  const {frontMatter, permalink} = useDoc().metadata;
  if (!isLast) return <OlderBanner label={label} permalink={permalink} />;
  return isPerVersion(frontMatter as {type?: unknown; model?: unknown}) ? (
    <CurrentLine label={label} permalink={permalink} />
  ) : null;
}
