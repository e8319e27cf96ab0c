import {expect, test} from '@jest/globals';
import {depthAt, inside, segmentsCross, stage, toFloor, toPicture} from '@site/src/features/stage/geometry';
import {freeStanding, standsBefore} from '@site/src/features/stage/parts';
import {queueSlots, spots} from '@site/src/features/stage/spots';
import {stageSchema} from '@site/src/features/stage/stage.schema';
import {isWalkable, wayTo} from '@site/src/features/stage/walkable';

test('the geometry of the render is what the stage expects, and one sentence says what is not', () => {
  expect(stageSchema.safeParse(stage).error?.issues).toBeUndefined();
  const broken = stageSchema.safeParse({...stage, obstacles: {...stage.obstacles, till: [[0, 0]]}});
  expect(broken.error?.issues).toHaveLength(1);
  expect(broken.error?.issues[0]?.path).toEqual(['obstacles', 'till']);
});

test('the floor projects to the picture and back, and height goes straight up', () => {
  for (const [x, y] of [
    [0, 0],
    [-4, 3],
    [4.2, -3.1],
  ] as const) {
    const [px, py] = toPicture(x, y);
    const [bx, by] = toFloor(px, py);
    expect(bx).toBeCloseTo(x, 1);
    expect(by).toBeCloseTo(y, 1);
    expect(toPicture(x, y, 1)).toEqual([px, py - stage.camera.heightPx]);
  }
  expect(depthAt(-4, 3)).toBeGreaterThan(depthAt(4, -3));
});

test('lanes, spots and places in the queue keep clear of the fixtures', () => {
  const places = [...spots.map(({at}) => at), ...queueSlots];
  expect(places.filter((place) => !isWalkable(place))).toEqual([]);
  for (const points of Object.values(stage.lanes)) {
    for (const place of points)
      for (const fixture of Object.values(stage.obstacles)) expect(inside(fixture, place)).toBe(false);
  }
});

test('ways end at their goal and lead round the fixtures', () => {
  for (const {at} of spots) {
    const way = wayTo([0, -4.4], at);
    expect(way.at(-1)).toEqual(at);
    let from: readonly [number, number] = [0, -4.4];
    for (const to of way.slice(0, -1)) {
      for (let share = 0; share <= 1; share += 0.05) {
        const place = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const;
        const hit = Object.values(stage.obstacles).filter((fixture) => inside(fixture, place));
        expect({at, place, hit}).toEqual({at, place, hit: []});
      }
      from = to;
    }
  }
});

test('fixtures hide who stands behind them, and nobody before them', () => {
  const [first] = freeStanding.keys();
  expect(standsBefore(first!, [-2, 1.4])).toBe(true);
  expect(standsBefore(first!, [-2, -0.3])).toBe(false);
  expect(standsBefore(first!, [0.1, 0.5])).toBe(false);
  // Nobody is served through the counter.
  expect(standsBefore(freeStanding.indexOf('till'), queueSlots[0]!)).toBe(false);
});

test('segments cross or do not', () => {
  expect(segmentsCross([0, 0], [2, 0], [1, -1], [1, 1])).toBe(true);
  expect(segmentsCross([0, 0], [2, 0], [3, -1], [3, 1])).toBe(false);
});
