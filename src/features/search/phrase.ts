/** How well a text matches the query: the phrase itself, its words close together, a share of it. */
import {joinCode, normalize, spacedWords} from '@site/src/features/search/model/analyzer';
import type {Fragment} from '@site/src/features/search/model/format';
import type {PageFacts} from './reader';
import type {QueryVariant} from './scoring';

/** Normalized, without spaces and hyphens: `P3-X-8 离线` and `p3x8离线` are the same. */
const squeezed = (text: string): string => normalize(text).replace(/[\s_-]+/g, '');

/** Fewest and most Chinese characters for which words that stand close count as the phrase. */
const nearLength = {least: 3, most: 12};
/** Characters that may stand between two of the query. */
const nearGap = 3;

const sentenceEnds = '。!?;:';

/** Whether the characters occur in order, no more than a few others between two of them, within a sentence. */
export function isNear(text: string, chars: readonly string[]): boolean {
  for (let start = text.indexOf(chars[0]!); start >= 0; start = text.indexOf(chars[0]!, start + 1)) {
    // Ends of the runs that reach this character; a handful, so that no text makes it slow.
    let ends = new Set([start + chars[0]!.length]);
    for (const char of chars.slice(1)) {
      const next = new Set<number>();
      for (const end of ends) {
        for (let at = end; at <= end + nearGap; at += 1) {
          if (text.startsWith(char, at)) next.add(at + char.length);
          if (sentenceEnds.includes(text[at] ?? '。')) break;
        }
      }
      ends = next;
      if (ends.size === 0) break;
    }
    if (ends.size > 0) return true;
  }
  return false;
}

/** A query variant, normalized for comparison. */
export interface PreparedQuery {
  readonly phrase: string;
  /** Latin words are found where words begin. */
  readonly spacedPhrase: string;
  readonly hasCjk: boolean;
  readonly near: readonly string[] | null;
  readonly codes: ReadonlySet<string>;
}

export function prepareQuery(variant: QueryVariant): PreparedQuery {
  const text = variant.map((unit) => (unit.kind === 'sound' ? '' : unit.text)).join(' ');
  const chars = variant.filter((unit) => unit.kind === 'cjk').flatMap((unit) => [...unit.text]);
  const onlyCjk = variant.every((unit) => unit.kind === 'cjk');
  return {
    phrase: squeezed(text),
    spacedPhrase: spacedWords(text).trimEnd(),
    hasCjk: chars.length > 0,
    near: onlyCjk && chars.length >= nearLength.least && chars.length <= nearLength.most ? chars : null,
    codes: new Set(variant.filter((unit) => unit.kind === 'code').map((unit) => joinCode(unit.text))),
  };
}

/** A text, normalized for comparison. */
export interface PreparedText {
  readonly squeezed: string;
  readonly spaced: string;
}

const prepareText = (text: string): PreparedText => ({squeezed: squeezed(text), spaced: spacedWords(text)});

const hasPhrase = (text: PreparedText, {phrase, spacedPhrase, hasCjk}: PreparedQuery): boolean =>
  hasCjk ? text.squeezed.includes(phrase) : text.spaced.includes(spacedPhrase) || text.spaced.includes(` ${phrase}`);

export type Closeness = 'is' | 'has' | 'near' | 'no';

export function closeness(text: PreparedText, prepared: PreparedQuery): Closeness {
  if (prepared.phrase === '') return 'no';
  if (text.squeezed === prepared.phrase) return 'is';
  if (hasPhrase(text, prepared)) return 'has';
  return prepared.near && isNear(text.squeezed, prepared.near) ? 'near' : 'no';
}

/** A fragment, normalized once. */
interface PreparedPage {
  readonly terms: readonly PreparedText[];
  readonly sections: readonly {readonly heading: PreparedText; readonly text: PreparedText}[];
}

const preparedPages = new WeakMap<Fragment, PreparedPage>();

export function preparePage(fragment: Fragment): PreparedPage {
  let page = preparedPages.get(fragment);
  if (!page) {
    page = {
      terms: fragment.terms.map(prepareText),
      sections: fragment.sections.map(([, heading, text]) => ({
        heading: prepareText(heading),
        text: prepareText(text),
      })),
    };
    preparedPages.set(fragment, page);
  }
  return page;
}

/** Share of the query that occurs in the texts, 0 to 1. */
export function coverageIn(texts: readonly PreparedText[], variant: QueryVariant): number {
  let got = 0;
  let all = 0;
  for (const unit of variant) {
    if (unit.kind === 'sound') continue;
    const weight = unit.kind === 'cjk' ? unit.terms.length : 2;
    const has = (term: string) =>
      texts.some((text) =>
        unit.kind === 'cjk'
          ? text.squeezed.includes(term)
          : text.spaced.includes(` ${term}`) || (unit.kind === 'code' && text.squeezed.includes(term)),
      );
    const found = unit.terms.filter(has).length;
    got += weight * (unit.kind === 'cjk' ? found / unit.terms.length : Math.min(1, found));
    all += weight;
  }
  return all === 0 ? 1 : got / all;
}

const titles = new WeakMap<PageFacts, PreparedText>();

export function titleOf(page: PageFacts): PreparedText {
  let title = titles.get(page);
  if (!title) titles.set(page, (title = prepareText(page.title)));
  return title;
}
