/** The arithmetic of the product pages' demos. */
import {coverage, overlapM} from '@site/src/facts/hardware/doors';
import {
  installationCodecs,
  installationScenes,
  opticsOf,
} from '@site/src/pages/products/head-shoulder-counting/_parts/installation';
import {peopleIn, sightOf} from '@site/src/pages/products/head-shoulder-counting/_parts/installationGeometry';
import {outcome, samplePairs} from '@site/src/pages/products/cross-lens-analysis/_parts/matching';
import {
  sampleShelf,
  setStep,
  shelfCodec,
  startShelf,
  stepRate,
  weakestStep,
} from '@site/src/pages/products/close-view-customer-flow/_parts/shelfRates';
import {expect, test} from '@jest/globals';

const optics = {hfovDeg: 120, mountM: [2.6, 4], doorM: 3} as const;

test('a counter sees what geometry allows, up to the door of the catalogue', () => {
  expect(coverage(2.6, optics)).toBe(3);
  expect(coverage(2.3, optics)).toBeCloseTo(2.08, 2);
  expect(coverage(1.6, optics)).toBe(0);
  expect(coverage(4, optics, 2)).toBe(6 - overlapM);
});

test('heights outside the catalogue are not taken from the address', () => {
  for (const scene of installationScenes) {
    const {mountM} = opticsOf(scene);
    const start = installationCodecs[scene].read(new URLSearchParams());
    expect(start).toBeGreaterThanOrEqual(mountM[0]);
    expect(start).toBeLessThanOrEqual(mountM[1]);
    expect(installationCodecs[scene].read(new URLSearchParams(`${scene}=99`))).toBe(start);
  }
});

test('nobody picks up without stopping', () => {
  const funnel = {passed: 100, stopped: 40, picked: 20, bought: 10};
  expect(setStep(funnel, 'picked', 60)).toEqual({passed: 100, stopped: 60, picked: 60, bought: 10});
  expect(setStep(funnel, 'passed', 15)).toEqual({passed: 15, stopped: 15, picked: 15, bought: 10});
  expect(stepRate({passed: 0, stopped: 0, picked: 0, bought: 0}, 'stopped')).toBeNull();
});

test('the weak step is the one furthest behind the whole shelf', () => {
  expect(weakestStep(sampleShelf, 'eye')).toBe('bought');
  expect(weakestStep(sampleShelf, 'top')).toBe('stopped');
});

test('the funnel survives the address, and nonsense in it', () => {
  const state = {zone: 'top', shelf: {...sampleShelf, top: {passed: 90, stopped: 50, picked: 20, bought: 5}}} as const;
  const query = new URLSearchParams();
  shelfCodec.write(state, query);
  expect(query.toString()).toBe('zone=top&top=90-50-20-5');
  expect(shelfCodec.read(query)).toEqual(state);
  expect(shelfCodec.read(new URLSearchParams('eye=10-20-5-1&base=a-b'))).toEqual(startShelf);
});

test('a higher bar breaks more and mixes less', () => {
  for (const pairs of Object.values(samplePairs)) {
    const [low, high] = [outcome(pairs, 0.5), outcome(pairs, 0.9)];
    expect(low.joined + low.broken + low.mixed + low.apart).toBe(pairs.length);
    expect(high.broken).toBeGreaterThan(low.broken);
    expect(high.mixed).toBeLessThan(low.mixed);
  }
});

test('units of a drawing hang evenly and see on the floor what their strip opens to', () => {
  // Head height is half of 3.4 m: on the floor twice as wide.
  const one = sightOf(3.4, 3, 1);
  expect([one.half, one.centers]).toEqual([1.5, [0]]);
  expect(one.spread).toBeCloseTo(3, 6);
  const two = sightOf(3.4, 5.5, 2);
  expect(two.centers[0]).toBe(-two.centers[1]!);
  // Both together see the strip, half a meter of it twice.
  const unitHalf = two.spread / 2;
  expect(two.centers[1]! + unitHalf).toBeCloseTo(two.half, 6);
  expect(unitHalf - two.centers[1]!).toBeCloseTo(0.25, 6);
  expect(sightOf(1.6, 3, 1).spread).toBe(0);
});

test('people of a drawing stand within the strip and are as tall as people', () => {
  for (const scene of installationScenes)
    for (const [meters, tall] of peopleIn(scene, 1.5)) {
      expect(Math.abs(meters)).toBeLessThanOrEqual(1.5);
      expect(tall).toBeGreaterThan(1);
      expect(tall).toBeLessThan(2);
    }
});
