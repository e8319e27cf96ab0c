/** The rooms of the sample flat: where they lie on the plan and which camera, if any, belongs there. */

export interface Room {
  readonly id: 'hall' | 'living' | 'kitchen' | 'child' | 'parents' | 'bath' | 'yard';
  /** On the plan of 640 × 540. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Catalogue id; null where no camera belongs. */
  readonly model: string | null;
  /** Where it stands, and the direction it looks in degrees (0 to the right, 90 down). */
  readonly at?: readonly [x: number, y: number];
  readonly look?: number;
}

export const planSize = {width: 640, height: 540};

export const rooms: readonly Room[] = [
  {id: 'hall', x: 252, y: 300, width: 136, height: 140, model: 'w3-s', at: [320, 312], look: 90},
  {id: 'living', x: 20, y: 200, width: 232, height: 240, model: 'p3-x-8', at: [236, 216], look: 135},
  {id: 'kitchen', x: 388, y: 230, width: 232, height: 210, model: 'w3-e', at: [606, 246], look: 135},
  {id: 'child', x: 388, y: 20, width: 232, height: 210, model: 'w3-e', at: [402, 36], look: 45},
  {id: 'parents', x: 20, y: 20, width: 232, height: 180, model: 'w3-e', at: [36, 36], look: 45},
  {id: 'bath', x: 252, y: 20, width: 136, height: 130, model: null},
  {id: 'yard', x: 20, y: 448, width: 600, height: 84, model: 'e3-t-h', at: [320, 450], look: 90},
];

export type RoomId = Room['id'];

/** Path of the sector a camera sees: `degrees` wide around the direction it looks. */
export function sector([x, y]: readonly [number, number], look: number, degrees: number, radius = 420): string {
  const point = (angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${(x + radius * Math.cos(radians)).toFixed(1)} ${(y + radius * Math.sin(radians)).toFixed(1)}`;
  };
  const [from, to] = [look - degrees / 2, look + degrees / 2];
  return `M${x} ${y}L${point(from)}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${point(to)}z`;
}
