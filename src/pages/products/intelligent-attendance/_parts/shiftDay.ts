/** The sample day in figures: people, visits for each of them, and gaps longer than what is forgiven. */
import clock from '@copy/clock';
import {gaps, headcount, open, sampleShifts, sampleVisits, type Span} from '@site/src/features/calculators/shifts';
import {setOrDelete, type QueryCodec} from '@site/src/components/ui/useQueryState';

/** Minutes a store may forgive. */
export const graces = [0, 5, 15];
export const defaultGrace = 5;

/** `?grace=15`. */
export const graceCodec: QueryCodec<number> = {
  read: (query) => {
    const grace = Number(query.get('grace') ?? defaultGrace);
    return graces.includes(grace) ? grace : defaultGrace;
  },
  write: (grace, query) => setOrDelete(query, 'grace', grace === defaultGrace ? undefined : String(grace)),
};

/** Where minutes stand in the opening hours. */
const share = (minutes: number) => `${((minutes - open[0]) / (open[1] - open[0])) * 100}%`;

/** A span of the opening hours, as a part of their width. */
export const place = ([from, to]: Span) => {
  const [start, end] = [Math.max(from, open[0]), Math.min(to, open[1])];
  return {insetInlineStart: share(start), width: `${((end - start) / (open[1] - open[0])) * 100}%`};
};

const presentHeads = headcount(
  sampleShifts.map((shift) => shift.present),
  open,
);
/** People on the floor by hour, as planned. */
export const plannedHeads = headcount(
  sampleShifts.map((shift) => shift.planned),
  open,
);
const load = (heads: readonly number[]) => sampleVisits.map((visits, hour) => visits / (heads[hour] || 1));
/** Visits per person who was there, by hour. */
export const loads = load(presentHeads);
/** The same if everybody had come as planned. */
export const plannedLoads = load(plannedHeads);
/** The hour the plan itself makes hardest, whoever comes late. */
export const busiest = plannedLoads.indexOf(Math.max(...plannedLoads));
/** Visits of the fullest hour. */
export const mostVisits = Math.max(...sampleVisits);

/** When an hour of the sample begins. */
export const startOf = (hour: number): string => clock.time(open[0] + hour * 60);

/** People who were there in an hour, with one decimal. */
export const headsAt = (hour: number): string => (presentHeads[hour] ?? 0).toFixed(1);

/** A gap of one person, by place in the sample. */
export interface PersonalGap {
  readonly person: number;
  readonly span: Span;
}

/** Gaps of all people that are longer than the grace. */
export const gapsOfAll = (grace: number): PersonalGap[] =>
  sampleShifts.flatMap((shift, person) => gaps(shift, grace).map((span) => ({person, span})));
