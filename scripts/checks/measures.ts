/** US measures: where the English edition states a length a customer measures, feet or inches stand beside meters, rounded the same on every page. */
import {grouped} from '../../src/site/grouped';
import {feet} from '../../src/site/units';
import {hasImperial} from '../lib/numbersInText';
import type {Problem} from './problem';
import {textRuns} from './textRuns';

/** Meters and centimeters as lengths; millimeters are screws, lenses and drawings, which are metric in the US too. */
const metric =
  /\d[\d,.]*(?:\s*(?:to|–|or|×)\s*\d[\d,.]*)*[\s\u00a0-]?(?:m|cm|meters?|centimeters?)\b(?![²³/])|\bmeters? (?:from|away|above|over|high|wide|deep)\b/;

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

const figure = String.raw`\d[\d,]*(?:\.\d+)?`;
const amount = String.raw`${figure}|\b(?:${Object.keys(numberWords).join('|')})\b`;
const joint = ' ?(?:to|–|or|and) ?';

/** Meters with feet in brackets behind them, of one length or of two. "5 ft 7 in" is for the height of people, and not meant. */
const lengthInFeet = new RegExp(
  String.raw`(?<![\d.,×–/−-])(?:(${amount})${joint})?(${amount})[ -]?(?:m|meters?) \((?:(${figure})(${joint}))?(${figure}) ft\)`,
  'gi',
);

/** Feet of a length in figures or words, as pages show them. */
const rightFeet = (meters: string): string => {
  const right = feet(numberWords[meters.toLowerCase()] ?? Number(meters.replaceAll(',', '')));
  return right.includes('.') ? right : grouped(Number(right));
};

/** Feet that another page would round in another way: one length has one figure, that of `feet`. */
const otherFeet = (text: string): string[] =>
  [...text.replaceAll('\u00a0', ' ').matchAll(lengthInFeet)].flatMap(
    ([found, low, high = '', lowWritten, between = '', highWritten]) => {
      // "Between 2.6 and 6 m (19.5 ft)" gives those of the second.
      const lowRight = low === undefined || lowWritten === undefined ? lowWritten : rightFeet(low);
      const highRight = rightFeet(high);
      if (lowWritten === lowRight && highWritten === highRight) return [];
      const right = lowRight === undefined ? highRight : lowRight + between + highRight;
      return [`write (${right} ft) in "${found}", as every other page does (src/site/units.ts)`];
    },
  );

/** English texts with a metric length and no imperial one beside it, there or earlier or later on the page, or with other feet. */
export function checkMeasures(root: string): Problem[] {
  const runs = textRuns(root).filter(({locale, isCustomerWording}) => locale === 'en' && !isCustomerWording);
  const lengths = (text: string): string[] =>
    [...text.matchAll(new RegExp(metric, 'g'))].map(([length]) => length.trim().replace('\u00a0', ' '));
  // Once "3 m (10 ft)" stands on a page, "3 m" is understood there.
  const converted = new Set(
    runs.filter(({text}) => hasImperial(text)).flatMap(({file, text}) => lengths(text).map((one) => `${file} ${one}`)),
  );
  const missing = runs
    .filter(({text}) => !hasImperial(text))
    .flatMap(({file, line, text}) =>
      lengths(text)
        .filter((length) => !converted.has(`${file} ${length}`))
        .slice(0, 1)
        .map((length): Problem => ({
          file,
          line,
          message: `write feet or inches beside "${length}", as in "3 m (9.8 ft)"; once on a page is enough`,
          rule: 'US measures',
          sentence: text,
        })),
    );
  const other = runs.flatMap(({file, line, text}) =>
    otherFeet(text).map((message): Problem => ({file, line, message, rule: 'US measures', sentence: text})),
  );
  return [...missing, ...other];
}
