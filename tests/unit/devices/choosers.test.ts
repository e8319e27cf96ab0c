import {describe, expect, it} from '@jest/globals';
import {camerasCodec, camerasStart, planBoxes} from '@site/src/pages/products/ai-box/_parts/boxPlan';
import {doorCodec, doorStart} from '@site/src/pages/products/cloud-ai-camera/_parts/door';
import {chooseCounter} from '@site/src/facts/hardware/doors';
import {modelsOfKind} from '@site/src/facts/models';

const counters = modelsOfKind('aiCamera');
const choose = (width: number, height: number) => {
  const choice = chooseCounter(counters, {width, height});
  return choice.kind === 'none' ? choice.why : `${choice.kind} ${choice.counter.name}`;
};

describe('which counter for which door', () => {
  it.each([
    [2.4, 3, 'one K3'],
    [3, 2.6, 'one K3'],
    [3.1, 3, 'one Fmix-D'],
    [3, 4, 'one K3'],
    [2, 4.1, 'one H2001'],
    [2, 2.5, 'one Fmix-D'],
    // H1001 covers 1.5 m at 2.2 m and 3.9 m at 3 m, as its page says; two of them share half a meter.
    [1.4, 2.2, 'one H1001'],
    [2, 2.2, 'two H1001'],
    [2.4, 2.2, 'two H1001'],
    [3.8, 3, 'one H1001'],
    [4, 3, 'one H2001'],
    [4.5, 3, 'two K3'],
    [4.5, 3.2, 'one H2001'],
    [5, 6, 'one H2001'],
    [5.1, 6, 'two H2001'],
    [5.5, 3, 'two K3'],
    [6, 3, 'two H1001'],
    [9.5, 6, 'two H2001'],
  ])('%s m wide, %s m high: %s', (width, height, expected) => {
    expect(choose(width, height)).toBe(expected);
  });

  it.each([
    [2, 2.1, 'low'],
    [2, 6.1, 'high'],
    [9.6, 6, 'wide'],
    [2.5, 2.2, 'wide'],
  ])('%s m wide, %s m high: none, %s', (width, height, why) => {
    expect(choose(width, height)).toBe(why);
  });

  it('lists what would fit as well, never narrower than needed', () => {
    const choice = chooseCounter(counters, {width: 3.2, height: 3});
    expect(choice.kind === 'none' ? [] : choice.others.map(({name}) => name)).toEqual(['H1001', 'H2001']);
  });

  it('keeps the door in the address', () => {
    const query = new URLSearchParams();
    doorCodec.write({width: 3.2, height: 2.8}, query);
    expect(query.toString()).toBe('door=3.2&height=2.8');
    expect(doorCodec.read(query)).toEqual({width: 3.2, height: 2.8});
    expect(doorCodec.read(new URLSearchParams('door=99&height=x'))).toEqual(doorStart);
  });
});

describe('how many boxes', () => {
  const facts = {channels: 4, powerW: 18};
  const none = {upTo1080: 0, above1080: 0, analog: 0, closed: 0};

  it.each([
    [0, 0, 0],
    [1, 1, 3],
    [4, 1, 0],
    [5, 2, 3],
    [8, 2, 0],
  ])('%s cameras: %s boxes, %s channels free', (cameras, boxes, freeChannels) => {
    expect(planBoxes({...none, upTo1080: cameras}, facts)).toMatchObject({boxes, freeChannels, usable: cameras});
  });

  it('gives cameras above 1080p and analog ones a channel each, closed ones none', () => {
    expect(planBoxes({upTo1080: 1, above1080: 2, analog: 2, closed: 3}, facts)).toMatchObject({
      usable: 5,
      boxes: 2,
      left: 3,
    });
    expect(planBoxes({...none, closed: 3}, facts)).toMatchObject({boxes: 0, left: 3, kwhMonth: 0});
  });

  it('keeps the cameras in the address', () => {
    const query = new URLSearchParams();
    camerasCodec.write({...camerasStart, upTo1080: 9, closed: 1}, query);
    expect(query.toString()).toBe('hd=9&closed=1');
    expect(camerasCodec.read(query)).toEqual({...camerasStart, upTo1080: 9, closed: 1});
    expect(camerasCodec.read(new URLSearchParams('hd=-1&uhd=1.5&analog=&closed=65'))).toEqual(camerasStart);
  });
});
