/**
 * Teaching videos: silent, captioned, rendered by `media/scripts/lessons`. Words stand in `copy/videos.ts`, where a video
 * without words does not compile; the length is the one of the drawn steps (`tests/content/videos.test.ts`).
 */
import type {Video} from './videos.schema';

export const videos = [
  {
    id: 'status-lights',
    seconds: 30,
    models: [
      'w3-e',
      'w3-s',
      'p3-x-8',
      'e3-x',
      'e3-d-h',
      'e3-t-h',
      'fmix-d',
      'k3',
      'h1001',
      'h2001',
      'u8-d',
      'u8-t',
      'u9-d',
    ],
    updated: '2026-11-21',
  },
  {id: 'scan-to-add', seconds: 28, models: ['w3-e', 'w3-s'], updated: '2026-11-21'},
  {id: 'reset-camera', seconds: 25, models: ['e3-x'], updated: '2026-11-21'},
  {id: 'replace-tf-card', seconds: 27, models: ['e3-x'], updated: '2026-11-21'},
  {
    id: 'poe-power',
    seconds: 28,
    models: ['w3-s', 'p3-x-8', 'e3-x', 'e3-d-h', 'e3-t-h', 'fmix-d', 'k3', 'h1001', 'h2001', 'u8-d', 'u8-t', 'u9-d'],
    updated: '2026-11-21',
  },
  {id: 'counting-line', seconds: 31, models: ['k3'], updated: '2026-11-21'},
  {id: 'install-disk', seconds: 31, models: ['ul-8208nh', 'ul-7016nh-h1', 'ul-8232nh'], updated: '2026-11-21'},
  {id: 'keep-a-clip', seconds: 30, models: ['ul-8208nh', 'ul-7016nh-h1', 'ul-8232nh'], updated: '2026-11-21'},
] as const satisfies readonly Video[];

export type VideoId = (typeof videos)[number]['id'];

/** What a page says about a video. */
export interface VideoWords {
  readonly title: string;
  /** What one can do after it, in a sentence. */
  readonly text: string;
  /** The captions in the picture, and the text alternative beside the player. */
  readonly steps: readonly string[];
}
