/**
 * What every estimate shares: fields, formulas, numbers in the address, the summary as text. The estimates themselves
 * lie beside each other in `estimates/`, a file each, so that a page loads only its own.
 */
import {setOrDelete, type QueryCodec} from '../../components/ui/useQueryState';

/** A number a visitor types, with the range that makes sense. */
export interface FieldRange {
  readonly min: number;
  readonly max: number;
  /** The example it starts with; a sample, not a benchmark. */
  readonly start: number;
  /** Smallest step: whole numbers by default. */
  readonly step?: 0.1;
  /** Typed as 60, reckoned as 0.6, shown as 60%. */
  readonly percent?: true;
}

export interface EstimateDefinition<F extends string, R extends string> {
  readonly fields: Readonly<Record<F, FieldRange>>;
  /** The result set in large type. */
  readonly headline: NoInfer<R>;
  /** Each result's formula in the order of reckoning; `{name}` is a field or an earlier result. */
  readonly formulas: Readonly<Record<R, string>>;
  readonly compute: (numbers: Readonly<Record<F, number>>) => Readonly<Record<R, number>>;
}

/** Days of a month, as every formula on the site reckons it. */
export const month = 30;

/** Keeps the names of fields and results in the type: every result of `compute` needs its formula. */
export const define = <F extends string, R extends string>(definition: EstimateDefinition<F, R>) => definition;

/** As typed, so that a field can be emptied while a person thinks. */
export type Typed<F extends string> = Readonly<Record<F, string>>;

/** `Object.keys` with the names kept. */
export const namesOf = <N extends string>(of: Readonly<Record<N, unknown>>) => Object.keys(of) as N[];

const mapNames = <N extends string, V>(names: readonly N[], of: (name: N) => V) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, V>;

/** The numbers an estimate starts with, as text. */
export const startValues = <F extends string>(fields: Readonly<Record<F, FieldRange>>): Typed<F> =>
  mapNames(namesOf(fields), (name) => String(fields[name].start));

/** The number typed, or null when it is missing, outside the range, or finer than the field's step. */
export function parseField({min, max, step}: FieldRange, text: string): number | null {
  const value = Number(text);
  return (step ? /^\d+(\.\d)?$/ : /^\d+$/).test(text.trim()) && value >= min && value <= max ? value : null;
}

/** All numbers, or null while one is wrong. */
export function parseFields<F extends string>(
  fields: Readonly<Record<F, FieldRange>>,
  typed: Typed<F>,
): Readonly<Record<F, number>> | null {
  const numbers = mapNames(namesOf(fields), (name) => parseField(fields[name], typed[name]));
  return namesOf(fields).some((name) => numbers[name] === null) ? null : (numbers as Record<F, number>);
}

/** `?stores=80&visits=2…`; values at their start, and wrong ones, are left out. */
export function fieldsCodec<F extends string>(fields: Readonly<Record<F, FieldRange>>): QueryCodec<Typed<F>> {
  const start = startValues(fields);
  return {
    read: (query) =>
      mapNames(namesOf(fields), (name) => {
        const text = query.get(name);
        return text !== null && parseField(fields[name], text) !== null ? text : start[name];
      }),
    write: (typed, query) => {
      for (const name of namesOf(fields)) {
        setOrDelete(
          query,
          name,
          typed[name] === start[name] || parseField(fields[name], typed[name]) === null ? undefined : typed[name],
        );
      }
    },
  };
}

/** Digits of an edition: grouped, one decimal below a thousand, a true minus sign. */
export function formatResult(value: number, locale: string): string {
  const digits = Math.abs(value) < 1000 ? 1 : 0;
  // Rounding first, so that nothing shows as "−0".
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits || 0;
  return rounded.toLocaleString(locale, {maximumFractionDigits: digits}).replace('-', '−');
}

/** What stands before a result after its formula: the reckoning may give more digits than are shown. */
export const equals = (value: number): '=' | '≈' => {
  const shown = value * (Math.abs(value) < 1000 ? 10 : 1);
  return Math.abs(shown - Math.round(shown)) < 1e-6 ? '=' : '≈';
};

/** Puts names or numbers into a formula. */
export const fillFormula = (formula: string, of: Readonly<Record<string, string>>) =>
  formula.replace(/\{(\w+)\}/g, (mark, name: string) => of[name] ?? mark);

/** The words of an estimate that a summary needs. */
export interface EstimateNames<F extends string, R extends string> {
  readonly title: string;
  readonly fields: Readonly<Record<F, {readonly label: string; readonly short: string; readonly unit: string}>>;
  readonly results: Readonly<
    Record<R, {readonly label: string; readonly short: string; readonly prefix: string; readonly unit: string}>
  >;
}

/** An estimate as text: what goes along with an inquiry, or into an e-mail. */
export interface EstimateSummary {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Values of fields and results as text, for formulas and summaries. */
export function formattedValues<F extends string, R extends string>(
  {fields, compute}: EstimateDefinition<F, R>,
  numbers: Readonly<Record<F, number>>,
  locale: string,
): Readonly<Record<F | R, string>> {
  const results = compute(numbers);
  return {
    ...mapNames(namesOf(fields), (name) => numbers[name].toLocaleString(locale) + (fields[name].percent ? '%' : '')),
    ...mapNames(namesOf(results), (name) => formatResult(results[name], locale)),
  } as Record<F | R, string>;
}

/** What was typed and what came out, one line each, the reckoning in parentheses. */
export function estimateSummary<F extends string, R extends string>(
  definition: EstimateDefinition<F, R>,
  names: EstimateNames<F, R>,
  numbers: Readonly<Record<F, number>>,
  locale: 'zh-CN' | 'en',
): EstimateSummary {
  const values = formattedValues(definition, numbers, locale);
  const results = definition.compute(numbers);
  const zh = locale === 'zh-CN';
  const line = (label: string, value: string) => `${label}${zh ? '：' : ': '}${value}`;
  const gap = zh ? '' : ' ';
  return {
    title: names.title,
    lines: [
      ...namesOf(definition.fields).map((name) =>
        line(
          names.fields[name].label,
          definition.fields[name].percent ? values[name] : `${values[name]}${gap}${names.fields[name].unit}`,
        ),
      ),
      ...namesOf(definition.formulas).map((name) => {
        const {label, prefix, unit} = names.results[name];
        const sum = `${fillFormula(definition.formulas[name], values)} ${equals(results[name])} ${values[name]}`;
        return line(label, `${prefix}${values[name]}${unit && gap + unit}${zh ? `（${sum}）` : ` (${sum})`}`);
      }),
    ],
  };
}
