/** All news; the blog plugin's list page. */
import copy from '@copy/news';
import list from '@generated/content-index/default/news.json';
import {NewsIndex} from '@site/src/features/news/NewsIndex';
import {Page} from '@site/src/components/ui/Page';

export default function NewsList() {
  return (
    <Page meta={copy.meta}>
      <NewsIndex list={list} />
    </Page>
  );
}
