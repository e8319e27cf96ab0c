/** What a camera has detected in an event clip: boxes by frame, as the render wrote them beside the clip. */
import type {AlgorithmEvent, EventKind} from '@site/src/facts/algorithmEvents';

/** Size of clips and posters; boxes and zones are in its pixels. */
export const picture = {width: 640, height: 360} as const;

type StillBox = AlgorithmEvent['boxes'][number];
export type Box = StillBox['box'];
export type Zone = NonNullable<AlgorithmEvent['zone']>;
export type Trail = NonNullable<AlgorithmEvent['trail']>;
export type Point = Trail['lines'][number][number];

/** The file `/media/events/<id>.json`. */
export interface EventTracks {
  /** Frames a second. */
  readonly fps: number;
  readonly frames: number;
  /** The frame that the still shows. */
  readonly poster: number;
  /** First and last frame in which the event goes on; null where the algorithm only counts. */
  readonly alert: readonly [from: number, to: number] | null;
  readonly zone: Zone | null;
  readonly tracks: readonly {
    readonly kind: EventKind;
    readonly tone: StillBox['tone'];
    /** Frame of the first box; one box for each frame from there on. */
    readonly from: number;
    readonly boxes: readonly Box[];
  }[];
}

/** A box of one moment. */
export interface ShotBox extends StillBox {
  /** Number of the track in the clip: the same thing in another frame has the same number. */
  readonly track: number;
  /** Walks out over a level line. */
  readonly leaves?: boolean;
}

/** What the camera shows and says at one moment. */
export interface Shot {
  readonly boxes: readonly ShotBox[];
  readonly zone: Zone | null;
  /** Where people stood until then, for an algorithm whose result is that. */
  readonly trail?: Trail;
  /** The event goes on. */
  readonly isAlert: boolean;
  /** Since the moment of the still, in whole seconds: times that are measured go on while a clip plays. */
  readonly seconds?: number;
  /** How many have gone over the line of the zone since the clip began. */
  readonly passed?: Passed;
}

export interface Passed {
  readonly in: number;
  readonly out: number;
}

/** A zone of this width is a line that people go over, in pixels of the picture. */
const lineWidth = 24;

/** Both ends of a line, none of an area. */
export function lineOf(zone: Zone): readonly [Point, Point] | undefined {
  const [a, b, c, d] = zone as readonly [Point, Point, Point, Point];
  if (Math.hypot(a[0] - d[0], a[1] - d[1]) > lineWidth) return undefined;
  const middle = ([x, y]: Point, [otherX, otherY]: Point): Point => [(x + otherX) / 2, (y + otherY) / 2];
  return [middle(a, d), middle(b, c)];
}

/** Tells on which side of the zone's line a box is, where that line is level: the store is above it. */
function sideOf(zone: Zone | null): (box: Box) => 'in' | 'out' | undefined {
  if (!zone || zone[0]![1] !== zone[1]![1]) return () => undefined;
  const level = (zone[0]![1] + zone[2]![1]) / 2;
  return ([, top, , height]) => (top + height / 2 > level ? 'out' : 'in');
}

/** Who is on the other side of a level line than at first, also when no longer in the picture. */
function passedIn({tracks, zone}: EventTracks, frame: number): Passed {
  const side = sideOf(zone);
  const sides = tracks.flatMap(({from, boxes}) => {
    const now = boxes[Math.min(frame - from, boxes.length - 1)];
    return now && side(now) !== side(boxes[0]!) ? [side(now)] : [];
  });
  const out = sides.filter((one) => one === 'out').length;
  return {in: sides.length - out, out};
}

/** The moment of the poster: no one has gone over a level line yet. */
export function shotOfStill({boxes, zone, trail}: AlgorithmEvent): Shot {
  const side = sideOf(zone);
  return {
    boxes: boxes.map((box, track) => ({...box, track, ...(side(box.box) === 'in' && {leaves: true})})),
    zone,
    ...(trail && {trail}),
    isAlert: boxes.some(({tone}) => tone === 'alert'),
  };
}

/**
 * Number of the frame that is on the screen. Boxes are not interpolated between frames: the picture stands still as long as they do.
 * @param seconds media time; a frame begins exactly at its time, so rounding errors count as reached
 */
export function frameAt({fps, frames}: Pick<EventTracks, 'fps' | 'frames'>, seconds: number): number {
  return Math.min(frames - 1, Math.max(0, Math.floor(seconds * fps + 1e-3)));
}

/** Heat takes one place a second, as in the still: who stays is there several times, who walks once. */
const heatStep = 8;

/** Where a thing of this box touches the floor. */
const footOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height];

/**
 * The moment of a frame. What is to be reported is marked only while the event goes on.
 * @param kind what the algorithm makes of the places where people stood, if it does
 */
export function shotAt(clip: EventTracks, frame: number, kind?: Trail['kind']): Shot {
  const {alert, tracks, zone} = clip;
  const side = sideOf(zone);
  const isAlert = alert !== null && frame >= alert[0] && frame <= alert[1];
  return {
    zone,
    isAlert,
    seconds: Math.floor((frame - clip.poster) / clip.fps),
    passed: passedIn(clip, frame),
    ...(kind && {
      trail: {
        kind,
        lines: tracks
          .map(({from, boxes}) =>
            boxes
              .slice(0, Math.max(0, frame - from + 1))
              .filter((_, index) => kind === 'path' || index % heatStep === 0)
              .map(footOf)
              .reverse(),
          )
          .filter((line) => line.length > 0),
      },
    }),
    boxes: tracks.flatMap(({kind: what, tone, from, boxes}, track) => {
      const box = boxes[frame - from];
      if (!box) return [];
      const leaves = side(boxes[0]!) === 'in' && {leaves: true};
      return [{track, kind: what, tone: tone === 'alert' && isAlert ? 'alert' : 'normal', box, ...leaves}];
    }),
  };
}
