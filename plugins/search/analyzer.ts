/**
 * Turns text into search terms. The build and the browser run the same code, so what was indexed is what is asked for.
 *
 * - Chinese has no spaces: a run of characters becomes overlapping pairs, so that any substring of two or more
 *   characters is found. The last character of a run stands alone as well, which lets a one-character query find every
 *   occurrence by prefix (each other occurrence starts a pair).
 * - Codes are typed in every way there is: `UL-8232NH` is indexed joined (`ul8232nh`) and in parts; versions and
 *   addresses such as `6.2.1` stay whole.
 * - English words lose their commonest endings.
 */
import {stopPhrases, synonyms, type SearchLanguage} from './vocabulary';

/** One thing a visitor typed, and the index terms that stand for it. */
export interface QueryUnit {
  /** `cjk`: a run of characters. `word`: letters only. `code`: letters and digits, or parts joined by hyphens. */
  readonly kind: 'cjk' | 'word' | 'code';
  /** The unit as typed, normalised. */
  readonly text: string;
  /** Index terms. For `cjk` every pair counts; for the others any one of them is enough. */
  readonly terms: readonly string[];
}

const cjk = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
const token = /\p{N}+(?:\.\p{N}+)+|[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+|[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;
const scriptBoundary = /(?<=[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])(?=[^\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])|(?<=[^\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])(?=[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff])/u;

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
  return normalize(text).match(token)?.flatMap((one) => one.split(scriptBoundary)).filter(Boolean) ?? [];
}

/** Index terms of a text, repeated as often as they occur. */
export function indexTerms(text: string): string[] {
  return tokens(text).flatMap((one) => {
    if (cjk.test(one)) return [...pairs(one), [...one].at(-1)!];
    if (!isCode(one)) return [stem(one)];
    const parts = one.split(/[-_]/).filter(Boolean);
    const joined = parts.join('');
    return parts.length > 1 ? [joined, ...parts.map(stem)] : [joined];
  });
}

/** While a word is being typed its ending is cut short: `recordi` shall go on finding `record`. */
function typedStems(word: string): string[] {
  const whole = stem(word);
  const guessed = /in?$/.test(word) ? stem(word.replace(/in?$/, 'ing')) : whole;
  return [...new Set([word, whole, guessed])];
}

function unitOf(one: string): QueryUnit {
  if (cjk.test(one)) return {kind: 'cjk', text: one, terms: [...one].length === 1 ? [one] : pairs(one)};
  if (isCode(one)) return {kind: 'code', text: one, terms: [one.replace(/[-_]/g, '')]};
  return {kind: 'word', text: one, terms: typedStems(one)};
}

/** `ul 8232nh` and `p3 x 8` are codes typed with spaces: the joined form is tried beside the parts. */
function joinedNeighbours(units: readonly QueryUnit[]): QueryUnit | undefined {
  const latin = units.filter((unit) => unit.kind !== 'cjk');
  if (latin.length < 2 || latin.length !== units.length || !latin.some((unit) => unit.kind === 'code')) return undefined;
  const text = latin.map((unit) => unit.terms[0]).join('');
  return {kind: 'code', text, terms: [text]};
}

const wordEdge = (phrase: string, edge: 'start' | 'end') => {
  const char = edge === 'start' ? phrase[0]! : phrase.at(-1)!;
  if (!/[a-z0-9]/.test(char)) return '';
  return edge === 'start' ? '(?<![a-z0-9])' : '(?![a-z0-9])';
};

const phrasePattern = (phrase: string) => new RegExp(wordEdge(phrase, 'start') + phrase + wordEdge(phrase, 'end'), 'g');

/** Takes phrases such as 怎么办 or "how do i" out of a query, unless nothing else would remain. */
export function dropStopPhrases(query: string, language: SearchLanguage): string {
  const asked = normalize(query);
  const rest = stopPhrases[language].reduce((text, phrase) => text.replace(phrasePattern(phrase), ' '), asked);
  return (tokens(rest).length > 0 ? rest : asked).replace(/\s+/g, ' ').trim();
}

/**
 * The query with words exchanged for what they are also called; the query itself comes first. At most eight.
 * A name of several words ("not online") is recognised but never proposed: its words alone mean something else.
 */
export function synonymVariants(query: string, language: SearchLanguage): string[] {
  const variants = new Set([query]);
  for (const group of synonyms[language]) {
    for (const variant of [...variants]) {
      // The longest name that occurs is the one meant: 不在线, not 在线.
      const found = [...group].sort((a, b) => b.length - a.length).find((name) => variant.search(phrasePattern(name)) >= 0);
      if (!found) continue;
      for (const other of group) if (other !== found && !other.includes(' ')) variants.add(variant.replace(phrasePattern(found), other));
    }
  }
  return [...variants].slice(0, 8);
}

/** The ways a query is asked, best first; each is a list of units. Empty for a query without letters or digits. */
export function parseQuery(query: string, language: SearchLanguage): QueryUnit[][] {
  const variants = synonymVariants(dropStopPhrases(query, language), language).map((variant) => tokens(variant).map(unitOf));
  const joined = variants[0] && joinedNeighbours(variants[0]);
  return [...(joined ? [[joined]] : []), ...variants].filter((units) => units.length > 0);
}
