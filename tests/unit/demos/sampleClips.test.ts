import {describe, expect, it} from '@jest/globals';
import {
  clipCodec,
  clipSeconds,
  findClips,
  reachM,
  sampleDay,
  scrubMinutes,
  searchMinutes,
  startQuery,
} from '../../../src/pages/products/ai-video-retrieval/_parts/sampleClips';
import {changeQuery, hourList, place} from '../../../src/pages/products/ai-video-retrieval/_parts/clipTimes';

describe('clip search', () => {
  it('finds what fits what, where and when', () => {
    expect(findClips(sampleDay, startQuery).map((clip) => clip.minute)).toEqual([846, 871, 889]);
    expect(findClips(sampleDay, {...startQuery, what: 'truck', where: 'till'})).toEqual([]);
    expect(findClips(sampleDay, {what: 'any', where: 'any', from: 8, to: 22})).toHaveLength(sampleDay.length);
  });

  it('leaves out what begins when the window ends', () => {
    const at = {...sampleDay[0]!, minute: 15 * 60};
    expect(findClips([at], {what: 'any', where: 'any', from: 14, to: 15})).toEqual([]);
    expect(findClips([at], {what: 'any', where: 'any', from: 15, to: 16})).toEqual([at]);
  });

  it('reckons scrubbing by cameras and hours, searching by what has to be watched', () => {
    expect(scrubMinutes({what: 'any', where: 'any', from: 8, to: 10})).toBe(60);
    const clips = findClips(sampleDay, startQuery);
    expect(searchMinutes(clips)).toBeCloseTo(0.5 + clipSeconds(clips) / 60);
  });

  it('keeps the query in the address and drops nonsense', () => {
    const query = new URLSearchParams('sp=x');
    clipCodec.write({what: 'any', where: 'till', from: 9, to: 12}, query);
    expect(query.toString()).toBe('sp=x&what=any&where=till&from=9&to=12');
    expect(clipCodec.read(query)).toEqual({what: 'any', where: 'till', from: 9, to: 12});
    expect(clipCodec.read(new URLSearchParams('what=face&where=roof&from=20&to=3'))).toEqual(startQuery);
  });
});

describe('reach of a camera', () => {
  it('is shorter the more pixels a person has to have', () => {
    const camera = {pixels: [2560, 1440], hfovDeg: 90} as const;
    expect(reachM(camera, 100)).toBeCloseTo(21.76);
    expect(reachM(camera, 200)).toBeCloseTo(10.88);
  });
});

describe('hours of the search', () => {
  it('stand on the timeline from opening to closing', () => {
    expect(place(hourList[0]! * 60)).toBe('0%');
    expect(place(hourList.at(-1)! * 60)).toBe('100%');
  });

  it('take the other one along when they pass it', () => {
    const query = {...startQuery, from: 10, to: 12};
    expect(changeQuery(query, {from: 11})).toEqual({...query, from: 11});
    expect(changeQuery(query, {from: 14})).toEqual({...query, from: 14, to: 15});
    expect(changeQuery(query, {to: 9})).toEqual({...query, from: 8, to: 9});
    expect(changeQuery(query, {where: 'any'})).toEqual({...query, where: 'any'});
  });
});
