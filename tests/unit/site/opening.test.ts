/** When the hotline opens next, in the time zone of the office. */
import {expect, it} from '@jest/globals';
import {nextOpening} from '../../../src/site/openingHours';

const hours = {timeZone: 'Asia/Shanghai', weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '18:00'};
const at = (time: string) => nextOpening(hours, new Date(`${time}+08:00`));

it.each([
  ['2026-11-26T08:59', {days: 0, weekday: 4, from: '09:00'}],
  ['2026-11-26T09:00', null],
  ['2026-11-26T17:59', null],
  ['2026-11-26T18:00', {days: 1, weekday: 5, from: '09:00'}],
  ['2026-11-27T20:00', {days: 3, weekday: 1, from: '09:00'}],
  ['2026-11-28T08:00', {days: 2, weekday: 1, from: '09:00'}],
  ['2026-11-29T12:00', {days: 1, weekday: 1, from: '09:00'}],
])('after %s', (time, opening) => expect(at(time)).toEqual(opening));

it('is unknown without weekdays', () => {
  expect(nextOpening({...hours, weekdays: []}, new Date())).toBeNull();
});
