import {describe, expect, it} from '@jest/globals';
import {
  personPixels,
  pixelsPerMeter,
  reachM,
  sizeReachM,
  recognitionLevels,
} from '../../../src/features/calculators/pixelDensity';
import {outcomeOf, staysAtDoor} from '../../../src/pages/technology/ai-technology/behavior-analysis/_parts/alertRule';

describe('pixels on a person', () => {
  const lens = {pixelsWide: 2000, hfovDeg: 90};

  it('spreads the width of the picture over what the lens sees', () =>
    expect(pixelsPerMeter(lens, 10)).toBeCloseTo(100));

  it('halves when the distance doubles', () => expect(personPixels(lens, 20)).toBe(personPixels(lens, 10) / 2));

  it.each(recognitionLevels)('$id holds up to its reach and not beyond', ({pixels}) => {
    const reach = reachM(lens, pixels);
    expect(pixelsPerMeter(lens, reach) * 1.7).toBeGreaterThanOrEqual(pixels);
    expect(pixelsPerMeter(lens, reach + 0.1) * 1.7).toBeLessThan(pixels);
  });
});

describe('pixels on a thing', () => {
  it('reaches half as far for a thing half as wide', () => {
    const lens = {pixelsWide: 3840, hfovDeg: 106};
    expect(sizeReachM(lens, 0.4, 32)).toBeCloseTo(2 * sizeReachM(lens, 0.2, 32), 0);
  });
});

describe('a limit', () => {
  it('reports what reaches it', () => {
    const sample = [
      {value: 10, real: true},
      {value: 20, real: false},
      {value: 30, real: true},
    ];
    expect(outcomeOf(sample, 20)).toEqual({reported: 2, idle: 1, missed: 1});
    expect(outcomeOf(sample, 31)).toEqual({reported: 0, idle: 0, missed: 2});
  });

  it('has no perfect place in the sample, as in life', () => {
    for (const {value} of staysAtDoor) {
      const {idle, missed} = outcomeOf(staysAtDoor, value);
      expect(idle + missed).toBeGreaterThan(0);
    }
  });
});
