/** Heat maps: cells, stops, the refusal to conclude, and the sample the page is written about. */
import {
  areaFigures,
  fewestStops,
  heatCells,
  heatChange,
  type Visit,
} from '@site/src/pages/products/heat-map-analysis/_parts/heatCells';
import {
  dayParts,
  dayPartVisits,
  floorM,
  tableZones,
  weekVisits,
} from '@site/src/pages/products/heat-map-analysis/_parts/heatSample';
import {compareWeeks} from '@site/src/pages/products/heat-map-analysis/_parts/heatWeeks';
import {expect, test} from '@jest/globals';

const visit = (person: number, x: number, y: number, seconds: number): Visit => ({person, x, y, seconds});
const standing = (people: number, x: number, y: number, seconds: number) =>
  Array.from({length: people}, (_, index) => visit(index, x, y, seconds));

test('a cell is half a meter wide, and 3 seconds are passing', () => {
  const cells = heatCells([visit(1, 0.49, 0.1, 3), visit(2, 0.5, 0.1, 9), visit(3, 0.1, 0.1, 9)]);
  expect([...cells.values()].map(({column}) => column)).toEqual([0, 1]);
  expect([...cells.values()][0]).toMatchObject({passed: 2, stops: 1});
});

test('no average from too few stops', () => {
  const seconds = (people: number) => [...heatCells(standing(people, 1, 1, 10)).values()][0]?.seconds;
  expect(seconds(fewestStops - 1)).toBeNull();
  expect(seconds(fewestStops)).toBe(10);
});

test('a difference needs enough stops on both sides', () => {
  const before = heatCells([...standing(40, 1, 1, 10), ...standing(40, 2, 2, 8)]);
  const after = heatCells([...standing(40, 1, 1, 14), ...standing(5, 2, 2, 20), ...standing(40, 3, 3, 6)]);
  expect(heatChange(before, after)).toEqual([
    {column: 2, row: 2, seconds: 4},
    {column: 4, row: 4, seconds: null},
    {column: 6, row: 6, seconds: null},
  ]);
});

test('in a zone everybody counts once, however many cells they cross', () => {
  const figures = areaFigures(
    [visit(1, 0.2, 0.2, 1), visit(1, 0.7, 0.2, 1), visit(2, 0.2, 0.2, 12), visit(3, 5, 5, 60)],
    [0, 0, 2, 2],
  );
  expect(figures).toEqual({passed: 2, stops: 1, share: 50, seconds: 12});
});

test('the sample tells the story of the page: more people, a smaller share, longer stops', () => {
  const [before, after] = [
    areaFigures(weekVisits('before'), tableZones.before),
    areaFigures(weekVisits('after'), tableZones.after),
  ];
  expect(after.passed).toBeGreaterThan(before.passed * 1.3);
  expect(after.share).toBeLessThan(before.share);
  expect(after.seconds).toBeGreaterThan(before.seconds);
});

test('the sample is the same on every run and stays on the floor', () => {
  for (const part of dayParts) {
    const visits = dayPartVisits(part);
    expect(dayPartVisits(part)).toEqual(visits);
    expect(visits.every(({x, y}) => x >= 0 && y >= 0 && x < floorM.width && y < floorM.depth)).toBe(true);
  }
});

test('the comparison shows both weeks, and says of the table what its area says', () => {
  const {before, after, change, figures} = compareWeeks();
  for (const cells of [before, after, change]) expect(cells.length).toBeGreaterThan(0);
  expect(figures.before).toEqual(areaFigures(weekVisits('before'), tableZones.before));
  expect(figures.after).toEqual(areaFigures(weekVisits('after'), tableZones.after));
});
