/** Rooms of the stage keep the floor plan: who walks, stops and queues in one of them does so in all. */
import path from 'node:path';
import {expect, test} from '@jest/globals';
import {stage, toPicture, type Point} from '@site/src/features/stage/geometry';
import {firstLabel, floorLabel, freeStanding, halfHeight, halfWidth, labelStep} from '@site/src/features/stage/parts';
import {filesOf, roomIds, type RoomId} from '@site/src/features/stage/rooms';
import {queueSlots, spots} from '@site/src/features/stage/spots';
import sharp from 'sharp';

const folder = path.resolve(import.meta.dirname, '../../static/media/stage');

async function labelsOf(room: RoomId): Promise<readonly number[]> {
  const {data, info} = await sharp(path.join(folder, filesOf(room).parts))
    .toColorspace('b-w')
    .raw()
    .toBuffer({resolveWithObject: true});
  expect([info.width, info.height]).toEqual([halfWidth, halfHeight]);
  return Array.from(data, (value) => Math.round(value / labelStep));
}

const labelAt = (labels: readonly number[], [x, y]: Point): number => {
  const [px, py] = toPicture(x, y);
  return labels[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)]!;
};

/** Places where the picture shows something that is neither the floor nor a fixture that people are drawn behind. */
const blocked = (labels: readonly number[], places: readonly Point[]): Point[] =>
  places.filter((place) => labelAt(labels, place) < floorLabel);

const standing: readonly Point[] = [...spots.map(({at}) => at), ...queueSlots, ...Object.values(stage.lanes).flat()];

test.each(roomIds)(
  '%s: nothing stands where people do, and every free-standing fixture is where they walk round it',
  async (room) => {
    const labels = await labelsOf(room);
    expect(blocked(labels, standing)).toEqual([]);
    for (const [index, fixture] of freeStanding.entries()) {
      const corners = stage.obstacles[fixture].map(([x, y]) => toPicture(x, y));
      const [left, right] = [Math.min(...corners.map(([px]) => px)) / 2, Math.max(...corners.map(([px]) => px)) / 2];
      const columns = labels.flatMap((label, at) => (label === index + firstLabel ? [at % halfWidth] : []));
      // As wide as its footprint, give or take a handle, a lamp and the clerk; in labels.
      const off = Math.max(Math.abs(Math.min(...columns) - left), Math.abs(Math.max(...columns) - right));
      expect({fixture, off, isAsWide: off < 25}).toEqual({fixture, off, isAsWide: true});
    }
  },
);

test('sees a fixture that stands in the way', async () => {
  const labels = [...(await labelsOf('store'))];
  const [px, py] = toPicture(...queueSlots[0]!);
  labels[Math.floor(py / 2) * halfWidth + Math.floor(px / 2)] = 0;
  expect(blocked(labels, standing)).toEqual([queueSlots[0]]);
});
