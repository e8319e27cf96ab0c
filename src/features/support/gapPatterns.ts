/**
 * How the gaps of a recording look on a timeline, by their cause: for each bar the stretches that are recorded, from and to, of 120.
 * Where only one recording has gaps, the first bar is the card and the second the cloud.
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
    [
      [7, 22],
      [41, 49],
      [56, 80],
      [101, 110],
    ],
  ],
  card: [Array.from({length: 10}, (_, at) => [12 * at, 12 * at + 9.5] as const)],
  cloud: [
    whole,
    [
      [0, 31],
      [45, 77],
      [96, 120],
    ],
  ],
  together: [together, together, together],
  overwritten: [[[70, 120]]],
} as const satisfies Readonly<Record<string, readonly Bar[]>>;

export type GapPattern = keyof typeof gapPatterns;
