/** A picture that was checked, and why one is refused. */
import type {PictureType} from '../../src/features/forms/service/schema';

export interface CleanPicture {
  readonly type: PictureType;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** `type`: no JPEG or PNG; `damaged`: cut off or not as its format has it; `size`: too many pixels. */
export type PictureFault = 'type' | 'damaged' | 'size';

/** The picture is refused; `place` says where it is wrong, for the log. */
export class PictureError extends Error {
  constructor(
    readonly fault: PictureFault,
    place = '',
  ) {
    super(`${fault} ${place}`.trim());
  }
}

/** @throws {PictureError} unless the condition holds */
export function demand(condition: boolean, place: string): asserts condition {
  if (!condition) throw new PictureError('damaged', place);
}

/** @throws {PictureError} for dimensions that are zero or beyond `limit` pixels */
export function demandSize(width: number, height: number, limit: number): void {
  demand(width > 0 && height > 0, 'no pixels');
  if (width > limit || height > limit) throw new PictureError('size', `${width} x ${height}`);
}
