/**
 * Downloads of the press room, files of `static/media/press`. `node scripts/media/press.mjs` makes them and prints these
 * lines; a test compares the sizes with the files.
 */
import type {ClaimId} from './claims';

interface PressFile {
  readonly file: string;
  readonly bytes: number;
  /** Of a bitmap, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Everything of a kind in one archive, offered before the single files. */
export const pressArchives = {
  logos: {file: 'logos.zip', bytes: 43661},
  pictures: {file: 'pictures.zip', bytes: 729386},
} as const satisfies Record<string, PressFile>;

/** Keys name them in the copy. */
export const pressLogos = {
  colorSvg: {file: 'logo-color.svg', bytes: 225},
  colorPng: {file: 'logo-color-1024.png', bytes: 28529, width: 1024, height: 1024},
  whiteSvg: {file: 'logo-white.svg', bytes: 225},
  whitePng: {file: 'logo-white-1024.png', bytes: 21413, width: 1024, height: 1024},
} as const satisfies Record<string, PressFile>;

export const pressPictures = {
  e3X: {file: 'e3-x-1200.jpg', bytes: 41370, width: 1200, height: 900},
  k3: {file: 'k3-1200.jpg', bytes: 35323, width: 1200, height: 900},
  h1001: {file: 'h1001-1200.jpg', bytes: 38751, width: 1200, height: 900},
  fmixD: {file: 'fmix-d-1200.jpg', bytes: 39394, width: 1200, height: 900},
  b1: {file: 'b1-1200.jpg', bytes: 64864, width: 1200, height: 900},
  recorder: {file: 'ul-8208nh-1200.jpg', bytes: 39630, width: 1200, height: 900},
  badge: {file: 'i-badge-1200.jpg', bytes: 44076, width: 1200, height: 900},
  counting: {file: 'scene-store-counting-1600.jpg', bytes: 159155, width: 1600, height: 900},
  heat: {file: 'scene-store-heat-1600.jpg', bytes: 154646, width: 1600, height: 900},
  edge: {file: 'scene-edge-cloud-1600.jpg', bytes: 126685, width: 1600, height: 900},
} as const satisfies Record<string, PressFile>;

export type PressPictureId = keyof typeof pressPictures;

/** Figures of the fact sheet, in order; what each counts is said by the page about the company. */
export const pressFigures = [
  'founded',
  'storesConnected',
  'cooperativeBrands',
  'chainBrands',
  'citiesCovered',
  'camerasOnline',
  'largestCustomerCameras',
  'algorithmYears',
  'engineers',
] as const satisfies readonly ClaimId[];

/** Address of a download. */
export const pressPath = ({file}: PressFile): string => `/media/press/${file}`;

/** Size for readers, in steps of 1024: "42 KB". */
export const sizeText = ({bytes}: PressFile): string =>
  bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} KB`;
