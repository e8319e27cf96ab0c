/** Names of boxes stay in the picture, off each other and off the marks of the frame. */
import {describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/camera-view';
import zh from '../../../i18n/zh-CN/copy/camera-view';
import {algorithmEvents, type AlgorithmEvent} from '../../../src/facts/algorithmEvents';
import type {AlgorithmId} from '../../../src/facts/algorithms';
import {placeLabels, placeOf, widthOf} from '../../../src/features/camera-view/labels';
import {nameOfBox} from '../../../src/features/camera-view/names';
import {shotOfStill, type Box, type ShotBox} from '../../../src/features/camera-view/tracks';

const boxAt = (track: number, box: Box, more: Partial<ShotBox> = {}): ShotBox => ({
  track,
  kind: 'person',
  tone: 'normal',
  box,
  ...more,
});
const nameOf = ({kind}: ShotBox) => en.kinds[kind];
const quiet = (...boxes: ShotBox[]) => ({boxes, isAlert: false});

const overlap = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box) =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

/** What is wrong with the names of a moment, in words. */
function problemsOf(shot: Parameters<typeof placeLabels>[0], words: (box: ShotBox) => string): string[] {
  const places = placeLabels(shot, words).map((label) => placeOf(label, words(label.box)));
  return places.flatMap((place, index) => [
    ...(place[0] < 0 || place[1] < 0 || place[0] + place[2] > 640 || place[1] + place[3] > 360 ? ['leaves'] : []),
    ...(places.slice(index + 1).some((other) => overlap(place, other)) ? ['collides'] : []),
  ]);
}

describe('a name', () => {
  it('stands above its box where there is room, else below', () => {
    expect(placeLabels(quiet(boxAt(0, [200, 150, 60, 100])), nameOf)).toMatchObject([{x: 200, y: 150, up: true}]);
    expect(placeLabels(quiet(boxAt(0, [200, 10, 60, 100])), nameOf)).toMatchObject([{x: 200, y: 110, up: false}]);
  });

  it('hangs on the end of its box at the edge of the picture', () => {
    expect(placeLabels(quiet(boxAt(0, [600, 200, 40, 60])), nameOf)).toMatchObject([{x: 634, toStart: true}]);
  });

  it('is left out where it would cover another or a mark', () => {
    const crowd = [0, 1, 2, 3].map((track) => boxAt(track, [250, 150, 20, 20], {kind: track % 2 ? 'cart' : 'staff'}));
    expect(problemsOf(quiet(...crowd), nameOf)).toEqual([]);
    // The whole box lies under the mark of the simulation.
    expect(placeLabels(quiet(boxAt(0, [560, 0, 70, 20])), nameOf)).toEqual([]);
  });

  it('is given to the event first, and once to things of a kind', () => {
    const boxes = [0, 1, 2].map((track) => boxAt(track, [100 + 150 * track, 150, 40, 80]));
    const alert = boxAt(9, [120, 140, 40, 80], {tone: 'alert'});
    expect(placeLabels({boxes: [...boxes, alert], isAlert: true}, nameOf).map(({box}) => box.track)).toEqual([9, 1]);
  });

  it('stands beside other boxes where it can, and never on the event', () => {
    const alert = boxAt(0, [200, 100, 100, 60], {tone: 'alert'});
    const below = boxAt(1, [200, 165, 60, 100], {kind: 'staff'});
    const places = placeLabels({boxes: [alert, below], isAlert: true}, nameOf).map((label) =>
      placeOf(label, nameOf(label.box)),
    );
    expect(places.filter((place) => overlap(place, alert.box))).toEqual([]);
    const inside = boxAt(2, [210, 110, 60, 40], {kind: 'cart'});
    const whole = boxAt(3, [0, 0, 640, 360], {tone: 'alert'});
    expect(placeLabels({boxes: [whole, inside], isAlert: true}, nameOf).map(({box}) => box.track)).toEqual([3]);
  });

  it('takes Chinese characters for twice as wide as Latin letters, nearly', () => {
    expect(widthOf('人人')).toBeGreaterThan(widthOf('ab') * 1.3);
  });
});

it('every event: names stay in the picture and off each other, in both languages', () => {
  const problems = (Object.entries(algorithmEvents) as [AlgorithmId, AlgorithmEvent][]).flatMap(([id, still]) =>
    [zh, en].flatMap((words) => {
      const shot = shotOfStill(still);
      return problemsOf(shot, (box) => nameOfBox(words, id, box, shot)).map((what) => `${id} ${what}`);
    }),
  );
  expect(problems).toEqual([]);
});
