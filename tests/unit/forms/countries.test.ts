import {expect, it} from '@jest/globals';
import {countries, countryOfNumber, diallingCodeOf} from '../../../src/features/forms/data/countries';

it.each([
  ['+1 415 555 0100', 'US'],
  ['+1 (604) 555-0100', 'CA'],
  ['+18295550100', 'DO'],
  ['001 876 555 0100', 'JM'],
  ['＋６５　６１２３　４５６７', 'SG'],
  ['+44 (0)20 7946 0958', 'GB'],
  ['+7 701 000 0000', 'KZ'],
  ['+7 495 000 0000', 'RU'],
  ['+999 1', undefined],
  ['61234567', undefined],
  ['12+65', undefined],
  ['call me', undefined],
  ['', undefined],
])('%s is a number of %s', (phone, country) => {
  expect(countryOfNumber(phone)).toBe(country);
});

it('knows every dialing code', () => {
  const found = countries.map(([, dialing]) => [dialing, diallingCodeOf(countryOfNumber(`+${dialing}`) ?? '')]);
  expect(found.filter(([dialing, other]) => dialing !== other)).toEqual([]);
});

it('gives a shared code to no country by chance', () => {
  const shared = countries.filter(([, code]) => countries.filter(([, other]) => other === code).length > 1);
  const given = new Set(shared.map(([, code]) => countryOfNumber(`+${code}`)));
  expect([...given].sort().join()).toBe('AU,CW,FI,FK,GB,GP,IT,MA,NF,NO,NZ,RE,RU,US');
});
