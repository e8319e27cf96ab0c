import {describe, expect, it} from '@jest/globals';
import {
  scoreItems,
  sheetCodec,
  startSheet,
  visitScore,
  type Scored,
  type ScoreItemId,
} from '../../../src/pages/products/store-inspection/on-site/_parts/visitScore';

const all = (part: Partial<Scored>) =>
  Object.fromEntries(scoreItems.map(({id}) => [id, {...startSheet[id], ...part}])) as Record<ScoreItemId, Scored>;

describe('visit score', () => {
  it('weighs what each verdict earns', () => {
    expect(visitScore(startSheet)).toEqual({earned: 72.5, possible: 100, score: 73, capped: false});
    expect(visitScore(all({verdict: 'pass'})).score).toBe(100);
    expect(visitScore(all({verdict: 'fail'}))).toMatchObject({score: 0, capped: false});
  });

  it('caps the score when a critical item fails, and only then', () => {
    expect(visitScore({...all({verdict: 'pass'}), safety: {weight: 5, verdict: 'fail'}})).toMatchObject({
      score: 59,
      capped: true,
    });
    expect(visitScore({...all({verdict: 'pass'}), safety: {weight: 0, verdict: 'fail'}}).score).toBe(59);
    expect(visitScore({...all({verdict: 'pass'}), papers: {weight: 10, verdict: 'fail'}})).toMatchObject({
      score: 90,
      capped: false,
    });
  });

  it('has no score without weights', () => {
    expect(visitScore(all({weight: 0})).score).toBeNull();
  });

  it('keeps the sheet in the address and drops nonsense', () => {
    const query = new URLSearchParams();
    sheetCodec.write({...startSheet, clean: {weight: 40, verdict: 'fail'}}, query);
    expect(query.toString()).toBe('clean=40.fail');
    expect(sheetCodec.read(query).clean).toEqual({weight: 40, verdict: 'fail'});
    expect(sheetCodec.read(new URLSearchParams('clean=99.fail&safety=5.maybe'))).toEqual(startSheet);
  });
});
