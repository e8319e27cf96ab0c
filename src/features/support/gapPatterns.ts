/**
 * How the gaps of a recording look on a timeline, by their cause: for each bar the stretches that are recorded, from and to, of 120.
 * Several bars have names (`gaps.bars` of the copy): card and cloud, or cameras.
 */
type Bar = readonly (readonly [from: number, to: number])[];

const whole: Bar = [[0, 120]];
/** All cameras of a store at the same moment. */
const together: Bar = [
  [0, 50],
  [63, 120],
];

export const gapPatterns = {
  people: [
    // From before opening until after closing.
    [
      [39, 46],
      [50, 62],
      [66, 83],
      [88, 104],
    ],
  ],
  card: [Array.from({length: 10}, (_, at) => [12 * at, 12 * at + 9.5] as const)],
  cloud: [
    whole,
    // At lunch and in the evening, when the line is busy.
    [
      [0, 55],
      [67, 88],
      [102, 120],
    ],
  ],
  together: [together, together, together],
  overwritten: [[[90, 120]]],
} as const satisfies Readonly<Record<string, readonly Bar[]>>;

export type GapPattern = keyof typeof gapPatterns;

/** How much time a bar is; its ends are named in the copy. */
export const gapScales = {
  people: 'day',
  card: 'minute',
  cloud: 'day',
  together: 'day',
  overwritten: 'month',
} as const satisfies Readonly<Record<GapPattern, string>>;
