/** Metric measures with their US counterparts, for the English edition. */
import {grouped} from './grouped';

const feetPerMeter = 1 / 0.3048;
const inchesPerMillimeter = 1 / 25.4;
const poundsPerKilogram = 1 / 0.453_592_37;

/** One decimal below `whole`, none from there on; no trailing zero. */
const rounded = (value: number, whole: number): string =>
  String(Math.abs(value) < whole ? Math.round(value * 10) / 10 : Math.round(value));

/** Feet of a length in meters: "8.5" to a tenth below 10, "19.5" to a half below 30, "131" from there on. */
export function feet(meters: number): string {
  const value = meters * feetPerMeter;
  return value < 10 ? rounded(value, 10) : String(value < 30 ? Math.round(value * 2) / 2 : Math.round(value));
}

/** "2.6 m (8.5 ft)" */
export const metersAndFeet = (meters: number | string): string => `${meters}\u00a0m (${feet(Number(meters))}\u00a0ft)`;

/** "2.6–4 m (8.5–13 ft)" */
export const metersAndFeetRange = (low: number, high: number): string =>
  `${low}–${high}\u00a0m (${feet(low)}–${feet(high)}\u00a0ft)`;

/** "45 cm (17.7 in)" */
export const centimetersAndInches = (centimeters: number): string =>
  `${centimeters}\u00a0cm (${rounded(centimeters * 10 * inchesPerMillimeter, Infinity)}\u00a0in)`;

/** "310 × 45 × 340 mm (12.2 × 1.8 × 13.4 in)" */
export const millimetersAndInches = (millimeters: readonly number[]): string =>
  `${millimeters.join(' × ')}\u00a0mm (${millimeters
    .map((value) => rounded(value * inchesPerMillimeter, Infinity))
    .join(' × ')}\u00a0in)`;

/** Below half a kilogram in ounces: "62 g (2.2 oz)", "1,180 g (2.6 lb)". */
export function gramsAndPounds(grams: number): string {
  const pounds = (grams / 1000) * poundsPerKilogram;
  const customary = grams < 500 ? `${rounded(pounds * 16, Infinity)}\u00a0oz` : `${rounded(pounds, Infinity)}\u00a0lb`;
  return `${grouped(grams)}\u00a0g (${customary})`;
}

const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Degrees Fahrenheit of a temperature in Celsius, to one decimal: "48.4". */
export const fahrenheit = (celsius: number | string): string =>
  minus(Math.round((Number(celsius) * 9 * 10) / 5 + 320) / 10);

/** "−30 to 60 °C (−22 to 140 °F)" */
export function celsiusAndFahrenheit(low: number, high: number): string {
  const whole = (celsius: number): string => minus(Math.round((celsius * 9) / 5 + 32));
  return `${minus(low)} to ${minus(high)}\u00a0°C (${whole(low)} to ${whole(high)}\u00a0°F)`;
}
