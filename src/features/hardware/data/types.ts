/** What the page of one model gets besides its sentences: made while building, from the catalogue and the shared words. */
import type {RouteId} from '@site/src/site/routes';
import type {Drawing} from '../drawing/types';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface FactGroup {
  readonly title: string;
  readonly rows: readonly Fact[];
}

/** Picture beside a reason: a part of the device, enlarged, what a camera like it sees, or a scene. */
export type BlockPicture =
  | {readonly scene: string}
  | {readonly view: string}
  /** Point of the cut-out in percent that is enlarged, and how much. */
  | {readonly detail: readonly [x: number, y: number, zoom: number]};

/** A part in an exploded view: where its number stands, in percent of the picture from the left and the top. */
export interface DevicePart {
  readonly name: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** A device pulled apart. */
export interface DeviceParts {
  readonly title: string;
  readonly alt: string;
  /** From the mount to the lens. */
  readonly parts: readonly DevicePart[];
  readonly note: string;
}

export interface DocumentLink {
  readonly title: string;
  readonly href: string;
}

export interface HardwarePage {
  readonly id: string;
  readonly name: string;
  readonly media: string;
  /** Kind of device, in words. */
  readonly kind: string;
  readonly keyFacts: readonly Fact[];
  readonly parameters: readonly FactGroup[];
  readonly drawing: Drawing;
  /** What to check on site, and the value it has to have. */
  readonly survey: readonly FactGroup[];
  readonly pictures: readonly BlockPicture[];
  /** Further views, see `src/facts/hardware/deviceViews.ts`. */
  readonly views: {
    readonly turn: boolean;
    readonly mounted: {readonly alt: string; readonly caption: string} | null;
    readonly rear: {readonly alt: string} | null;
    readonly exploded: DeviceParts | null;
  };
  /** The list of devices of this kind, and whether it opens with this model chosen for comparison. */
  readonly list: {readonly to: RouteId; readonly compares: boolean};
  readonly support: {
    readonly page: string | null;
    readonly manual: DocumentLink | null;
    readonly articles: readonly DocumentLink[];
  };
  readonly firmware: string;
  /** QR code of the support page or, without one, of this page: edge in modules and path data. */
  readonly qr: {readonly size: number; readonly path: string; readonly url: string};
}
