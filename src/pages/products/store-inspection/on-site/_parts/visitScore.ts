/** Score of a store visit: weighted items, and one that no number of good marks can make up for. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const verdicts = ['pass', 'part', 'fail'] as const;
export type Verdict = (typeof verdicts)[number];

/** Part of an item's weight that a verdict earns. */
const earned: Readonly<Record<Verdict, number>> = {pass: 1, part: 0.5, fail: 0};

/** Items of the sample sheet. The critical one caps the score when it fails. */
export const scoreItems = [
  {id: 'safety', critical: true, weight: 30, verdict: 'pass'},
  {id: 'clean', critical: false, weight: 25, verdict: 'part'},
  {id: 'service', critical: false, weight: 20, verdict: 'pass'},
  {id: 'display', critical: false, weight: 15, verdict: 'fail'},
  {id: 'papers', critical: false, weight: 10, verdict: 'pass'},
] as const satisfies readonly {
  readonly id: string;
  readonly critical: boolean;
  readonly weight: number;
  readonly verdict: Verdict;
}[];

export type ScoreItemId = (typeof scoreItems)[number]['id'];

/** Highest score of a visit in which a critical item failed. */
export const criticalCap = 59;

/** Weights a visitor can set. */
export const weightRange = {min: 0, max: 40, step: 5} as const;

export interface Scored {
  readonly weight: number;
  readonly verdict: Verdict;
}
export type Sheet = Readonly<Record<ScoreItemId, Scored>>;

export const startSheet = Object.fromEntries(
  scoreItems.map(({id, weight, verdict}) => [id, {weight, verdict}]),
) as Record<ScoreItemId, Scored>;

export interface ScoreResult {
  readonly earned: number;
  readonly possible: number;
  /** 0–100, whole; null when nothing has a weight. */
  readonly score: number | null;
  readonly capped: boolean;
}

/** Σ (weight × what the verdict earns) ÷ Σ weight × 100, at most 59 when a critical item failed. */
export function visitScore(sheet: Sheet): ScoreResult {
  const possible = scoreItems.reduce((sum, {id}) => sum + sheet[id].weight, 0);
  const got = scoreItems.reduce((sum, {id}) => sum + sheet[id].weight * earned[sheet[id].verdict], 0);
  if (possible === 0) return {earned: 0, possible, score: null, capped: false};
  const plain = Math.round((got / possible) * 100);
  const failed = scoreItems.some(({id, critical}) => critical && sheet[id].verdict === 'fail');
  return {
    earned: got,
    possible,
    score: failed ? Math.min(plain, criticalCap) : plain,
    capped: failed && plain > criticalCap,
  };
}

/** `?clean=20.fail&papers=5.pass`; items at their start are left out. */
export const sheetCodec: QueryCodec<Sheet> = {
  read: (query) =>
    Object.fromEntries(
      scoreItems.map(({id}) => {
        const [, weight, verdict] = /^(\d{1,2})\.(\w+)$/.exec(query.get(id) ?? '') ?? [];
        const known = verdicts.find((one) => one === verdict);
        const number = Number(weight);
        return [id, known && number <= weightRange.max ? {weight: number, verdict: known} : startSheet[id]];
      }),
    ) as Record<ScoreItemId, Scored>,
  write: (sheet, query) => {
    for (const {id, weight, verdict} of scoreItems) {
      const same = sheet[id].weight === weight && sheet[id].verdict === verdict;
      setOrDelete(query, id, same ? undefined : `${sheet[id].weight}.${sheet[id].verdict}`);
    }
  },
};
