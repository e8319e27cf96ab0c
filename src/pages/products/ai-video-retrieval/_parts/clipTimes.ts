/** Hours of the search and their places on the timeline. */
import {openHours, type ClipQuery} from './sampleClips';

/** Full hours from opening to closing. */
export const hourList = Array.from({length: openHours.to - openHours.from + 1}, (_, index) => openHours.from + index);

/** Where a minute of the day stands on the timeline. */
export const place = (minute: number): string =>
  `${((minute - openHours.from * 60) / ((openHours.to - openHours.from) * 60)) * 100}%`;

/** The query with some of it changed. An hour that passes the other one takes it along. */
export function changeQuery(query: ClipQuery, part: Partial<ClipQuery>): ClipQuery {
  const next = {...query, ...part};
  if (next.from < next.to) return next;
  return part.from === undefined ? {...next, from: next.to - 1} : {...next, to: next.from + 1};
}
