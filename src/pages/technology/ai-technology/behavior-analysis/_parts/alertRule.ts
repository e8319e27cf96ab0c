/** A rule with one limit: what it reports, what it leaves out, and how often it is right. */

export interface Observation {
  /** Seconds of stay. */
  readonly value: number;
  /** Whether somebody who watched the recording would have wanted the report. */
  readonly real: boolean;
}

export interface Outcome {
  readonly reported: number;
  /** Reported, and nobody wanted it. */
  readonly idle: number;
  /** Wanted, and not reported. */
  readonly missed: number;
}

/** Applies the limit to all observations: reported is what reaches it. */
export function outcomeOf(observations: readonly Observation[], limit: number): Outcome {
  const reported = observations.filter(({value}) => value >= limit);
  return {
    reported: reported.length,
    idle: reported.filter(({real}) => !real).length,
    missed: observations.filter(({value, real}) => real && value < limit).length,
  };
}

/** Stays at a back door during one evening, in seconds: a sample in the order they happened. */
export const staysAtDoor: readonly Observation[] = [
  {value: 8, real: false},
  {value: 22, real: false},
  {value: 14, real: false},
  {value: 46, real: false},
  {value: 190, real: true},
  {value: 31, real: false},
  {value: 12, real: false},
  {value: 75, real: false},
  {value: 19, real: false},
  {value: 260, real: true},
  {value: 38, real: false},
  {value: 105, real: false},
  {value: 27, real: false},
  {value: 16, real: false},
  {value: 150, real: true},
  {value: 52, real: false},
  {value: 9, real: false},
  {value: 84, real: true},
  {value: 33, real: false},
  {value: 118, real: false},
];
