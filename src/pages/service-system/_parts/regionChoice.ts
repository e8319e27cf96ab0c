/** Which region is chosen: in the address, and with the keys of the tiles. */
import {regions} from '@site/src/facts/provinces';
import type {RegionId} from '@site/src/facts/serviceAreas';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** `?region=GD`. Nothing chosen: the edition's own region is described. */
export const regionCodec: QueryCodec<RegionId | undefined> = {
  read: (query) => regions.find((region) => region.id === query.get('region'))?.id,
  write: (region, query) => setOrDelete(query, 'region', region),
};

/** The nearest tile in a direction; rows and columns that are empty are passed over. */
function neighbor(from: RegionId, dx: number, dy: number): RegionId {
  const start = regions.find(({id}) => id === from) ?? regions[0];
  let best: RegionId = from;
  let shortest = Infinity;
  for (const {id, column, row} of regions) {
    const ahead = (column - start.column) * dx + (row - start.row) * dy;
    const aside = Math.abs((column - start.column) * dy) + Math.abs((row - start.row) * dx);
    const distance = ahead + aside * 2;
    if (ahead > 0 && distance < shortest) {
      shortest = distance;
      best = id;
    }
  }
  return best;
}

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a region; undefined for keys that mean nothing here. */
export function regionByKey(from: RegionId, key: string): RegionId | undefined {
  const step = arrows[key];
  return step ? neighbor(from, ...step) : {Home: regions[0].id, End: regions[regions.length - 1]!.id}[key];
}
