/** The layers of the code: each rule of `.dependency-cruiser.mjs` reports the import that breaks it. */
import {beforeAll, describe, expect, it} from '@jest/globals';
import {importProblems} from '../../scripts/lib/tools.mjs';

describe('layers', () => {
  let problems: string[];
  beforeAll(async () => {
    problems = await importProblems('tests/fixtures/layers');
  });

  it('finds an import of a higher layer, a part of another page, and a circular import', () => {
    const rules = problems.map((problem) => /: ([a-z-]+): /.exec(problem)?.[1]);
    expect(new Set(rules)).toEqual(
      new Set([
        'no-circles',
        'site-is-the-ground',
        'facts-know-no-words',
        'words-know-no-parts',
        'components-know-no-feature',
        'features-know-no-page',
        'the-shell-knows-no-page',
        'parts-belong-to-their-page',
        'parts-belong-to-their-own-page',
        'plugins-run-no-command',
        'the-service-has-no-pages',
        'commands-leave-the-service-alone',
      ]),
    );
  });

  it('finds a circle of types, and allows one through import()', () => {
    const circles = problems.filter((problem) => problem.includes(': no-circles: '));
    expect(circles.some((problem) => problem.includes('/search/Results.ts'))).toBe(true);
    expect(circles.filter((problem) => problem.includes('/search/later.ts'))).toEqual([]);
  });
});
