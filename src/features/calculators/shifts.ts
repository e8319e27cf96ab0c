/**
 * A day of shifts against who was there. The people are a fixed sample, labeled as such; the arithmetic is what the
 * report does: planned time without presence is a gap, unless it is shorter than the store forgives.
 */

/** From and to, in minutes after midnight. */
export type Span = readonly [from: number, to: number];

export interface Shift {
  /** Time on the floor as planned; the break is the hole between two spans. */
  readonly planned: readonly Span[];
  readonly present: readonly Span[];
}

/** Opening hours of the sample store. */
export const open: Span = [540, 1320];

/** Five people of the sample day, from the one who opens to the one who closes. */
export const sampleShifts: readonly Shift[] = [
  {
    planned: [
      [540, 720],
      [750, 1020],
    ],
    present: [
      [538, 721],
      [748, 1021],
    ],
  },
  {
    planned: [
      [570, 750],
      [780, 1050],
    ],
    present: [
      [583, 750],
      [791, 1050],
    ],
  },
  {
    planned: [
      [720, 960],
      [990, 1200],
    ],
    present: [
      [720, 956],
      [990, 1150],
    ],
  },
  {
    planned: [
      [780, 1020],
      [1050, 1320],
    ],
    present: [
      [776, 1020],
      [1053, 1320],
    ],
  },
  {planned: [[1020, 1320]], present: [[1062, 1320]]},
];

/** Visits counted at the door in each open hour of the sample day. */
export const sampleVisits: readonly number[] = [8, 14, 22, 34, 30, 24, 22, 28, 52, 66, 48, 30, 12];

/** Parts of `planned` that `present` does not cover and that last longer than `grace` minutes. */
export function gaps({planned, present}: Shift, grace: number): Span[] {
  let open: Span[] = [...planned];
  for (const [from, to] of present) {
    open = open.flatMap(([start, end]): Span[] => {
      if (to <= start || from >= end) return [[start, end]];
      return [...(from > start ? [[start, from] as const] : []), ...(to < end ? [[to, end] as const] : [])];
    });
  }
  return open.filter(([start, end]) => end - start > grace);
}

const overlap = ([a, b]: Span, [c, d]: Span) => Math.max(0, Math.min(b, d) - Math.max(a, c));

/** Average number of people there in each hour of `day`, from their spans. */
export function headcount(people: readonly (readonly Span[])[], [start, end]: Span): number[] {
  return Array.from({length: Math.ceil((end - start) / 60)}, (_, hour) => {
    const window: Span = [start + hour * 60, Math.min(end, start + (hour + 1) * 60)];
    const minutes = people.flat().reduce((sum, span) => sum + overlap(span, window), 0);
    return minutes / (window[1] - window[0]);
  });
}
