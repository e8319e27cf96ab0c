import {expect, test} from '@jest/globals';
import {starts} from '@site/src/features/stage/settings';
import {switchRule} from '@site/src/features/stage/switchRule';

test('a rule goes off and comes back in its place', () => {
  const off = switchRule(starts.inspection, 'shelf', false);
  expect(off.rules).toEqual(['cap']);
  expect(switchRule(off, 'cap', false).rules).toEqual([]);
  expect(switchRule(off, 'shelf', true)).toEqual(starts.inspection);
  expect(switchRule(starts.inspection, 'shelf', true).rules).toEqual(['shelf', 'cap']);
});
