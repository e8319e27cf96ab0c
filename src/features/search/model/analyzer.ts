/**
 * Turns text into search terms. The build and the browser run the same code, so what was indexed is what is asked for.
 *
 * - Chinese has no spaces: a run of characters becomes overlapping pairs, so that any substring of two or more
 *   characters is found. The last character of a run stands alone as well, which lets a one-character query find every
 *   occurrence by prefix (each other occurrence starts a pair).
 * - Codes are typed in every way there is: `UL-8232NH` is indexed joined (`ul8232nh`) and in parts; versions and
 *   addresses such as `6.2.1` stay whole.
 * - English words lose their commonest endings; two that follow each other are a term as well, so that a phrase of
 *   common words is found.
 */
import {stopPhrases, synonyms, type SearchLanguage} from './vocabulary';

/** One thing a visitor typed, and the index terms that stand for it. */
export interface QueryUnit {
  /** `cjk`: a run of characters. `word`: letters only. `code`: letters and digits, or parts joined by hyphens. */
  readonly kind: 'cjk' | 'word' | 'code';
  /** The unit as typed, normalized. */
  readonly text: string;
  /** Index terms. For `cjk` every pair counts; for the others any one of them is enough. */
  readonly terms: readonly string[];
}

const cjk = /\p{Script=Han}/u;
const other = /\P{Script=Han}/u;
const token = /\p{N}+(?:\.\p{N}+)+|\p{Script=Han}+|[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;
const scriptBoundary = /(?<=\p{Script=Han})(?=\P{Script=Han})|(?<=\P{Script=Han})(?=\p{Script=Han})/u;

/** Full-width forms folded, lower case, every kind of hyphen made one, apostrophes dropped (`won't` → `wont`). */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/['\u2019]/g, '');
}

/** A code in the form it is compared in: `P3-X-8`, `p3 x 8` and `p3x8` are all `p3x8`. */
export const joinCode = (code: string): string => normalize(code).replace(/[^\p{L}\p{N}]+/gu, '');

const hasVowel = /[aeiouy]/;

function undouble(stem: string): string {
  return /([^aeioulsz])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

/**
 * Light English stemming: plural, -ing, -ed and a silent final e. Only rules that rarely join unrelated words; words
 * under four letters and anything but plain letters stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let out = word;
  if (/ies$/.test(out) && out.length > 4) out = `${out.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh|zz)es$/.test(out)) out = out.slice(0, -2);
  else if (/[^sui]s$/.test(out)) out = out.slice(0, -1);

  const cut = /ing$/.test(out) ? out.slice(0, -3) : /[^e]ed$/.test(out) ? out.slice(0, -2) : '';
  if (cut.length >= 3 && hasVowel.test(cut)) out = undouble(cut);
  return out.length > 4 && out.endsWith('e') ? out.slice(0, -1) : out;
}

function pairs(run: string): string[] {
  const chars = [...run];
  return chars.slice(0, -1).map((char, at) => char + chars[at + 1]!);
}

const isCode = (text: string) => text.includes('-') || text.includes('_') || /\p{N}/u.test(text);

function tokens(text: string): string[] {
  const found = normalize(text).match(token) ?? [];
  return found.flatMap((one) => (cjk.test(one) && other.test(one) ? one.split(scriptBoundary) : one));
}

/** Words that do not break a pair: "open the app" has the pair "open app". */
const betweenWords = new Set(stopPhrases.en.filter((phrase) => !phrase.includes(' ')));

/** The term of two words that follow each other, both stemmed. It sorts right behind the first word. */
export const pairTerm = (first: string, second: string): string => `${first} ${second}`;

/** A word that a typing error can be compared with: letters only, four and more. */
const comparableWord = /^\p{Script=Latin}{4,}$/u;

/**
 * Index terms of a text, repeated as often as they occur.
 * @param onWord called with the words, as written, for typo correction
 */
export function indexTerms(text: string, onWord?: (word: string) => void): string[] {
  const terms: string[] = [];
  let before = '';
  for (const one of tokens(text)) {
    if (cjk.test(one)) {
      before = '';
      terms.push(...pairs(one), [...one].at(-1)!);
    } else if (isCode(one)) {
      before = '';
      const parts = one.split(/[-_]/).filter(Boolean);
      terms.push(parts.join(''));
      if (parts.length > 1) terms.push(...parts.map(stem));
    } else {
      const word = stem(one);
      terms.push(word);
      if (onWord && comparableWord.test(one)) onWord(one);
      if (betweenWords.has(one)) continue;
      if (before) terms.push(pairTerm(before, word));
      before = word;
    }
  }
  return terms;
}

/** A text in lower case without punctuation and pair-neutral words, a space before every word: ` open app `. */
export const spacedWords = (text: string): string =>
  ` ${normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !betweenWords.has(word))
    .join(' ')} `;

/** While a word is being typed its ending is cut short: `recordi` shall go on finding `record`. */
function typedStems(word: string): string[] {
  const whole = stem(word);
  const guessed = /in?$/.test(word) ? stem(word.replace(/in?$/, 'ing')) : whole;
  return [...new Set([word, whole, guessed])];
}

/** The unit for a run of Chinese characters. */
export const cjkUnit = (run: string): QueryUnit => ({
  kind: 'cjk',
  text: run,
  terms: [...run].length === 1 ? [run] : pairs(run),
});

function unitOf(one: string): QueryUnit {
  if (cjk.test(one)) return cjkUnit(one);
  if (isCode(one)) return {kind: 'code', text: one, terms: [one.replace(/[-_]/g, '')]};
  return {kind: 'word', text: one, terms: typedStems(one)};
}

/** `ul 8232nh` and `p3 x 8` are codes typed with spaces: the joined form is tried beside the parts. */
function joinedNeighbors(units: readonly QueryUnit[]): QueryUnit | undefined {
  const latin = units.filter((unit) => unit.kind !== 'cjk');
  if (latin.length < 2 || latin.length !== units.length || !latin.some((unit) => unit.kind === 'code'))
    return undefined;
  const text = latin.map((unit) => unit.terms[0]).join('');
  return {kind: 'code', text, terms: [text]};
}

const wordEdge = (phrase: string, edge: 'start' | 'end') => {
  const char = edge === 'start' ? phrase[0]! : phrase.at(-1)!;
  if (!/[a-z0-9]/.test(char)) return '';
  return edge === 'start' ? '(?<![a-z0-9])' : '(?![a-z0-9])';
};

const phrasePattern = (phrase: string) => new RegExp(wordEdge(phrase, 'start') + phrase + wordEdge(phrase, 'end'), 'g');

/** Removes phrases such as 怎么办 or "how do i" out of a query, unless nothing else would remain. */
export function dropStopPhrases(query: string, language: SearchLanguage): string {
  const asked = normalize(query);
  const rest = stopPhrases[language].reduce((text, phrase) => text.replace(phrasePattern(phrase), ' '), asked);
  return (tokens(rest).length > 0 ? rest : asked).replace(/\s+/g, ' ').trim();
}

/** Every name of every group with the group's first name, the longest names first: 不在线 before 在线. */
const firstNames = (language: SearchLanguage): ReadonlyMap<string, string> =>
  new Map(
    synonyms[language]
      .flatMap((group) => group.map((name) => [name, group[0]] as const))
      .sort(([a], [b]) => b.length - a.length),
  );

const namesOf = {zh: firstNames('zh'), en: firstNames('en')};
const namePattern = (language: SearchLanguage) =>
  new RegExp([...namesOf[language].keys()].map((name) => phrasePattern(name).source).join('|'), 'g');
const namePatterns = {zh: namePattern('zh'), en: namePattern('en')};

/** The query as typed and, when that differs, with every thing called as this site calls it. */
export function synonymVariants(query: string, language: SearchLanguage): string[] {
  const renamed = query.replace(namePatterns[language], (name) => namesOf[language].get(name)!);
  return renamed === query ? [query] : [query, renamed];
}

/** Longest query in characters: more than anybody types, and short enough to answer at once. */
const queryLength = 120;

/** The query, truncated and without stop phrases. */
export const searchableText = (query: string, language: SearchLanguage): string =>
  dropStopPhrases([...query].slice(0, queryLength).join(''), language);

/** The variants of a query, best first; each is a list of units. Empty for a query without letters or digits. */
export function parseQuery(query: string, language: SearchLanguage): QueryUnit[][] {
  const variants = synonymVariants(searchableText(query, language), language).map((variant) =>
    tokens(variant).map(unitOf),
  );
  const joined = variants[0] && joinedNeighbors(variants[0]);
  return [...(joined ? [[joined]] : []), ...variants].filter((units) => units.length > 0);
}

/** A term to look up, and how much it matters: lower comes first. */
export interface QueryTerm {
  readonly term: string;
  /** Whether terms that begin with it count as well. */
  readonly isPrefix: boolean;
  readonly priority: number;
}

/** The pair terms of a variant: adjacent words of the query. */
export const wordPairs = (units: readonly QueryUnit[]): string[] =>
  units
    .slice(1)
    .flatMap((unit, at) =>
      unit.kind === 'word' && units[at]!.kind === 'word' ? [pairTerm(stem(units[at]!.text), stem(unit.text))] : [],
    );

/**
 * The index terms of the variants of a query. First codes, then every second pair of characters, which together hold
 * all of them; what the visitor did not type comes after what was typed.
 */
export function queryTerms(variants: readonly (readonly QueryUnit[])[]): QueryTerm[] {
  return variants.flatMap((units, variant) => [
    ...wordPairs(units).map((term) => ({term, isPrefix: false, priority: Math.min(variant, 3) * 0.6 + 1})),
    ...units.flatMap((unit, at) => {
      const isPrefix = unit.kind === 'cjk' ? [...unit.text].length === 1 : at === units.length - 1;
      return unit.terms.map((term, place) => ({
        term,
        isPrefix,
        priority:
          Math.min(variant, 3) * 0.6 +
          (unit.kind === 'code' ? -1 : unit.kind === 'cjk' ? place % 2 : Math.min(place, 1)),
      }));
    }),
  ]);
}
