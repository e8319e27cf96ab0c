/** One archive of the news. */
import copy from '@copy/news';
import {NewsIndex} from '@site/src/components/news/NewsIndex';
import {Page} from '@site/src/components/shell/Page';
import type {NewsLink} from '@site/plugins/content-index/types';
import type {Archive} from '@site/src/content/frontmatter.lists';

export default function NewsArchive({news, archive}: {readonly news: readonly NewsLink[]; readonly archive: Archive}) {
  return (
    <Page meta={copy.archiveMeta(copy.archives[archive])}>
      <NewsIndex news={news} present={[...new Set(news.map((post) => post.archive))]} archive={archive} />
    </Page>
  );
}
