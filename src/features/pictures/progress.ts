/** How far the pictures of a lead are on their way, for the form that shows it. */
export interface UploadProgress {
  readonly lead: string;
  /** The picture being sent, from 1. */
  readonly number: number;
  readonly total: number;
}

/** Event of the window with {@link UploadProgress} as its detail. */
export const uploadEvent = 'picture-upload';
