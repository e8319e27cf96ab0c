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
  'overhead-counting': {
    frame: 12,
    zone: [
      [211, 214],
      [429, 214],
      [429, 198],
      [211, 198],
    ],
    boxes: [seen('person', 205, 244, 84, 103), seen('person', 358, 65, 77, 94)],
  },
  'group-counting': {
    frame: 13,
    zone: [
      [211, 214],
      [429, 214],
      [429, 198],
      [211, 198],
    ],
    boxes: [seen('group', 200, 198, 192, 149)],
  },
  intrusion: {
    frame: 22,
    zone: [
      [130, 280],
      [264, 340],
      [370, 219],
      [262, 193],
    ],
    boxes: [alert('person', 241, 98, 41, 107)],
  },
  fall: {frame: 22, zone: null, boxes: [alert('person', 319, 168, 180, 66), seen('staff', 366, 0, 52, 112)]},
  'smoke-fire': {frame: 26, zone: null, boxes: [alert('smoke', 188, 0, 164, 196), alert('fire', 289, 126, 48, 82)]},
  smoking: {frame: 18, zone: null, boxes: [alert('person', 267, 90, 122, 270), alert('item', 309, 75, 65, 91)]},
  'blocked-exit': {
    frame: 26,
    zone: [
      [193, 292],
      [432, 254],
      [371, 193],
      [187, 214],
    ],
    boxes: [alert('box', 219, 158, 140, 101), seen('staff', 362, 151, 79, 209)],
  },
  'empty-post': {
    frame: 20,
    zone: [
      [262, 200],
      [422, 286],
      [475, 245],
      [320, 177],
    ],
    boxes: [alert('place', 295, 57, 123, 164), seen('person', 216, 98, 70, 188), seen('person', 181, 125, 90, 235)],
  },
  'cap-missing': {
    frame: 16,
    zone: null,
    boxes: [alert('staff', 215, 122, 104, 232), seen('staff', 321, 36, 80, 225), seen('staff', 245, 13, 67, 195)],
  },
  'mask-missing': {
    frame: 16,
    zone: null,
    boxes: [alert('staff', 251, 93, 108, 267), seen('staff', 316, 41, 78, 230), seen('staff', 256, 22, 63, 205)],
  },
  'shelf-gap': {
    frame: 24,
    zone: null,
    boxes: [alert('place', 167, 132, 137, 44), alert('place', 396, 99, 125, 47), alert('place', 419, 189, 72, 41)],
  },
  'drawer-open': {frame: 18, zone: null, boxes: [alert('item', 384, 74, 108, 87), seen('staff', 372, 0, 146, 136)]},
};
