/** A day of front matter as YYYY-MM-DD: YAML makes a date of one that stands without quotes. */
export const dayOf = (value: string): string =>
  (typeof value === 'string' ? value : new Date(value).toISOString()).slice(0, 10);
