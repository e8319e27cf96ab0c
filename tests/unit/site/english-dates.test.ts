import {expect, it} from '@jest/globals';
import {longDay, monthAndYear, monthName, shortDay} from '../../../src/site/englishDates';

/** What the language data of the engine says, which the pages do without. */
const told = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(day).toLocaleDateString('en-US', {...format, timeZone: 'UTC'});

it.each(Array.from({length: 12}, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-0${(index % 9) + 1}`))(
  'writes %s as Americans do',
  (day) => {
    expect(monthName(Number(day.slice(5, 7)))).toBe(told(day, {month: 'long'}));
    expect(monthAndYear(day.slice(0, 7))).toBe(told(day, {month: 'long', year: 'numeric'}));
    expect(longDay(day)).toBe(told(day, {dateStyle: 'long'}));
    expect(shortDay(day)).toBe(told(day, {dateStyle: 'medium'}));
  },
);
