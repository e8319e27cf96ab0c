/** Rows of the algorithm store's wall hold all cards and leave no empty cells. */
import {describe, expect, it} from '@jest/globals';
import {neighboursOfEach, rowLengths} from '../../../src/pages/algorithm-mall/_parts/rows';

describe('rows of a wall', () => {
  it('get shorter by one card at the end', () => {
    expect([10, 8, 7, 6, 4].map((count) => rowLengths(count, 4))).toEqual([[4, 3, 3], [4, 4], [4, 3], [3, 3], [4]]);
    expect([10, 8, 7, 4].map((count) => rowLengths(count, 3))).toEqual([
      [3, 3, 2, 2],
      [3, 3, 2],
      [3, 2, 2],
      [2, 2],
    ]);
  });

  it('are as even as they can be for few cards', () => {
    expect([0, 1, 2, 3, 5].map((count) => rowLengths(count, 4))).toEqual([[], [1], [2], [3], [3, 2]]);
  });

  it('hold every card', () => {
    const counts = Array.from({length: 40}, (_, count) => count);
    for (const most of [3, 4])
      expect(counts.map((count) => rowLengths(count, most).reduce((sum, length) => sum + length, 0))).toEqual(counts);
  });

  it('make a card that stands alone no wider than one of two', () => {
    expect(neighboursOfEach(1, 4)).toEqual([2]);
    expect(neighboursOfEach(5, 4)).toEqual([3, 3, 3, 2, 2]);
  });
});
