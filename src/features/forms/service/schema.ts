/** Fields of the service request that both editions have: the device, what happened, pictures. */
import * as z from 'zod/mini';
import {isModelId, isSerialOf, normalizeSerial} from '../../../facts/serialNumbers';
import {
  foldWidth,
  matching,
  normalizeLine,
  optionalParagraphField,
  optionalText,
  paragraphField,
  required,
  requiredString,
} from '../fields';
import {maxPictures} from './limits';

/** The model that a device outside of the catalogue has. */
export const otherModel = 'other';

export {maxPictureBytes, maxPictures, picturePath} from './limits';

/** Longest side of a picture, in pixels. */
export const maxPictureSide = 4096;

/** Types of pictures that the service takes. */
export const pictureTypes = ['image/jpeg', 'image/png'] as const;
export type PictureType = (typeof pictureTypes)[number];

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Id of a picture: made by the browser, so that sending it again never stores a second one. */
export const pictureIdSchema = z
  .string({error: 'format'})
  .check(z.toLowerCase(), z.regex(uuidV4, {error: 'format', abort: true}));

const picturesField = () =>
  z.optional(
    z.pipe(
      z.array(pictureIdSchema, {error: 'format'}).check(
        z.refine((ids) => ids.length <= maxPictures, {error: 'length', abort: true}),
        z.refine((ids) => new Set(ids).size === ids.length, {error: 'format'}),
      ),
      z.transform((ids) => (ids.length === 0 ? undefined : ids)),
    ),
  );

const isModel = (id: string): boolean => id === otherModel || isModelId(id);

const modelField = () =>
  requiredString().check(
    z.overwrite((text) => text.trim().toLowerCase()),
    required(),
    matching(isModel, 'option'),
  );

/** Longest number of a device that is not ours. The format of ours is checked against the model, by {@link serialOfModel}. */
const serialField = () =>
  optionalText(
    (text) => normalizeSerial(foldWidth(text)),
    (serial) => /^[A-Z0-9]{4,30}$/.test(serial),
  );

/** Such as `6.2.1`, `V6.2.1` or `6.2.1 build 2409`. */
const isVersion = (text: string): boolean => text.length <= 40 && /^[a-z]{0,3}\d+([-._ +][0-9a-z]+)*$/i.test(text);

const firmwareField = () => optionalText((text) => foldWidth(text).replace(/\s+/g, ' '), isVersion);

/** Optional line of text of `min`–`max` characters. */
const optionalLine = (min: number, max: number) =>
  z.optional(
    z.pipe(
      z.string({error: 'format'}).check(
        z.overwrite(normalizeLine),
        matching((line) => line === '' || ([...line].length >= min && [...line].length <= max), 'length'),
      ),
      z.transform((line) => (line === '' ? undefined : line)),
    ),
  );

/** The case. */
export const caseFields = {
  /** Id of the catalogue, or `other`. */
  model: modelField(),
  serialNumber: serialField(),
  firmware: firmwareField(),
  /** The finder's path, as the page tells it. */
  seen: optionalParagraphField(500),
  /** Steps that were ticked on the page, one a line. */
  steps: optionalParagraphField(2000),
  /** Ticket of the offline kit. */
  ticket: optionalLine(1, 60),
  description: paragraphField(2000),
  /** Ids of pictures that the service already has. */
  pictures: picturesField(),
  /** Store or company. */
  companyName: optionalLine(2, 100),
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Checks the number against the model; also while other fields are still wrong. */
export const serialOfModel = z.refine<Readonly<Record<string, unknown>>>(
  ({model, serialNumber}) => !serialNumber || isSerialOf(text(model), text(serialNumber)),
  {
    error: 'format',
    path: ['serialNumber'],
    when: ({issues}) => !issues.some(({path}) => path?.[0] === 'model' || path?.[0] === 'serialNumber'),
  },
);
