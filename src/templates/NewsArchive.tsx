/**
 * A list of news: an archive, a year, or a further page. An archive has its page, its feeds and its place in the site map
 * before it has a post.
 */
import copy from '@copy/news';
import Head from '@docusaurus/Head';
import {NewsIndex} from '@site/src/features/news/NewsIndex';
import {ArchiveFeedTags} from '@site/src/features/news/ArchiveFeedTags';
import {Page} from '@site/src/components/ui/Page';
import type {NewsList} from '@site/src/facts/newsLists';

export default function NewsArchive({list}: {readonly list: NewsList}) {
  const {archive, year, page, pages, posts} = list;
  const name = archive && copy.archives[archive];
  const isFurther = year !== null || page > 1;
  return (
    <Page meta={isFurther || !name ? copy.furtherMeta(name, year, page, pages) : copy.archiveMeta(name)}>
      <ArchiveFeedTags archive={archive} />
      {/* A year repeats what the pages of its archive list. */}
      {(posts.length === 0 || year !== null) && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <NewsIndex list={list} />
    </Page>
  );
}
