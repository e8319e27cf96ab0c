import {describe, expect, it} from '@jest/globals';
import {
  chosenValue,
  isNarrowed,
  narrowHits,
  pagesAmong,
  valuesLeft,
  withChoice,
} from '@site/src/features/search/facets';
import type {Hit} from '@site/src/features/search/hits';

const hit = (url: string, kind: string) => ({id: url, url, kind}) as Hit;
const hits = [
  hit('/t1', 'article'),
  hit('/t1#2', 'article'),
  hit('/t2', 'article'),
  hit('/m1', 'manual'),
  hit('/n1', 'news'),
];
const pages = new Map([
  ['/t1', {catalogue: 'network', models: ['w3-e', 'w3-s']}],
  ['/t2', {catalogue: 'power', models: ['w3-e']}],
  ['/m1', {catalogue: '', models: ['w3-s']}],
]);
const narrowed = (text = '') => new URLSearchParams(text);
const urls = (text: string) => narrowHits(hits, pages, narrowed(text)).map(({url}) => url);

describe('narrowed results', () => {
  it.each([
    ['q=x', ['/t1', '/t1#2', '/t2', '/m1', '/n1']],
    ['kind=article', ['/t1', '/t1#2', '/t2']],
    ['catalogue=network', ['/t1', '/t1#2']],
    ['model=w3-s', ['/t1', '/t1#2', '/m1']],
    ['kind=article&model=w3-e&catalogue=power', ['/t2']],
    ['kind=manual&catalogue=power', []],
    ['version=5.x', ['/t1', '/t1#2', '/t2', '/m1', '/n1']],
  ])('%s', (text, left) => expect(urls(text)).toEqual(left));

  it('are counted by page, not by section', () => {
    expect(pagesAmong(hits)).toBe(4);
    expect(pagesAmong([])).toBe(0);
  });
});

describe('what a facet offers', () => {
  const left = (facet: 'kind' | 'catalogue' | 'model', text = '') => valuesLeft(facet, hits, pages, narrowed(text));

  it('is each value once', () => {
    expect(left('kind')).toEqual(['article', 'manual', 'news']);
    expect(left('model')).toEqual(['w3-e', 'w3-s']);
  });

  it('depends on the other choices, not on its own', () => {
    expect(left('kind', 'kind=news')).toEqual(['article', 'manual', 'news']);
    expect(left('kind', 'model=w3-s')).toEqual(['article', 'manual']);
    expect(left('catalogue', 'kind=article&catalogue=power')).toEqual(['network', 'power']);
    expect(left('model', 'catalogue=power')).toEqual(['w3-e']);
  });
});

describe('a choice', () => {
  it('is set beside the others and taken back by an empty value', () => {
    const before = narrowed('q=x&kind=news');
    expect(withChoice(before, 'model', 'w3-e').toString()).toBe('q=x&kind=news&model=w3-e');
    expect(withChoice(before, 'kind', '').toString()).toBe('q=x');
    expect(before.toString()).toBe('q=x&kind=news');
  });

  it('is read as empty where there is none', () => {
    expect(chosenValue(narrowed('kind=news'), 'kind')).toBe('news');
    expect(chosenValue(narrowed('kind=news'), 'model')).toBe('');
  });

  it('of a version leaves out no result', () => {
    expect(isNarrowed(narrowed('q=x&version=5.x'))).toBe(false);
    expect(isNarrowed(narrowed('q=x&catalogue=power'))).toBe(true);
  });
});
