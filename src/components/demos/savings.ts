/** Hours a chain saves when part of its store visits is done on the screen. */
import {setOrDelete, type QueryCodec} from './useQueryState';

/** Inputs with the range that makes sense; whole numbers. */
export const inputs = {
  stores: {min: 1, max: 9999, start: 30},
  visits: {min: 1, max: 60, start: 4},
  minutes: {min: 5, max: 960, start: 120},
  share: {min: 0, max: 100, start: 60},
  check: {min: 1, max: 240, start: 15},
} as const;

export type InputName = keyof typeof inputs;
export const inputNames = Object.keys(inputs) as InputName[];

/** As typed, so that a field can be emptied while a person thinks. */
export type Typed = Readonly<Record<InputName, string>>;
export type Numbers = Readonly<Record<InputName, number>>;

export const startValues = Object.fromEntries(inputNames.map((name) => [name, String(inputs[name].start)])) as Typed;

/** The number typed, or null when it is missing or outside the range. */
export function parse(name: InputName, text: string): number | null {
  const {min, max} = inputs[name];
  const value = Number(text);
  return /^\d+$/.test(text.trim()) && value >= min && value <= max ? value : null;
}

/** All numbers, or null while one is wrong. */
export function parseAll(typed: Typed): Numbers | null {
  const pairs = inputNames.map((name) => [name, parse(name, typed[name])] as const);
  return pairs.some(([, value]) => value === null) ? null : (Object.fromEntries(pairs) as Numbers);
}

/** stores × visits a month × remote share × (minutes on site − minutes on the screen) ÷ 60. */
export function savedHours({stores, visits, minutes, share, check}: Numbers): number {
  return (stores * visits * (share / 100) * (minutes - check)) / 60;
}

/** `?stores=80&visits=2…`; values at their start are left out. */
export const savingsCodec: QueryCodec<Typed> = {
  read: (query) =>
    Object.fromEntries(
      inputNames.map((name) => {
        const text = query.get(name);
        return [name, text !== null && parse(name, text) !== null ? text : startValues[name]];
      }),
    ) as Typed,
  write: (typed, query) => {
    for (const name of inputNames) {
      setOrDelete(query, name, typed[name] === startValues[name] || parse(name, typed[name]) === null ? undefined : typed[name]);
    }
  },
};
