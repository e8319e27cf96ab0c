/** Messages between the page and the worker that runs the stage. */
import type {Colors} from './colors';
import type {Reading, StageLabels} from './reading';
import type {RoomId} from './rooms';
import type {ModeId, StageSettings} from './settings';

/** Width of the stage in CSS pixels, and the device pixel ratio. */
export interface Size {
  readonly width: number;
  readonly density: number;
}

/** A font of the page, to be loaded again: workers do not share fonts. */
export interface Font {
  readonly family: string;
  readonly source: string;
  readonly weight: string;
}

export interface Begin {
  readonly kind: 'begin';
  readonly mode: ModeId;
  readonly room: RoomId;
  readonly settings: StageSettings;
  readonly labels: StageLabels;
  readonly colors: Colors;
  readonly font?: Font;
  readonly floor: OffscreenCanvas;
  readonly people: OffscreenCanvas;
  /** Canvases of the camera views, in their size. */
  readonly insets: readonly OffscreenCanvas[];
  readonly size: Size;
}

export type Order =
  | Begin
  | {readonly kind: 'settings'; readonly settings: StageSettings}
  | {readonly kind: 'size'; readonly size: Size}
  | {readonly kind: 'play' | 'pause'}
  /** Selects the person at a point in picture pixels; without a point the next person. */
  | {readonly kind: 'pick'; readonly place?: readonly [px: number, py: number]};

export type Report =
  /** The first frame is drawn. */
  | {readonly kind: 'ready'}
  | {readonly kind: 'reading'; readonly reading: Reading}
  | {readonly kind: 'failure'; readonly reason: string};
