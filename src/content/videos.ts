/** Teaching videos: silent, captioned, rendered by `media/scripts`. Words stand in `copy/videos.ts`. */
import type {Video} from './videos.schema';

export const videos: readonly Video[] = [];
