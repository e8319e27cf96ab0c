/** US measures: where the English edition states a length a customer measures, feet or inches stand beside meters. */
import {hasImperial} from '../lib/numbersInText';
import type {Problem} from './problem';
import {textRuns} from './textRuns';

/** Meters and centimeters as lengths; millimeters are screws, lenses and drawings, which are metric in the US too. */
const metric =
  /\d[\d,.]*(?:\s*(?:to|–|or|×)\s*\d[\d,.]*)*[\s\u00a0-]?(?:m|cm|meters?|centimeters?)\b(?![²³/])|\bmeters? (?:from|away|above|over|high|wide|deep)\b/;

/** English texts with a metric length and no imperial one beside it, there or earlier or later on the page. */
export function checkMeasures(root: string): Problem[] {
  const runs = textRuns(root).filter(({locale, isCustomerWording}) => locale === 'en' && !isCustomerWording);
  const lengths = (text: string): string[] =>
    [...text.matchAll(new RegExp(metric, 'g'))].map(([length]) => length.trim().replace('\u00a0', ' '));
  // Once "3 m (10 ft)" stands on a page, "3 m" is understood there.
  const converted = new Set(
    runs.filter(({text}) => hasImperial(text)).flatMap(({file, text}) => lengths(text).map((one) => `${file} ${one}`)),
  );
  return runs
    .filter(({text}) => !hasImperial(text))
    .flatMap(({file, line, text}) =>
      lengths(text)
        .filter((length) => !converted.has(`${file} ${length}`))
        .slice(0, 1)
        .map((length): Problem => ({
          file,
          line,
          message: `write feet or inches beside "${length}", as in "3 m (10 ft)"; once on a page is enough`,
          rule: 'US measures',
          sentence: text,
        })),
    );
}
