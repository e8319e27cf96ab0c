/** Words on the canvas: their numbers have names, which are the same in both editions. */
import {describe, expect, it} from 'vitest';
import english from '@site/i18n/en/copy/demos/stage';
import chinese from '@site/i18n/zh-CN/copy/demos/stage';
import {fill} from '@site/src/components/demos/stage/modes';

const numbers = {in: {count: 3}, out: {count: 4}, seconds: {count: 12}, items: {scanned: 5, passed: 6}} as const;

describe('words on the canvas', () => {
  it.each([
    ['Chinese', chinese.labels],
    ['English', english.labels],
  ])('hold every number, %s', (_, labels) => {
    for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
      const words = fill(labels[name], numbers[name]);
      for (const value of Object.values(numbers[name])) expect(words, name).toContain(String(value));
      expect(words, name).not.toMatch(/[{}]|undefined/);
    }
  });
});
