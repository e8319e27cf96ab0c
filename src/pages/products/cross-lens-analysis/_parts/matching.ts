/** Joining two pieces of a path: two appearances are the same person when they are alike enough. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** How alike two appearances are, from 0 to 1, and whether they were one person. */
export interface Pair {
  readonly alike: number;
  readonly same: boolean;
}

export interface Outcome {
  /** One person, joined: right. */
  readonly joined: number;
  /** One person, not joined: the path breaks in two. */
  readonly broken: number;
  /** Two people, joined: the path belongs to nobody. */
  readonly mixed: number;
  /** Two people, kept apart: right. */
  readonly apart: number;
}

/** What a threshold makes of the pairs. */
export function outcome(pairs: readonly Pair[], threshold: number): Outcome {
  const count = (same: boolean, above: boolean) =>
    pairs.filter((pair) => pair.same === same && pair.alike >= threshold === above).length;
  return {joined: count(true, true), broken: count(true, false), mixed: count(false, true), apart: count(false, false)};
}

export const situations = ['everyday', 'uniform', 'gap'] as const;
export type Situation = (typeof situations)[number];

const pairs = (same: readonly number[], other: readonly number[]): Pair[] => [
  ...same.map((alike) => ({alike, same: true})),
  ...other.map((alike) => ({alike, same: false})),
];

/** Made-up pairs, twenty of each kind: everyday clothes, everyone in the same jacket, a dark gap between the cameras. */
export const samplePairs: Readonly<Record<Situation, readonly Pair[]>> = {
  everyday: pairs(
    [
      0.68, 0.71, 0.74, 0.76, 0.77, 0.79, 0.8, 0.81, 0.82, 0.83, 0.84, 0.85, 0.86, 0.87, 0.88, 0.89, 0.9, 0.91, 0.93,
      0.95,
    ],
    [
      0.31, 0.34, 0.37, 0.39, 0.41, 0.43, 0.45, 0.46, 0.48, 0.5, 0.51, 0.53, 0.55, 0.57, 0.59, 0.61, 0.63, 0.66, 0.7,
      0.73,
    ],
  ),
  uniform: pairs(
    [
      0.7, 0.73, 0.75, 0.77, 0.79, 0.8, 0.82, 0.83, 0.84, 0.85, 0.86, 0.87, 0.88, 0.89, 0.9, 0.91, 0.92, 0.93, 0.94,
      0.96,
    ],
    [
      0.55, 0.59, 0.62, 0.64, 0.66, 0.68, 0.7, 0.72, 0.73, 0.75, 0.76, 0.77, 0.79, 0.8, 0.82, 0.83, 0.85, 0.86, 0.88,
      0.9,
    ],
  ),
  gap: pairs(
    [
      0.44, 0.49, 0.53, 0.56, 0.59, 0.61, 0.63, 0.65, 0.67, 0.69, 0.7, 0.72, 0.74, 0.75, 0.77, 0.79, 0.81, 0.83, 0.86,
      0.89,
    ],
    [
      0.33, 0.36, 0.38, 0.41, 0.43, 0.45, 0.47, 0.49, 0.51, 0.53, 0.55, 0.56, 0.58, 0.6, 0.62, 0.64, 0.67, 0.7, 0.74,
      0.78,
    ],
  ),
};

/** The slider works in percent. */
export const thresholdRange = {min: 40, max: 95} as const;

export interface MatchState {
  readonly situation: Situation;
  readonly threshold: number;
}

export const startMatch: MatchState = {situation: 'everyday', threshold: 74};

/** `?case=uniform&threshold=80`. */
export const matchCodec: QueryCodec<MatchState> = {
  read: (query) => {
    const threshold = Number(query.get('threshold'));
    return {
      situation: situations.find((one) => one === query.get('case')) ?? startMatch.situation,
      threshold:
        threshold >= thresholdRange.min && threshold <= thresholdRange.max
          ? Math.round(threshold)
          : startMatch.threshold,
    };
  },
  write: ({situation, threshold}, query) => {
    setOrDelete(query, 'case', situation === startMatch.situation ? undefined : situation);
    setOrDelete(query, 'threshold', threshold === startMatch.threshold ? undefined : String(threshold));
  },
};
