/** Tables of Chinese characters for an index: from OpenCC's dictionaries and pinyin-pro, limited to what the index has. */
import {Converter, Locale} from 'opencc-js';
import {dialectCharacters, regionalWords} from './regional';
import {pinyin} from 'pinyin-pro';
import {indexTerms} from '../../src/features/search/model/analyzer';
import {
  foldSound,
  initialsLength,
  initialsTerm,
  soundNameTerm,
  soundPairs,
  soundText,
  type Characters,
} from '../../src/features/search/model/characters';
import {knownOr} from '../../src/features/search/model/known';

const han = /\p{Script=Han}+/gu;
const simplify = Converter({from: 't', to: 'cn'});

/** Syllables of a text without tones, a syllable per character. */
const syllablesOf = (text: string): string[] => pinyin(text, {toneType: 'none', type: 'array', v: true});

/** The 3,755 commonest characters, level 1 of GB/T 2312: whatever else is typed by mistake is one of them. */
function commonCharacters(): string[] {
  const decoder = new TextDecoder('gb18030');
  const rows = Array.from({length: 0xd7 - 0xb0 + 1}, (_, row) => row + 0xb0);
  return rows.flatMap((row) =>
    Array.from({length: 94}, (_, cell) => decoder.decode(Uint8Array.of(row, cell + 0xa1))).filter((char) =>
      /^\p{Script=Han}$/u.test(char),
    ),
  );
}

/** Every traditional character with its simplified form, and every word of Taiwan and Hong Kong; made with the first use. */
let tables: {readonly folds: readonly [string, string][]; readonly words: readonly [string, string][]} | undefined;

function tablesOfOpenCC() {
  const chars = Array.from({length: 0x9fff - 0x4e00 + 1}, (_, at) => String.fromCharCode(0x4e00 + at));
  const folds = chars
    .map((char): [string, string] => [char, simplify(char)])
    .filter(([char, simplified]) => simplified !== char && [...simplified].length === 1);
  const entries = [Locale.from.twp, Locale.from.hkp].flat(3).flatMap((dictionary) => String(dictionary).split('|'));
  const pairs = entries.map((entry) => entry.split(' ').map((word) => simplify(word)) as [string, string]);
  return {folds, words: pairs.filter(([theirs, ours]) => ours && [...theirs].length > 1 && theirs !== ours)};
}

const sounds = new Map<string, string>();
const soundOf = (char: string) => knownOr(sounds, char, () => foldSound(syllablesOf(char)[0] ?? ''));

/**
 * The tables of an index.
 * @param terms all terms of the index; words of other regions are left out when the index has them, or has not ours
 */
export function charactersOf(terms: readonly string[]): Characters {
  const known = new Set(terms);
  const chars = new Set(terms.flatMap((term) => (/^\p{Script=Han}+$/u.test(term) ? [...term] : [])));
  const hasAll = (word: string) => {
    const own = indexTerms(word).filter((term) => term.length > 1);
    return own.every((term) => known.has(term));
  };
  tables ??= tablesOfOpenCC();
  const foreign = new Map([
    ...tables.words.filter(([theirs, ours]) => hasAll(ours) && !hasAll(theirs)),
    ...regionalWords,
  ]);
  const written = new Set([...chars, ...[...foreign.keys()].join('')]);
  const folds = tables.folds.filter(([char, simplified]) => written.has(simplified) && !chars.has(char));
  const bySound: Record<string, string> = {};
  for (const char of new Set([...commonCharacters(), ...chars])) {
    const sound = soundOf(char);
    if (/^[a-z]+$/.test(sound)) bySound[sound] = (bySound[sound] ?? '') + char;
  }
  return {
    fold: dialectCharacters + folds.flat().join(''),
    words: [...foreign].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1)),
    sounds: bySound,
  };
}

/** Terms by run: titles and search words repeat their words, and pinyin-pro is slow. */
const runs = new Map<string, readonly string[]>();

function soundTermsOfRun(run: string): string[] {
  const syllables = syllablesOf(run);
  const {least, most} = initialsLength;
  const isShort = syllables.length >= least && syllables.length <= most;
  return [
    ...soundPairs(syllables),
    ...(syllables.length > 1 && syllables.length <= most ? [soundNameTerm(soundText(syllables))] : []),
    ...(isShort ? [initialsTerm(syllables.map((one) => one[0]).join(''))] : []),
  ];
}

/** Index terms of the sounds of a title or a search word. */
export const soundTerms = (text: string): string[] =>
  (text.match(han) ?? []).flatMap((run) => knownOr(runs, run, () => soundTermsOfRun(run)));
