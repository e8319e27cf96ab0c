import {expect, it} from '@jest/globals';
import {
  away,
  closes,
  cold,
  dutyAt,
  isIn,
  minuteCodec,
  opens,
  readings,
  start,
  waiting,
} from '@site/src/pages/solutions/industries/medicine/_parts/pharmacyDay';

it('a reading is what it says, and between two it is in proportion', () => {
  for (const [minute, degrees] of readings) expect(dutyAt(minute).degrees).toBeCloseTo(degrees, 6);
  expect(dutyAt((450 + 540) / 2).degrees).toBeCloseTo((4.4 + 4.8) / 2, 6);
});

it('the handle begins where it is too warm', () => {
  expect(dutyAt(start)).toMatchObject({isWarm: true, isAway: false, isWaiting: false});
  expect(dutyAt(opens)).toMatchObject({isWarm: false, isAway: false, isWaiting: false});
});

it('customers wait while nobody is on duty at least once', () => {
  expect(waiting.some(([from]) => isIn(away, from))).toBe(true);
  const [from, to] = away[0]!;
  expect([dutyAt(from - 1).isAway, dutyAt(from).isAway, dutyAt(to - 1).isAway, dutyAt(to).isAway]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('every reading and span lies within the opening hours', () => {
  for (const minute of [...readings.map(([at]) => at), ...away.flat(), ...waiting.flat()]) {
    expect(minute).toBeGreaterThanOrEqual(opens);
    expect(minute).toBeLessThanOrEqual(closes);
  }
  expect(cold.from).toBeLessThan(cold.to);
});

it('the address keeps a minute of the opening hours', () => {
  const query = new URLSearchParams();
  minuteCodec.write(12 * 60 + 5, query);
  expect([query.get('at'), minuteCodec.read(query)]).toEqual(['12:05', 725]);
  minuteCodec.write(start, query);
  expect(query.toString()).toBe('');
  for (const at of ['03:00', '23:00', 'noon', '']) expect(minuteCodec.read(new URLSearchParams({at}))).toBe(start);
});
