import {regions} from '@site/src/facts/provinces';
import type {StoreTile} from '@site/src/features/console/model/chain';

/** Provinces that have stores of the sample chain. */
const places: Readonly<Partial<Record<(typeof regions)[number]['id'], StoreTile['place']>>> = {
  SH: 'p1',
  JS: 'p2',
  ZJ: 'p3',
  GD: 'p4',
  FJ: 'p5',
  SC: 'p6',
  CQ: 'p7',
  SN: 'p8',
};

/** The sample chain on the tiles of the service area, one for each provincial region. */
const tiles: readonly StoreTile[] = regions.map(({id, column, row}) => ({column, row, place: places[id]}));

export default tiles;
