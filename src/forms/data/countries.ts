import rows from './countries.json';

/**
 * ISO 3166-1 alpha-2 code, dialling code without "+", English name as CLDR has it. The name is data, because the built page
 * and every browser have to agree on it.
 */
export type Country = readonly [code: string, diallingCode: string, name: string];

/** All countries and regions, sorted by code. */
export const countries = rows as unknown as readonly Country[];

/** The same by name. */
export const countriesByName: readonly Country[] = [...countries].sort(([, , a], [, , b]) => a.localeCompare(b, 'en'));

const byCode = new Map(countries.map((country) => [country[0], country]));

/** Dialling code of an alpha-2 code (`SG` → `65`), undefined for an unknown code. */
export const diallingCodeOf = (code: string): string | undefined => byCode.get(code)?.[1];

/** Name of an alpha-2 code, undefined for an unknown code. */
export const countryNameOf = (code: string): string | undefined => byCode.get(code)?.[2];
