/** The cards of a group of the algorithm store fill whole rows: no empty cell, beside the large one and below it. */
import {expect, it} from '@jest/globals';
import {algorithms} from '../../../src/facts/algorithms';
import {algorithmGroups} from '../../../src/facts/algorithms.schema';
import {firstPicks, lookOf, type CardLook} from '../../../src/pages/algorithm-mall/_parts/firstPicks';

/** Of twelve columns, times rows. */
const cells: Readonly<Record<CardLook, number>> = {lead: 18, tall: 12, wide: 6, third: 4, small: 3};

it.each(algorithmGroups)('%s: one to begin with, whole rows', (group) => {
  const own = algorithms.filter((one) => one.group === group).map(({id}) => id);
  expect(own).toContain(firstPicks[group]);
  const looks = own.map((_, at) => lookOf(at, own.length, true));
  expect(['lead', 'tall']).toContain(looks[0]);
  expect(looks.reduce((sum, look) => sum + cells[look], 0) % 12).toBe(0);
});

it('fills its rows without the large one, too', () => {
  expect([0, 1, 2].map((at) => lookOf(at, 3, false))).toEqual(['third', 'third', 'third']);
  expect([0, 3, 4, 5].map((at) => lookOf(at, 6, false))).toEqual(['wide', 'wide', 'wide', 'wide']);
});
