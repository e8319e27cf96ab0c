import {describe, expect, it} from '@jest/globals';
import {
  categories,
  figuresTable,
  median,
  medians,
  missedGoals,
  type Figures,
  type Measured,
} from '../../../scripts/bench/paint/goals';

const figures = (change: Partial<Figures> = {}): Figures => ({
  scores: {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100},
  fcp: 700,
  lcp: 800,
  tbt: 10,
  cls: 0,
  bytes: 200 * 1024,
  machine: 2000,
  failed: [],
  ...change,
});
const page = (change?: Partial<Figures>): Measured => ({name: '/support', kind: 'document', figures: figures(change)});
const classic = 2000;
const references = {classic};

describe('medians of loads', () => {
  it('takes the median of each figure', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([2, 1])).toBe(2);
    const runs = [figures({lcp: 900}), figures({lcp: 700, tbt: 30}), figures({lcp: 800})];
    expect(medians(runs)).toMatchObject({lcp: 800, tbt: 10});
  });

  it('keeps an audit that failed in any of them', () => {
    expect(medians([figures(), figures({failed: ['color-contrast']})]).failed).toEqual(['color-contrast']);
  });
});

describe('goals of a page', () => {
  it('are reached by a fast page without a shift', () => {
    expect(missedGoals(page(), references)).toEqual([]);
  });

  it.each([
    [{lcp: 861}, '/support: largest paint 0.43 × classic, 0.43 wanted, or 1.1 × without script'],
    [{cls: 0.01}, '/support: layout shift 0.010'],
    [{scores: {...figures().scores, seo: 92}, failed: ['meta-description']}, '/support: seo 92 (meta-description)'],
  ])('name what is missed: %j', (change, sentence) => {
    expect(missedGoals(page(change), references)).toEqual([sentence]);
  });

  it('let the search page ask not to be listed, and nothing else', () => {
    const search = (failed: string[]): Measured => ({
      ...page({scores: {...figures().scores, seo: 66}, failed}),
      name: '/global/search',
    });
    expect(missedGoals(search(['is-crawlable']), references)).toEqual([]);
    expect(missedGoals(search(['is-crawlable', 'meta-description']), references)).toHaveLength(1);
  });

  it('leave more time to pictures of a marketing page', () => {
    expect(missedGoals({...page({lcp: 890}), kind: 'marketing'}, references)).toEqual([]);
  });

  it('are reached by a page that takes little longer than without script, however fast the template is', () => {
    const withoutScript = {marketing: 750, document: 900};
    expect(missedGoals(page({lcp: 980}), {classic, withoutScript})).toEqual([]);
    expect(missedGoals(page({lcp: 1000}), {classic, withoutScript})).toHaveLength(1);
  });

  it('do not hold for peers', () => {
    expect(missedGoals({...page({lcp: 5000, cls: 1}), kind: 'peer'}, references)).toEqual([]);
  });
});

it('a page is a row of the table, with as many cells as its head', () => {
  const rows = figuresTable([page()], classic).split('\n');
  expect(rows).toHaveLength(3);
  expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1);
  expect(rows[2]).toContain(`| /support | document | ${categories.map(() => 100).join(' / ')} | 700 | 800 | 0.40 |`);
});
