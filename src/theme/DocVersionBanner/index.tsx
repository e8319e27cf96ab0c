/** On pages of an older platform version: says so and leads to the same page of the current one. */
import copy from '@copy/support-document';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {Notice} from '@site/src/components/ui/Notice';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import currentPermalinks from '@generated/content-index/default/current-permalinks.json';

export default function DocVersionBanner() {
  const version = useDocsVersion();
  const {metadata} = useDoc();
  if (!version.banner) return null;
  // Documents keep their slug over the versions.
  const currentPermalink = metadata.permalink.replace(`/support/${version.label}/`, '/support/');
  const known = currentPermalinks.includes(currentPermalink);
  return (
    <Notice tone="warn">
      {copy.version.banner(version.label)}{' '}
      {known ? (
        <PermalinkLink href={currentPermalink}>{copy.version.toCurrent}</PermalinkLink>
      ) : (
        <SiteLink to="support">{copy.version.toSupport}</SiteLink>
      )}
    </Notice>
  );
}
