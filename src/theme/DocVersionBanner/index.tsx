/** On pages of an older platform version: says so and leads to the same page of the current one. */
import copy from '@copy/support';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {Notice} from '@site/src/components/ui/Notice';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';

export default function DocVersionBanner() {
  const version = useDocsVersion();
  const {metadata} = useDoc();
  if (!version.banner) return null;
  // Documents keep their slug over the versions; the content check holds that every 5.x page has its 6.x twin.
  const current = metadata.permalink.replace(`/support/${version.label}/`, '/support/');
  return (
    <Notice tone="warn">
      {copy.version.banner(version.label)} <PermalinkLink href={current}>{copy.version.toCurrent}</PermalinkLink>
    </Notice>
  );
}
