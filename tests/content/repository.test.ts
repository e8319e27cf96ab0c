/** The repository itself keeps every rule; the problems are the message. */
import path from 'node:path';
import {expect, it} from '@jest/globals';
import {byPlace, formatProblem} from '../../scripts/checks/problem';
import {checks} from '../../scripts/checks/run';
import {checkFacts} from '../../src/facts/check';

it.each(Object.entries(checks))('%s', (_name, check) => {
  expect(check(path.resolve('.')).sort(byPlace).map(formatProblem)).toEqual([]);
});

it('facts', () => {
  expect(checkFacts()).toEqual([]);
});
