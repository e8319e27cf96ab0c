/**
 * Days and months of the English edition. Written by hand: the first use of `Intl` takes 60 ms of hydration on a phone, and many pages
 * name a day.
 */

const months = 'January February March April May June July August September October November December'.split(' ');

/** "November", from 1 to 12. */
export const monthName = (month: number): string => months[month - 1] ?? '';

/** "November 2026" of a day or month that begins with YYYY-MM. */
export const monthAndYear = (day: string): string => `${monthName(Number(day.slice(5, 7)))} ${day.slice(0, 4)}`;

const dayWith = (month: string, day: string): string => `${month} ${Number(day.slice(8, 10))}, ${day.slice(0, 4)}`;

/** "November 23, 2026" of a day as YYYY-MM-DD. */
export const longDay = (day: string): string => dayWith(monthName(Number(day.slice(5, 7))), day);

/** "Nov 23, 2026" of a day as YYYY-MM-DD. */
export const shortDay = (day: string): string => dayWith(monthName(Number(day.slice(5, 7))).slice(0, 3), day);
