/**
 * No post is on more than a few pages, the home and the lists excepted: what pages offer by itself, and what texts name by
 * hand. In both editions, from the content as it is.
 */
import path from 'node:path';
import matter from 'gray-matter';
import {describe, expect, it} from '@jest/globals';
import {listFiles, readText} from '../../scripts/checks/files';
import type {NewsLink} from '../../src/facts/contentIndex';
import {newsSchema} from '../../src/facts/frontmatter';
import {mostPages, readNext} from '../../src/facts/readNext';

const root = path.resolve(import.meta.dirname, '../..');

const news: NewsLink[] = listFiles(root, 'blog', /\.md$/)
  .map((file) => {
    const front = newsSchema.parse(matter(readText(root, file), {}).data);
    const {title, description, date, archive, image, source, slug} = front;
    const {products = [], models = [], updated = date} = front;
    const permalink = `/news/${slug}`;
    return {title, description, permalink, date, updated, archive, image, source, minutes: 1, products, models};
  })
  .sort((a, b) => (a.date < b.date ? 1 : -1));

/** Copy modules and post paths they name by hand. */
const named = (edition: string): [post: string, module: string][] =>
  listFiles(root, `i18n/${edition}/copy`, /\.ts$/).flatMap((file) =>
    [...readText(root, file).matchAll(/'(\/news\/[a-z]+\/[a-z0-9-]+)'/g)].map(([, post]): [string, string] => [
      post!,
      file,
    ]),
  );

describe.each(['zh-CN', 'en'])('posts in %s', (edition) => {
  it('that texts name by hand exist', () => {
    const known = new Set(news.map(({permalink}) => permalink));
    expect(named(edition).filter(([post]) => !known.has(post))).toEqual([]);
  });

  it(`stand on at most ${mostPages} pages`, () => {
    const {posts, pages} = readNext(news);
    const crowded = news.flatMap(({permalink}) => {
      const at = posts.findIndex((post) => post.permalink === permalink);
      const offered = Object.keys(pages).filter((page) => pages[page]!.includes(at));
      const byHand = named(edition).filter(([post]) => post === permalink);
      // A page may both offer a post and name it in its text; the module of the page has its name.
      const others = byHand.filter(
        ([, file]) => !offered.some((page) => page.endsWith(`/${path.basename(file, '.ts')}`)),
      );
      return offered.length + others.length > mostPages ? [`${permalink}: ${[...offered, ...others]}`] : [];
    });
    expect(crowded).toEqual([]);
  });

  it('are not listed to read next by hand: pages choose them by product and date', () => {
    const files = listFiles(root, `i18n/${edition}/copy`, /\.ts$/);
    const listed = files.filter((file) => /href: '\/news\/[a-z]+\//.test(readText(root, file)));
    expect(listed).toEqual([]);
  });
});
