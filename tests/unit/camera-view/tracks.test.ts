/** Which boxes belong to the frame on the screen, and when the event is marked. */
import {describe, expect, it} from '@jest/globals';
import {frameAt, shotAt, shotOfStill, type EventTracks} from '../../../src/features/camera-view/tracks';

const clip: EventTracks = {
  fps: 8,
  frames: 32,
  poster: 10,
  alert: [2, 3],
  zone: null,
  tracks: [
    {
      kind: 'person',
      tone: 'alert',
      from: 1,
      boxes: [
        [10, 10, 20, 40],
        [12, 10, 20, 40],
        [14, 10, 20, 40],
        [16, 10, 20, 40],
      ],
    },
    {
      kind: 'staff',
      tone: 'normal',
      from: 0,
      boxes: [
        [300, 10, 20, 40],
        [302, 10, 20, 40],
      ],
    },
  ],
};

describe('the frame of a media time', () => {
  it('changes when the next frame is shown, not before', () => {
    expect([0, 0.12, 0.125, 0.24, 0.25].map((seconds) => frameAt(clip, seconds))).toEqual([0, 0, 1, 1, 2]);
  });

  it('takes times with rounding errors as reached, and stays in the clip', () => {
    expect(frameAt(clip, 0.37499)).toBe(3);
    expect(frameAt(clip, 4)).toBe(31);
    expect(frameAt(clip, -1)).toBe(0);
  });
});

describe('the boxes of a frame', () => {
  const boxesAt = (frame: number) => shotAt(clip, frame).boxes.map(({track, box: [x]}) => [track, x]);

  it('are those of the tracks that have begun and not ended', () => {
    expect(boxesAt(0)).toEqual([[1, 300]]);
    expect(boxesAt(1)).toEqual([
      [0, 10],
      [1, 302],
    ]);
    expect(boxesAt(3)).toEqual([[0, 14]]);
    expect(boxesAt(20)).toEqual([]);
  });

  it('are marked only while the event goes on', () => {
    expect([1, 2, 3, 4].map((frame) => shotAt(clip, frame).boxes[0]?.tone)).toEqual([
      'normal',
      'alert',
      'alert',
      'normal',
    ]);
    expect([1, 2, 3, 4].map((frame) => shotAt(clip, frame).isAlert)).toEqual([false, true, true, false]);
  });

  it('are never marked where the algorithm only counts', () => {
    expect(shotAt({...clip, alert: null}, 2)).toMatchObject({isAlert: false, boxes: [{tone: 'normal'}]});
  });
});

describe('the trail of a frame', () => {
  it('is where each stood until then, from where it is now to where it came from', () => {
    const linesAt = (frame: number) => shotAt(clip, frame, 'path').trail?.lines;
    expect(linesAt(0)).toEqual([[[310, 50]]]);
    expect(linesAt(2)).toEqual([
      [
        [22, 50],
        [20, 50],
      ],
      [
        [312, 50],
        [310, 50],
      ],
    ]);
  });

  it('is not there where the algorithm has none', () => {
    expect(shotAt(clip, 3)).not.toHaveProperty('trail');
  });
});

it('a still is an event when one of its boxes is', () => {
  const box = {kind: 'person', tone: 'alert', box: [1, 2, 3, 4]} as const;
  expect(shotOfStill({frame: 3, zone: null, boxes: [box]})).toMatchObject({isAlert: true, boxes: [{track: 0}]});
  expect(shotOfStill({frame: 3, zone: null, boxes: [{...box, tone: 'normal'}]}).isAlert).toBe(false);
});
