/** Feedback and search misses as the content report reads them from the store. */
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
