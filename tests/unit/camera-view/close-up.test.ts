/** The part of a picture that shows a small finding large, and what is drawn over it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import en from '../../../i18n/en/copy/camera-view';
import zh from '../../../i18n/zh-CN/copy/camera-view';
import {algorithmEvents} from '../../../src/facts/algorithmEvents';
import {algorithms} from '../../../src/facts/algorithms';
import {
  closeUpOf,
  closeUpOn,
  closeUpStyle,
  findingOf,
  shotIn,
  wholePicture,
  type CloseUp,
} from '../../../src/features/camera-view/closeUp';
import {placeLabels, placeOf} from '../../../src/features/camera-view/labels';
import {nameOfBox} from '../../../src/features/camera-view/names';
import {shotAt, shotOfStill, type Box, type EventTracks, type Shot} from '../../../src/features/camera-view/tracks';

const ids = algorithms.map(({id}) => id);

/** Share of a box that the part shows. */
function shownOf([x, y, width, height]: Box, {zoom, left, top}: CloseUp): number {
  const wide = Math.min(x + width, left + 640 / zoom) - Math.max(x, left);
  const high = Math.min(y + height, top + 360 / zoom) - Math.max(y, top);
  return (Math.max(0, wide) * Math.max(0, high)) / (width * height);
}

describe('the part around a finding', () => {
  it('has the finding in its middle, at three fifths of its size', () => {
    expect(closeUpOn([280, 120, 80, 120])).toEqual({zoom: 1.8, left: 142, top: 80});
  });

  it('is never enlarged beyond 2.2, and stays in the picture', () => {
    expect(closeUpOn([0, 0, 20, 20])).toEqual({zoom: 2.2, left: 0, top: 0});
    expect(closeUpOn([620, 340, 20, 20])).toEqual({zoom: 2.2, left: 349, top: 196});
  });

  it('is the whole picture for a large finding, for one that is nearly large enough, and where people are counted', () => {
    expect(closeUpOn([100, 40, 300, 300])).toEqual(wholePicture);
    expect(closeUpOn([200, 80, 100, 200])).toEqual(wholePicture);
    expect(ids.filter((id) => id.endsWith('counting')).map(closeUpOf)).toEqual([
      wholePicture,
      wholePicture,
      wholePicture,
    ]);
    expect(closeUpOf('heat-map')).toEqual(wholePicture);
  });
});

describe('the close-ups of the events', () => {
  it('enlarge a small finding, and nothing that was taken from near', () => {
    expect(closeUpOf('drawer-open').zoom).toBeGreaterThan(1);
    const near = ['cap-missing', 'mask-missing', 'rodent', 'smoking', 'wet-floor'] as const;
    expect(near.map(closeUpOf)).toEqual(near.map(() => wholePicture));
  });

  it('stay in the picture', () => {
    const outside = ids.filter((id) => {
      const {zoom, left, top} = closeUpOf(id);
      return left < 0 || top < 0 || left + 640 / zoom > 640.5 || top + 360 / zoom > 360.5;
    });
    expect(outside).toEqual([]);
  });

  it.each(ids)('%s: the finding shows in nine of ten moments in which it is reported', (id) => {
    const clip = JSON.parse(
      readFileSync(path.resolve(import.meta.dirname, `../../../static/media/events/${id}.json`), 'utf8'),
    ) as EventTracks;
    const moments = [algorithmEvents[id], ...Array.from({length: clip.frames}, (_, frame) => shotAt(clip, frame))];
    const found = moments.map((moment) => findingOf(moment)).filter((finding) => finding !== undefined);
    const missed = found.filter((finding) => shownOf(finding, closeUpOf(id)) < 0.4);
    expect(missed.length).toBeLessThanOrEqual(found.length / 10);
  });

  it('keep the names in the picture, and the name of what is reported', () => {
    const problems = ids.flatMap((id) =>
      [zh, en].flatMap((words) => {
        const shot = shotIn(shotOfStill(algorithmEvents[id]), closeUpOf(id));
        const nameOf = (box: Shot['boxes'][number]) => nameOfBox(words, id, box, shot);
        const labels = placeLabels(shot, nameOf);
        const leaves = labels.some((label) => {
          const [x, y, width, height] = placeOf(label, nameOf(label.box));
          return x < 0 || y < 0 || x + width > 640 || y + height > 360;
        });
        const isNamed = !shot.isAlert || labels.some(({box}) => box.tone === 'alert');
        return [...(leaves ? [`${id} leaves`] : []), ...(isNamed ? [] : [`${id} is not named`])];
      }),
    );
    expect(problems).toEqual([]);
  });
});

describe('what is drawn over a part', () => {
  const part: CloseUp = {zoom: 2, left: 100, top: 50};
  const box = {track: 0, kind: 'person', tone: 'normal', box: [150, 80, 40, 60]} as const;
  const shot: Shot = {boxes: [box], zone: [[100, 50]], isAlert: false, trail: {kind: 'path', lines: [[[420, 230]]]}};

  it('is in its pixels, enlarged to the size of the picture', () => {
    expect(shotIn(shot, part)).toEqual({
      boxes: [{...box, box: [100, 60, 80, 120]}],
      zone: [[0, 0]],
      isAlert: false,
      trail: {kind: 'path', lines: [[[640, 360]]]},
    });
    expect(shotIn(shot, wholePicture)).toBe(shot);
  });

  it('leaves out a box of which less than a quarter shows', () => {
    const boxes = ([70, 50, 30] as const).map((x, track) => ({...box, track, box: [x, 80, 60, 60] as const}));
    expect(shotIn({...shot, boxes}, part).boxes.map(({track}) => track)).toEqual([0]);
    const cut = {...box, box: [85, 80, 20, 60] as const};
    expect(shotIn({...shot, boxes: [cut]}, part).boxes).toHaveLength(1);
  });

  it('lies over picture and clip that are moved and scaled by one transform', () => {
    expect(closeUpStyle(part)).toEqual({'--close-up': 'scale(2) translate(-15.62%, -13.89%)'});
    expect(closeUpStyle(wholePicture)).toBeUndefined();
  });
});
