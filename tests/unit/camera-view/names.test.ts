/** What boxes are called on the picture of an event. */
import {expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/camera-view';
import {nameOfBox} from '../../../src/features/camera-view/names';
import type {Box, ShotBox} from '../../../src/features/camera-view/tracks';

const boxOf = (kind: ShotBox['kind'], box: Box, track = 0): ShotBox => ({track, kind, tone: 'normal', box});

it('a box has the name of its kind, or its own in that event', () => {
  const item = boxOf('item', [0, 0, 10, 10]);
  expect(nameOfBox(en, 'scan-count', item, [item])).toBe('Item');
  expect(nameOfBox(en, 'smoking', item, [item])).toBe('Cigarette');
});

it('a group says how many people are in it, without staff and passers-by', () => {
  const line = boxOf('group', [100, 100, 200, 100]);
  const people = [
    boxOf('person', [100, 110, 20, 60], 1),
    boxOf('person', [150, 110, 20, 60], 2),
    boxOf('person', [280, 110, 40, 60], 3),
    boxOf('staff', [200, 110, 20, 60], 4),
  ];
  expect(nameOfBox(en, 'queue-length', line, [line, ...people])).toBe('2 people');
  expect(nameOfBox(en, 'group-counting', line, [line])).toBe('Group');
});
