/**
 * The service area as tiles: 34 provincial regions and Singapore, each a place in a 9 × 8 grid. A diagram, not a map.
 * `density` is relative (2 = most outlets) and a demo value until the owner supplies the outlet list.
 */
export interface Region {
  /** ISO 3166-2:CN code without "CN-", or "SG". */
  readonly id: string;
  readonly column: number;
  readonly row: number;
  readonly density: 0 | 1 | 2;
}

const tile = <Id extends string>(
  id: Id,
  column: number,
  row: number,
  density: Region['density'] = 0,
): Region & {readonly id: Id} => ({id, column, row, density});

export const regions = [
  tile('HL', 9, 1),
  tile('NM', 7, 2),
  tile('LN', 8, 2, 1),
  tile('JL', 9, 2),
  tile('XJ', 2, 3),
  tile('GS', 4, 3),
  tile('NX', 5, 3),
  tile('SX', 6, 3),
  tile('HE', 7, 3, 1),
  tile('BJ', 8, 3, 2),
  tile('TJ', 9, 3, 1),
  tile('XZ', 2, 4),
  tile('QH', 3, 4),
  tile('SN', 5, 4, 1),
  tile('HA', 6, 4, 1),
  tile('SD', 7, 4, 2),
  tile('SC', 4, 5, 1),
  tile('CQ', 5, 5, 1),
  tile('HB', 6, 5, 1),
  tile('AH', 7, 5, 1),
  tile('JS', 8, 5, 2),
  tile('SH', 9, 5, 2),
  tile('YN', 4, 6),
  tile('GZ', 5, 6),
  tile('HN', 6, 6, 1),
  tile('JX', 7, 6),
  tile('ZJ', 8, 6, 2),
  tile('GX', 5, 7),
  tile('GD', 6, 7, 2),
  tile('FJ', 8, 7, 1),
  tile('TW', 9, 7),
  tile('HI', 5, 8),
  tile('MO', 6, 8),
  tile('HK', 7, 8),
  tile('SG', 1, 8),
] as const satisfies readonly Region[];
