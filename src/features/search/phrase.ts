/** How well a text matches the query: the phrase itself, its words close together, a share of it. */
import {joinCode, normalize, type QueryUnit, spacedWords} from '@site/src/features/search/model/analyzer';
import type {Fragment} from '@site/src/features/search/model/format';
import {knownOr} from '@site/src/features/search/model/known';
import type {PageFacts} from './reader';
import type {QueryVariant} from './scoring';

/** Normalized, without spaces and hyphens: `P3-X-8 离线` and `p3x8离线` are the same. */
const squeezed = (text: string): string => normalize(text).replace(/[\s_-]+/g, '');

/** Fewest and most Chinese characters for which words that stand close count as the phrase; more would be slow to look for. */
const nearLength = {least: 3, most: 6};
/** Up to three characters of the same sentence may stand between two of the query. */
const nearGap = '[^。!?;:]{0,3}?';

/** A query variant, normalized for comparison. */
export interface PreparedQuery {
  readonly phrase: string;
  /** Latin words are found where words begin. */
  readonly spacedPhrase: string;
  readonly hasCjk: boolean;
  /** The characters in order with little between them. */
  readonly near: RegExp | undefined;
  /** The characters of `near`. */
  readonly chars: readonly string[];
  readonly codes: ReadonlySet<string>;
}

export function prepareQuery(variant: QueryVariant): PreparedQuery {
  const isChinese = variant.every(({kind}) => kind === 'cjk');
  const chars = isChinese ? variant.flatMap((unit) => [...unit.text]) : [];
  const text = variant.map((unit) => (unit.kind === 'sound' ? '' : unit.text)).join(' ');
  return {
    phrase: squeezed(text),
    spacedPhrase: spacedWords(text).trimEnd(),
    hasCjk: variant.some(({kind}) => kind === 'cjk'),
    near:
      chars.length >= nearLength.least && chars.length <= nearLength.most ? new RegExp(chars.join(nearGap)) : undefined,
    chars: [...new Set(chars)],
    codes: new Set(variant.filter((unit) => unit.kind === 'code').map((unit) => joinCode(unit.text))),
  };
}

/** A text, normalized for comparison when it is first compared: most need only one of the two forms. */
export class PreparedText {
  private inChinese?: string;
  private inWords?: string;

  constructor(private readonly text: string) {}

  get squeezed(): string {
    return (this.inChinese ??= squeezed(this.text));
  }

  get spaced(): string {
    return (this.inWords ??= spacedWords(this.text));
  }
}

const hasPhrase = (text: PreparedText, {phrase, spacedPhrase, hasCjk}: PreparedQuery): boolean =>
  hasCjk ? text.squeezed.includes(phrase) : text.spaced.includes(spacedPhrase) || text.spaced.includes(` ${phrase}`);

export type Closeness = 'is' | 'has' | 'near' | 'no';

export function closeness(text: PreparedText, prepared: PreparedQuery): Closeness {
  if (prepared.phrase === '') return 'no';
  if (prepared.hasCjk ? text.squeezed === prepared.phrase : text.spaced === `${prepared.spacedPhrase} `) return 'is';
  if (hasPhrase(text, prepared)) return 'has';
  // The pattern is slow on a long text; most texts lack one of the characters.
  const {near, chars} = prepared;
  return near && chars.every((char) => text.squeezed.includes(char)) && near.test(text.squeezed) ? 'near' : 'no';
}

/** A fragment, normalized once. */
interface PreparedPage {
  readonly terms: readonly PreparedText[];
  readonly sections: readonly {readonly heading: PreparedText; readonly text: PreparedText}[];
}

const preparedPages = new WeakMap<Fragment, PreparedPage>();

export const preparePage = (fragment: Fragment): PreparedPage =>
  knownOr(preparedPages, fragment, () => ({
    terms: fragment.terms.map((term) => new PreparedText(term)),
    sections: fragment.sections.map(([, heading, text]) => ({
      heading: new PreparedText(heading),
      text: new PreparedText(text),
    })),
  }));

/** What a unit is looked for by in a text, each with a space before it, where words begin; what another one begins is left out. */
const wordStarts = new WeakMap<QueryUnit, readonly string[]>();

const wordStartsOf = (unit: QueryUnit): readonly string[] =>
  knownOr(wordStarts, unit, () => {
    const isNeeded = (term: string) => !unit.terms.some((other) => other !== term && term.startsWith(other));
    return unit.terms.filter(isNeeded).map((term) => ` ${term}`);
  });

const hasWord = (texts: readonly PreparedText[], unit: QueryUnit): boolean =>
  wordStartsOf(unit).some((start) => texts.some((text) => text.spaced.includes(start))) ||
  (unit.kind === 'code' && unit.terms.some((term) => texts.some((text) => text.squeezed.includes(term))));

/** Share of the query that occurs in the texts, 0 to 1. */
export function coverageIn(texts: readonly PreparedText[], variant: QueryVariant): number {
  let got = 0;
  let all = 0;
  for (const unit of variant) {
    if (unit.kind === 'sound') continue;
    if (unit.kind === 'cjk') {
      for (const pair of unit.terms) if (texts.some((text) => text.squeezed.includes(pair))) got += 1;
      all += unit.terms.length;
    } else {
      if (hasWord(texts, unit)) got += 2;
      all += 2;
    }
  }
  return all === 0 ? 1 : got / all;
}

const titles = new WeakMap<PageFacts, PreparedText>();

export const titleOf = (page: PageFacts): PreparedText => knownOr(titles, page, () => new PreparedText(page.title));
