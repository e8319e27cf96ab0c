import {describe, expect, it} from '@jest/globals';
import {cameraDescription, cameraFacets} from '@site/src/pages/products/cloud-camera/_parts/cameraFacts';
import {counterFacets} from '@site/src/pages/products/cloud-ai-camera/_parts/counterFacts';
import {
  answersCodec,
  comparedRows,
  comparisonCodec,
  conditionsOf,
  differing,
  narrow,
  noAnswers,
  without,
} from '@site/src/features/compare/finder';
import {offersOf} from '@site/src/features/compare/offers';
import {recorderFacets} from '@site/src/pages/products/cloud-video-recorder/_parts/recorderFacts';
import {modelsOfKind} from '@site/src/facts/models';

const cameras = modelsOfKind('camera');
const counters = modelsOfKind('aiCamera');
const recorders = modelsOfKind('recorder');
const names = (models: readonly {readonly name: string}[]) => models.map(({name}) => name);

describe('narrowing', () => {
  it('shows everything while nothing is asked', () => {
    expect(narrow(cameras, cameraFacets, noAnswers)).toEqual(cameras);
  });

  it('asks for all answers at once', () => {
    expect(names(narrow(cameras, cameraFacets, {place: ['outdoor'], has: ['poe'], night: ['50']}))).toEqual(['E3-T-H']);
    expect(names(narrow(cameras, cameraFacets, {has: ['wifi', 'poe']}))).toEqual(['W3-S']);
    expect(narrow(cameras, cameraFacets, {place: ['outdoor'], has: ['wifi']})).toEqual([]);
  });

  it('takes a mounting height that is exactly a limit', () => {
    expect(names(narrow(counters, counterFacets, {mount: ['2.2']}))).toEqual(['H1001']);
    expect(names(narrow(counters, counterFacets, {mount: ['6']}))).toEqual(['H2001']);
    expect(names(narrow(counters, counterFacets, {mount: ['3'], span: ['4']}))).toEqual(['H1001', 'H2001']);
    expect(names(narrow(counters, counterFacets, {counts: ['room']}))).toEqual(['Fmix-D']);
  });

  it('takes recorders with at least so many channels', () => {
    expect(names(narrow(recorders, recorderFacets, {channels: ['16']}))).toEqual(['UL-8232NH', 'UL-7016NH-H1']);
    expect(names(narrow(recorders, recorderFacets, {ports: ['poe']}))).toEqual(['UL-8208NH']);
    expect(narrow(recorders, recorderFacets, {ports: ['poe'], disks: ['2']})).toEqual([]);
  });

  it('drops one condition and keeps the others', () => {
    const answers = {has: ['poe', 'wifi'], night: ['20']};
    expect(conditionsOf(cameraFacets, answers)).toEqual([
      {name: 'has', answer: 'poe'},
      {name: 'has', answer: 'wifi'},
      {name: 'night', answer: '20'},
    ]);
    expect(without(answers, {name: 'has', answer: 'wifi'})).toEqual({has: ['poe'], night: ['20']});
  });

  it('offers to drop what brings models back, with how many', () => {
    const answers = {place: ['outdoor'], has: ['wifi']};
    const offers = offersOf(cameras, cameraFacets, answers);
    expect(offers.map(({condition}) => condition.name)).toEqual(['place', 'has']);
    for (const {next, count} of offers) expect(count).toBe(narrow(cameras, cameraFacets, next).length);
    // One answer less is not enough where two find nothing each.
    const none = {...cameraFacets[0]!, name: 'none', holds: () => false};
    expect(offersOf(cameras, [none], {none: ['a', 'b']})).toEqual([]);
    expect(offersOf(cameras, cameraFacets, noAnswers)).toEqual([]);
  });
});

describe('the address', () => {
  const codec = answersCodec(cameraFacets, cameras);

  it('keeps the answers', () => {
    const query = new URLSearchParams('sp=spring');
    codec.write({place: ['outdoor'], has: ['poe', 'pan'], night: ['30']}, query);
    expect(decodeURIComponent(query.toString())).toBe('sp=spring&place=outdoor&has=poe,pan&night=30');
    expect(codec.read(query)).toEqual({place: ['outdoor'], has: ['poe', 'pan'], night: ['30']});
    codec.write(noAnswers, query);
    expect(query.toString()).toBe('sp=spring');
  });

  it('drops answers that do not exist, and all but one where one is allowed', () => {
    expect(codec.read(new URLSearchParams('place=moon,indoor,outdoor&has=tea&night=7'))).toEqual({
      place: ['indoor'],
      has: [],
      night: [],
    });
  });

  it('opens a comparison that another page asks for, four at most', () => {
    const read = (text: string) => comparisonCodec.read(new URLSearchParams(text));
    expect(read('compare=w3-e,e3-x')).toEqual({ids: ['w3-e', 'e3-x'], open: true, differencesOnly: false});
    expect(read('compare=w3-e')).toMatchObject({ids: ['w3-e'], open: false});
    expect(read('compare=w3-e,w3-e')).toMatchObject({ids: ['w3-e'], open: false});
    expect(read('compare=a,b,c,d,e').ids).toEqual(['a', 'b', 'c', 'd']);
    expect(read('')).toMatchObject({ids: [], open: false});
  });
});

describe('comparing', () => {
  it('lines the models up and finds what differs', () => {
    const rows = comparedRows(cameras.slice(0, 2), cameraDescription.rows);
    expect(rows.every(({values}) => values.length === 2)).toBe(true);
    const changed = differing(rows).map(({label}) => label);
    expect(changed).toContain('镜头');
    expect(changed).not.toContain('画面');
  });
});
