/** Names the feeds of an archive in the head, for readers that look there; those of all news are on every page. */
import copy from '@copy/news';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Archive} from '@site/src/facts/frontmatter.lists';
import {newsListPath} from '@site/src/facts/newsLists';

export function ArchiveFeedTags({archive}: {readonly archive: Archive | null}) {
  const base = useBaseUrl(newsListPath({archive, year: null}));
  if (!archive) return null;
  const title = copy.archiveMeta(copy.archives[archive]).title;
  return (
    <Head>
      <link rel="alternate" type="application/rss+xml" href={`${base}/rss.xml`} title={title} />
      <link rel="alternate" type="application/atom+xml" href={`${base}/atom.xml`} title={title} />
      <link rel="alternate" type="application/feed+json" href={`${base}/feed.json`} title={title} />
    </Head>
  );
}
