import {describe, expect, it} from '@jest/globals';
import {
  coverageOf,
  depthFor,
  placementCodec,
  placementStart,
  sweepDeg,
  vfovDeg,
} from '@site/src/pages/products/cloud-camera/_parts/coverage';
import {meters, sectorBox, sectorPath, spanM} from '@site/src/pages/products/cloud-camera/_parts/coverageDrawing';

/** 90° wide and half as high in pixels, so that the figures can be checked by hand. */
const lens = {pixels: [2000, 1000] as [number, number], hfovDeg: 90};

describe('floor coverage', () => {
  it('takes the vertical view from the shape of the picture', () => {
    expect(vfovDeg(lens)).toBeCloseTo(53.13, 2);
  });

  it('gives a meter as many pixels as the width has meters', () => {
    expect(depthFor(lens, 250)).toBeCloseTo(4);
    expect(depthFor(lens, 25)).toBeCloseTo(40);
  });

  it('ends at both edges of the picture', () => {
    const {near, far} = coverageOf(lens, {height: 3, tilt: 45});
    expect(near).toBeCloseTo(1);
    expect(far).toBeCloseTo(9);
  });

  it('has no blind spot when it looks straight down, and no end when it sees the horizon', () => {
    expect(coverageOf(lens, {height: 3, tilt: 70}).near).toBe(0);
    expect(coverageOf(lens, {height: 3, tilt: 20}).far).toBe(Infinity);
  });

  it('never reaches beyond the picture, and not at all when it hangs too high', () => {
    const low = coverageOf(lens, {height: 3, tilt: 45});
    expect(low.reach.detect).toBe(low.far);
    expect(low.reach.identify).toBeCloseTo(4 * Math.SQRT2 - 3);
    expect(coverageOf(lens, {height: 8, tilt: 45}).reach.identify).toBe(0);
  });

  it('sweeps the circle only when the head turns', () => {
    expect(sweepDeg(104, null)).toBe(104);
    expect(sweepDeg(102, 345)).toBe(360);
    expect(sweepDeg(10, 345)).toBe(355);
  });

  it('keeps the placement in the address', () => {
    const codec = placementCodec(['e3-x', 'p3-x-8']);
    const query = new URLSearchParams();
    codec.write({model: 'p3-x-8', height: 3.4, tilt: 50, pan: 345}, query);
    expect(query.toString()).toBe('camera=p3-x-8&mount=3.4&tilt=50&turn=345');
    expect(codec.read(query)).toEqual({model: 'p3-x-8', height: 3.4, tilt: 50, pan: 345});
    expect(codec.read(new URLSearchParams('camera=zz&mount=1&tilt=90&turn=360'))).toEqual(placementStart);
  });
});

describe('drawings', () => {
  it('are as long as what can be told, and four times as long as high', () => {
    const span = (height: number, detect: number) => spanM(height, {reach: {identify: 1, recognise: 4, detect}});
    expect(span(3, 9)).toBe(12);
    expect(span(3, 46.7)).toBe(48);
    expect(span(3, 90)).toBe(48);
    expect(span(5, 9)).toBe(24);
    expect(meters(6.25)).toBe('6.3');
  });

  it('fill their box with a sector', () => {
    expect(sectorBox(60, 280, 200, 16)).toEqual({y: 184, radius: 168});
    const wide = sectorBox(120, 280, 200, 16);
    expect(wide.radius * Math.sin(Math.PI / 3)).toBeCloseTo(124);
    expect(wide.y).toBeCloseTo((200 + wide.radius) / 2);
    expect(sectorBox(355, 280, 200, 16)).toEqual({y: 100, radius: 84});
  });

  it('draw a sector around the top, the far way round beyond a half circle, and a whole circle', () => {
    const numbers = (path: string) => path.match(/-?[\d.]+(?:e-\d+)?/g)!.map(Number);
    const [, , left, top, , , , large, , right] = numbers(sectorPath(10, 60));
    expect(left).toBeCloseTo(-5, 6);
    expect(top).toBeCloseTo(-8.66, 2);
    expect([large, right]).toEqual([0, -left!]);
    expect(numbers(sectorPath(10, 200))[7]).toBe(1);
    expect(sectorPath(10, 360)).toBe('M0 -10a10 10 0 1 1 -.01 0z');
  });
});
