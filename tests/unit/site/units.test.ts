import {expect, test} from '@jest/globals';
import {
  celsiusAndFahrenheit,
  centimetersAndInches,
  fahrenheit,
  gramsAndPounds,
  metersAndFeet,
  metersAndFeetRange,
  millimetersAndInches,
} from '@site/src/site/units';

/** With ordinary spaces, as a reader sees them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('lengths in meters get feet: tenths for short ones, then halves, whole feet for long ones', () => {
  expect(plain(metersAndFeet(3))).toBe('3 m (9.8 ft)');
  expect(plain(metersAndFeet('4.5'))).toBe('4.5 m (15 ft)');
  expect(plain(metersAndFeet(50))).toBe('50 m (164 ft)');
  expect(plain(metersAndFeetRange(2.6, 4))).toBe('2.6–4 m (8.5–13 ft)');
});

test('sizes get inches', () => {
  expect(plain(centimetersAndInches(20))).toBe('20 cm (7.9 in)');
  expect(plain(millimetersAndInches([127, 254]))).toBe('127 × 254 mm (5 × 10 in)');
});

test('weights get ounces when light and pounds when heavy', () => {
  expect(plain(gramsAndPounds(62))).toBe('62 g (2.2 oz)');
  expect(plain(gramsAndPounds(1180))).toBe('1,180 g (2.6 lb)');
});

test('temperatures get Fahrenheit, with a minus sign', () => {
  expect(plain(celsiusAndFahrenheit(-30, 60))).toBe('−30 to 60 °C (−22 to 140 °F)');
  expect(fahrenheit('9.1')).toBe('48.4');
});
