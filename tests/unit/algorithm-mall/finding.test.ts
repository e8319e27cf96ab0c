/** The numbers in the head of the algorithm store are those of the picture, and of the receipt on the page about cash loss. */
import {expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/algorithm-mall';
import zh from '../../../i18n/zh-CN/copy/algorithm-mall';
import {algorithmEvents} from '../../../src/facts/algorithmEvents';
import {tillLines} from '../../../src/pages/products/cash-lost-prevention/_parts/tillLines';

it.each([zh, en])('counts what lies on the counter, and what was scanned', ({finding}) => {
  const items = algorithmEvents['scan-count'].boxes.filter(({kind}) => kind === 'item');
  const numbers = finding.map(({text}) => Number.parseInt(text, 10));
  expect(numbers).toEqual([items.length, items.filter(({tone}) => tone === 'normal').length]);
  const {onBelt, scanned} = tillLines.find(({seen}) => 'event' in seen && seen.event === 'scan-count')!;
  expect(numbers).toEqual([onBelt, scanned]);
});
