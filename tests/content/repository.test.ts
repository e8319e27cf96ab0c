/** The repository itself keeps every rule that is not pending; the problems are the message. */
import path from 'node:path';
import {expect, it} from '@jest/globals';
import {sortOut} from '../../scripts/checks/exceptions';
import {byPlace, formatProblem, type Problem} from '../../scripts/checks/problem';
import {checks} from '../../scripts/checks/run';
import {checkFacts} from '../../src/facts/check';

const found: Problem[] = [];

it.each(Object.entries(checks))('%s', (_name, check) => {
  const problems = check(path.resolve('.'));
  found.push(...problems);
  expect([...sortOut(problems).enforced].sort(byPlace).map(formatProblem)).toEqual([]);
});

it('allows and postpones nothing without need', () => {
  expect(sortOut(found).idle.map(formatProblem)).toEqual([]);
});

it('facts', () => {
  expect(checkFacts()).toEqual([]);
});
