/**
 * Which posts a page offers to read next: those whose front matter names the page or the device, the freshest first. A post
 * stands on few pages, so that not every page recommends the same one.
 */
import type {NewsLink} from './contentIndex';
import {hardwarePath, models} from './models';
import {leadFirst, postsPerPage} from './newsLists';
import {routes, type RouteId} from '../site/routes';

/** Posts on a page. */
const perPage = 2;
/** Pages that offer a post; the home and the lists of the news are not counted. */
export const mostPages = 4;

/** What is offered, by path inside the edition. Every post stands once in `posts`, because pages share them. */
export interface ReadNext {
  readonly posts: readonly Pick<NewsLink, 'title' | 'permalink' | 'archive' | 'date'>[];
  /** Places in `posts`. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** Whether a route has that id. */
export const isRouteId = (id: string): id is RouteId => Object.hasOwn(routes, id);

/** Paths of the pages a post is about, in the order of its front matter: what is named first fits best. */
export function pathsOf({products, models: ids}: Pick<NewsLink, 'products' | 'models'>): string[] {
  const devices = models.filter(({id}) => ids.includes(id));
  // A route that is a part of a page stands for the page.
  const pages = products.filter(isRouteId).map((id) => routes[id].path.replace(/#.*/s, ''));
  return [...new Set([...pages, ...devices.map(hardwarePath)])];
}

interface Candidate {
  readonly post: number;
  /** Place of the page in the post's list. */
  readonly rank: number;
}

/** Posts by page, best first: a post of which it is the main subject before others, then the freshest. */
function candidatesOf(news: readonly NewsLink[]): Map<string, Candidate[]> {
  const byPage = new Map<string, Candidate[]>();
  news.forEach((link, post) => {
    pathsOf(link).forEach((path, rank) => byPage.set(path, [...(byPage.get(path) ?? []), {post, rank}]));
  });
  for (const list of byPage.values()) {
    list.sort((a, b) => Number(a.rank > 0) - Number(b.rank > 0) || a.post - b.post);
  }
  return byPage;
}

/**
 * Hands the posts out: first one to every page, beginning with the pages that have the least to choose from, then a second.
 * @param news newest first
 */
export function readNext(news: readonly NewsLink[]): ReadNext {
  const byPage = [...candidatesOf(news)].sort(
    ([a, some], [b, others]) => some.length - others.length || (a < b ? -1 : 1),
  );
  const uses = new Map<number, number>();
  const chosen = new Map<string, number[]>();
  for (let round = 0; round < perPage; round += 1) {
    for (const [path, candidates] of byPage) {
      const own = chosen.get(path) ?? [];
      const next = candidates.find(({post}) => !own.includes(post) && (uses.get(post) ?? 0) < mostPages);
      if (!next) continue;
      uses.set(next.post, (uses.get(next.post) ?? 0) + 1);
      chosen.set(path, [...own, next.post]);
    }
  }
  const used = [...uses.keys()].sort((a, b) => a - b);
  return {
    posts: used.map((at) => {
      const {title, permalink, archive, date} = news[at]!;
      return {title, permalink, archive, date};
    }),
    pages: Object.fromEntries([...chosen].map(([path, own]) => [path, own.map((post) => used.indexOf(post))])),
  };
}

/**
 * Posts for the home, newest first: those that stand large where the list of all news begins, and the next of their kind.
 * @param news newest first
 */
export const homePosts = (news: readonly NewsLink[], count: number): NewsLink[] =>
  leadFirst({archive: null, posts: news.slice(0, postsPerPage)}, count)
    .slice(0, count)
    .sort((a, b) => news.indexOf(a) - news.indexOf(b));
