import {expect, test} from '@jest/globals';
import {warmUp, worldSettings} from '@site/src/features/stage/modes';
import {initialFigures} from '@site/src/features/stage/initialFigures';

import {codecs, handleAt, limits, modeIds, moveHandle, settingsOf, starts} from '@site/src/features/stage/settings';
import {advance, createWorld} from '@site/src/features/stage/simulation';

const read = (mode: (typeof modeIds)[number], text: string) => codecs[mode].read(new URLSearchParams(text));

test.each(modeIds)('settings of %s come back from the address, and the ones it begins with leave none', (mode) => {
  const query = new URLSearchParams('utm_source=x');
  codecs[mode].write(starts[mode], query);
  expect(query.toString()).toBe('utm_source=x');
  const set = {
    ...starts[mode],
    crowd: 40,
    mount: 'corner',
    measure: 'presence',
    rules: [],
    height: 3.1,
    limit: 5,
    a: [-2, 1.5],
    b: [1, -1],
  } as const;
  codecs[mode].write(set, query);
  const back = codecs[mode].read(query);
  const chosen = (all: typeof back) => Object.fromEntries(settingsOf[mode].map((name) => [name, all[name]]));
  expect(chosen(back)).toEqual(chosen(set));
});

test('an address that is broken gives what the mode begins with', () => {
  expect(read('counting', 'crowd=900&a=x,y&b=7&mount=roof')).toEqual(starts.counting);
  expect(read('queue', 'limit=-1&service=abc')).toEqual(starts.queue);
  // A line of no length.
  expect(read('counting', 'a=1.5,-2.7')).toEqual(starts.counting);
});

test('ends stay on the floor, on a 5 cm grid, and apart', () => {
  expect(handleAt([90, -90])).toEqual([4.45, -3.45]);
  expect(moveHandle(starts.counting, 'a', [0.123, 0.321]).a).toEqual([0.1, 0.3]);
  expect(moveHandle(starts.counting, 'a', starts.counting.b)).toBe(starts.counting);
});

test('the card of the home page begins with the people who are there', () => {
  const world = createWorld(worldSettings('counting', starts.counting));
  for (let time = 0; time < warmUp.counting; time += 0.5) advance(world, 0.5);
  expect(world.people.filter(({isInside}) => isInside)).toHaveLength(initialFigures.inside);
});

test('the largest crowd lets the bench find its thirty inside', () => {
  expect(worldSettings('counting', {...starts.counting, crowd: limits.crowd.max}).most).toBe(34);
});
