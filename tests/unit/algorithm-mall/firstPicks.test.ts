/** Cards of two columns fill the rows of the algorithm store's wall: no row of four has an empty cell. */
import {expect, it} from '@jest/globals';
import {algorithms} from '../../../src/facts/algorithms';
import {algorithmGroups} from '../../../src/facts/algorithms.schema';
import {firstPicks} from '../../../src/pages/algorithm-mall/_parts/firstPicks';

it.each(algorithmGroups)('%s: whole rows', (group) => {
  let taken = 0;
  for (const {id} of algorithms.filter((one) => one.group === group)) {
    const width = firstPicks.includes(id) ? 2 : 1;
    // A card that does not fit goes to the next row.
    expect((taken % 4) + width).toBeLessThanOrEqual(4);
    taken += width;
  }
  expect(taken % 4).toBe(0);
});
