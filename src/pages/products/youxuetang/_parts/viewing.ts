/** When parents may look: windows of a sample day in a kindergarten, and what is closed in between. */

/** Parents may watch the classroom (`open`) or the yard, nobody outside anything (`closed`); `nap`: the camera is asleep for all. */
export type ViewingKind = 'open' | 'yard' | 'closed' | 'nap';

export interface ViewingSlot {
  readonly from: number;
  readonly to: number;
  readonly kind: ViewingKind;
  readonly id: 'arrival' | 'free' | 'lesson' | 'outdoor' | 'lunch' | 'nap' | 'snack' | 'games' | 'pickup';
}

/** Minutes after midnight; without holes from the first child to the last. */
export const sampleDay: readonly ViewingSlot[] = [
  {id: 'arrival', from: 450, to: 510, kind: 'closed'},
  {id: 'free', from: 510, to: 570, kind: 'open'},
  {id: 'lesson', from: 570, to: 630, kind: 'closed'},
  {id: 'outdoor', from: 630, to: 690, kind: 'yard'},
  {id: 'lunch', from: 690, to: 735, kind: 'closed'},
  {id: 'nap', from: 735, to: 870, kind: 'nap'},
  {id: 'snack', from: 870, to: 900, kind: 'closed'},
  {id: 'games', from: 900, to: 960, kind: 'open'},
  {id: 'pickup', from: 960, to: 1050, kind: 'closed'},
];

/** The slot a minute falls in; the day's last minute belongs to the last slot. */
export function slotAt(minute: number, day: readonly ViewingSlot[] = sampleDay): ViewingSlot | undefined {
  const last = day[day.length - 1];
  return minute === last?.to ? last : day.find(({from, to}) => minute >= from && minute < to);
}

const isWindow = ({kind}: ViewingSlot): boolean => kind === 'open' || kind === 'yard';

/** The next slot in which parents may look; none after the last of the day. */
export const nextWindow = (minute: number, day: readonly ViewingSlot[] = sampleDay): ViewingSlot | undefined =>
  day.find((slot) => slot.from > minute && isWindow(slot));

/** Minutes of the day in which parents may look. */
export const openMinutes = (day: readonly ViewingSlot[] = sampleDay): number =>
  day.filter(isWindow).reduce((sum, {from, to}) => sum + to - from, 0);
