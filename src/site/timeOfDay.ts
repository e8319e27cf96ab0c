/** Times of day, for readers of either clock and for addresses. */

/** Minutes after midnight as "08:05"; addresses use it in both editions. */
export const clock24 = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Minutes after midnight as "8:05 a.m."; a full hour as "8 a.m." */
export function clock12(minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  const minutes = minute % 60 === 0 ? '' : `:${String(minute % 60).padStart(2, '0')}`;
  return `${((hours + 11) % 12) + 1}${minutes}\u00a0${hours < 12 ? 'a.m.' : 'p.m.'}`;
}

/** "14:07" as "2:07 p.m.", "14:07:05" as "2:07:05 p.m." */
export function written12(time: string): string {
  const [hours = '0', minutes = '0', seconds] = time.split(':');
  const [figures = '', half = ''] = clock12(Number(hours) * 60 + Number(minutes)).split('\u00a0');
  return seconds === undefined
    ? `${figures}\u00a0${half}`
    : `${figures.includes(':') ? figures : `${figures}:00`}:${seconds}\u00a0${half}`;
}

/** An hour on the axis of a chart: "8a", "12p". */
export const axis12 = (hour: number): string => `${((hour + 11) % 12) + 1}${hour % 24 < 12 ? 'a' : 'p'}`;
