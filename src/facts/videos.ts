/**
 * Teaching videos: silent, captioned, rendered by `media/scripts/lessons`. Words stand in `copy/videos.ts`, where a video
 * without words does not compile; the length is the one of the drawn steps (`tests/content/videos.test.ts`).
 */
import type {Video} from './videos.schema';

export const videos = [
  {id: 'status-lights', seconds: 30, devices: {of: ['camera', 'aiCamera', 'umeCamera']}, updated: '2026-11-21'},
  {id: 'scan-to-add', seconds: 28, devices: {of: ['camera'], with: 'wifi'}, updated: '2026-11-24'},
  {id: 'reset-camera', seconds: 25, devices: {of: ['e3-x']}, updated: '2026-11-24'},
  {id: 'replace-tf-card', seconds: 27, devices: {of: ['e3-x']}, updated: '2026-11-21'},
  {
    id: 'poe-power',
    seconds: 28,
    devices: {of: ['camera', 'aiCamera', 'umeCamera'], with: 'poe'},
    updated: '2026-11-21',
  },
  {id: 'counting-line', seconds: 31, devices: {of: ['k3']}, updated: '2026-11-24'},
  {id: 'install-disk', seconds: 31, devices: {of: ['recorder']}, updated: '2026-11-21'},
  {id: 'keep-a-clip', seconds: 30, devices: {of: ['recorder']}, updated: '2026-11-21'},
  {id: 'wifi-setup', seconds: 34, devices: {of: ['camera'], with: 'wifi'}, updated: '2026-11-24'},
  {
    id: 'privacy-mask',
    seconds: 35,
    devices: {of: ['camera', 'aiCamera', 'umeCamera']},
    updated: '2026-11-24',
  },
  {id: 'firmware-upgrade', seconds: 36, devices: {of: ['camera', 'aiCamera']}, updated: '2026-11-24'},
  {id: 'motion-alerts', seconds: 32, devices: {of: ['camera']}, updated: '2026-11-24'},
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
