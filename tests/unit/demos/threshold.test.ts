import {describe, expect, it} from '@jest/globals';
import {
  outcomeAt,
  samplePictures,
  thresholdCodec,
} from '../../../src/pages/products/store-inspection/ai/_parts/threshold';

describe('threshold', () => {
  it('shows everything at the bottom and misses nothing', () => {
    expect(outcomeAt(samplePictures, 50)).toEqual({shown: 60, confirmed: 20, dismissed: 40, missed: 0, seconds: 480});
  });

  it('trades work for misses as the line rises', () => {
    const [low, high] = [outcomeAt(samplePictures, 75), outcomeAt(samplePictures, 90)];
    expect(low).toMatchObject({confirmed: 16, dismissed: 9, missed: 4});
    expect(high.dismissed).toBeLessThan(low.dismissed);
    expect(high.missed).toBeGreaterThan(low.missed);
    expect(high.shown).toBe(high.confirmed + high.dismissed);
  });

  it('takes only lines it can draw from the address', () => {
    expect([85, 42, 73].map((value) => thresholdCodec.read(new URLSearchParams(`line=${value}`)))).toEqual([
      85, 75, 75,
    ]);
    expect(thresholdCodec.read(new URLSearchParams('line=abc'))).toBe(75);
  });
});
