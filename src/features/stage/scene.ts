/** Drawing instructions of the modes: marks around people, words, the line, areas of the floor. Places in world meters. */
import type {Point} from './geometry';
import type {FreeStanding} from './parts';
import type {Line} from './sensors/counting';

export type Tone = 'in' | 'out' | 'plain' | 'alert';

/** What is drawn around a person. */
export interface Mark {
  readonly tone: Tone;
  /** Where they came from, dotted. */
  readonly trail?: boolean;
  readonly label?: string;
}

/** A few words at a place; rises and fades when it has a start. */
export interface Note {
  readonly at: Point;
  /** Meters above the floor. */
  readonly height: number;
  readonly text: string;
  readonly tone: Tone;
  /** When it came up, seconds of the world; it stays `noteSeconds`. */
  readonly since?: number;
}

export const noteSeconds = 1.9;

/** Something on the counter of the till. */
export interface Thing {
  /** Its column in the sheet of goods. */
  readonly kind: number;
  readonly at: Point;
  readonly opacity: number;
}

export interface Scene {
  readonly marks: ReadonlyMap<number, Mark>;
  readonly notes: readonly Note[];
  /** Behind whoever stands before the till. */
  readonly goods?: readonly Thing[];
  readonly gate?: Line;
  /** Drawn above everybody, in picture pixels; `unit` is one CSS pixel. */
  readonly over?: (context: OffscreenCanvasRenderingContext2D, unit: number) => void;
}

/** Draws on the floor, in meters; fixtures hide it. Called for each strip of the floor, with the rest cut off. */
export type FloorPaint = (context: OffscreenCanvasRenderingContext2D, unit: number) => void;

/** Changes of a mode to the shop's picture. */
export interface Retouch {
  /** The only free-standing fixture that looks different. */
  readonly fixture: FreeStanding;
  /** Cache key: redrawn when it changes. */
  readonly key: () => string;
  /** Draws on the shop's picture, in picture pixels. */
  readonly draw: (context: OffscreenCanvasRenderingContext2D) => void;
}
