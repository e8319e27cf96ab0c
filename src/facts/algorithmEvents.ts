/** What a camera sees at the decisive moment of an algorithm's event: the boxes and the zone of its poster, in pixels of 640 x 360. */
import type {AlgorithmId} from './algorithms';

export interface AlgorithmEvent {
  /** Number of the poster's frame in the clip. */
  readonly frame: number;
  readonly boxes: readonly {
    readonly kind:
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
    readonly tone: 'normal' | 'alert';
    /** Left, top, width, height. */
    readonly box: readonly [x: number, y: number, width: number, height: number];
  }[];
  /** Corners of the zone that the algorithm watches. */
  readonly zone: readonly (readonly [x: number, y: number])[] | null;
}

export const algorithmEvents: Readonly<Partial<Record<AlgorithmId, AlgorithmEvent>>> = {};
