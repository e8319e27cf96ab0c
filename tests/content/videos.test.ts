/** A teaching video, its captions and its entry are made in three places and have to agree. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
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
  /** Second of the decisive frame. */
  readonly poster: {readonly at: number};
}

const root = path.resolve(import.meta.dirname, '../..');
const engine = (file: string) => import(path.join(root, 'media/scripts/lessons', file));

/** What is wrong with a video, in words; nothing when entry, drawing and captions agree. */
function problemsOf(
  entry: {readonly seconds: number; readonly starts: readonly number[]},
  drawn: {readonly length: number; readonly starts: readonly number[]},
  captions: readonly (readonly string[])[],
): string[] {
  return [
    ...(entry.seconds === drawn.length ? [] : [`lasts ${drawn.length} s, not ${entry.seconds}`]),
    ...(String(entry.starts) === String(drawn.starts) ? [] : [`its steps begin at ${String(drawn.starts)} s`]),
    ...captions.flatMap((list) =>
      list.length === drawn.starts.length ? [] : [`${list.length} captions for ${drawn.starts.length} steps`],
    ),
  ];
}

/** When each step of a lesson begins. */
const startsOf = ({steps}: Lesson, title: number): number[] =>
  steps.map((_, index) => steps.slice(0, index).reduce((sum, {seconds}) => sum + seconds, title));

/** Models of an article, as its front matter has them. */
function modelsOf(article: string): readonly string[] {
  const folder = path.join(root, 'docs/troubleshooting');
  const file = readdirSync(folder, {recursive: true, encoding: 'utf8'}).find((name) => name.endsWith(`${article}.md`));
  const list = file && /^models: \[?(.*?)\]?$/m.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
  return list ? list.split(', ') : [];
}

describe('teaching videos', () => {
  it.each(videos.map((entry) => [entry.id, entry] as const))(
    '%s is drawn as long and in as many steps as it says',
    async (id, entry) => {
      const {lengthOf, titleSeconds} = (await engine('player.mjs')) as {
        lengthOf: (lesson: Lesson) => number;
        titleSeconds: number;
      };
      const {default: lesson} = (await engine(`${id}.mjs`)) as {default: Lesson};
      const drawn = {length: lengthOf(lesson), starts: startsOf(lesson, titleSeconds)};
      expect(problemsOf(entry, drawn, [zh[id].steps, en[id].steps])).toEqual([]);
      // The poster shows a step: the title would be words in a picture.
      expect(lesson.poster.at).toBeGreaterThan(titleSeconds);
      expect(lesson.poster.at).toBeLessThan(drawn.length);
    },
  );

  it('sees a wrong length, a wrong beginning and a missing caption', () => {
    expect(problemsOf({seconds: 20, starts: [2, 9]}, {length: 25, starts: [2, 8]}, [['a', 'b'], ['a']])).toEqual([
      'lasts 25 s, not 20',
      'its steps begin at 2,8 s',
      '1 captions for 2 steps',
    ]);
  });

  it('is shown by articles about a device that it is about', () => {
    const lost = videos.flatMap(({id, articles, devices}) => {
      const ids = new Set<string>(['all', ...chosenDevices(devices).map((device) => device.id)]);
      return articles.filter((article) => !modelsOf(article).some((model) => ids.has(model))).map((one) => [id, one]);
    });
    expect(lost).toEqual([]);
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
      expect(size('-poster.webp')).toBeLessThanOrEqual(17 * 1024);
      expect(size('-poster-720.webp')).toBeLessThanOrEqual(8 * 1024);
      expect(size('-poster-720.avif')).toBeLessThanOrEqual(8 * 1024);
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
          data: [{id: 'X', seconds: 0, starts: [], articles: ['x'], devices: {of: ['toaster']}, updated: 'soon'}],
        },
      ]),
    ).toHaveLength(6);
  });
});
