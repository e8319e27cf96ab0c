/** What the page and the thread that plays the store say to each other. */
import type {Colors} from './colors';
import type {Reading, StageLabels} from './reading';
import type {ModeId, StageSettings} from './settings';

/** How wide the store is shown, CSS pixels, and screen pixels to one of them. */
export interface Size {
  readonly width: number;
  readonly density: number;
}

/** A font of the page, to be loaded once more: threads do not share them. */
export interface Font {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
}

export interface Begin {
  readonly kind: 'begin';
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly labels: StageLabels;
  readonly colors: Colors;
  readonly font?: Font;
  readonly floor: OffscreenCanvas;
  readonly people: OffscreenCanvas;
  /** Beside the store, for what lenses see; in their size. */
  readonly insets: readonly OffscreenCanvas[];
  readonly size: Size;
}

export type Order =
  | Begin
  | {readonly kind: 'settings'; readonly settings: StageSettings}
  | {readonly kind: 'size'; readonly size: Size}
  | {readonly kind: 'play' | 'pause'}
  /** Picks who is drawn there, in picture pixels; without a place the next person. */
  | {readonly kind: 'pick'; readonly place?: readonly [px: number, py: number]};

export type Report =
  /** Everything is drawn once. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'reading'; readonly reading: Reading}
  | {readonly kind: 'failure'; readonly reason: string};
