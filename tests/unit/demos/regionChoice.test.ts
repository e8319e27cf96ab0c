import {describe, expect, it} from '@jest/globals';
import {regions} from '@site/src/facts/provinces';
import type {RegionId} from '@site/src/facts/serviceAreas';
import {regionByKey, regionCodec} from '@site/src/pages/service-system/_parts/regionChoice';

const at = (id: string) => regions.find((region) => region.id === id)!;

describe('keys of the tiles', () => {
  it.each(regions.map(({id}) => id))('from %s an arrow leads ahead or stays', (id) => {
    const {column, row} = at(id);
    for (const [key, dx, dy] of [
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowDown', 0, 1],
      ['ArrowUp', 0, -1],
    ] as const) {
      const target = at(regionByKey(id, key)!);
      if (target.id !== id) expect((target.column - column) * dx + (target.row - row) * dy).toBeGreaterThan(0);
    }
  });

  it('reach every region from the first one', () => {
    const reached = new Set<RegionId>([regions[0].id]);
    for (const id of reached)
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) reached.add(regionByKey(id, key)!);
    expect(reached.size).toBe(regions.length);
  });

  it('Home and End lead to the ends, other keys nowhere', () => {
    expect(regionByKey('GD', 'Home')).toBe(regions[0].id);
    expect(regionByKey('GD', 'End')).toBe(regions.at(-1)!.id);
    expect(regionByKey('GD', 'x')).toBeUndefined();
  });
});

it('the address keeps the choice and drops what is no region', () => {
  const query = new URLSearchParams('sp=x');
  regionCodec.write('GD', query);
  expect(query.toString()).toBe('sp=x&region=GD');
  expect(regionCodec.read(query)).toBe('GD');
  regionCodec.write(undefined, query);
  expect(query.toString()).toBe('sp=x');
  expect(regionCodec.read(new URLSearchParams('region=XX'))).toBeUndefined();
});
