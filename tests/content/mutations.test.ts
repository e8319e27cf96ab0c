/** Mutation testing itself: what must not count as a caught defect. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {baselineProblem, mutationProblem, mutations, replaceOnce, type TestRun} from '../../scripts/lib/mutations';

const sources = mutations.flatMap((mutation) => ('source' in mutation ? [mutation.source] : []));

describe('mutations', () => {
  it('have names and tests of their own', () => {
    expect(new Set(mutations.map(({name}) => name)).size).toBe(mutations.length);
    expect(mutations.filter(({test}) => !existsSync(path.resolve(test.file)))).toEqual([]);
  });

  it.each(sources.map((source) => [source.file, source] as const))('change one place of %s', (file, source) => {
    const text = readFileSync(path.resolve(file), 'utf8');
    expect(replaceOnce(text, source)).not.toBe(text);
  });

  it.each([
    ['nothing matches', 'a b', '0 places match'],
    ['two places match', 'x x', '2 places match'],
  ])('are refused where %s', (_name, text, message) => {
    expect(() => replaceOnce(text, {file: 'f', search: 'x', replacement: 'y'})).toThrow(`f: ${message} x`);
  });
});

describe('a run', () => {
  const run = (changes: Partial<TestRun> = {}): TestRun => ({passed: 1, failures: [], errors: [], ...changes});
  const mutation = {expected: /hreflang en is missing/};

  it('shows something when the test passes before, and then fails for the reason', () => {
    expect(baselineProblem(run())).toBeUndefined();
    expect(mutationProblem(run({passed: 0, failures: ['+ "hreflang en is missing"']}), mutation)).toBeUndefined();
  });

  it.each([
    ['fails', run({passed: 0, failures: ['status 500']}), 'fails without the mutation: status 500'],
    ['does not load', run({passed: 0, errors: ['SyntaxError']}), 'fails without the mutation: SyntaxError'],
    ['is not there', run({passed: 0}), 'matches no test'],
  ])('shows nothing when the test %s before', (_name, before, problem) => {
    expect(baselineProblem(before)).toContain(problem);
  });

  it.each([
    ['passes', run(), 'survived'],
    ['does not load', run({passed: 0, errors: ['SyntaxError']}), 'did not run: SyntaxError'],
    ['fails for another reason', run({passed: 0, failures: ['status 500']}), 'another reason'],
    ['is not there', run({passed: 0}), 'matches no test'],
  ])('does not count when the test %s with the mutation', (_name, after, problem) => {
    expect(mutationProblem(after, mutation)).toContain(problem);
  });
});
