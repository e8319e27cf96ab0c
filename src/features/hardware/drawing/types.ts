/** A dimensioned drawing as data: made while building, so that a page carries the lines of one model and no geometry. */

/**
 * What a line is: `body` filled outline, `panel` outline filled with the page, `line` detail, `dark` lens or opening,
 * `axis` center line, `dim` dimension line, `arrow` its heads.
 */
export type Stroke = 'body' | 'panel' | 'line' | 'dark' | 'axis' | 'dim' | 'arrow';

export interface DrawingView {
  readonly name: string;
  /** Stroke and SVG path data, in painting order. */
  readonly paths: readonly (readonly [Stroke, string])[];
  /** Labels: x, y, text and, where it is not centered, the side it begins at. */
  readonly texts: readonly (readonly [number, number, string, ('start' | 'end')?])[];
}

export interface Drawing {
  /** Every dimension in words, for people who cannot see the drawing. */
  readonly label: string;
  /** Holes, feet or clip in words. */
  readonly fixing: string;
  readonly views: readonly DrawingView[];
}

/** Every view is drawn on a sheet of this size, so that text is equally large in all of them. */
export const sheet = {width: 360, height: 296} as const;
