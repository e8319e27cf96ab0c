/** One archive of the news; it has its page, its feeds and its place in the site map before it has a post. */
import copy from '@copy/news';
import Head from '@docusaurus/Head';
import {NewsIndex} from '@site/src/features/news/NewsIndex';
import {Page} from '@site/src/components/ui/Page';
import type {NewsLink} from '@site/src/facts/contentIndex';
import type {Archive} from '@site/src/facts/frontmatter.lists';

export default function NewsArchive({news, archive}: {readonly news: readonly NewsLink[]; readonly archive: Archive}) {
  return (
    <Page meta={copy.archiveMeta(copy.archives[archive])}>
      {!news.some((post) => post.archive === archive) && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <NewsIndex news={news} archive={archive} />
    </Page>
  );
}
