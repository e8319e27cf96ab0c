/**
 * What a camera sees at the decisive moment of an algorithm's event: the boxes and the zone of its poster, in pixels of
 * 640 x 360. Written by `media/scripts/render.py` from `static/media/events/*.json`; do not edit.
 */
import type {AlgorithmId} from './algorithms';

type EventKind =
  | 'person'
  | 'staff'
  | 'group'
  | 'cart'
  | 'item'
  | 'vehicle'
  | 'animal'
  | 'smoke'
  | 'fire'
  | 'place'
  | 'forklift'
  | 'box';
type Box = readonly [left: number, top: number, width: number, height: number];

export interface AlgorithmEvent {
  /** Number of the poster's frame in the clip. */
  readonly frame: number;
  /** What is tracked, alerts first. */
  readonly boxes: readonly {readonly kind: EventKind; readonly tone: 'normal' | 'alert'; readonly box: Box}[];
  /** Corners of the zone that the algorithm watches. */
  readonly zone: readonly (readonly [x: number, y: number])[] | null;
}

const alert = (kind: EventKind, ...box: Box) => ({kind, tone: 'alert', box}) as const;
const seen = (kind: EventKind, ...box: Box) => ({kind, tone: 'normal', box}) as const;

export const algorithmEvents: Readonly<Partial<Record<AlgorithmId, AlgorithmEvent>>> = {
  fall: {frame: 22, zone: null, boxes: [alert('person', 319, 168, 180, 66), seen('staff', 366, 0, 52, 112)]},
};
