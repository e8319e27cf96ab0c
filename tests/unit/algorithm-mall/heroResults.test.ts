/** The numbers in the head of the algorithm store are those of the boxes in its picture, and one camera can find all of them. */
import {expect, it} from '@jest/globals';
import {algorithms} from '../../../src/facts/algorithms';
import {heroBoxes, heroResults} from '../../../src/pages/algorithm-mall/_parts/heroResults';

it('counts who is in the picture, and who stops', () => {
  const people = heroBoxes.filter(({look}) => look === 'counted');
  expect(people).toHaveLength(heroResults['zone-occupancy']);
  expect(people.filter(({name}) => name === 'stop')).toHaveLength(heroResults['shelf-stop']);
  expect(heroBoxes.filter(({look}) => look === 'alert').map(({name}) => name)).toEqual(['empty']);
});

it('shows algorithms that run on a multi-algorithm camera', () => {
  const onCamera = algorithms.filter(({runsOn}) => (runsOn as readonly string[]).includes('ume')).map(({id}) => id);
  expect(onCamera).toEqual(expect.arrayContaining(Object.keys(heroResults)));
});

it('keeps its boxes in the picture', () => {
  expect(
    heroBoxes.filter(({box: [x, y, width, height]}) => x < 0 || y < 0 || x + width > 100 || y + height > 100),
  ).toEqual([]);
});
