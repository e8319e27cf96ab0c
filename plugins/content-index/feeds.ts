/** RSS, Atom and JSON feeds of all news and of each archive: every post with its whole text and its pictures. */
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {load} from 'cheerio';
import {Feed, type Item} from 'feed';
import {archives, type Archive} from '../../src/facts/frontmatter.lists';
import {newsListPath} from '../../src/facts/newsLists';
import {brand} from '../../src/site/brand';
import {cardOf} from '../../src/site/card';
import newsEn from '../../i18n/en/copy/news';
import newsZh from '../../i18n/zh-CN/copy/news';
import type {NewsLink} from '../../src/facts/contentIndex';

export interface FeedInput {
  readonly outDir: string;
  /** Folder of the files that pages show, `static`. */
  readonly staticDir: string;
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  /** Base URL of the edition, with a trailing slash. */
  readonly baseUrl: string;
  readonly locale: string;
  /** Newest first. */
  readonly news: readonly NewsLink[];
}

/** Files of a feed, in its folder. */
export const feedFiles = {rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json'} as const;

export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const satisfies Record<keyof typeof feedFiles, string>;

const copyOf = (locale: string) => (locale === 'en' ? newsEn : newsZh);
const nameOf = (locale: string): string => (locale === 'en' ? brand.nameEn : brand.nameZh);

export function feedTitle(locale: string, archive: Archive | null): string {
  const copy = copyOf(locale);
  return `${nameOf(locale)} · ${archive ? copy.archives[archive] : copy.title}`;
}

/**
 * Parts of a page that mean nothing in a reader: controls, drawings that need our styles (the figure of a chart holds its data
 * as a table as well), links to their own heading.
 */
const dropped =
  'script, style, template, noscript, button, svg, canvas, [hidden], .hash-link, .sr, figure [role=img], figure .legend';

/** The text of a built post as HTML that stands by itself: addresses with origin, no styles. */
export function feedHtml(page: string, address: string): string {
  const $ = load(page);
  const text = $('main article .markdown').first();
  text.find(dropped).remove();
  text.find('picture').each((_, picture) => void $(picture).replaceWith($(picture).find('img')));
  text.find('span').each((_, span) => void $(span).replaceWith($(span).contents()));
  text.find('*').each((_, element) => {
    const {href, src} = $(element).attr() ?? {};
    if (href !== undefined) $(element).attr('href', new URL(href, address).href);
    if (src !== undefined) $(element).attr('src', new URL(src, address).href);
    for (const name of Object.keys($(element).attr() ?? {})) {
      if (!/^(href|src|alt|width|height|id|colspan|rowspan|scope|start|datetime|lang)$/.test(name))
        $(element).removeAttr(name);
    }
  });
  return (text.html() ?? '').trim();
}

interface FeedPost {
  readonly post: NewsLink;
  readonly item: Item;
  /** Address of the picture. */
  readonly picture: string;
  /** Bytes of its file; unknown of a picture that is drawn after the build. */
  readonly bytes: number | undefined;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

async function feedPost(post: NewsLink, {outDir, staticDir, origin, baseUrl}: FeedInput): Promise<FeedPost> {
  const address = origin + post.permalink;
  const page = await readFile(path.join(outDir, `${post.permalink.slice(baseUrl.length)}.html`), 'utf8');
  const bytes = await stat(path.join(staticDir, post.image)).then(
    ({size}) => size,
    () => undefined,
  );
  // A picture drawn while building needs our styles; the one for networks is a bitmap.
  const picture = origin + (bytes === undefined ? cardOf(post.permalink) : post.image);
  const lead = `<p><img src="${picture}" alt=""></p>\n`;
  return {
    post,
    picture,
    bytes,
    item: {
      title: post.title,
      id: address,
      link: address,
      description: post.description,
      content: lead + feedHtml(page, address),
      date: midnight(post.updated),
      published: midnight(post.date),
      author: [{name: post.source}],
    },
  };
}

const typeOf = (picture: string): string => `image/${path.extname(picture).slice(1).replace('jpg', 'jpeg')}`;

function feedOf(archive: Archive | null, posts: readonly FeedPost[], {origin, baseUrl, locale, news}: FeedInput): Feed {
  const copy = copyOf(locale);
  const name = nameOf(locale);
  const link = origin + baseUrl + newsListPath({archive, year: null}).slice(1);
  // An empty feed is dated by the newest post of the other archives: builds are reproducible.
  const newest = (posts.length > 0 ? posts.map(({post}) => post) : news)
    .map(({updated}) => updated)
    .sort()
    .at(-1);
  return new Feed({
    id: link,
    link,
    title: feedTitle(locale, archive),
    description: archive ? copy.leads[archive] : copy.meta.description,
    language: locale,
    copyright: `© ${name}`,
    generator: name,
    feedLinks: {rss: `${link}/${feedFiles.rss}`, atom: `${link}/${feedFiles.atom}`, json: `${link}/${feedFiles.json}`},
    ...(newest === undefined ? {} : {updated: midnight(newest)}),
  });
}

/** Writes `rss.xml`, `atom.xml` and `feed.json` below `news` and below every archive, also while that has no posts. */
export async function newsFeeds(input: FeedInput): Promise<void> {
  const all = await Promise.all(input.news.map((post) => feedPost(post, input)));
  for (const archive of [null, ...archives]) {
    const posts = all.filter(({post}) => archive === null || post.archive === archive);
    // The two formats name the picture in ways that exclude each other in one `Feed`.
    const [xml, json] = [feedOf(archive, posts, input), feedOf(archive, posts, input)];
    for (const {item, picture, bytes} of posts) {
      xml.addItem({
        ...item,
        ...(bytes !== undefined && {enclosure: {url: picture, length: bytes, type: typeOf(picture)}}),
      });
      json.addItem({...item, image: picture});
    }
    const folder = path.join(input.outDir, 'news', archive ?? '');
    await mkdir(folder, {recursive: true});
    await Promise.all([
      writeFile(path.join(folder, feedFiles.rss), xml.rss2()),
      writeFile(path.join(folder, feedFiles.atom), xml.atom1()),
      writeFile(path.join(folder, feedFiles.json), json.json1()),
    ]);
  }
}
