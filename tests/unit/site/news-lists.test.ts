/** Lists of the news by archive and year, 12 to a page, and the addresses that tell them from posts. */
import {describe, expect, it} from '@jest/globals';
import type {NewsLink} from '../../../src/facts/contentIndex';
import {archives, type Archive} from '../../../src/facts/frontmatter.lists';
import {isFurtherListPath, isPostPath, leadFirst, newsListPath, newsLists} from '../../../src/facts/newsLists';

const post = (index: number, archive: Archive, year: number): NewsLink => ({
  title: `${index}`,
  description: '',
  permalink: `/news/${archive}/p${index}`,
  date: `${year}-03-01`,
  updated: `${year}-03-01`,
  archive,
  image: '/media/stills/e3-x-1200.webp',
  source: '',
  minutes: 1,
  products: [],
  models: [],
});

const news = [
  ...Array.from({length: 20}, (_, index) => post(index, 'product', 2026)),
  ...Array.from({length: 10}, (_, index) => post(20 + index, 'industry', 2025)),
];

const pathsIn = (posts: readonly NewsLink[]) => newsLists(posts).map((list) => newsListPath(list, list.page));

describe('lists', () => {
  it('give every page an address, and a year only where there are several', () => {
    expect(pathsIn(news)).toEqual([
      '/news',
      '/news/page/2',
      '/news/page/3',
      '/news/year/2026',
      '/news/year/2026/page/2',
      '/news/year/2025',
      '/news/company',
      '/news/product',
      '/news/product/page/2',
      '/news/industry',
      '/news/media',
    ]);
    expect(pathsIn([])).toEqual(['/news', ...archives.map((name) => `/news/${name}`)]);
  });

  it('hold every post once per list, newest first', () => {
    const all = newsLists(news).filter(({archive, year}) => archive === null && year === null);
    expect(all.map(({posts}) => posts.length)).toEqual([12, 12, 6]);
    expect(all.flatMap(({posts}) => posts)).toEqual(news);
    const year = newsLists(news).filter((list) => list.archive === null && list.year === 2025);
    expect(year.flatMap(({posts}) => posts.map(({archive}) => archive))).toEqual(Array(10).fill('industry'));
  });
});

it.each([
  ['/news', false, false],
  ['/news/product', false, false],
  ['/news/page/2', false, true],
  ['/news/year/2026', false, true],
  ['/news/product/year/2025/page/2', false, true],
  ['/news/product/heat-map', true, false],
  ['/news/product/page/2', false, true],
  ['/news/sports/x', false, false],
] as const)('%s: post %s, further list %s', (path, isPost, isFurther) => {
  expect([isPostPath(path), isFurtherListPath(path)]).toEqual([isPost, isFurther]);
});

describe('at the head of a list', () => {
  const [newest, next, older] = [post(1, 'company', 2026), post(2, 'product', 2026), post(3, 'industry', 2026)];

  it('the newest featured post leads; the rest keeps its order', () => {
    const [featured, before] = [4, 5].map((index) => ({...post(index, 'product', 2026), featured: true}));
    const posts = [newest, next, featured!, older, before!];
    expect(leadFirst({archive: null, posts})).toEqual([featured, newest, next, older, before]);
  });

  it('the newest post leads where none is featured and none names a product', () => {
    expect(leadFirst({archive: null, posts: [newest, next, older]})).toEqual([newest, next, older]);
    expect(leadFirst({archive: null, posts: []})).toEqual([]);
  });

  it('the large places go to posts that name a product, in an archive to the newest', () => {
    const [a, b, c] = [4, 5, 6].map((index) => ({...post(index, 'product', 2026), products: ['products.hardware']}));
    const featured = {...post(7, 'product', 2026), products: ['products.hardware'], featured: true};
    const posts = [newest, a!, next, b!, featured, c!];
    expect(leadFirst({archive: null, posts}, 3)).toEqual([featured, a, b, newest, next, c]);
    expect(leadFirst({archive: null, posts})).toEqual([featured, a, b, c, newest, next]);
    expect(leadFirst({archive: 'product', posts})).toEqual([featured, newest, a, next, b, c]);
    expect(leadFirst({archive: null, posts: [newest, a!, next]})).toEqual([a, newest, next]);
  });
});
