import tree from './regions.json';

/** A city-level row of GB/T 2260: six-digit adcode and Chinese name. */
export type City = readonly [adcode: string, name: string];
/** A province-level row with its cities; municipalities, Hong Kong, Macao and Taiwan have exactly one. */
export type Province = readonly [adcode: string, name: string, cities: readonly City[]];

/** All provinces in the order of the standard (Hong Kong, Macao and Taiwan last). */
export const provinces = tree as unknown as readonly Province[];

const places = new Map(
  provinces.flatMap(([, province, cities]) => cities.map(([adcode, city]) => [adcode, {province, city}] as const)),
);

/** The city of a province that has a single one, undefined for any other province. */
export function onlyCityOf(province: string): string | undefined {
  const cities = provinces.find(([adcode]) => adcode === province)?.[2] ?? [];
  return cities.length === 1 ? cities[0]![0] : undefined;
}

/** Names of a city-level adcode, undefined when the code is not in the list. */
export const placeOf = (adcode: string): {province: string; city: string} | undefined => places.get(adcode);
