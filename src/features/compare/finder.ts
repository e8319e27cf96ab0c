/** Narrowing and comparing a list of devices: the questions are data, the rules below are the same for every kind. */
import {setOrDelete, type QueryCodec} from '../../components/ui/useQueryState';

/** Models compared side by side at most. */
export const compareMax = 4;

/** One question by which a list is narrowed; its answers are words in the address. */
export interface Facet<M, N extends string = string> {
  /** Name of the question, and of its parameter in the address. */
  readonly name: N;
  /** How it is answered: one of a few, several of a few that all have to hold, or one figure picked from a list. */
  readonly form: 'one' | 'several' | 'pick';
  /** Answers worth offering for these models, in order. */
  readonly answers: (models: readonly M[]) => readonly string[];
  readonly holds: (model: M, answer: string) => boolean;
}

/** Answers given, by question; a question without an entry is open. */
export type Answers = Readonly<Record<string, readonly string[]>>;

export const noAnswers: Answers = {};

/** Answers to one question. */
export const answersTo = (answers: Answers, name: string): readonly string[] => answers[name] ?? [];

/** Models that meet every answer. */
export const narrow = <M>(models: readonly M[], facets: readonly Facet<M>[], answers: Answers): M[] =>
  models.filter((model) =>
    facets.every(({name, holds}) => answersTo(answers, name).every((answer) => holds(model, answer))),
  );

/** One answer of a filter, so that it can be named and dropped by itself. */
export interface Condition {
  readonly name: string;
  readonly answer: string;
}

/** Conditions a filter sets, in the order of the form. */
export const conditionsOf = <M>(facets: readonly Facet<M>[], answers: Answers): Condition[] =>
  facets.flatMap(({name}) => answersTo(answers, name).map((answer) => ({name, answer})));

/** The same answers with one dropped. */
export const without = (answers: Answers, {name, answer}: Condition): Answers => ({
  ...answers,
  [name]: answersTo(answers, name).filter((one) => one !== answer),
});

/** Figures as answers: each once, in rising order. */
export const steps = (figures: readonly number[]): string[] => [...new Set(figures)].sort((a, b) => a - b).map(String);

/** `?place=outdoor&has=poe,pan&night=30`; answers that no longer exist are dropped. */
export function answersCodec<M>(facets: readonly Facet<M>[], models: readonly M[]): QueryCodec<Answers> {
  return {
    read: (query) =>
      Object.fromEntries(
        facets.map(({name, form, answers}) => {
          const asked = query.get(name)?.split(',') ?? [];
          const known = answers(models).filter((answer) => asked.includes(answer));
          return [name, form === 'several' ? known : known.slice(0, 1)];
        }),
      ),
    write: (answers, query) => {
      for (const {name} of facets) setOrDelete(query, name, answersTo(answers, name).join(','));
    },
  };
}

/** Models chosen for comparison. */
export interface Comparison {
  readonly ids: readonly string[];
  /** Whether the table is shown. An address that names two or more opens it. */
  readonly open: boolean;
  readonly differencesOnly: boolean;
}

export const nothingCompared: Comparison = {ids: [], open: false, differencesOnly: false};

/** `?compare=w3-e,e3-x&differences=1`, for links from other pages as well. */
export const comparisonCodec: QueryCodec<Comparison> = {
  read: (query) => {
    const ids = [...new Set(query.get('compare')?.split(',').filter(Boolean))].slice(0, compareMax);
    return {ids, open: ids.length > 1, differencesOnly: query.has('differences')};
  },
  write: ({ids, differencesOnly}, query) => {
    setOrDelete(query, 'compare', ids.join(','));
    setOrDelete(query, 'differences', ids.length > 0 && differencesOnly ? '1' : undefined);
  },
};

/** A fact as words. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** How the devices of a kind are described. Every model of a kind has the same rows in the same order. */
export interface Description<M> {
  /** All facts, for the comparison. */
  readonly rows: (model: M) => readonly Fact[];
  /** The few that decide, for the card. */
  readonly card: (model: M) => readonly Fact[];
  /** What sets the model apart, in two or three words each. */
  readonly marks: (model: M) => readonly string[];
}

/** A row of the comparison: one label, one value for each model. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** Turns the descriptions of some models into rows. */
export function comparedRows<M>(models: readonly M[], rows: Description<M>['rows']): ComparedRow[] {
  const columns = models.map(rows);
  return (columns[0] ?? []).map(({label}, index) => ({
    label,
    values: columns.map((facts) => facts[index]?.value ?? ''),
  }));
}

/** Rows in which the models differ. */
export const differing = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.filter(({values}) => new Set(values).size > 1);
