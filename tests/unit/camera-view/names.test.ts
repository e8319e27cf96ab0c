/** What boxes are called on the picture of an event, and what is measured in it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/camera-view';
import {algorithmEvents} from '../../../src/facts/algorithmEvents';
import type {AlgorithmId} from '../../../src/facts/algorithms';
import {isAside, isCounted, nameOfBox, readingOf} from '../../../src/features/camera-view/names';
import {shotAt, shotOfStill, type Box, type EventTracks, type ShotBox} from '../../../src/features/camera-view/tracks';

const boxOf = (kind: ShotBox['kind'], box: Box, track = 0): ShotBox => ({track, kind, tone: 'normal', box});
const shotOf = (...boxes: ShotBox[]) => ({boxes, zone: null});

const clipOf = (id: AlgorithmId) =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../../static/media/events/${id}.json`), 'utf8'),
  ) as EventTracks;
const stillOf = (id: AlgorithmId) => shotOfStill(algorithmEvents[id]);

it('a box has the name of its kind, or its own in that event', () => {
  const item = boxOf('item', [0, 0, 10, 10]);
  expect(nameOfBox(en, 'uniform', item, shotOf(item))).toBe('Item');
  expect(nameOfBox(en, 'smoking', item, shotOf(item))).toBe('Cigarette');
});

it('a group says how many people are in it, without staff and passers-by', () => {
  const line = boxOf('group', [100, 100, 200, 100]);
  const people = [
    boxOf('person', [100, 110, 20, 60], 1),
    boxOf('person', [150, 110, 20, 60], 2),
    boxOf('person', [280, 110, 40, 60], 3),
    boxOf('staff', [200, 110, 20, 60], 4),
  ];
  expect(nameOfBox(en, 'queue-length', line, shotOf(line, ...people))).toBe('2 people');
  expect(nameOfBox(en, 'queue-length', line, shotOf(line))).toBe('Group');
});

describe('what is measured', () => {
  it('is the number of those who stand in the area, or of the things in the picture', () => {
    expect(readingOf(en, 'zone-occupancy', stillOf('zone-occupancy'))).toBe('5 people, limit 8');
    // In a row it is who stands in it, although the counter hides their feet.
    expect(readingOf(en, 'queue-length', stillOf('queue-length'))).toBe('6 waiting, max 4:10');
    expect(readingOf(en, 'shelf-gap', stillOf('shelf-gap'))).toBe('3 gaps since 10:42');
    expect(readingOf(en, 'bay-occupied', stillOf('bay-occupied'))).toBe('2 taken, 1 free');
    // One walks in during the clip.
    const clip = clipOf('zone-occupancy');
    expect(readingOf(en, 'zone-occupancy', shotAt(clip, 31))).toBe('6 people, limit 8');
  });

  it('marks those only, and leaves people without a name', () => {
    const still = stillOf('dwell-time');
    const names = still.boxes.map((box) => nameOfBox(en, 'dwell-time', box, still));
    expect(names).toEqual(['Stayed 2:40', '', '']);
    expect(still.boxes.map((box) => isCounted(en, 'dwell-time', box, still))).toEqual([true, false, false]);
    const door = stillOf('overhead-counting');
    expect(door.boxes.map((box) => nameOfBox(en, 'overhead-counting', box, door))).toEqual(['', '']);
  });

  it('goes on while the clip plays, and is that of the still at its moment', () => {
    const clip = clipOf('dwell-time');
    const nameAt = (frame: number) => {
      const shot = shotAt(clip, frame);
      return nameOfBox(en, 'dwell-time', shot.boxes[0]!, shot);
    };
    expect([clip.poster - 8, clip.poster, clip.poster + 8].map(nameAt)).toEqual([
      'Stayed 2:39',
      'Stayed 2:40',
      'Stayed 2:41',
    ]);
  });

  it('counts who crosses the line in the clip, each way', () => {
    const clip = clipOf('overhead-counting');
    const readingAt = (frame: number) => readingOf(en, 'overhead-counting', shotAt(clip, frame));
    expect(readingAt(clip.poster)).toBe(readingOf(en, 'overhead-counting', stillOf('overhead-counting')));
    expect(readingAt(0)).toBe('In 214, out 198');
    expect(readingAt(31)).toBe('In 216, out 199');
  });

  it('tells who walks out from who walks in, in the still and in the clip', () => {
    const leaving = (shot: ReturnType<typeof stillOf>) => shot.boxes.map(({leaves}) => leaves === true);
    expect(leaving(stillOf('overhead-counting'))).toEqual([false, true]);
    // Also once they are over the line, and never where the line is not level.
    expect(leaving(shotAt(clipOf('overhead-counting'), 28))).toEqual([false, true, false]);
    expect(leaving(stillOf('stereo-counting'))).not.toContain(true);
  });

  it('is drawn without those who stand beside it, where it is about things', () => {
    expect(stillOf('scan-count').boxes.filter(({kind}) => !isAside('scan-count', kind))).toHaveLength(5);
    expect(isAside('loitering', 'person')).toBe(false);
  });

  it('is left out of events that only report, and until the boxes are here', () => {
    expect(readingOf(en, 'fall', stillOf('fall'))).toBeUndefined();
    expect(readingOf(en, 'zone-occupancy', {boxes: [], zone: null, isAlert: false})).toBeUndefined();
  });
});
