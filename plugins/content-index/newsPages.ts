/** The pages of the lists of news, and what other pages offer of them. */
import type {PluginContentLoadedActions} from '@docusaurus/types';
import type {NewsLink} from '../../src/facts/contentIndex';
import {newsListPath, newsLists, type NewsList} from '../../src/facts/newsLists';
import {homePosts, readNext} from '../../src/facts/readNext';

/** Posts on the home. */
const onHome = 4;

interface Context {
  /** Base URL of the edition, with a trailing slash. */
  readonly baseUrl: string;
  readonly actions: PluginContentLoadedActions;
}

const templateOf = ({archive, year, page}: NewsList): string =>
  archive === 'media' && year === null && page === 1
    ? '@site/src/templates/PressRoom'
    : '@site/src/templates/NewsArchive';

/**
 * Adds a page for every list but the first one of all news, which the blog plugin adds, and writes what the others read.
 * @param news newest first
 */
export async function newsPages(news: readonly NewsLink[], {baseUrl, actions}: Context): Promise<void> {
  const [first, ...lists] = newsLists(news);
  await actions.createData('news.json', JSON.stringify(first));
  await actions.createData('news-home.json', JSON.stringify(homePosts(news, onHome)));
  await actions.createData('read-next.json', JSON.stringify(readNext(news)));
  for (const list of lists) {
    const path = newsListPath(list, list.page).slice(1);
    const file = await actions.createData(`${path.replaceAll('/', '-')}.json`, JSON.stringify(list));
    actions.addRoute({path: `${baseUrl}${path}`, component: templateOf(list), exact: true, modules: {list: file}});
  }
}
