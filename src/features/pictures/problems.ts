import type copy from '@copy/forms/pictures';

/**
 * Why a picture cannot be sent:
 * - `type`: neither JPEG, PNG nor HEIC, judged by its bytes
 * - `size`: the file is larger than the browser should read
 * - `pixels`: more pixels than a phone can unpack
 * - `damaged`: cut off, or not what its first bytes say
 * - `heic`: HEIC, in a browser that does not decode it
 * - `unread`: the device did not hand over the file
 * - `failed`: drawing or packing failed
 * - `code`: the code that prepares pictures did not load
 * - `many`: more pictures than a request takes
 * - `refused`: the service did not take it
 */
export type PictureProblem = keyof typeof copy.problems;
