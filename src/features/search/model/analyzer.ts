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
import {soundNameTerm} from './characters';
import {isDialect, withoutDialect} from './dialect';
import {knownOr} from './known';
import {brand} from '../../../site/brand';
import {versions} from './schema';
import {irregular, stopPhrases, synonyms, type SearchLanguage, versionWords} from './vocabulary';

/** One thing a visitor typed, and the index terms that stand for it. */
export interface QueryUnit {
  /**
   * `cjk`: a run of characters. `word`: letters only. `code`: letters and digits, or parts joined by hyphens. `sound`: a
   * run by its sound, which no text can be compared with.
   */
  readonly kind: 'cjk' | 'word' | 'code' | 'sound';
  /** The unit as typed, normalized. */
  readonly text: string;
  /** Index terms. For `cjk` and `sound` every pair counts; for the others any one of them is enough. */
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

/** British spellings as American ones. Words that are none are changed as well, in texts and in queries alike. */
const american = (word: string): string =>
  word
    .replace(/(?<=[a-z]{3})our$/, 'or')
    .replace(/(?<=[bt])re$/, 'er')
    .replace(/(?<=[a-z]{3})([iy])s(e|ed|ing|er|ation)$/, '$1z$2')
    .replace(/ogue$/, 'og')
    .replace(/(?<=[cn])ence$/, 'ense');

/**
 * Light English stemming: plural, -ing, -ed, -ly, a silent final e and British spelling. Only rules that rarely join unrelated
 * words; words under four letters and anything but plain letters stay as they are.
 */
function stemOf(word: string): string {
  const known = irregular.get(word);
  if (known) return known;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let out = word;
  if (/ies$/.test(out) && out.length > 4) out = `${out.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh|zz|ens|us)es$/.test(out)) out = out.slice(0, -2);
  else if (/[^sui]s$/.test(out)) out = out.slice(0, -1);
  if (out.length > 5) out = out.replace(/(?<=[a-z]{4})ly$/, '');
  out = american(out);

  const cut = /ing$/.test(out) ? out.slice(0, -3) : /[^e]ed$/.test(out) ? out.slice(0, -2) : '';
  if (cut.length >= 3 && hasVowel.test(cut)) out = cut.replace(/([^aeioulsz])\1$/, '$1');
  return irregular.get(out) ?? (out.length > 4 && out.endsWith('e') ? out.slice(0, -1) : out);
}

const stems = new Map<string, string>();

/** {@link stemOf} of words met before: a text repeats its words, and the rules are slow. */
export const stem = (word: string): string => knownOr(stems, word, () => stemOf(word));

function pairs(run: string): string[] {
  const chars = [...run];
  return chars.slice(0, -1).map((char, at) => char + chars[at + 1]!);
}

const isCode = (text: string) => text.includes('-') || text.includes('_') || /\p{N}/u.test(text);

const matches = (text: string): readonly string[] => normalize(text).match(token) ?? [];
/** A match of `token` cut where Chinese begins and ends. */
const scripts = (match: string): string[] =>
  cjk.test(match) && other.test(match) ? match.split(scriptBoundary) : [match];
const tokens = (text: string): string[] => matches(text).flatMap(scripts);

/** Words that do not break a pair: "open the app" has the pair "open app". */
const betweenWords = new Set(stopPhrases.en.filter((phrase) => !phrase.includes(' ')));

/** The term of two words that follow each other, both stemmed. It sorts right behind the first word. */
export const pairTerm = (first: string, second: string): string => `${first} ${second}`;

/** A word that a typing error can be compared with: letters only, four and more. */
const comparableWord = /^\p{Script=Latin}{4,}$/u;

/** A token of texts to index. */
interface IndexToken<Term> {
  /** What it is found by without those beside it. */
  readonly terms: readonly Term[];
  /** A word between two of a pair is no part of it; what is no word ends it. */
  readonly role: 'word' | 'between' | 'other';
  readonly stem: string;
  /** The word as written, when a typing error can be compared with it. */
  readonly written: string | undefined;
  /** The terms of the pairs with words that came behind it, by the stems of those. */
  readonly pairs: Map<string, Term>;
}

/** Finds the index terms of many texts: what is kept for a term, such as its number. Each token is analyzed once. */
export class Indexer<Term> {
  private readonly tokens = new Map<string, readonly IndexToken<Term>[]>();

  constructor(private readonly termOf: (term: string) => Term) {}

  /**
   * Index terms of a text, repeated as often as they occur.
   * @param onWord called with the words, as written, for typo correction
   */
  terms(text: string, onWord?: (word: string) => void): Term[] {
    const terms: Term[] = [];
    let before: IndexToken<Term> | undefined;
    for (const match of matches(text)) {
      for (const one of knownOr(this.tokens, match, () => scripts(match).map((part) => this.analyzed(part)))) {
        for (const term of one.terms) terms.push(term);
        if (onWord && one.written) onWord(one.written);
        if (one.role === 'between') continue;
        if (before && one.role === 'word') {
          const {stem, pairs} = before;
          terms.push(knownOr(pairs, one.stem, () => this.termOf(pairTerm(stem, one.stem))));
        }
        before = one.role === 'word' ? one : undefined;
      }
    }
    return terms;
  }

  private analyzed(one: string): IndexToken<Term> {
    const isWord = !cjk.test(one) && !isCode(one);
    const parts = isWord ? [] : one.split(/[-_]/).filter(Boolean);
    const terms = cjk.test(one)
      ? [...pairs(one), [...one].at(-1)!]
      : isWord
        ? [stem(one)]
        : [parts.join(''), ...(parts.length > 1 ? parts.map(stem) : [])];
    return {
      terms: terms.map(this.termOf),
      role: !isWord ? 'other' : betweenWords.has(one) ? 'between' : 'word',
      stem: stem(one),
      written: isWord && comparableWord.test(one) ? one : undefined,
      pairs: new Map(),
    };
  }
}

/** Index terms of a text, repeated as often as they occur. */
export const indexTerms = (text: string): string[] => new Indexer((term) => term).terms(text);

/** What a text is compared by as a whole: characters, stemmed words, joined codes. */
const atomsOf = (one: string): string[] =>
  cjk.test(one) ? [...one] : isCode(one) ? [one.replace(/[-_]/g, '')] : betweenWords.has(one) ? [] : [stem(one)];

/** Most atoms of a name: the rest are sentences. */
const longestName = 10;

/** The index term of a name, which sorts right behind its first term: `录像=机`, `people=counter`. */
function nameTerm(atoms: readonly string[]): string {
  const first = cjk.test(atoms[0]!) && cjk.test(atoms[1] ?? '') ? 2 : 1;
  return `${atoms.slice(0, first).join('')}=${atoms.slice(first).join(' ')}`;
}

/** The terms of the names in a title or a search word, which punctuation keeps apart. */
export const nameTerms = (text: string): string[] =>
  text
    .split(/[：:，,、。；;|()（）“”「」？?！!/\n]+|\s[-–—]\s/u)
    .map((part) => tokens(part).flatMap(atomsOf))
    .filter((atoms) => atoms.length > 0 && atoms.length <= longestName)
    .map(nameTerm);

/** The terms of all names that a query may hold, with the share of the query that each is. */
export function namesIn(variant: readonly QueryUnit[]): {readonly term: string; readonly share: number}[] {
  const atoms = variant.flatMap((unit) => (unit.kind === 'sound' ? [] : atomsOf(unit.text)));
  const sizes = atoms.map((atom) => (cjk.test(atom) ? 1 : 2));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const sounds = variant.filter(({kind}) => kind === 'sound');
  const heard = sounds.map(({text}) => ({term: soundNameTerm(text), share: 1 / variant.length}));
  const read = atoms.flatMap((_, from) => {
    let size = 0;
    return atoms.slice(from, from + longestName).map((_atom, length) => {
      size += sizes[from + length]!;
      return {term: nameTerm(atoms.slice(from, from + length + 1)), share: size / total};
    });
  });
  return [...heard, ...read];
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

/** Words joined by hyphens, each for itself: one of them may be mistyped. */
function apart(units: readonly QueryUnit[]): QueryUnit[][] {
  const isJoined = ({kind, text}: QueryUnit) => kind === 'code' && !/\p{N}/u.test(text);
  if (!units.some(isJoined)) return [];
  return [units.flatMap((unit) => (isJoined(unit) ? unit.text.split(/[-_]/).filter(Boolean).map(unitOf) : unit))];
}

/** Finds a phrase; one in Latin letters not within a word. */
const phrasePattern = (phrase: string) =>
  new RegExp(phrase.replace(/^(?=[a-z0-9])/, '(?<![a-z0-9])').replace(/(?<=[a-z0-9])$/, '(?![a-z0-9])'), 'g');

/** The brand, which tells pages of its own site apart only in the name of the app for homes. */
const brandNames = new RegExp(
  `(?:${brand.nameZh}|(?<![a-z0-9])${brand.nameEn.toLowerCase()}s?(?![a-z0-9]))(?!\\s*(?:家庭|home(?![a-z])))`,
  'g',
);

/** Removes phrases such as 怎么办 or "how do i" and the brand out of a query, unless nothing else would remain. */
export function dropStopPhrases(query: string, language: SearchLanguage): string {
  const asked = normalize(query);
  const rest = stopPhrases[language].reduce(
    (text, phrase) => text.replace(phrasePattern(phrase), ' '),
    asked.replace(brandNames, ' '),
  );
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

/** The query as typed, unless in a dialect, and, when that differs, with every thing called as this site calls it. */
export function synonymVariants(query: string, language: SearchLanguage): string[] {
  const standard = language === 'zh' ? withoutDialect(query) : query;
  const renamed = standard.replace(namePatterns[language], (name) => namesOf[language].get(name)!);
  return renamed === query ? [query] : isDialect(query) ? [renamed] : [query, renamed];
}

/** Longest query in characters: more than anybody types, and short enough to answer at once. */
const queryLength = 120;

/** The older version of the documents that a query asks for, if any, and the query without it. */
export function versionAsked(query: string, language: SearchLanguage): {version: string | undefined; rest: string} {
  const text = normalize(query);
  const found = versionWords[language].exec(text);
  const rest = found ? text.replace(found[0], ' ').trim() : '';
  if (!found || tokens(rest).length === 0) return {version: undefined, rest: query};
  const number = found[1] ?? found[2];
  const version = versions.find((one) => !number || one.startsWith(number));
  return version ? {version, rest} : {version: undefined, rest: query};
}

/** The query, truncated, as typed and with this site's names, both without stop phrases. */
export const searchableTexts = (query: string, language: SearchLanguage): string[] => {
  const text = normalize([...query].slice(0, queryLength).join(''));
  // Names first: what a dialect says for a stop phrase then is one.
  return [...new Set(synonymVariants(text, language).map((variant) => dropStopPhrases(variant, language)))];
};

/** The variants of a query, best first; each is a list of units. Empty for a query without letters or digits. */
export function parseQuery(query: string, language: SearchLanguage): QueryUnit[][] {
  const variants = searchableTexts(query, language).map((variant) => tokens(variant).map(unitOf));
  const joined = variants[0] && joinedNeighbors(variants[0]);
  return [...(joined ? [[joined]] : []), ...variants, ...variants.slice(0, 1).flatMap(apart)].filter(
    (units) => units.length > 0,
  );
}

/** Whether each of a unit's terms is a part of it, and not another form. */
export const hasPairs = ({kind}: QueryUnit): boolean => kind === 'cjk' || kind === 'sound';

/** Whether terms that begin with a unit's count as well: the last word may be half typed. */
export const isPrefixUnit = (unit: QueryUnit, isLast: boolean): boolean =>
  unit.kind === 'cjk' ? [...unit.text].length === 1 : unit.kind !== 'sound' && isLast;

/** A term to look up, and how much it matters: lower comes first. */
export interface QueryTerm {
  readonly term: string;
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
    ...wordPairs(units).map((term) => ({term, priority: Math.min(variant, 3) * 0.6 + 1})),
    ...units.flatMap((unit) =>
      unit.terms.map((term, place) => ({
        term,
        priority:
          Math.min(variant, 3) * 0.6 + (unit.kind === 'code' ? -1 : hasPairs(unit) ? place % 2 : Math.min(place, 1)),
      })),
    ),
  ]);
}
