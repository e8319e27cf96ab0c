import {describe, expect, it} from '@jest/globals';
import {kitSums, storeKits} from '@site/src/facts/storeKits';

describe.each(Object.entries(storeKits))('device list %s', (_name, kit) => {
  const sums = kitSums(kit);
  it('fits its recorder', () => {
    expect(sums.cameras).toBeLessThanOrEqual(sums.channels);
    expect(sums.mbit).toBeLessThanOrEqual(sums.inMbit);
    // Either the recorder powers every camera or a switch powers all of them.
    if (sums.ports > 0) expect(sums.cameras).toBeLessThanOrEqual(sums.ports);
  });
  it('keeps recordings', () => {
    expect(sums.days).toBeGreaterThan(0);
  });
});

it('adds up', () => {
  const {cameras, powerW, mbit, uplink, days} = kitSums(storeKits.catering);
  expect({cameras, powerW, mbit, uplink, days}).toEqual({cameras: 8, powerW: 67, mbit: 27, uplink: 35, days: 19});
});
