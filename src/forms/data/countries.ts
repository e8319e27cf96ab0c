import rows from './countries.json';

/** ISO 3166-1 alpha-2 code and dialling code without "+"; names come from `Intl.DisplayNames`. */
export type Country = readonly [code: string, diallingCode: string];

/** All countries and regions, sorted by code. */
export const countries = rows as unknown as readonly Country[];

const diallingCodes = new Map(countries);

/** Dialling code of an alpha-2 code (`SG` → `65`), undefined for an unknown code. */
export const diallingCodeOf = (code: string): string | undefined => diallingCodes.get(code);
