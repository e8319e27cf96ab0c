/** Which posts pages offer: those that are about them, the freshest first, and none everywhere. */
import {describe, expect, it} from '@jest/globals';
import type {NewsLink} from '../../../src/facts/contentIndex';
import {hardwarePath, modelById} from '../../../src/facts/models';
import {homePosts, mostPages, pathsOf, readNext} from '../../../src/facts/readNext';
import {routes, type RouteId} from '../../../src/site/routes';

const post = (name: string, products: readonly RouteId[], models: readonly string[] = []): NewsLink => ({
  title: name,
  description: '',
  permalink: `/news/product/${name}`,
  date: '2026-03-01',
  updated: '2026-03-01',
  archive: 'product',
  image: '',
  source: '',
  minutes: 1,
  products,
  models,
});

const titlesOn = (news: readonly NewsLink[], id: RouteId): string[] => {
  const {posts, pages} = readNext(news);
  return (pages[routes[id].path] ?? []).map((at) => posts[at]!.title);
};

describe('a page', () => {
  it('offers the posts that name it, at most two, the freshest first', () => {
    const news = ['new', 'middle', 'old'].map((name) => post(name, ['products.heatMapAnalysis']));
    expect(titlesOn(news, 'products.heatMapAnalysis')).toEqual(['new', 'middle']);
    expect(titlesOn(news, 'products.dataDashboard')).toEqual([]);
  });

  it('prefers a post of which it is the main subject to a fresher one', () => {
    const news = [
      post('aside', ['products.dataDashboard', 'products.heatMapAnalysis']),
      post('main', ['products.heatMapAnalysis']),
    ];
    expect(titlesOn(news, 'products.heatMapAnalysis')).toEqual(['main', 'aside']);
  });

  it('of a device offers the posts about the device, and a part of a page counts as the page', () => {
    const {pages} = readNext([post('one', ['technology.edge.aiHardwareDesign'], ['e3-x'])]);
    expect(Object.keys(pages).sort()).toEqual(
      [hardwarePath(modelById('e3-x')), routes['technology.edgeComputing'].path].sort(),
    );
  });
});

it('a post stands on no more pages than allowed, and the others go to the next post', () => {
  const six: RouteId[] = [
    'products.heatMapAnalysis',
    'products.dataDashboard',
    'products.cloudCamera',
    'products.cloudAiCamera',
    'solutions.catering',
    'solutions.medicine',
  ];
  const {posts, pages} = readNext([post('new', six), post('old', six)]);
  const uses = posts.map((_, at) => Object.values(pages).filter((own) => own.includes(at)).length);
  expect(Math.max(...uses)).toBe(mostPages);
  expect(Object.keys(pages)).toHaveLength(six.length);
});

it('the home shows the featured post and the newest that name a product, as the list of all news does', () => {
  const news = [
    post('ours', []),
    post('a', ['products.heatMapAnalysis']),
    post('b', ['products.dataDashboard']),
    post('c', ['products.heatMapAnalysis']),
  ];
  expect(homePosts(news, 2).map(({title}) => title)).toEqual(['a', 'b']);
  expect(homePosts(news, 4).map(({title}) => title)).toEqual(['ours', 'a', 'b', 'c']);
  const withFeatured = news.map((one) => (one.title === 'c' ? {...one, featured: true} : one));
  expect(homePosts(withFeatured, 2).map(({title}) => title)).toEqual(['a', 'c']);
});

it('paths of a post keep the order of its front matter, devices last', () => {
  expect(pathsOf({products: ['products.dataDashboard', 'home'], models: ['k3']})).toEqual([
    routes['products.dataDashboard'].path,
    '/',
    hardwarePath(modelById('k3')),
  ]);
});
