/** Words on the canvas: their numbers have names, which are the same in both editions. */
import {describe, expect, it} from '@jest/globals';
import english from '@site/i18n/en/copy/demos/stage';
import chinese from '@site/i18n/zh-CN/copy/demos/stage';
import {fill} from '@site/src/features/stage/modes';

const numbers = {in: {count: 3}, out: {count: 4}, seconds: {count: 12}, items: {scanned: 5, passed: 6}} as const;

describe('words on the canvas', () => {
  it.each([
    ['Chinese', chinese.labels],
    ['English', english.labels],
  ])('hold every number, %s', (_, labels) => {
    for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
      const words = fill(labels[name], numbers[name]);
      const missing = Object.values(numbers[name]).filter((value) => !words.includes(String(value)));
      expect({name, words, missing}).toEqual({
        name,
        words: expect.not.stringMatching(/[{}]|undefined/),
        missing: [],
      });
    }
  });
});
