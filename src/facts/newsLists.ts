/** The lists of the news: all posts, an archive or a year, 12 to a page, each page with an address of its own. */
import type {NewsLink} from './contentIndex';
import {archives, type Archive} from './frontmatter.lists';

export const postsPerPage = 12;

/** What a list shows. */
export interface NewsScope {
  /** null for all. */
  readonly archive: Archive | null;
  /** null for all. */
  readonly year: number | null;
}

/** One page of a list. */
export interface NewsList extends NewsScope {
  /** From 1. */
  readonly page: number;
  /** Pages of the list, at least 1. */
  readonly pages: number;
  /** Years to choose from, newest first; empty while all posts of the archive are of one year. */
  readonly years: readonly number[];
  /** Of this page, newest first. */
  readonly posts: readonly NewsLink[];
}

/** Path of a page of a list inside the edition, `/news/product/year/2026/page/2`. */
export function newsListPath({archive, year}: NewsScope, page = 1): string {
  const parts = ['/news', archive, year && `year/${year}`, page > 1 && `page/${page}`];
  return parts.filter(Boolean).join('/');
}

/** Posts that stand large where a list begins: the lead, two cards beside it, three below. */
const largePosts = 6;

/**
 * The posts of a first page, the newest featured one first, which says so. In a list of all archives, and on the home, the other large
 * places go to the newest posts that name a product: what we write about ourselves, such as our accessibility statement, is a row. The
 * others keep their order.
 */
export function leadFirst({archive, posts}: Pick<NewsList, 'archive' | 'posts'>, places = largePosts): NewsLink[] {
  const lead = posts.find(({featured}) => featured);
  const large = archive === null ? posts.filter((post) => post !== lead && post.products.length > 0) : [];
  const first = [...(lead ? [lead] : []), ...large].slice(0, places);
  return [...first, ...posts.filter((post) => !first.includes(post))];
}

const anyArchive = archives.join('|');
const postPath = new RegExp(`^/news/(${anyArchive})/[a-z0-9-]+$`);
const furtherPath = new RegExp(`^/news(/(${anyArchive}))?(?=/)(/year/\\d{4})?(/page/\\d+)?$`);

/** Whether a path inside the edition is that of a post. */
export const isPostPath = (path: string): boolean => postPath.test(path);

/** Whether it is that of a list of a year, or of a page of a list after the first. */
export const isFurtherListPath = (path: string): boolean => furtherPath.test(path);

const yearOf = ({date}: NewsLink): number => Number(date.slice(0, 4));

function pagesOf(scope: NewsScope, years: readonly number[], posts: readonly NewsLink[]): NewsList[] {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({length: pages}, (_, at) => ({
    ...scope,
    page: at + 1,
    pages,
    years,
    posts: posts.slice(at * postsPerPage, (at + 1) * postsPerPage),
  }));
}

/**
 * Every page of every list. An archive without posts has one, which is empty.
 * @param news newest first
 */
export function newsLists(news: readonly NewsLink[]): NewsList[] {
  return [null, ...archives].flatMap((archive) => {
    const posts = archive === null ? news : news.filter((post) => post.archive === archive);
    const all = [...new Set(posts.map(yearOf))].sort((a, b) => b - a);
    const years = all.length > 1 ? all : [];
    return [
      ...pagesOf({archive, year: null}, years, posts),
      ...years.flatMap((year) =>
        pagesOf(
          {archive, year},
          years,
          posts.filter((post) => yearOf(post) === year),
        ),
      ),
    ];
  });
}
