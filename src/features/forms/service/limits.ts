/** What code around a request's pictures shares, apart from the schema, which pages load later. */

/** Most pictures of one request. */
export const maxPictures = 3;

/** Most bytes of one picture. */
export const maxPictureBytes = 2 * 1024 * 1024;

/** Path of a picture of a lead, for `PUT`. */
export const picturePath = (picture: string, lead: string): string => `/api/v1/pictures/${picture}?lead=${lead}`;

/** Ids of the pictures that values of a form name. */
export const picturesOf = (fields: Readonly<Record<string, unknown>>): readonly string[] =>
  Array.isArray(fields.pictures) ? (fields.pictures as readonly string[]) : [];
