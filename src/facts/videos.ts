/**
 * Teaching videos: silent, captioned, rendered by `media/scripts/lessons`. Words stand in `copy/videos.ts`, where a video
 * without words does not compile; length and beginnings are those of the drawn steps, and the articles exist
 * (`tests/content/videos.test.ts`).
 */
import type {Video} from './videos.schema';

export const videos = [
  {
    id: 'status-lights',
    seconds: 30,
    starts: [2, 6, 10, 14.5, 18, 22, 26],
    articles: ['t0001'],
    devices: {of: ['camera', 'aiCamera', 'umeCamera']},
    updated: '2026-11-21',
  },
  {
    id: 'scan-to-add',
    seconds: 28,
    starts: [2, 6, 10, 14.5, 19, 24],
    articles: ['t0703', 't0003'],
    devices: {of: ['camera'], with: 'wifi'},
    updated: '2026-11-24',
  },
  {
    id: 'reset-camera',
    seconds: 25,
    starts: [2, 6.5, 13, 17, 21],
    articles: ['t0003'],
    devices: {of: ['e3-x']},
    updated: '2026-11-24',
  },
  {
    id: 'replace-tf-card',
    seconds: 27,
    starts: [2, 6.5, 10, 14.5, 19, 24],
    articles: ['t0107', 't0101'],
    devices: {of: ['e3-x']},
    updated: '2026-11-21',
  },
  {
    id: 'poe-power',
    seconds: 28,
    starts: [2, 8, 12.5, 18, 23.5],
    articles: ['t0203', 't0202'],
    devices: {of: ['camera', 'aiCamera', 'umeCamera'], with: 'poe'},
    updated: '2026-11-21',
  },
  {
    id: 'counting-line',
    seconds: 31,
    starts: [2, 6, 11.5, 17, 21, 27],
    articles: ['t0501', 't0502', 't0503'],
    devices: {of: ['k3']},
    updated: '2026-11-24',
  },
  {
    id: 'install-disk',
    seconds: 31,
    starts: [2, 8, 13, 18, 22, 27.5],
    articles: ['t0102', 't0608'],
    devices: {of: ['recorder']},
    updated: '2026-11-21',
  },
  {
    id: 'keep-a-clip',
    seconds: 30,
    starts: [2, 7.5, 11.5, 17, 22.5, 26.5],
    articles: ['t0108'],
    devices: {of: ['recorder']},
    updated: '2026-11-21',
  },
  {
    id: 'wifi-setup',
    seconds: 34,
    starts: [2, 7, 11.5, 17, 21, 25.5, 30],
    articles: ['t0009'],
    devices: {of: ['camera'], with: 'wifi'},
    updated: '2026-11-24',
  },
  {
    id: 'privacy-mask',
    seconds: 35,
    starts: [2, 6.5, 10.5, 16, 21, 25, 30.5],
    articles: ['t0309'],
    devices: {of: ['camera', 'aiCamera', 'umeCamera']},
    updated: '2026-11-24',
  },
  {
    id: 'firmware-upgrade',
    seconds: 36,
    starts: [2, 7, 11.5, 16.5, 21.5, 26.5, 31],
    articles: ['t0010'],
    devices: {of: ['camera', 'aiCamera']},
    updated: '2026-11-24',
  },
  {
    id: 'motion-alerts',
    seconds: 32,
    starts: [2, 7.5, 11.5, 17, 22, 27],
    articles: ['t0310'],
    devices: {of: ['camera']},
    updated: '2026-11-24',
  },
] as const satisfies readonly Video[];

export type VideoId = (typeof videos)[number]['id'];

/** An entry of the list. */
export type VideoEntry = (typeof videos)[number];

/** What a page says about a video. */
export interface VideoWords {
  readonly title: string;
  /** What one can do after it, in a sentence. */
  readonly text: string;
  /** The captions in the picture, and the text alternative beside the player. */
  readonly steps: readonly string[];
}
