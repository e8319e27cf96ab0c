/**
 * Chinese as it is typed elsewhere: traditional characters and Taiwan's words, pinyin, and characters that sound alike.
 * The build makes the tables (`plugins/search/characters.ts`); the browser fetches them when a query needs them.
 */
import {knownOr} from './known';

/** Tables of an index, limited to what occurs in it. */
export interface Characters {
  /** Traditional characters, each followed by the simplified one. */
  readonly fold: string;
  /** Words of Taiwan and Hong Kong in simplified characters, with the word this site uses. */
  readonly words: readonly (readonly [theirs: string, ours: string])[];
  /** Characters by their sound, as {@link foldSound} gives it. */
  readonly sounds: Readonly<Record<string, string>>;
}

/** How a syllable is compared: without the differences that many speakers do not make. */
export const foldSound = (syllable: string): string =>
  syllable
    .replace(/ü/g, 'v')
    .replace(/^([zcs])h/, '$1')
    .replace(/([aei])ng$/, '$1n');

const syllable =
  /^(?:er|(?:[zcs]h|[bpmfdtnlgkhjqxrzcswy])?(?:[iu]ang|iong|[aeio]ng|i?ao|u?ai|[iuv]?an|[aeiu]i|ou|i[aeu]|u[aeo]|ve|[eiu]n|[aeiouv]))/;

/** The syllables of a text in pinyin without tones, the longest first; undefined when it is none. */
export function syllablesOf(text: string): string[] | undefined {
  if (text === '') return [];
  for (let found = syllable.exec(text)?.[0] ?? ''; found; found = syllable.exec(found.slice(0, -1))?.[0] ?? '') {
    const rest = syllablesOf(text.slice(found.length));
    if (rest) return [found, ...rest];
  }
  return undefined;
}

/** Index terms start with `~`, so that they lie in shards of their own: a pair of syllables, or the initials of a phrase. */
export const soundPairs = (syllables: readonly string[]): string[] =>
  syllables.slice(1).map((one, at) => `~${foldSound(syllables[at]!)}'${foldSound(one)}`);
/** A whole title or search word by its sound. */
export const soundText = (syllables: readonly string[]): string => syllables.map(foldSound).join("'");
export const soundNameTerm = (sounds: string): string => `~${sounds}=`;
export const initialsTerm = (initials: string): string => `~${initials}`;

/** Fewest and most characters of a phrase that is found by its initials. */
export const initialsLength = {least: 3, most: 8} as const;

const folds = new WeakMap<Characters, {fold: ReadonlyMap<string, string>; sounds: ReadonlyMap<string, string>}>();

const tablesOf = (characters: Characters) =>
  knownOr(folds, characters, () => {
    const chars = [...characters.fold];
    return {
      fold: new Map(chars.flatMap((char, at) => (at % 2 === 0 ? [[char, chars[at + 1]!] as const] : []))),
      sounds: new Map(
        Object.entries(characters.sounds).flatMap(([sound, list]) => [...list].map((char) => [char, sound] as const)),
      ),
    };
  });

/**
 * A text in simplified characters and in the words of this site.
 * @param isForeign whether the index lacks a word; in a text without traditional characters only those are replaced
 */
export function foldCharacters(text: string, characters: Characters, isForeign: (word: string) => boolean): string {
  const {fold} = tablesOf(characters);
  const simplified = [...text].map((char) => fold.get(char) ?? char).join('');
  const isTraditional = simplified !== text;
  return characters.words.reduce(
    (folded, [theirs, ours]) =>
      folded.includes(theirs) && (isTraditional || isForeign(theirs)) ? folded.replaceAll(theirs, ours) : folded,
    simplified,
  );
}

/** How a run of characters sounds, a syllable each; undefined when one is not in the table. */
export function soundsOf(run: string, characters: Characters): string[] | undefined {
  const {sounds} = tablesOf(characters);
  const found = [...run].map((char) => sounds.get(char));
  return found.every((sound) => sound !== undefined) ? found : undefined;
}
