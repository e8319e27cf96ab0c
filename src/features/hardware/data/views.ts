/** Further views of a device with their words. Runs while building. */
import type copyModule from '@copy/hardware/views';
// Relative: plugins load this module without the alias.
import {among, mountedDevices, rearDevices, turningDevices} from '../../../facts/hardware/deviceViews';
import type {CopyOf} from '@site/src/site/copy';
import type {HardwarePage} from './types';

type ViewsCopy = CopyOf<typeof copyModule>;

/** Views of the device whose pictures have this id. */
export const viewsOf = (media: string, words: ViewsCopy): HardwarePage['views'] => ({
  turn: among(turningDevices, media),
  mounted: among(mountedDevices, media) ? words.mounted[media] : null,
  rear: among(rearDevices, media) ? {alt: words.rear[media]} : null,
});
