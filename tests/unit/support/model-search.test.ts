import {describe, expect, it} from '@jest/globals';
import {normalModel} from '../../../src/templates/SupportHome/_parts/ModelSearch';
import {models} from '../../../src/facts/models';

describe('the name of a model as typed', () => {
  it.each(['UL-8232NH', 'ul8232nh', 'UL 8232 nh', 'ul_8232/nh', 'ＵＬ－８２３２ＮＨ', ' ul-8232nh '])(
    '%j is UL-8232NH',
    (typed) => {
      expect(normalModel(typed)).toBe('ul8232nh');
    },
  );

  it('is empty when nothing that counts was typed', () => {
    expect(normalModel(' -_/ ')).toBe('');
  });

  it('tells all models of the catalogue apart', () => {
    expect(new Set(models.map(({name}) => normalModel(name))).size).toBe(models.length);
  });
});
