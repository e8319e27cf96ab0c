/**
 * Judges pictures by their bytes and takes metadata out without encoding anew. The libraries that were looked at read
 * dimensions (`image-size`), signatures (`file-type`) or tags (`exifr`), or drop EXIF but pass on comments, embedded
 * previews, what follows the end, and cut-off files (`exifremove`); those that check everything decode and encode anew.
 */
import {maxPictureSide, type PictureType} from '../../src/features/forms/service/schema';
import {cleanJpeg} from './jpeg';
import {PictureError, type CleanPicture} from './picture';
import {cleanPng} from './png';

const signatures: readonly (readonly [type: PictureType, signature: Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * A picture with only what is needed to show it: no EXIF, XMP, ICC, comments, previews, and nothing after its end.
 * @throws {PictureError} when it is no JPEG or PNG, damaged, or larger than {@link maxPictureSide}
 */
export async function cleanPicture(bytes: Buffer): Promise<CleanPicture> {
  const [type] = signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature)) ?? [];
  if (type === undefined) throw new PictureError('type');
  const limit = maxPictureSide;
  return {type, ...(type === 'image/jpeg' ? cleanJpeg(bytes, limit) : await cleanPng(bytes, limit))};
}
