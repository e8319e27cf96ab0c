import {describe, expect, it} from '@jest/globals';
import {perBoard, shelfAt, shelfDay} from '@site/src/pages/solutions/industries/fmcg/_parts/shelf';

const gaps = (minute: number, alerts: boolean) => shelfAt(minute, alerts).empty.filter(Boolean).length;

describe('the sample shelf', () => {
  it('opens full, in whole boards', () => {
    expect(shelfAt(shelfDay.opens, false)).toMatchObject({gapMinutes: 0});
    expect(gaps(shelfDay.opens, false)).toBe(0);
    expect(shelfAt(shelfDay.opens, false).empty.length % perBoard).toBe(0);
  });

  it('is worst in the evening when only rounds fill it', () => {
    expect(gaps(18 * 60, false)).toBeGreaterThan(gaps(12 * 60, false));
    expect(gaps(15 * 60, false)).toBe(0);
  });

  it('has shorter gaps with alerts, and never fewer minutes later in the day', () => {
    for (let minute: number = shelfDay.opens; minute < shelfDay.closes; minute += 30) {
      expect(shelfAt(minute, true).gapMinutes).toBeLessThanOrEqual(shelfAt(minute, false).gapMinutes);
      expect(shelfAt(minute + 30, false).gapMinutes).toBeGreaterThanOrEqual(shelfAt(minute, false).gapMinutes);
    }
  });
});
