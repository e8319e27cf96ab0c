/** A teaching video, its captions and its entry are made in three places and have to agree. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import en from '../../i18n/en/copy/videos';
import zh from '../../i18n/zh-CN/copy/videos';
import {checkFacts} from '../../src/facts/check';
import {chosenDevices} from '../../src/facts/devices';
import {videos} from '../../src/facts/videos';
import {videosSchema} from '../../src/facts/videos.schema';

interface Lesson {
  readonly steps: readonly {readonly seconds: number}[];
}

const root = path.resolve(import.meta.dirname, '../..');
const engine = (file: string) => import(path.join(root, 'media/scripts/lessons', file));

/** What is wrong with a video, in words; nothing when entry, drawing and captions agree. */
function problemsOf(
  seconds: number,
  drawn: {readonly length: number; readonly steps: number},
  captions: readonly (readonly string[])[],
): string[] {
  return [
    ...(seconds === drawn.length ? [] : [`lasts ${drawn.length} s, not ${seconds}`]),
    ...captions.flatMap((list) =>
      list.length === drawn.steps ? [] : [`${list.length} captions for ${drawn.steps} steps`],
    ),
  ];
}

describe('teaching videos', () => {
  it.each(videos.map(({id, seconds}) => [id, seconds] as const))(
    '%s is drawn as long and in as many steps as it says',
    async (id, seconds) => {
      const {lengthOf} = (await engine('player.mjs')) as {lengthOf: (lesson: Lesson) => number};
      const {default: lesson} = (await engine(`${id}.mjs`)) as {default: Lesson};
      expect(
        problemsOf(seconds, {length: lengthOf(lesson), steps: lesson.steps.length}, [zh[id].steps, en[id].steps]),
      ).toEqual([]);
    },
  );

  it('sees a wrong length and a missing caption', () => {
    expect(problemsOf(20, {length: 25, steps: 2}, [['a', 'b'], ['a']])).toEqual([
      'lasts 25 s, not 20',
      '1 captions for 2 steps',
    ]);
  });

  it.each(videos.flatMap(({id}) => ['zh', 'en'].map((language) => `${id}-${language}`)))(
    '%s has both formats and a poster within their budget',
    (name) => {
      const size = (end: string) => {
        const file = path.join(root, 'static/media/lessons', name + end);
        return existsSync(file) ? statSync(file).size : Number.POSITIVE_INFINITY;
      };
      expect(size('.webm')).toBeLessThanOrEqual(700 * 1024);
      expect(size('.mp4')).toBeLessThanOrEqual(700 * 1024);
      expect(size('-poster.webp')).toBeLessThanOrEqual(25 * 1024);
    },
  );

  it('is about at least one device', () => {
    expect(videos.filter(({devices}) => chosenDevices(devices).length === 0)).toEqual([]);
  });

  it('is parsed with the other facts', () => {
    expect(
      checkFacts([
        {
          file: 'videos',
          schema: videosSchema,
          data: [{id: 'X', seconds: 0, devices: {of: ['toaster']}, updated: 'soon'}],
        },
      ]),
    ).toHaveLength(4);
  });
});
