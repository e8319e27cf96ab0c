/**
 * What a query may have been meant to say: words with a typing error, exchanged characters, traditional characters, pinyin,
 * characters that sound alike. Each repair looks only at what occurs nowhere, and works on what the reader has loaded.
 */
import {cjkUnit, parseQuery, type QueryUnit, stem} from '@site/src/features/search/model/analyzer';
import {
  foldCharacters,
  initialsLength,
  initialsTerm,
  soundPairs,
  soundsOf,
  soundText,
  syllablesOf,
} from '@site/src/features/search/model/characters';
import type {SearchLanguage} from '@site/src/features/search/model/vocabulary';
import type {Reader} from './reader';
import type {QueryVariant} from './scoring';
import {corrections} from './typos';

type Variants = readonly QueryVariant[];

/** Most variants with swapped characters. */
const swappedVariants = 2;

/** Words whose shards are loaded and that occur nowhere. */
export const unknownWords = (reader: Reader, variant: QueryVariant): QueryUnit[] =>
  variant.filter(
    (unit, at) =>
      unit.kind === 'word' &&
      unit.terms.every(
        (term) => reader.find(term) === null && (at < variant.length - 1 || reader.findPrefix(term, 1).length === 0),
      ),
  );

/** Words that occur only without their ending: `rtps` where there is `rtp`. They may have a typo; the word list tells. */
export const doubtfulWords = (reader: Reader, variant: QueryVariant): QueryUnit[] =>
  variant
    .slice(0, -1)
    .filter(
      ({kind, text, terms}) => kind === 'word' && reader.find(text) === null && terms.some((term) => reader.find(term)),
    );

/** Runs of characters with a pair that occurs nowhere. */
export const unknownRuns = (reader: Reader, variant: QueryVariant): QueryUnit[] =>
  variant.filter((unit) => unit.kind === 'cjk' && unit.terms.some((pair) => reader.find(pair) === null));

const replaced = (variant: QueryVariant, unit: QueryUnit, by: QueryUnit): QueryVariant =>
  variant.map((one) => (one === unit ? by : one));

/** The variants of a query in simplified characters and this site's words, when it was written in others. */
export function simplified(reader: Reader, query: string, language: SearchLanguage): Variants | undefined {
  const characters = reader.table('characters');
  const isForeign = (word: string) => cjkUnit(word).terms.some((pair) => reader.find(pair) === null);
  const folded = characters && foldCharacters(query, characters, isForeign);
  return folded !== undefined && folded !== query ? parseQuery(folded, language) : undefined;
}

/** The variants with words replaced that have a typing error. @param asked the words to look at */
export function corrected(reader: Reader, variants: Variants, asked: readonly QueryUnit[]): Variants {
  const words = reader.table('words') ?? [];
  const known = new Set(words);
  const last = variants[0]!.at(-1);
  const meant = new Map(
    asked
      .filter(({text}) => !known.has(text))
      .map((unit) => [unit.text, corrections(unit.text, words, unit === last)] as const)
      .filter(([, found]) => found.length > 0),
  );
  if (meant.size === 0) return variants;
  return variants.map((variant) =>
    variant.map((unit): QueryUnit => {
      const found = meant.get(unit.text);
      return found ? {kind: 'word', text: found[0]!, terms: [...new Set(found.map(stem))]} : unit;
    }),
  );
}

/** Pairs that occur nowhere, exchanged: the variants to try, and the pairs they need. */
export function swaps(reader: Reader, [typed]: Variants): {readonly pair: string; readonly variant: QueryVariant}[] {
  return typed!.flatMap((unit) => {
    if (unit.kind !== 'cjk' || [...unit.text].length < 2) return [];
    const chars = [...unit.text];
    return unit.terms.flatMap((known, place) => {
      if (reader.find(known) !== null) return [];
      const pair = [...known].reverse().join('');
      const text = [...chars.slice(0, place), pair, ...chars.slice(place + 2)].join('');
      return [{pair, variant: replaced(typed!, unit, cjkUnit(text))}];
    });
  });
}

/** The swapped variants whose pairs occur. */
export const occurring = (reader: Reader, swapped: ReturnType<typeof swaps>): Variants =>
  swapped
    .filter(({pair}) => reader.find(pair))
    .map(({variant}) => variant)
    .slice(0, swappedVariants);

const soundUnit = (text: string, terms: readonly string[]): QueryUnit => ({kind: 'sound', text, terms});

/** Words that may be pinyin, in full or its initials, as one unit by sound. */
function pinyinUnits(words: readonly QueryUnit[]): QueryUnit[] {
  const text = words.map((unit) => unit.text).join('');
  const syllables = words.map((unit) => syllablesOf(unit.text));
  const all = syllables.every((one) => one !== undefined) ? syllables.flat() : [];
  if (all.length > 1) return [soundUnit(soundText(all), soundPairs(all))];
  const {least, most} = initialsLength;
  const isInitials = text.length >= least && text.length <= most && /^[a-z]+$/.test(text);
  return isInitials ? [soundUnit(text, [initialsTerm(text)])] : [];
}

/** Variants by sound: of Latin words that may be pinyin, and of runs of characters one of which may be another. */
export function sounding(reader: Reader, [typed]: Variants): Variants {
  const words = typed!.filter(({kind}) => kind === 'word');
  const pinyin = unknownWords(reader, typed!).length > 0 ? pinyinUnits(words) : [];
  const characters = reader.table('characters');
  const runs = characters
    ? unknownRuns(reader, typed!).flatMap((unit) => {
        const sounds = soundsOf(unit.text, characters);
        return sounds && sounds.length > 1
          ? [replaced(typed!, unit, soundUnit(soundText(sounds), soundPairs(sounds)))]
          : [];
      })
    : [];
  return [...pinyin.map((unit) => [...typed!.filter(({kind}) => kind !== 'word'), unit]), ...runs];
}
