/** @jest-environment node */
/** The bench's own arithmetic, so that its table can be believed. */
import {describe, expect, it} from '@jest/globals';
import type {SearchRecord} from '@site/src/features/search/model/schema';
import {grow} from '@site/scripts/bench/search-corpus';
import {pagesOf} from '@site/scripts/bench/search-engines/engine';
import {
  interleaved,
  kilobytes,
  milliseconds,
  missedTargets,
  pagesFound,
  percent,
  percentile,
  success,
  winsOfOthers,
  type Figures,
} from '@site/scripts/bench/search-figures';
import {queryKinds, type KnownItem, type QueryKind} from '@site/scripts/bench/search-queries';

const item = (query: string, kind: QueryKind, ...expected: string[]): KnownItem => ({query, kind, expect: expected});
const everywhere = (share: number) =>
  Object.fromEntries(['all', ...queryKinds].map((kind) => [kind, share])) as Figures['at1'];

const perfect: Figures = {
  engine: 'ours',
  asked: 130,
  at1: everywhere(1),
  at3: everywhere(1),
  mrr: 1,
  firstAt3: undefined,
  data: {median: 40_000, worst: 60_000},
  requests: {median: 5, worst: 6},
  settled: {median: 90_000, worst: 110_000},
  code: 9_000,
  total: 400_000,
  first: {p95: 9, worst: 12},
  warm: {p95: 6, worst: 20},
  heap: 20e6,
  buildSeconds: 1,
  place: 'Node',
};
const plugin: Figures = {...perfect, engine: 'plug-in', buildSeconds: 6};

describe('success', () => {
  const queries = [item('a', 'code', '/a'), item('b', 'code', '/b', '/c'), item('d', 'typo', '/d')];

  it('counts per kind, among the first k pages', () => {
    const found = [['/x', '/a'], ['/c'], ['/x', '/y', '/z', '/d']];
    expect(success(queries, found, 1)).toMatchObject({all: 1 / 3, code: 0.5, typo: 0, body: NaN});
    expect(success(queries, found, 3)).toMatchObject({all: 2 / 3, code: 1, typo: 0});
  });

  it('leaves out what was not asked', () =>
    expect(success(queries, [['/a']], 3)).toMatchObject({all: 1, code: 1, typo: NaN}));

  it('takes pages, not sections', () => {
    expect(pagesFound(['/global/a#x', '/global/a#y', '/global/b/', '/c.html'], '/global')).toEqual(['/a', '/b', '/c']);
    expect(pagesFound(['/a?x', '/globale'], '')).toEqual(['/a', '/globale']);
  });
});

it('asks kinds in turn', () => {
  const list = [item('a', 'typo'), item('b', 'typo'), item('c', 'title'), item('d', 'typo')];
  expect(
    interleaved(list)
      .map(({query}) => query)
      .join(''),
  ).toBe('cabd');
});

it.each([
  [[5, 1, 3, 2, 4], 0.5, 3],
  [[1, 2, 3, 4], 0.95, 4],
  [[7], 0.5, 7],
  [[], 0.5, NaN],
])('percentile of %j at %d is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

it('prints what can be read', () => {
  expect([
    percent(0.98765),
    percent(NaN),
    kilobytes(1234),
    kilobytes(123_456),
    milliseconds(3.21),
    milliseconds(123.4),
  ]).toEqual(['98.8 %', '–', '1.2 KB', '123 KB', '3.2 ms', '123 ms']);
});

describe('comparison', () => {
  it('names who is better and by which figure', () => {
    expect(
      winsOfOthers(perfect, [
        {...plugin, code: 5_000},
        {...plugin, engine: 'third', warm: {p95: 2, worst: 20}},
      ]),
    ).toEqual(['code: plug-in 5.0 KB (ours 9.0 KB)', 'warm p95: third 2.0 ms (ours 6.0 ms)']);
  });
  it('sees no difference that the table does not show', () =>
    expect(winsOfOthers(perfect, [{...perfect, code: 8_999}])).toEqual([]));
});

describe('targets', () => {
  it('are kept at their limits', () => {
    expect(missedTargets(perfect, plugin, 'site')).toEqual([]);
    expect(missedTargets({...perfect, data: {median: 60_000, worst: 80_000}, heap: 60e6}, plugin, 'grown')).toEqual([]);
  });

  it.each([
    ['success@3', {at3: {...perfect.at3, all: 0.979}}, 'site'],
    ['colloquial', {at3: {...perfect.at3, colloquial: 0.84}}, 'site'],
    ['code', {at3: {...perfect.at3, code: 0.89}}, 'site'],
    ['prefix', {at3: {...perfect.at3, prefix: NaN}}, 'site'],
    ['whole answer', {settled: {median: 120_001, worst: 130_000}}, 'site'],
    ['index bytes', {data: {median: 1, worst: 60_001}}, 'site'],
    ['index bytes', {data: {median: 1, worst: 80_001}}, 'grown'],
    ['requests', {requests: {median: 1, worst: 7}}, 'site'],
    ['warm p95', {warm: {p95: 10.1, worst: 20}}, 'site'],
    ['warm worst', {warm: {p95: 9, worst: 51}}, 'grown'],
    ['heap', {heap: 61e6}, 'grown'],
    ['index build', {buildSeconds: 1.3}, 'site'],
  ] as const)('%s is missed', (label, change, corpus) => {
    const missed = missedTargets({...perfect, ...change}, plugin, corpus);
    expect(missed).toHaveLength(1);
    expect(missed[0]).toContain(label);
  });

  it('do not count success on generated pages', () =>
    expect(missedTargets({...perfect, at3: everywhere(0.5)}, undefined, 'grown')).toEqual([]));
});

describe('the grown corpus', () => {
  const record = (url: string, heading: string, body: string): SearchRecord => ({
    url,
    kind: 'article',
    pageTitle: 'K3 说明',
    heading,
    body,
    terms: [],
    codes: ['K3'],
  });
  const real = [
    record('/a', '', 'K3的灯不亮，先看网线是不是插好了。换一根网线，再看交换机的口。'),
    record('/a#b', '查K3的供电', '接UL-8208NH的摄像机，由录像机供电，不用另接。'),
  ];
  const grown = grow(real, 'zh', 50);

  it('keeps the real records and has as many pages as asked for', () => {
    expect(grown.slice(0, real.length)).toEqual(real);
    expect(pagesOf(grown)).toHaveLength(50);
    expect(new Set(grown.map(({url}) => url)).size).toBe(grown.length);
  });
  it('is the same in every run, and another with another seed', () => {
    expect(grow(real, 'zh', 50)).toEqual(grown);
    expect(grow(real, 'zh', 50, 8)).not.toEqual(grown);
  });
  it('never names a real device', () => {
    expect(JSON.stringify(grown.slice(real.length))).not.toMatch(/K3|UL-8208NH/);
  });
});
