/** Figures of the newsroom: per edition and archive its posts, their length, pictures and tables, and the pages that link to them. */
import {load} from 'cheerio';
import {archives} from '../../src/facts/frontmatter.lists';
import {editions, splitPath, type Locale} from '../../src/site/editions';
import {wordCount} from './reading';

/** A page of the built site. */
export interface HtmlPage {
  readonly pathname: string;
  readonly html: string;
}

/** A post as its page shows it. */
interface Post {
  readonly locale: Locale;
  readonly archive: string;
  readonly pathname: string;
  readonly words: number;
  /** Renders and drawn charts. */
  readonly pictures: number;
  readonly tables: number;
}

const postPath = /^\/news\/([a-z]+)\/(?!page\/)[^/]+$/;

/** Lists of posts: every post is on one, so they are not counted as pages that link to it. */
const listPath = /^\/news(\/[a-z]+)?(\/(page|year)\/.*)?$/;

function readPost({pathname, html}: HtmlPage): Post | undefined {
  const {locale, path} = splitPath(pathname);
  const archive = postPath.exec(path)?.[1];
  if (archive === undefined) return undefined;
  const article = load(html)('article').first();
  article.find('script, style, noscript, template, nav').remove();
  // The words of two neighbors are not one word.
  article.find('*').append(' ');
  return {
    locale,
    archive,
    pathname,
    words: wordCount(article.text(), locale),
    pictures: article.find('figure, :not(figure) > img').length,
    tables: article.find('table').length,
  };
}

/** For each address of a post the number of pages, lists apart, with a link to it. */
function linksTo(pages: readonly HtmlPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {pathname, html} of pages) {
    if (listPath.test(splitPath(pathname).path)) continue;
    const $ = load(html);
    const targets = $('main a[href]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', 'http://x').pathname)
      .filter((target) => target !== pathname && postPath.test(splitPath(target).path));
    for (const target of new Set(targets)) counts.set(target, (counts.get(target) ?? 0) + 1);
  }
  return counts;
}

const range = (values: readonly number[]): string => `${Math.min(...values)}–${Math.max(...values)}`;

/** Rows of the table: edition, archive, posts, and the least and most words, pictures, tables and pages that link to a post. */
export function newsroomRows(pages: readonly HtmlPage[]): string[][] {
  const posts = pages.flatMap((page) => readPost(page) ?? []);
  const links = linksTo(pages);
  return (Object.keys(editions) as Locale[]).flatMap((locale) =>
    archives.map((archive) => {
      const own = posts.filter((post) => post.locale === locale && post.archive === archive);
      if (own.length === 0) return [`${locale} ${archive}`, '0', '–', '–', '–', '–'];
      return [
        `${locale} ${archive}`,
        String(own.length),
        range(own.map(({words}) => words)),
        range(own.map(({pictures}) => pictures)),
        range(own.map(({tables}) => tables)),
        range(own.map(({pathname}) => links.get(pathname) ?? 0)),
      ];
    }),
  );
}
