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

export type ServiceArea = keyof typeof serviceAreas;
