/** A sample shelf over a day: when positions run empty, and how soon they are filled again. */

/** Opening, closing and the evening rush, in minutes after midnight. */
export const shelfDay = {opens: 8 * 60, closes: 22 * 60, rush: 16 * 60} as const;
/** Rounds that fill everything. */
const rounds: readonly number[] = [10 * 60, 15 * 60];
/** Minutes from an alert to a full position. */
const answer = 30;
/** How much faster goods sell in the rush. */
const rushPace = 2.4;

/** Minutes a full position lasts at the day's usual pace: four boards of ten; most outlast the day. */
const lasts: readonly number[] = [
  4000, 4000, 260, 4000, 4000, 4000, 420, 4000, 4000, 4000, 4000, 130, 4000, 300, 4000, 200, 4000, 4000, 480, 4000,
  4000, 4000, 4000, 170, 4000, 4000, 330, 4000, 240, 4000, 4000, 380, 4000, 4000, 4000, 4000, 4000, 150, 4000, 4000,
];
/** Positions on one board. */
export const perBoard = 10;

export interface ShelfState {
  /** Whether each position is empty now. */
  readonly empty: readonly boolean[];
  /** Minutes of empty positions since opening, all positions together. */
  readonly gapMinutes: number;
}

/** The shelf at a minute, filled by rounds alone or also after an alert. */
export function shelfAt(minute: number, alerts: boolean): ShelfState {
  let gapMinutes = 0;
  const empty = lasts.map((full) => {
    let stock = full;
    let since = 0;
    for (let now = shelfDay.opens; now <= minute; now++) {
      if (rounds.includes(now) || (alerts && stock <= 0 && now - since >= answer)) stock = full;
      if (stock <= 0) {
        gapMinutes++;
      } else {
        stock -= now >= shelfDay.rush ? rushPace : 1;
        since = now;
      }
    }
    return stock <= 0;
  });
  return {empty, gapMinutes};
}
