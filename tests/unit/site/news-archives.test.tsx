/** All four archives of the news stand on their own: page, tab, place in the site map and feeds, with posts or without. */
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import copy from '@copy/news';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/news';
import {archiveFeeds} from '../../../plugins/content-index/feeds';
import type {NewsLink} from '../../../src/facts/contentIndex';
import {siteTree} from '../../../src/pages/sitemap/_parts/sitemapTree';
import {archives} from '../../../src/facts/frontmatter.lists';
import {exceptionAt} from '../../../src/site/exceptions';
import NewsArchive from '../../../src/templates/NewsArchive';
import type {ReactNode} from 'react';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// The frame of a page exists only in a build.
jest.mock('@site/src/components/ui/Page', () => ({Page: ({children}: {children: ReactNode}) => children}));

const post: NewsLink = {
  title: '固件6.2.1',
  description: '这一版改了什么。',
  permalink: '/news/product/firmware',
  date: '2026-11-12',
  archive: 'product',
  image: 'e3-x',
  source: '优瞰',
};

describe('an archive', () => {
  it.each(archives)('%s has a page with its lead, the tabs of all and its feeds', (archive) => {
    const html = renderToStaticMarkup(<NewsArchive news={[post]} archive={archive} />);
    expect(html).toContain(copy.leads[archive]);
    for (const name of archives) expect(html).toContain(`href="/news/${name}"`);
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) expect(html).toContain(`href="/news/${archive}/${feed}"`);
  });

  it('says so while it is empty, and is not indexed until it has a post', () => {
    const empty = renderToStaticMarkup(<NewsArchive news={[post]} archive="media" />);
    const filled = renderToStaticMarkup(<NewsArchive news={[post]} archive="product" />);
    for (const words of [copy.empty.title, copy.empty.text, 'content="noindex, follow"']) {
      expect(empty).toContain(words);
      expect(filled).not.toContain(words);
    }
  });

  it('stands in the site map and among those that a wrong address offers', () => {
    const news = siteTree('global')
      .flatMap(({groups}) => groups.flatMap(({nodes}) => nodes))
      .find(({id}) => id === 'news');
    const ids = archives.map((name) => `news.${name}`);
    expect(news?.children.map(({id}) => id)).toEqual(ids);
    expect(exceptionAt('/news/sports', 'zh-CN')?.instead).toEqual(['news', ...ids]);
  });
});

describe('feeds', () => {
  let outDir = '';
  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'feeds-'));
  });
  afterEach(() => rm(outDir, {recursive: true}));

  it.each([
    ['zh-CN', '/', copy],
    ['en', '/global/', en],
  ] as const)('are written for every archive: %s', async (locale, baseUrl, words) => {
    await archiveFeeds({outDir, origin: 'https://www.example.com', baseUrl, locale, news: [post]});
    for (const archive of archives) {
      const [rss = '', atom = '', json = ''] = await Promise.all(
        ['rss.xml', 'atom.xml', 'feed.json'].map((file) => readFile(path.join(outDir, 'news', archive, file), 'utf8')),
      );
      for (const feed of [rss, atom, json]) {
        expect(feed).toContain(words.archives[archive]);
        expect(feed.includes(post.title)).toBe(archive === 'product');
      }
      // The same at every build: not the time of building.
      expect(atom).toContain('<updated>2026-11-12T00:00:00.000Z</updated>');
    }
  });
});
