/**
 * What a run of the browser tests covers. `npm test` sets SUITE=daily and has a quarter of an hour for everything; the nightly
 * run sets SUITE=nightly and looks at everything. Without the variable, what is named runs in full: one page by
 * `npx playwright test -g /about`, one file by its name.
 */
import type {Locale} from '../../src/site/editions';

/** Whether this run has to be quick. */
export const isDaily = process.env.SUITE === 'daily';

/** A test that `npm test` leaves to the nightly run: `test(title, nightly, …)`. */
export const nightly = {tag: '@nightly'} as const;

/** Mark of an edition at the end of a title, or of a list in parentheses. */
const mark = /\((zh-CN|en)(?=[,)])/;

/** Title of the test of the other edition; undefined for a test that belongs to no edition. */
export function counterpartOf(title: string): string | undefined {
  const edition = mark.exec(title)?.[1];
  return edition && title.replace(mark, edition === 'en' ? '(zh-CN' : '(en');
}

/**
 * Whether a test is left to the nightly run because its counterpart of the other edition runs: both editions have the same
 * components, so `npm test` tests one half of what they share in Chinese and the other half in English.
 * @param titles titles of the test and of what contains it; counterparts differ in `(zh-CN)` and `(en)` alone
 */
export function isLeftToCounterpart(titles: readonly string[]): boolean {
  const title = titles.join(' › ');
  const edition = mark.exec(title)?.[1] as Locale | undefined;
  if (edition === undefined) return false;
  const letters = Array.from(title.replace(mark, '('), (letter) => letter.codePointAt(0)!);
  const isInEnglish = letters.reduce((sum, code) => (sum * 31 + code) % 65_521, 0) % 2 === 0;
  return (edition === 'en') !== isInEnglish;
}
