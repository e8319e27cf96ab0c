import {beforeAll, describe, expect, it, jest} from '@jest/globals';
import {SearchUnavailable} from '@site/src/features/search/client';
import {createAdapter, docSearchRowOf, rowsOf} from '@site/src/features/search/docsearch/adapter';
import {highlight, snippet} from '@site/src/features/search/highlight';
import type {Hit} from '@site/src/features/search/hits';
import {groupsOf, pagesOf, rowsIn} from '@site/src/features/search/rows';
import type {SearchStatus} from '@site/src/features/search/status';
import {parseQuery} from '@site/src/features/search/model/analyzer';
import {clientOf, siteRecords} from './pages';
import {waitFor} from '../../support/wait-for';

const units = (query: string) => parseQuery(query, 'zh').flat();
const labels = {
  best: '最可能的答案',
  kinds: {article: '排障', model: '型号', manual: '说明书', page: '产品与页面', news: '新闻'},
};
const hit: Hit = {
  id: '1',
  url: '/a#b',
  kind: 'page',
  title: 'T',
  heading: 'H',
  text: '',
  codes: [],
  catalogue: '',
  symptom: '',
  score: 1,
};

describe('highlight', () => {
  it.each([
    ['摄像机离线了', '摄像机离线', '<mark>摄像机离线</mark>了'],
    ['橙灯慢闪：等您配网', '橙灯闪', '<mark>橙灯</mark>慢<mark>闪</mark>：等您配网'],
    ['看UL-8232NH的灯', 'ul8232nh', '看<mark>UL-8232NH</mark>的灯'],
    ['Recorders are off', 'recorder', '<mark>Recorders</mark> are off'],
    ['摄像机', '摄像头', '<mark>摄像机</mark>'],
    ['硬盘录像机', '摄像机', '硬盘录像机'],
    ['看摄像机上的灯', '摄像机离线', '看<mark>摄像机</mark>上的灯'],
    ['打开录像机', '录像', '打开<mark>录像机</mark>'],
  ])('%s ← %s', (text, query, expected) => expect(highlight(text, units(query))).toBe(expected));

  it('escapes what the page wrote, marked or not', () => {
    expect(highlight('<img src=x onerror="a()"> & 离线', units('离线 img'))).toBe(
      '&lt;<mark>img</mark> src=x onerror=&quot;a()&quot;&gt; &amp; <mark>离线</mark>',
    );
  });
});

describe('snippet', () => {
  it('shows the part around the match', () => {
    const text = `${'前面的话。'.repeat(40)}摄像机离线${'后面的话。'.repeat(40)}`;
    const html = snippet(text, units('离线'), 60);
    expect(html).toMatch(/^….*<mark>离线<\/mark>.*…$/);
    expect(html.replace(/<[^>]+>/g, '').length).toBeLessThan(70);
  });
  it('shows the beginning when nothing matches', () =>
    expect(snippet('一二三四五六', units('离线'), 4)).toBe('一二三四…'));
  it('begins with the sentence of the match, else with its clause', () => {
    const before = '适用于 K3、W3-E 更新 2026-11-23 注意安全。';
    expect(snippet(`${before}录像机离线不影响店里录像。`, units('离线'), 40)).toBe(
      '…录像机<mark>离线</mark>不影响店里录像。',
    );
    const long = '先把通道里的地址和路由器列表里这个型号的地址比一比，不一样就说明它离线了';
    expect(snippet(long, units('离线'), 30)).toBe('…不一样就说明它<mark>离线</mark>了');
  });
  it('does not cut words', () => expect(snippet('alpha beta gamma delta', [], 13)).toBe('alpha beta …'));
});

describe('pages', () => {
  const counts = {article: 0, model: 0, manual: 0, page: 9, news: 1};
  const sections = (path: string, ...anchors: string[]) =>
    anchors.map((anchor) => ({...hit, id: `${path}#${anchor}`, url: `${path}#${anchor}`, heading: anchor}));

  it('stand once each, with their best section, and the others below', () => {
    const hits = [
      ...sections('/a', 'x'),
      ...sections('/b', 'y'),
      ...sections('/a', 'z'),
      {...hit, url: '/a', heading: ''},
    ];
    expect(
      pagesOf(hits, []).map(({page, sections: below}) => [page.url, page.section, below.map(({title}) => title)]),
    ).toEqual([
      ['/a#x', 'x', ['z']],
      ['/b#y', 'y', []],
    ]);
  });

  it('come in groups, a few of a kind, and many of the chosen one', () => {
    const hits = Array.from({length: 9}, (_, at) => ({...hit, id: `${at}`, url: `/p${at}`}));
    const outcome = {
      hits: [...hits, {...hit, id: 'n', url: '/n', kind: 'news' as const}],
      counts,
      units: [],
      complete: true,
    };
    expect(groupsOf(outcome, null).map(({kind, pages}) => [kind, pages.length])).toEqual([
      [null, 1],
      ['page', 2],
      ['news', 1],
    ]);
    expect(groupsOf(outcome, 'page').map(({kind, pages}) => [kind, pages.length])).toEqual([['page', 9]]);
    expect(groupsOf(outcome, 'manual')).toHaveLength(3);
    expect(rowsIn(groupsOf(outcome, null)).map(({url}) => url)).toEqual(['/p0', '/p1', '/p2', '/n']);
    expect(groupsOf({...outcome, hits: []}, null)).toEqual([]);
  });
});

describe('rows of DocSearch', () => {
  it('have the shape DocSearch reads', () => {
    expect(docSearchRowOf({...hit, text: '<b>离线</b>'}, units('离线'), '组')).toMatchObject({
      objectID: '1',
      url: '/a#b',
      url_without_anchor: '/a',
      anchor: 'b',
      type: 'lvl2',
      content: '<b>离线</b>',
      hierarchy: {lvl0: '组', lvl1: 'T', lvl2: 'H', lvl3: null, lvl6: null},
      _snippetResult: {content: {value: '&lt;b&gt;<mark>离线</mark>&lt;/b&gt;'}},
      _highlightResult: {hierarchy: {lvl0: {value: '组'}, lvl2: {value: 'H'}}},
      row: {title: 'H', section: 'T', path: '/a'},
    });
  });

  let outcome: Parameters<typeof rowsOf>[0];
  beforeAll(async () => {
    outcome = await clientOf(siteRecords()).client.details('ul8232nh');
  });

  it('begin with the best answer, then come in groups', () => {
    expect(
      rowsOf(outcome, null, labels)
        .map((row) => row.hierarchy.lvl0)
        .slice(0, 2),
    ).toEqual(['最可能的答案', '说明书']);
  });
  it('can be narrowed to a group', () => {
    expect(new Set(rowsOf(outcome, 'news', labels).map((row) => row.hierarchy.lvl0))).toEqual(new Set(['新闻']));
  });
  it('show all groups when the chosen one has nothing', () =>
    expect(rowsOf(outcome, 'page', labels)).toEqual(rowsOf(outcome, null, labels)));
});

describe('createAdapter', () => {
  const algolia = {search: jest.fn(), addAlgoliaAgent: jest.fn(), transporter: {}};
  const ask = async (search: () => Promise<never>) => {
    const statuses: SearchStatus[] = [];
    const {transform} = createAdapter({
      client: {load: search, search, details: search, read: search, facets: search},
      labels,
      onStatus: (status) => statuses.push(status),
      onMore: jest.fn(),
    });
    const client = transform(algolia as never);
    const answer = await client.search({requests: [{indexName: 'site', query: '离线'}]} as never);
    return {statuses, answer};
  };

  it('never asks Algolia', async () => {
    await ask(() => Promise.reject(new Error('x')));
    expect(algolia.search).not.toHaveBeenCalled();
  });
  it('answers with nothing and tells why when the index is missing', async () => {
    const {statuses, answer} = await ask(() => Promise.reject(new SearchUnavailable('outdated')));
    expect(statuses).toEqual([{state: 'failed', query: '离线', reason: 'outdated'}]);
    expect(answer.results).toMatchObject([{index: 'site', hits: [], nbHits: 0}]);
  });

  it('says once per query that more can be shown', async () => {
    const {client} = clientOf(siteRecords());
    const onMore = jest.fn();
    // As the first answer is while texts are missing.
    const first = {...client, search: async (query: string) => ({...(await client.search(query)), complete: false})};
    const {transform} = createAdapter({client: first, labels, onStatus: jest.fn(), onMore});
    const ask = () => transform(algolia as never).search({requests: [{indexName: 'site', query: '离线'}]} as never);
    await ask();
    await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
    await ask();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onMore).toHaveBeenCalledTimes(1);
  });
});
