/** What the box of an event is called: by its kind, by its own name in that event, and a group by how many people are in it. */
import type {EventKind} from '@site/src/facts/algorithmEvents';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {Box, ShotBox} from './tracks';

/** Words of `i18n/<edition>/copy/camera-view.ts`. */
export interface BoxWords {
  readonly kinds: Readonly<Record<EventKind, string>>;
  /** What a kind is called in one event, where its general name says too little. */
  readonly own: Partial<Record<AlgorithmId, Partial<Record<EventKind, string>>>>;
  /** What the alert of an event is about, where the kind would read as if it were the fault. */
  readonly alerts: Partial<Record<AlgorithmId, string>>;
  readonly people: (count: number) => string;
}

export const isIn = ([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean =>
  x >= left && y >= top && x + width <= left + wide && y + height <= top + high;

/** @param boxes all boxes of the moment */
export function nameOfBox(
  words: BoxWords,
  event: AlgorithmId,
  {kind, tone, box}: ShotBox,
  boxes: readonly ShotBox[],
): string {
  if (kind === 'group') {
    const count = boxes.filter((one) => one.kind === 'person' && isIn(one.box, box)).length;
    if (count > 1) return words.people(count);
  }
  return (tone === 'alert' && words.alerts[event]) || (words.own[event]?.[kind] ?? words.kinds[kind]);
}
