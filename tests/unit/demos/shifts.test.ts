import {gaps, headcount, open, sampleShifts, sampleVisits} from '@site/src/features/calculators/shifts';
import {describe, expect, it} from '@jest/globals';

describe('gaps', () => {
  it('finds lateness, a long break and an early leave', () => {
    const shift = {
      planned: [
        [570, 750],
        [780, 1050],
      ],
      present: [
        [583, 750],
        [791, 1040],
      ],
    } as const;
    expect(gaps(shift, 0)).toEqual([
      [570, 583],
      [780, 791],
      [1040, 1050],
    ]);
  });

  it('forgives what is not longer than the grace', () => {
    const shift = {planned: [[600, 700]], present: [[605, 694]]} as const;
    expect(gaps(shift, 5)).toEqual([[694, 700]]);
    expect(gaps(shift, 6)).toEqual([]);
  });

  it('counts a whole shift nobody came to, and time before the shift not at all', () => {
    expect(gaps({planned: [[600, 700]], present: []}, 15)).toEqual([[600, 700]]);
    expect(gaps({planned: [[600, 700]], present: [[500, 720]]}, 0)).toEqual([]);
  });
});

describe('headcount', () => {
  it('averages over the hour', () => {
    expect(headcount([[[600, 630]], [[600, 660]]], [600, 720])).toEqual([1.5, 0]);
  });

  it('covers every open hour of the sample', () => {
    expect(
      headcount(
        sampleShifts.map((shift) => shift.planned),
        open,
      ),
    ).toHaveLength(sampleVisits.length);
  });
});
