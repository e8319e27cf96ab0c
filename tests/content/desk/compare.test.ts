/** Two versions of a text, and what a writer makes of them. */
import {describe, expect, it} from '@jest/globals';
import {mergedText, partsOf, type Choice} from '../../../scripts/desk/browser/compare';

const differences = (mine: string, theirs: string) =>
  partsOf(mine, theirs).filter(({kind}) => kind === 'differs').length;

describe('a comparison', () => {
  it.each([
    ['一\n二\n三\n', '一\n2\n三\n', 1],
    ['一\n二\n三\n', '一\n二\n三\n', 0],
    ['一\n二\n', '零\n一\n二\n三\n', 2],
    ['', '一\n', 1],
    ['一', '一\n', 1],
    ['一\n一\n', '一\n', 1],
  ])('of %j and %j has its places, and loses nothing of either', (mine, theirs, count) => {
    const parts = partsOf(mine, theirs);
    const all = (choice: Choice) => Array.from({length: count}, () => choice);
    expect(differences(mine, theirs)).toBe(count);
    expect(mergedText(parts, all('mine'))).toBe(mine);
    expect(mergedText(parts, all('theirs'))).toBe(theirs);
  });

  it('takes each place as it was chosen', () => {
    const parts = partsOf('甲\n同\n丙\n', '乙\n同\n丁\n');
    expect(mergedText(parts, ['theirs', 'mine'])).toBe('乙\n同\n丙\n');
    expect(mergedText(parts, ['both', 'theirs'])).toBe('甲\n乙\n同\n丁\n');
    expect(mergedText(parts, [])).toBe('甲\n同\n丙\n');
  });
});
