/**
 * How a page reads: the length of its sentences and the share of fragments. A page is a copy module, a document or a
 * post. Labels, headings and tables have no sentences; texts without a full stop count as such.
 */
import type {Problem} from './problem';
import {inSentences, pageTexts, quoted, type PageText} from './sentences';
import {hasVerb} from './verbs';

type Locale = 'zh-CN' | 'en';

export interface Readability {
  readonly file: string;
  readonly locale: Locale;
  readonly sentences: number;
  /** Words of a sentence, in Chinese characters: half of the sentences are no longer, nine of ten are no longer. */
  readonly median: number;
  readonly p90: number;
  /** Share of sentences that are fragments, 0–1. */
  readonly fragments: number;
}

interface Limits {
  /** Least and most. Below the least, a page is made of clipped phrases; above the most, readers lose the thread. */
  readonly median: readonly [number, number];
  readonly p90: number;
  readonly fragments: number;
}

/**
 * English in words: plain-language guides (GOV.UK, plainlanguage.gov) ask for 15 to 20 on average and 25 at most; nine of
 * ten sentences keep that. Chinese in characters, at 1.7 to a word.
 */
export const readabilityLimits: Readonly<Record<Locale, Limits>> = {
  en: {median: [8, 18], p90: 25, fragments: 0.1},
  'zh-CN': {median: [12, 30], p90: 45, fragments: 0.1},
};

/** Pages with fewer sentences have no distribution. */
const leastSentences = 10;

/** Modules of labels, messages and captions: nobody reads them from top to bottom. */
const interfaceWords =
  /\/copy\/(?:forms\/|demos\/|support-document|support|search|finder|offline|viewer|player|third-parties|shell|menus|news|estimate|symptoms|leds|videos|legal\/operator|hardware\/(?:template|facts))/;

const ends = {en: /[.!?][”’")]*$/, 'zh-CN': /[。！？][”’"）)]*$/} as const;
const cuts = {en: /(?<=[.!?][”’")]?)\s+(?=["“‘(]?[\p{Lu}\d])/u, 'zh-CN': /(?<=[。！？][”’"）)]?)(?![”’"）)])/} as const;

/** Markup is no part of a sentence. */
const bare = (text: string): string =>
  text
    .replace(/^\w+:\s+/, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\{#[^}]*\}/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/[*`[\]]/g, '')
    .replace(/^\s*(?:>\s*)*(?:[-+]|\d+\.)?\s+/, '');

/** Sentences of a text that end with a full stop or a question mark. */
const sentencesOf =
  (locale: Locale) =>
  (text: string): string[] =>
    bare(text)
      .split(cuts[locale])
      .map((sentence) => sentence.trim())
      .filter((sentence) => ends[locale].test(sentence) && /\p{L}/u.test(sentence));

/** Words of a sentence; in Chinese, characters, and a Latin word or a number for one. A quoted promise counts for none. */
const lengthOf = (sentence: string, locale: Locale): number =>
  locale === 'en'
    ? (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0)
    : (sentence.match(/\p{Script=Han}|[A-Za-z0-9][\w.-]*/gu)?.length ?? 0);

/** "Yes." and 能。 answer a question; the sentence comes after them. */
const isAnswer = (sentence: string): boolean =>
  /^(?:yes|no|rarely|sometimes|never|not yet)[.!]$/i.test(sentence) || /^\p{Script=Han}{1,2}[。！]$/u.test(sentence);

/** English: no verb. Chinese verbs cannot be told by their form, so clipped phrases are: five characters or fewer. */
const isFragment = (sentence: string, locale: Locale): boolean =>
  !isAnswer(sentence) &&
  !sentence.includes(quoted) &&
  (locale === 'en' ? !hasVerb(sentence) : !/[？?]/.test(sentence) && lengthOf(sentence, locale) <= 5);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;

function measure(file: string, locale: Locale, texts: readonly PageText[]): Readability {
  const sentences = inSentences(texts, sentencesOf(locale)).map(({text}) => text);
  const lengths = sentences
    .filter((sentence) => !isAnswer(sentence))
    .map((sentence) => lengthOf(sentence, locale))
    .sort((a, b) => a - b);
  const fragments = sentences.filter((sentence) => isFragment(sentence, locale));
  return {
    file,
    locale,
    sentences: sentences.length,
    median: quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    fragments: fragments.length / Math.max(1, sentences.length),
  };
}

/** Figures of every page with enough sentences. */
export function readabilityOf(root: string): Readability[] {
  const pages = new Map<string, PageText[]>();
  for (const text of pageTexts(root)) {
    // Tables and headings have no sentences.
    if (/^\s*(?:\||#)/.test(text.text) || interfaceWords.test(text.file)) continue;
    pages.set(text.file, [...(pages.get(text.file) ?? []), text]);
  }
  return [...pages]
    .map(([file, texts]) => measure(file, texts[0]!.locale, texts))
    .filter(({sentences}) => sentences >= leastSentences);
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How far a page is from the limits of its edition: 1 is on the limit, above it is worse. */
export const badness = ({locale, median, p90, fragments}: Readability): number => {
  const limits = readabilityLimits[locale];
  return Math.max(
    limits.median[0] / Math.max(1, median),
    median / limits.median[1],
    p90 / limits.p90,
    fragments / limits.fragments,
  );
};

/** Limits that a page breaks. */
export function readabilityProblems({file, locale, median, p90, fragments}: Readability): Problem[] {
  const limits = readabilityLimits[locale];
  const unit = locale === 'en' ? 'words' : 'characters';
  const [least, most] = limits.median;
  const problem = (rule: string, message: string): Problem => ({file, line: 1, message, rule});
  return [
    ...(median < least
      ? [problem('sentence length', `join clipped sentences: half have at most ${median} ${unit}, wanted ${least}`)]
      : []),
    ...(median > most
      ? [problem('sentence length', `cut sentences: half have ${median} ${unit} or more, wanted ${most}`)]
      : []),
    ...(p90 > limits.p90
      ? [problem('long sentences', `cut long sentences: a tenth has over ${p90} ${unit}, wanted ${limits.p90}`)]
      : []),
    ...(fragments > limits.fragments
      ? [
          problem(
            'fragments',
            `write whole sentences: ${percent(fragments)} are fragments, wanted ${percent(limits.fragments)} at most`,
          ),
        ]
      : []),
  ];
}

/** Pages whose sentences are too short, too long or none. */
export const checkReadability = (root: string): Problem[] => readabilityOf(root).flatMap(readabilityProblems);
