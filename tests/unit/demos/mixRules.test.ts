import {describe, expect, it} from '@jest/globals';
import {
  mixChoices,
  mixCodec,
  mixOf,
  startAnswers,
  visitsPerYear,
  ways,
} from '../../../src/pages/products/xundiantong/_parts/mixRules';

const everyAnswer = mixChoices.often.flatMap((often) =>
  mixChoices.risk.flatMap((risk) => mixChoices.distance.map((distance) => ({often, risk, distance}))),
);

describe('inspection mix', () => {
  it.each(everyAnswer)('gives whole shares of 100 for %o', (answers) => {
    const mix = mixOf(answers);
    expect(ways.reduce((sum, way) => sum + mix[way], 0)).toBe(100);
    expect(ways.every((way) => mix[way] >= 5 && mix[way] % 5 === 0)).toBe(true);
  });

  it('sends people where the risk is high and algorithms where checks are daily', () => {
    expect(mixOf({...startAnswers, risk: 'high'}).onSite).toBeGreaterThan(mixOf(startAnswers).onSite);
    expect(mixOf({...startAnswers, often: 'daily'}).ai).toBeGreaterThan(mixOf(startAnswers).ai);
  });

  it('never saves visits on risk', () => {
    expect(visitsPerYear({often: 'monthly', risk: 'high', distance: 'far'})).toBe(12);
    expect(visitsPerYear({often: 'monthly', risk: 'low', distance: 'far'})).toBe(2);
  });

  it('keeps the answers in the address', () => {
    const query = new URLSearchParams('often=hourly&risk=high');
    expect(mixCodec.read(query)).toEqual({...startAnswers, risk: 'high'});
    mixCodec.write({...startAnswers, distance: 'far'}, query);
    expect(query.toString()).toBe('distance=far');
  });
});
