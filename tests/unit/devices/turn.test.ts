/** Angles, frames and keys of a device that is turned. */
import {describe, expect, it} from '@jest/globals';
import {
  afterKey,
  columns,
  cornerOf,
  dragged,
  facing,
  frameHeight,
  frameOf,
  frames,
  frameWidth,
  settled,
  step,
} from '@site/src/features/hardware/turn/turnModel';

describe('turning a device', () => {
  it('has a frame for every angle, and every frame has one angle', () => {
    const angles = Array.from({length: frames}, (_, at) => at * step);
    expect(angles.map(frameOf)).toEqual(Array.from({length: frames}, (_, at) => at));
  });

  it.each([
    [4.9, 0],
    [5, 10],
    [-5, 0],
    [-6, 350],
    [359, 0],
    [725, 10],
    [-726, 350],
  ])('settles %s degrees at %s', (degrees, expected) => {
    expect(settled(degrees)).toBe(expected);
  });

  it('places frames in rows', () => {
    expect(cornerOf(0)).toEqual([0, 0]);
    expect(cornerOf(columns)).toEqual([0, frameHeight]);
    expect(cornerOf(frames - 1)).toEqual([(columns - 1) * frameWidth, (frames / columns - 1) * frameHeight]);
  });

  it('turns once round over the width of the picture, either way', () => {
    expect(dragged(0, 300, 600)).toBe(180);
    expect(dragged(0, -150, 600)).toBe(270);
    expect(dragged(90, 600, 600)).toBe(90);
  });

  it.each([
    ['ArrowRight', 0, 10],
    ['ArrowLeft', 0, 350],
    ['ArrowUp', 350, 0],
    ['ArrowDown', 10, 0],
    ['PageUp', 300, 30],
    ['PageDown', 30, 300],
    ['Home', 120, 0],
    ['End', 120, 180],
  ])('%s turns from %s to %s', (key, from, to) => {
    expect(afterKey(from, key)).toBe(to);
  });

  it('leaves other keys alone', () => {
    expect(afterKey(0, 'Tab')).toBeUndefined();
    expect(afterKey(0, 'toString')).toBeUndefined();
  });

  it('says which way the front looks, mirrored left and right', () => {
    expect(facing(0)).toEqual({side: 'front', degrees: 0});
    expect(facing(180)).toEqual({side: 'back', degrees: 180});
    for (let angle = step; angle < 180; angle += step) {
      expect(facing(angle)).toEqual({side: 'right', degrees: angle});
      expect(facing(360 - angle)).toEqual({side: 'left', degrees: angle});
    }
  });
});
