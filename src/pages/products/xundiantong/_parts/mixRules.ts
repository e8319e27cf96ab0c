/** Which of the three ways of inspecting suits a chain: a rule of thumb, written down so that it can be argued with. */
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

export const ways = ['ai', 'cloud', 'onSite'] as const;
export type Way = (typeof ways)[number];

/** What the visitor answers; the first choice of each is the lightest. */
export const mixChoices = {
  often: ['monthly', 'weekly', 'daily'],
  risk: ['low', 'medium', 'high'],
  distance: ['near', 'drive', 'far'],
} as const;
export type MixQuestion = keyof typeof mixChoices;
export type MixAnswers = {readonly [K in MixQuestion]: (typeof mixChoices)[K][number]};
export const mixQuestions = Object.keys(mixChoices) as MixQuestion[];

export const startAnswers: MixAnswers = {often: 'weekly', risk: 'medium', distance: 'drive'};

/** Points each answer gives to AI, cloud and on-site. */
const points: {readonly [K in MixQuestion]: Readonly<Record<MixAnswers[K], readonly [number, number, number]>>} = {
  often: {monthly: [1, 3, 4], weekly: [3, 4, 2], daily: [6, 3, 1]},
  risk: {low: [3, 3, 1], medium: [3, 2, 2], high: [2, 2, 5]},
  distance: {near: [2, 1, 4], drive: [2, 3, 2], far: [3, 4, 1]},
};

/** Shares of the checks in percent, in steps of five; together 100. */
export function mixOf(answers: MixAnswers): Readonly<Record<Way, number>> {
  const {often, risk, distance} = answers;
  const sums = [points.often[often], points.risk[risk], points.distance[distance]].reduce<[number, number, number]>(
    (all, one) => [all[0] + one[0], all[1] + one[1], all[2] + one[2]],
    [0, 0, 0],
  );
  const total = sums[0] + sums[1] + sums[2];
  const ai = Math.round((sums[0] / total) * 20) * 5;
  const onSite = Math.round((sums[2] / total) * 20) * 5;
  return {ai, cloud: 100 - ai - onSite, onSite};
}

/** Visits a store should see in a year: risk decides, distance only where risk allows. */
export function visitsPerYear({risk, distance}: MixAnswers): number {
  if (risk === 'high') return 12;
  const base = risk === 'medium' ? 6 : 4;
  return distance === 'far' ? base / 2 : base;
}

/** `?often=daily&risk=high`; what stands at its start is left out. */
export const mixCodec: QueryCodec<MixAnswers> = {
  read: (query) =>
    Object.fromEntries(
      mixQuestions.map((name) => [
        name,
        mixChoices[name].find((choice) => choice === query.get(name)) ?? startAnswers[name],
      ]),
    ) as unknown as MixAnswers,
  write: (answers, query) => {
    for (const name of mixQuestions)
      setOrDelete(query, name, answers[name] === startAnswers[name] ? undefined : answers[name]);
  },
};
