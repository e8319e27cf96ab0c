/** The line an inspection algorithm draws: which pictures people get to see, and which slip by. Sample data. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** Seconds a person looks at one forwarded picture. */
export const lookSeconds = 8;

/** Where the line may stand, in percent. */
export const thresholdRange = {min: 50, max: 95, step: 5, start: 75} as const;

export interface SamplePicture {
  /** How sure the algorithm is that something is wrong, in percent. */
  readonly score: number;
  /** What a person said after looking. */
  readonly wrong: boolean;
}

const scored = (wrong: boolean, scores: readonly number[]): SamplePicture[] => scores.map((score) => ({score, wrong}));

/** Sixty pictures of one morning: twenty with something wrong, forty without. */
export const samplePictures: readonly SamplePicture[] = [
  ...scored(true, [56, 63, 68, 72, 76, 79, 81, 83, 85, 87, 88, 90, 91, 92, 93, 94, 95, 96, 97, 98]),
  ...scored(
    false,
    [
      51, 51, 52, 52, 53, 53, 54, 54, 55, 55, 56, 57, 57, 58, 58, 59, 60, 60, 61, 62, 62, 63, 64, 65, 65, 66, 67, 68,
      69, 70, 73, 75, 76, 78, 79, 81, 83, 86, 89, 92,
    ],
  ),
];

export interface ThresholdOutcome {
  /** Pictures people get to see, and how they judge them. */
  readonly shown: number;
  readonly confirmed: number;
  readonly dismissed: number;
  /** Something was wrong, and nobody saw it. */
  readonly missed: number;
  /** Time people spend looking. */
  readonly seconds: number;
}

/** What a line at `threshold` percent leads to. */
export function outcomeAt(pictures: readonly SamplePicture[], threshold: number): ThresholdOutcome {
  const shown = pictures.filter(({score}) => score >= threshold);
  const confirmed = shown.filter(({wrong}) => wrong).length;
  return {
    shown: shown.length,
    confirmed,
    dismissed: shown.length - confirmed,
    missed: pictures.filter(({score, wrong}) => wrong && score < threshold).length,
    seconds: shown.length * lookSeconds,
  };
}

/** The line in the address; anything the slider cannot show is the start. */
export const thresholdCodec: QueryCodec<number> = {
  read(query) {
    const value = Number(query.get('line') ?? Number.NaN);
    const {min, max, step, start} = thresholdRange;
    return Number.isInteger(value) && value >= min && value <= max && value % step === 0 ? value : start;
  },
  write: (value, query) => setOrDelete(query, 'line', value === thresholdRange.start ? undefined : String(value)),
};
