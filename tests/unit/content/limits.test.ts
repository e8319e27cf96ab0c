/** Limits of the hardware: the catalogue keeps to them, and what pages show is worked out from the catalogue. */
import {describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/hardware/facts';
import zh from '../../../i18n/zh-CN/copy/hardware/facts';
import {keyFacts, parametersOf} from '../../../src/features/hardware/data/factsOf';
import {claims} from '../../../src/facts/claims';
import {models} from '../../../src/facts/models';
import {modelSchema} from '../../../src/facts/models.schema';

/** By field: values the specification allows at the edge, and ones it does not. */
const limits: Readonly<Record<string, {readonly allowed: readonly unknown[]; readonly refused: readonly unknown[]}>> = {
  tfMaxGb: {allowed: [128, 256], refused: [512]},
  diskTb: {allowed: [[6], [8], [6, 8]], refused: [[4], [10], []]},
  panDeg: {allowed: [355, 350, 345, null], refused: [360, 340]},
};
const channels = {recorder: {allowed: [4, 8, 16, 32], refused: [2, 64]}, edgeBox: {allowed: [4], refused: [5]}};

const accepts = (model: (typeof models)[number], field: string, value: unknown) =>
  modelSchema.safeParse({...model, [field]: value}).success;

describe('limits of the hardware', () => {
  it.each(Object.entries(limits))('%s', (field, {allowed, refused}) => {
    const bearers = models.filter((model) => field in model);
    expect(bearers.length).toBeGreaterThan(0);
    for (const model of bearers) {
      const accepted = [...allowed, ...refused].filter((value) => accepts(model, field, value));
      expect({id: model.id, accepted}).toEqual({id: model.id, accepted: [...allowed]});
    }
  });

  it.each(Object.entries(channels))('channels of a %s', (kind, {allowed, refused}) => {
    const bearers = models.filter((model) => model.kind === kind);
    expect(bearers.length).toBeGreaterThan(0);
    for (const model of bearers) {
      for (const value of allowed) expect(accepts(model, 'channels', value)).toBe(true);
      for (const value of refused) expect(accepts(model, 'channels', value)).toBe(false);
    }
  });

  it.each(models)('$id shows the figures of the catalogue in both languages', (model) => {
    const figures = [
      ...('tfMaxGb' in model ? [model.tfMaxGb] : []),
      ...('channels' in model ? [model.channels] : []),
      ...('diskTb' in model ? model.diskTb : []),
      ...('panDeg' in model && model.panDeg !== null ? [model.panDeg] : []),
    ];
    for (const words of [zh, en]) {
      const shown = JSON.stringify([keyFacts(model, words), parametersOf(model, words)]);
      for (const figure of figures) expect(shown).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
    }
  });

  it('claims what the limits and the specification say', () => {
    expect(claims).toMatchObject({
      edgeChannels: {value: 4},
      reportsKept: {value: 2, unit: 'years'},
      citiesCovered: {value: 2800, qualifier: 'plus'},
    });
  });
});
