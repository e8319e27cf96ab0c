/** RSS, Atom and JSON feeds of one news archive each; the feed of all news comes from the blog plugin. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Feed} from 'feed';
import {archives} from '../../src/facts/frontmatter';
import {brand} from '../../src/site/brand';
import type {NewsLink} from '../../src/facts/contentIndex';

interface FeedInput {
  readonly outDir: string;
  /** Origin of the site without a trailing slash. */
  readonly origin: string;
  /** Base URL of the edition, with a trailing slash. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly news: readonly NewsLink[];
}

const archiveTitles: Record<string, Record<(typeof archives)[number], string>> = {
  'zh-CN': {company: '公司', product: '产品', industry: '行业', media: '媒体'},
  en: {company: 'Company', product: 'Product', industry: 'Industry', media: 'Media'},
};

/** Writes `news/<archive>/rss.xml`, `atom.xml` and `feed.json` for every archive, also while it has no posts. */
export async function archiveFeeds({outDir, origin, baseUrl, locale, news}: FeedInput): Promise<void> {
  const name = locale === 'en' ? brand.nameEn : brand.nameZh;
  for (const archive of archives) {
    const posts = news.filter((post) => post.archive === archive);
    // An empty feed is dated by the newest post of the other archives: builds are reproducible.
    const newest = (posts[0] ?? news[0])?.date;
    const link = `${origin}${baseUrl}news/${archive}`;
    const feed = new Feed({
      id: link,
      link,
      title: `${name} · ${archiveTitles[locale]?.[archive] ?? archive}`,
      language: locale,
      copyright: `© ${name}`,
      ...(newest === undefined ? {} : {updated: new Date(`${newest}T00:00:00Z`)}),
    });
    for (const post of posts) {
      feed.addItem({
        title: post.title,
        id: origin + post.permalink,
        link: origin + post.permalink,
        description: post.description,
        date: new Date(`${post.date}T00:00:00Z`),
      });
    }
    const folder = path.join(outDir, 'news', archive);
    await mkdir(folder, {recursive: true});
    await Promise.all([
      writeFile(path.join(folder, 'rss.xml'), feed.rss2()),
      writeFile(path.join(folder, 'atom.xml'), feed.atom1()),
      writeFile(path.join(folder, 'feed.json'), feed.json1()),
    ]);
  }
}
