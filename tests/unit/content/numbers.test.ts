/** Numbers of a text in two languages: what counts as one, and which are alike. */
import {describe, expect, it} from '@jest/globals';
import {chineseNumeral, clock, numbersIn} from '../../../scripts/lib/numbersInText';

const stated = (text: string, locale: 'zh-CN' | 'en') => [...numbersIn(text, locale).stated];
const known = (text: string, locale: 'zh-CN' | 'en') => [...numbersIn(text, locale).known];

describe('numbers in a text', () => {
  it.each([
    ['三百二十', 320],
    ['二十九', 29],
    ['十', 10],
    ['两万', 20_000],
    ['一亿', 1e8],
    ['一二三', undefined],
  ])('reads the numeral %s', (text, value) => {
    expect(chineseNumeral(text)).toBe(value);
  });

  it.each([
    ['约200万路，65,120路', 'zh-CN', [2_000_000, 65_120]],
    ['about 2 million, 65,120 cameras, 99.5%', 'en', [2_000_000, 65_120, 99.5]],
    ['18点到19点半', 'zh-CN', [clock + 18 * 60, clock + 19 * 60 + 30]],
    ['from 6 p.m. to 7:30 p.m.', 'en', [clock + 19 * 60 + 30, clock + 18 * 60]],
    ['P3-X-8，H.265，802.3af，GB/T 28181，1080p，6.2.0', 'zh-CN', []],
    ['a door 13 ft wide, 200 to 300 square feet', 'en', []],
  ] as const)('states figures, not names and US measures: %s', (text, locale, values) => {
    expect(stated(text, locale)).toEqual(values);
  });

  it.each([
    ['三成，一半', 'zh-CN', [30, 0.5]],
    ['twenty-four, three hundred, the third, June, noon', 'en', [24, 300, 3, 6, 12]],
    ['12 megapixels', 'en', [12_000_000]],
    ['800万像素', 'zh-CN', [8]],
  ] as const)('knows words too: %s', (text, locale, values) => {
    expect(known(text, locale)).toEqual(expect.arrayContaining([...values]));
  });
});
