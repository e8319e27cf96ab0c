/** The clip of an algorithm, its poster, its tracks and the facts that the page draws without a request are made together. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from '@jest/globals';
import {algorithmEvents, type AlgorithmEvent} from '../../src/facts/algorithmEvents';
import {algorithms} from '../../src/facts/algorithms';

type Box = readonly [number, number, number, number];
interface Track {
  readonly kind: string;
  readonly tone: string;
  readonly from: number;
  readonly boxes: readonly Box[];
}
interface Clip {
  readonly fps: number;
  readonly frames: number;
  readonly poster: number;
  readonly alert: readonly [number, number] | null;
  readonly zone: readonly (readonly [number, number])[] | null;
  readonly tracks: readonly Track[];
}

const folder = path.resolve(import.meta.dirname, '../../static/media/events');
const limits = {'.webm': 110, '.mp4': 110, '-640.avif': 14, '-640.webp': 26, '.json': 24};
const size = (file: string) => (existsSync(file) ? statSync(file).size : Number.POSITIVE_INFINITY);
const readClip = (id: string) => JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Clip;

/** What is wrong with the tracks of a clip, in words. */
function problemsOf({frames, poster, alert, tracks}: Clip): string[] {
  const inside = ([x, y, width, height]: Box) =>
    x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 640 && y + height <= 360;
  const firstNormal = tracks.findIndex(({tone}) => tone === 'normal');
  const lastAlert = tracks.map(({tone}) => tone).lastIndexOf('alert');
  return [
    ...tracks.flatMap(({kind, boxes}) => (boxes.every(inside) ? [] : [`a box of ${kind} leaves the picture`])),
    ...tracks.flatMap(({kind, from, boxes}) =>
      from >= 0 && from + boxes.length <= frames ? [] : [`the track of ${kind} leaves the clip`],
    ),
    ...(alert && !(alert[0] >= 0 && alert[0] <= alert[1] && alert[1] < frames) ? ['the alert leaves the clip'] : []),
    ...(alert && !(alert[0] <= poster && poster <= alert[1]) ? ['the poster does not show the alert'] : []),
    ...(firstNormal >= 0 && firstNormal < lastAlert ? ['an alert stands behind a normal track'] : []),
  ];
}

/** The poster's boxes as the facts have them. */
const stillOf = ({poster, zone, tracks}: Clip) => ({
  frame: poster,
  boxes: tracks
    .filter(({from, boxes}) => from <= poster && poster < from + boxes.length)
    .map(({kind, tone, from, boxes}) => ({kind, tone, box: boxes[poster - from]})),
  zone,
});

describe('events of the algorithms', () => {
  it('exist for every algorithm', () => {
    expect(Object.keys(algorithmEvents).sort()).toEqual(algorithms.map(({id}) => id).sort());
  });

  it.each(Object.entries(algorithmEvents) as [string, AlgorithmEvent][])('%s: files, tracks, facts', (id, still) => {
    const heavy = Object.entries(limits).filter(([end, kib]) => size(path.join(folder, id + end)) > kib * 1024);
    expect(heavy).toEqual([]);
    const clip = readClip(id);
    expect([clip.fps, clip.frames]).toEqual([8, 32]);
    expect(problemsOf(clip)).toEqual([]);
    const {trail, ...seen} = still;
    expect(seen).toEqual(stillOf(clip));
    const stood = clip.tracks.flatMap(({boxes}) => boxes.map(([x, y, width, height]) => [x + width / 2, y + height]));
    const isFoot = ([x, y]: readonly [number, number]) =>
      stood.some(([footX, footY]) => Math.abs(x - footX!) < 1 && y === footY);
    expect((trail?.lines.flat() ?? []).filter((point) => !isFoot(point))).toEqual([]);
    expect(still.boxes.length).toBeGreaterThan(0);
  });

  it('sees boxes, tracks, alerts and a poster out of place', () => {
    const track = (tone: string, from: number, ...boxes: Box[]): Track => ({kind: 'person', tone, from, boxes});
    const broken: Clip = {
      fps: 8,
      frames: 32,
      poster: 3,
      alert: [20, 32],
      zone: null,
      tracks: [track('normal', 31, [0, 0, 9, 9], [0, 0, 9, 9]), track('alert', 0, [600, 0, 60, 10])],
    };
    expect(problemsOf(broken)).toHaveLength(5);
  });

  it('are facts that cost a page at most 3 KiB compressed', () => {
    const source = readFileSync(path.join(folder, '../../../src/facts/algorithmEvents.ts'));
    expect(gzipSync(source).length).toBeLessThanOrEqual(3 * 1024);
  });
});
