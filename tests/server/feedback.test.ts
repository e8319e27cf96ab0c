/** Feedback, search misses and opened results as the content report reads them from the store. */
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {startService, type Service} from './harness';

let service: Service;
beforeEach(() => {
  service = startService();
});
afterEach(() => service.close());

describe('feedback summary', () => {
  const answer = async (article: string, helpful: boolean, more: Record<string, string> = {}) =>
    expect(await service.post('/api/v1/feedback', {article, edition: 'zh-CN', helpful, ...more})).toMatchObject({
      status: 202,
    });

  it('is empty before the first answer', async () => {
    expect(await service.store.feedbackSummary()).toEqual([]);
  });

  it('counts by document, edition and reason, the most frequent first, without comments', async () => {
    await answer('t0001', true);
    await answer('t0001', false, {reason: 'wrong', comment: '打我电话13800000000'});
    service.advance(1000);
    await answer('t0001', false, {reason: 'wrong'});
    await answer('t0001', false, {reason: 'wrong', edition: 'global'});
    const summary = await service.store.feedbackSummary();
    const one = {article: 't0001', count: 1, comments: 0};
    expect(summary).toHaveLength(3);
    expect(summary[0]).toEqual({
      ...one,
      edition: 'zh-CN',
      helpful: false,
      reason: 'wrong',
      count: 2,
      comments: 1,
      lastAt: service.now(),
    });
    expect(summary).toContainEqual({...one, edition: 'global', helpful: false, reason: 'wrong', lastAt: service.now()});
    expect(summary).toContainEqual({
      ...one,
      edition: 'zh-CN',
      helpful: true,
      reason: null,
      lastAt: service.now() - 1000,
    });
    expect(JSON.stringify(summary)).not.toContain('138');
  });
});

describe('search misses', () => {
  const miss = (query: string, edition = 'zh-CN', outcome?: string) =>
    service.post('/api/v1/search-misses', {edition, query, outcome});

  it('are counted by query and edition, the most frequent first, with their first and last time', async () => {
    expect(await service.store.searchMisses()).toEqual([]);
    const firstAt = service.now();
    await miss('网线多长');
    await miss('Poe  Injector');
    service.advance(5000);
    await miss('poe injector', 'zh-CN', 'unopened');
    await miss('poe injector', 'global');
    expect(await service.store.searchMisses()).toEqual([
      {edition: 'zh-CN', query: 'poe injector', count: 2, unopened: 1, firstAt, lastAt: service.now()},
      {edition: 'global', query: 'poe injector', count: 1, unopened: 0, firstAt: service.now(), lastAt: service.now()},
      {edition: 'zh-CN', query: '网线多长', count: 1, unopened: 0, firstAt, lastAt: firstAt},
    ]);
  });
});

describe('opened results', () => {
  const open = (query: string, path: string, more: object = {}) =>
    service.post('/api/v1/opened-results', {edition: 'zh-CN', query, path, ...more});
  const stored = async () =>
    (await service.store.openedResults()).map(({path, query, count, away}) => [path, query, count, away]);

  it('are counted by edition, page and query, the most frequent first', async () => {
    expect(await service.store.openedResults()).toEqual([]);
    expect(await open('离线', '/a')).toMatchObject({status: 202, code: 0});
    service.advance(5000);
    await open('Poe  Injector', '/b');
    await open('poe injector', '/b');
    await open('poe injector', '/b', {edition: 'global'});
    const lastAt = service.now();
    expect(await service.store.openedResults()).toEqual([
      {edition: 'zh-CN', path: '/b', query: 'poe injector', count: 2, away: 0, lastAt},
      {edition: 'global', path: '/b', query: 'poe injector', count: 1, away: 0, lastAt},
      {edition: 'zh-CN', path: '/a', query: '离线', count: 1, away: 0, lastAt: lastAt - 5000},
    ]);
  });

  it('count what was left for another result of the same search, and no more often than it was opened', async () => {
    await open('离线', '/a');
    // Another section of the same page, another search, another edition.
    await open('离线', '/a', {previous: '/a'});
    await open('掉线', '/b', {previous: '/a'});
    await open('离线', '/b', {previous: '/a', edition: 'global'});
    expect((await stored()).every(([, , , away]) => away === 0)).toBe(true);
    for (let visitor = 0; visitor < 3; visitor += 1) await open('离线', '/b', {previous: '/a'});
    expect(await stored()).toEqual(
      expect.arrayContaining([
        ['/a', '离线', 2, 2],
        ['/b', '离线', 3, 0],
      ]),
    );
    await open('离线', '/c', {previous: '/nowhere'});
    expect((await stored()).map(([path]) => path)).not.toContain('/nowhere');
  });
});
