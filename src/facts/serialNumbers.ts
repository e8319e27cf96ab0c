/**
 * What the serial number on a device's label looks like, by kind of device. The manuals say that it starts with SN; the ten
 * digits after it are those of the examples of the open platform. That the first digit tells the kind is a demo value, which
 * the owner replaces (`demo: false`).
 */
import type {ModelId} from './models';
import type {ModelKind} from './models.schema';

export interface SerialFormat {
  readonly pattern: RegExp;
  /** A number of this format that no device has. */
  readonly example: string;
  readonly demo: boolean;
}

export const serialFormats: Readonly<Record<ModelKind, SerialFormat>> = {
  camera: {pattern: /^SN1\d{9}$/, example: 'SN1000000000', demo: true},
  aiCamera: {pattern: /^SN2\d{9}$/, example: 'SN2000000000', demo: true},
  umeCamera: {pattern: /^SN3\d{9}$/, example: 'SN3000000000', demo: true},
  recorder: {pattern: /^SN6\d{9}$/, example: 'SN6000000000', demo: true},
  edgeBox: {pattern: /^SN8\d{9}$/, example: 'SN8000000000', demo: true},
  badge: {pattern: /^SN9\d{9}$/, example: 'SN9000000000', demo: true},
};

/** Kinds of the models, in the order of the catalogue. A list of its own: forms check numbers without the catalogue. */
export const kindOfModel: Readonly<Record<ModelId, ModelKind>> = {
  'w3-e': 'camera',
  'w3-s': 'camera',
  'p3-x-8': 'camera',
  'e3-x': 'camera',
  'e3-d-h': 'camera',
  'e3-t-h': 'camera',
  'fmix-d': 'aiCamera',
  k3: 'aiCamera',
  h1001: 'aiCamera',
  h2001: 'aiCamera',
  'u8-d': 'umeCamera',
  'u8-t': 'umeCamera',
  'u9-d': 'umeCamera',
  'ul-8232nh': 'recorder',
  'ul-8208nh': 'recorder',
  'ul-7016nh-h1': 'recorder',
  b1: 'edgeBox',
  ibadge: 'badge',
};

/** Format of a device that is not in the catalogue: old, or of another maker. */
const anyFormat = /^[A-Z0-9]{4,30}$/;

export const isModelId = (id: string): id is ModelId => Object.hasOwn(kindOfModel, id);

/** The format of a model's serial numbers; undefined for a device that is not in the catalogue. */
export const serialFormatOf = (model: string): SerialFormat | undefined =>
  isModelId(model) ? serialFormats[kindOfModel[model]] : undefined;

/** Upper case without spaces, hyphens and colons; after SN only digits, so that the letters O and I are 0 and 1. */
export function normalizeSerial(text: string): string {
  const serial = text.toUpperCase().replace(/[\s\p{Pd}:：]+/gu, '');
  const digits = serial.slice(2).replace(/O/g, '0').replace(/[IL]/g, '1');
  return serial.startsWith('SN') && /^\d+$/.test(digits) ? `SN${digits}` : serial;
}

/** Whether a normalized number may stand on the label of the model. */
export const isSerialOf = (model: string, serial: string): boolean =>
  (serialFormatOf(model)?.pattern ?? anyFormat).test(serial);
