/** Further views of a device with their words. Runs while building. */
import type copyModule from '@copy/hardware/views';
// Relative: plugins load this module without the alias.
import {among, explodedDevices, mountedDevices, rearDevices, turningDevices} from '../../../facts/hardware/deviceViews';
import places from '../../../facts/hardware/explodedParts.json';
import type {CopyOf} from '@site/src/site/copy';
import type {DeviceParts, HardwarePage} from './types';

type ViewsCopy = CopyOf<typeof copyModule>;

/** A device pulled apart, each part with the place of its number in the picture; `name` is that of the model. */
export function partsOf(media: (typeof explodedDevices)[number], name: string, words: ViewsCopy): DeviceParts {
  const {alt, parts} = words.exploded[media];
  return {
    title: words.inside.title(name),
    alt,
    parts: parts.map((part, index) => {
      const [x, y] = places[media][index] ?? [];
      if (x === undefined || y === undefined)
        throw new Error(`${media}: part ${index + 1} has no place in the picture`);
      return {...part, x, y};
    }),
    note: words.inside.note,
  };
}

/** Views of the device whose pictures have this id; `name` is that of the model. */
export const viewsOf = (media: string, name: string, words: ViewsCopy): HardwarePage['views'] => ({
  turn: among(turningDevices, media),
  mounted: among(mountedDevices, media) ? words.mounted[media] : null,
  rear: among(rearDevices, media) ? {alt: words.rear[media]} : null,
  exploded: among(explodedDevices, media) ? partsOf(media, name, words) : null,
});
