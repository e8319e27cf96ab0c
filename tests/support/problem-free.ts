/** `test` that fails when a page of the built-in context does something it must not, see `page-problems.ts`. */
import {collectProblems} from './page-problems';
import {expect, test as base} from './test';

interface Fixtures {
  /** Problems of `page` so far; empty at the end of the test. */
  problems: readonly string[];
}

export const test = base.extend<Fixtures>({
  problems: [
    async ({page, service}, use) => {
      const problems = collectProblems(page, service.base);
      await use(problems);
      expect(problems, 'problems of the pages on the way').toEqual([]);
    },
    {auto: true},
  ],
});
