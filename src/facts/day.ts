import {shortDay} from '../site/englishDates';

/** A day of front matter as YYYY-MM-DD: YAML makes a date of one that stands without quotes. */
export const dayOf = (value: string): string =>
  (typeof value === 'string' ? value : new Date(value).toISOString()).slice(0, 10);

/** A day as prose and lists of the edition write it: 2026-11-23, in English Nov 23, 2026. */
export const dayText = (day: string, locale: 'zh-CN' | 'en'): string => (locale === 'en' ? shortDay(day) : day);
