import rows from './countries.json';

/**
 * ISO 3166-1 alpha-2 code, dialing code without "+", English name as CLDR has it. The name is data, because the built page
 * and every browser have to agree on it.
 */
export type Country = readonly [code: string, diallingCode: string, name: string];

/** All countries and regions, sorted by name in the file, because comparing names takes a phone long. */
export const countries = rows as unknown as readonly Country[];

const byCode = new Map(countries.map((country) => [country[0], country]));

/** Dialing code of an alpha-2 code (`SG` → `65`), undefined for an unknown code. */
export const diallingCodeOf = (code: string): string | undefined => byCode.get(code)?.[1];

/** Name of an alpha-2 code, undefined for an unknown code. */
export const countryNameOf = (code: string): string | undefined => byCode.get(code)?.[2];

/** Area codes that tell countries with the same dialing code apart. */
const furtherCodes: Readonly<Record<string, readonly string[]>> = {
  CA: (
    '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 ' +
    '548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'
  )
    .split(' ')
    .map((area) => `1${area}`),
  DO: ['1829', '1849'],
  JM: ['1658'],
  KZ: ['76', '77'],
  PR: ['1939'],
};

/** Default country of a shared dialing code: the one with most of its numbers. */
const mainCountries: readonly string[] = [
  'AU',
  'CW',
  'FI',
  'FK',
  'GB',
  'GP',
  'IT',
  'MA',
  'NF',
  'NO',
  'NZ',
  'RE',
  'RU',
  'US',
];

/** Country by what a number begins with. */
const byNumber = new Map<string, string>([
  ...countries.map(([code, dialing]) => [dialing, code] as const),
  ...mainCountries.map((code) => [diallingCodeOf(code)!, code] as const),
  ...Object.entries(furtherCodes).flatMap(([code, starts]) => starts.map((start) => [start, code] as const)),
]);

/** Country of a telephone number as it is typed, undefined for one without a dialing code (`+65 …`, `0065 …`). */
export function countryOfNumber(phone: string): string | undefined {
  const [, digits = ''] = /^(?:\+|00)(\d+)$/.exec(phone.normalize('NFKC').replace(/[^\d+]/g, '')) ?? [];
  for (let length = 4; length > 0; length -= 1) {
    const country = byNumber.get(digits.slice(0, length));
    if (country) return country;
  }
  return undefined;
}
