import {phraseScore, phraseState, samplePhrases} from '@site/src/pages/products/ibadge/_parts/phrases';
import {expect, it} from '@jest/globals';

it('tells unclear from not said', () => {
  expect(phraseState({line: 2, lost: ['noisy']}, 'quiet')).toBe('heard');
  expect(phraseState({line: 2, lost: ['noisy']}, 'noisy')).toBe('unclear');
  expect(phraseState({line: null, lost: []}, 'quiet')).toBe('missing');
});

it('leaves what is unclear out of the score', () => {
  expect(phraseScore(samplePhrases, 'quiet')).toEqual({heard: 4, judged: 5});
  expect(phraseScore(samplePhrases, 'noisy')).toEqual({heard: 2, judged: 3});
});
