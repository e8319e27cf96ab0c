/**
 * Which devices have more views than their product picture, by the id of their pictures (`media` of the catalogue). Every list
 * stands for files under `static/media`, made by `media/scripts/render.py`; `tests/content/device-views.test.ts` compares both.
 */

/** In a place, with something beside it that tells its size: `mounted/<id>-{240,600,1200}`. */
export const mountedDevices = [
  'k3',
  'h1001',
  'h2001',
  'fmix-d',
  'e3-x',
  'e3-t-h',
  'p3-x-8',
  'e3-d-h',
  'w3-e',
  'w3-s',
  'u8-d',
  'u8-t',
  'u9-d',
  'ul-8208nh',
  'ul-8232nh',
  'ul-7016nh-h1',
  'b1',
  'i-badge',
] as const;

/** From behind, with its ports: `cutouts/<id>-rear-{240,600,1200}`. */
export const rearDevices = ['ul-8208nh', 'ul-8232nh', 'ul-7016nh-h1', 'b1'] as const;

/**
 * One turn as a sheet of frames: `turns/<id>.avif`, first frame `turns/<id>-first.webp`. A dome looks the same from every side, and
 * recorders show their two sides anyway.
 */
export const turningDevices = [
  'e3-x',
  'k3',
  'b1',
  'w3-e',
  'h1001',
  'fmix-d',
  'h2001',
  'e3-t-h',
  'p3-x-8',
  'u8-t',
  'i-badge',
] as const;

/**
 * Pulled apart: `exploded/<id>-{600,1000,1600}`. Where the number of each part stands is in `explodedParts.json`, written with the
 * pictures: percent of the picture from the left and the top, parts from the mount to the lens.
 */
export const explodedDevices = ['k3', 'e3-x', 'u8-d', 'w3-e', 'b1', 'ul-8208nh'] as const;

/** Whether a device is in one of the lists, which narrows its id. */
export const among = <T extends string>(list: readonly T[], id: string): id is T => list.includes(id as T);
