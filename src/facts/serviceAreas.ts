/** The service regions by part of the country, in the order a Chinese reader lists them; Singapore stands by itself. */
import type {regions} from './provinces';

export type RegionId = (typeof regions)[number]['id'];

export const serviceAreas = {
  north: ['BJ', 'TJ', 'HE', 'SX', 'NM'],
  northeast: ['LN', 'JL', 'HL'],
  east: ['SH', 'JS', 'ZJ', 'AH', 'FJ', 'JX', 'SD', 'TW'],
  central: ['HA', 'HB', 'HN'],
  south: ['GD', 'GX', 'HI', 'HK', 'MO'],
  southwest: ['CQ', 'SC', 'GZ', 'YN', 'XZ'],
  northwest: ['SN', 'GS', 'QH', 'NX', 'XJ'],
  abroad: ['SG'],
} as const satisfies Record<string, readonly RegionId[]>;

/**
 * Regions told as a whole: municipalities have districts, and Hong Kong, Macao and Taiwan are not divided into the
 * prefectures and counties that the texts of the provinces name.
 */
const whole: ReadonlySet<RegionId> = new Set(['BJ', 'TJ', 'SH', 'CQ', 'HK', 'MO', 'TW']);

export const isToldAsWhole = (region: RegionId): boolean => whole.has(region);

export type ServiceArea = keyof typeof serviceAreas;
