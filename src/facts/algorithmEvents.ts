/**
 * What a camera sees at the decisive moment of an algorithm's event: the boxes and the zone of its poster, in pixels of
 * 640 x 360. Written by `media/scripts/render.py` from `static/media/events/*.json`; do not edit.
 */
import type {AlgorithmId} from './algorithms';

export type EventKind =
  | 'person'
  | 'staff'
  | 'group'
  | 'cart'
  | 'item'
  | 'vehicle'
  | 'animal'
  | 'smoke'
  | 'fire'
  | 'forklift'
  | 'box'
  | 'post'
  | 'spill'
  | 'bins'
  | 'table'
  | 'gap'
  | 'display'
  | 'bay'
  | 'drawer';
type Box = readonly [left: number, top: number, width: number, height: number];

export interface AlgorithmEvent {
  /** Number of the poster's frame in the clip. */
  readonly frame: number;
  /** What is tracked, alerts first. */
  readonly boxes: readonly {readonly kind: EventKind; readonly tone: 'normal' | 'alert'; readonly box: Box}[];
  /** Corners of the zone that the algorithm watches. */
  readonly zone: readonly (readonly [x: number, y: number])[] | null;
  /** Where people stood, on the floor, a line for each: all places make heat, or each line is a way from its end to its start. */
  readonly trail?: {
    readonly kind: 'heat' | 'path';
    readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
  };
}

const alert = (kind: EventKind, ...box: Box) => ({kind, tone: 'alert', box}) as const;
const seen = (kind: EventKind, ...box: Box) => ({kind, tone: 'normal', box}) as const;

export const algorithmEvents: Readonly<Record<AlgorithmId, AlgorithmEvent>> = {
  'overhead-counting': {
    frame: 12,
    zone: [
      [211, 214],
      [429, 214],
      [429, 198],
      [211, 198],
    ],
    boxes: [seen('person', 205, 243, 84, 104), seen('person', 358, 65, 77, 94)],
  },
  'stereo-counting': {
    frame: 19,
    zone: [
      [388, 229],
      [211, 279],
      [217, 287],
      [396, 234],
    ],
    boxes: [
      seen('person', 269, 109, 57, 165),
      seen('person', 325, 160, 34, 91),
      seen('person', 325, 87, 46, 126),
      seen('cart', 341, 140, 79, 112),
    ],
  },
  'staff-exclusion': {
    frame: 14,
    zone: [
      [388, 229],
      [211, 279],
      [217, 287],
      [396, 234],
    ],
    boxes: [seen('person', 312, 96, 61, 147), seen('staff', 224, 108, 82, 167), seen('person', 205, 73, 41, 122)],
  },
  'group-counting': {
    frame: 17,
    zone: [
      [157, 212],
      [483, 212],
      [483, 196],
      [157, 196],
    ],
    boxes: [seen('group', 141, 123, 287, 186)],
  },
  'queue-length': {
    frame: 24,
    zone: [
      [367, 137],
      [303, 180],
      [356, 199],
      [413, 149],
    ],
    boxes: [
      seen('staff', 206, 167, 104, 193),
      seen('person', 143, 100, 30, 43),
      seen('person', 211, 90, 23, 35),
      seen('person', 271, 74, 20, 31),
      seen('person', 303, 53, 19, 28),
      seen('person', 346, 41, 16, 26),
      seen('person', 370, 32, 18, 24),
      seen('group', 134, 23, 263, 137),
    ],
  },
  'dwell-time': {
    frame: 18,
    zone: [
      [333, 360],
      [426, 278],
      [287, 233],
      [154, 339],
    ],
    boxes: [seen('person', 312, 131, 66, 156), seen('person', 463, 106, 61, 161), seen('person', 380, 64, 32, 91)],
  },
  'heat-map': {
    frame: 16,
    zone: null,
    trail: {
      kind: 'heat',
      lines: [
        [
          [113, 185],
          [121, 205],
          [129, 234],
          [144, 284],
        ],
        [
          [458, 337],
          [381, 286],
          [330, 236],
          [293, 208],
        ],
        [
          [428, 183],
          [387, 194],
          [337, 214],
          [278, 232],
        ],
        [
          [367, 157],
          [398, 172],
          [440, 194],
          [497, 213],
        ],
        [
          [214, 218],
          [214, 217],
          [214, 217],
          [214, 218],
        ],
        [
          [246, 360],
          [246, 360],
          [247, 360],
          [247, 360],
        ],
        [
          [259, 166],
          [259, 166],
          [260, 166],
          [261, 166],
        ],
        [
          [422, 360],
          [420, 360],
          [421, 360],
          [422, 360],
        ],
      ],
    },
    boxes: [
      seen('person', 105, 111, 48, 123),
      seen('person', 312, 119, 37, 117),
      seen('person', 311, 107, 52, 107),
      seen('person', 417, 95, 47, 99),
      seen('person', 198, 113, 33, 104),
      seen('person', 211, 266, 73, 94),
      seen('person', 244, 82, 32, 84),
      seen('staff', 382, 205, 78, 155),
    ],
  },
  'zone-occupancy': {
    frame: 4,
    zone: [
      [396, 147],
      [70, 200],
      [128, 360],
      [640, 336],
    ],
    boxes: [
      seen('person', 219, 117, 43, 110),
      seen('person', 88, 91, 53, 110),
      seen('person', 446, 125, 59, 114),
      seen('person', 350, 131, 46, 130),
      seen('person', 519, 158, 64, 137),
    ],
  },
  'cross-lens-path': {
    frame: 15,
    zone: null,
    trail: {
      kind: 'path',
      lines: [
        [
          [256, 242],
          [199, 258],
          [124, 260],
        ],
        [
          [549, 197],
          [617, 183],
        ],
      ],
    },
    boxes: [seen('person', 225, 110, 63, 132), seen('person', 517, 60, 64, 137)],
  },
  'shelf-stop': {
    frame: 16,
    zone: [
      [103, 360],
      [302, 231],
      [252, 215],
      [48, 351],
    ],
    boxes: [seen('person', 169, 128, 58, 152), seen('person', 271, 104, 57, 158)],
  },
  intrusion: {
    frame: 21,
    zone: [
      [143, 303],
      [290, 360],
      [398, 224],
      [287, 198],
    ],
    boxes: [alert('person', 275, 128, 63, 139)],
  },
  loitering: {
    frame: 20,
    zone: [
      [241, 283],
      [367, 220],
      [303, 193],
      [182, 241],
    ],
    boxes: [alert('person', 243, 134, 41, 114), seen('person', 334, 167, 39, 115), seen('person', 429, 110, 38, 89)],
  },
  crowding: {
    frame: 24,
    zone: [
      [273, 360],
      [446, 269],
      [324, 214],
      [155, 290],
    ],
    boxes: [alert('group', 225, 144, 180, 187), seen('person', 367, 146, 38, 115), seen('person', 170, 177, 32, 116)],
  },
  fall: {frame: 22, zone: null, boxes: [alert('person', 342, 180, 202, 74), seen('staff', 366, 0, 52, 112)]},
  'smoke-fire': {frame: 26, zone: null, boxes: [alert('smoke', 188, 0, 164, 196), alert('fire', 289, 126, 48, 82)]},
  smoking: {frame: 20, zone: null, boxes: [alert('person', 275, 126, 149, 234), alert('item', 263, 170, 56, 71)]},
  'blocked-exit': {
    frame: 26,
    zone: [
      [193, 292],
      [432, 254],
      [371, 193],
      [187, 214],
    ],
    boxes: [alert('box', 219, 158, 140, 101), seen('staff', 362, 151, 80, 209)],
  },
  'empty-post': {
    frame: 20,
    zone: null,
    boxes: [alert('post', 295, 57, 123, 164), seen('person', 209, 86, 64, 174), seen('person', 125, 65, 46, 168)],
  },
  'cap-missing': {frame: 16, zone: null, boxes: [alert('staff', 173, 118, 143, 242), seen('staff', 332, 9, 115, 322)]},
  'mask-missing': {frame: 16, zone: null, boxes: [alert('staff', 139, 57, 172, 303), seen('staff', 285, 0, 127, 360)]},
  uniform: {
    frame: 14,
    zone: null,
    boxes: [alert('staff', 399, 98, 65, 138), seen('staff', 312, 86, 38, 128), seen('staff', 159, 180, 103, 180)],
  },
  rodent: {frame: 18, zone: null, boxes: [alert('animal', 280, 183, 250, 61)]},
  'wet-floor': {
    frame: 12,
    zone: null,
    boxes: [alert('spill', 244, 202, 182, 120), seen('person', 125, 0, 77, 173), seen('person', 475, 60, 107, 276)],
  },
  'trash-overflow': {
    frame: 25,
    zone: null,
    boxes: [alert('bins', 190, 63, 244, 226), seen('staff', 447, 248, 128, 112)],
  },
  'table-cleared': {frame: 24, zone: null, boxes: [alert('table', 164, 79, 186, 149)]},
  'shelf-gap': {
    frame: 24,
    zone: null,
    boxes: [alert('gap', 167, 132, 137, 44), alert('gap', 396, 99, 125, 47), alert('gap', 419, 189, 72, 41)],
  },
  'display-check': {
    frame: 24,
    zone: null,
    boxes: [alert('display', 226, 72, 198, 255), seen('person', 358, 176, 203, 184)],
  },
  'scan-count': {
    frame: 15,
    zone: null,
    boxes: [
      alert('item', 391, 135, 38, 62),
      seen('item', 544, 158, 52, 67),
      seen('item', 523, 195, 29, 39),
      seen('item', 253, 170, 29, 63),
      seen('item', 202, 184, 26, 39),
      seen('staff', 315, 0, 123, 183),
      seen('person', 0, 34, 100, 326),
    ],
  },
  'drawer-open': {frame: 18, zone: null, boxes: [alert('drawer', 478, 65, 112, 85), seen('staff', 438, 0, 154, 126)]},
  'box-drop': {
    frame: 15,
    zone: null,
    boxes: [alert('box', 287, 230, 41, 46), seen('staff', 324, 211, 72, 149), seen('staff', 290, 87, 30, 91)],
  },
  'fire-lane-parking': {
    frame: 24,
    zone: [
      [230, 301],
      [483, 189],
      [390, 153],
      [154, 229],
    ],
    boxes: [alert('vehicle', 217, 117, 217, 132), seen('person', 189, 104, 36, 90)],
  },
  'forklift-person': {
    frame: 20,
    zone: null,
    boxes: [alert('forklift', 183, 83, 160, 203), alert('person', 342, 149, 52, 128)],
  },
  'bay-occupied': {
    frame: 22,
    zone: null,
    boxes: [
      seen('vehicle', 41, 144, 192, 142),
      seen('bay', 394, 182, 222, 132),
      seen('staff', 221, 117, 36, 94),
      seen('vehicle', 251, 144, 134, 146),
    ],
  },
};
