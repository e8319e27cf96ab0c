import {describe, expect, it} from '@jest/globals';
import {gaps, headcount, open, sampleShifts, sampleVisits} from '@site/src/features/calculators/shifts';
import {
  busiest,
  defaultGrace,
  gapsOfAll,
  graceCodec,
  headsAt,
  loads,
  place,
  plannedHeads,
  plannedLoads,
  startOf,
} from '@site/src/pages/products/intelligent-attendance/_parts/shiftDay';

describe('the day in figures', () => {
  it('has an entry for each hour of opening', () => {
    for (const list of [loads, plannedLoads, plannedHeads]) expect(list).toHaveLength(sampleVisits.length);
    expect([startOf(0), startOf(3)]).toEqual(['09:00', '12:00']);
  });

  it('shares visits among those who were there', () => {
    const present = headcount(
      sampleShifts.map((shift) => shift.present),
      open,
    );
    expect(headsAt(2)).toBe(present[2]!.toFixed(1));
    expect(loads[2]).toBeCloseTo(sampleVisits[2]! / present[2]!, 6);
    expect(plannedLoads[busiest]).toBe(Math.max(...plannedLoads));
  });

  it('names whose gap it is, and fewer with more grace', () => {
    const all = gapsOfAll(0);
    expect(all.filter(({person}) => person === 1).map(({span}) => span)).toEqual(gaps(sampleShifts[1]!, 0));
    expect(gapsOfAll(15).length).toBeLessThan(all.length);
  });
});

it('a span is drawn within the opening hours', () => {
  expect(place(open)).toEqual({insetInlineStart: '0%', width: '100%'});
  expect(place([open[0] - 60, open[1] + 60])).toEqual({insetInlineStart: '0%', width: '100%'});
  expect(place([930, 1320])).toEqual({insetInlineStart: '50%', width: '50%'});
});

it('the address keeps a grace that can be chosen', () => {
  const query = new URLSearchParams();
  graceCodec.write(15, query);
  expect([query.toString(), graceCodec.read(query)]).toEqual(['grace=15', 15]);
  graceCodec.write(defaultGrace, query);
  expect(query.toString()).toBe('');
  expect(graceCodec.read(new URLSearchParams('grace=7'))).toBe(defaultGrace);
});
