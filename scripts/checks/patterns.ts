/** Figures of speech that wear out: on one page they may stand once. A page is a copy module, a document or a post. */
import type {Problem} from './problem';
import {inSentences, pageTexts, type PageText} from './sentences';

interface Pattern {
  /** As the finding names it. */
  readonly rule: string;
  readonly locale: 'zh-CN' | 'en';
  /** Within one sentence. */
  readonly pattern: RegExp;
  readonly advice: string;
}

/** How often a pattern may stand on a page. */
export const timesPerPage = 1;

const patterns: readonly Pattern[] = [
  {
    rule: '先…再…',
    locale: 'zh-CN',
    pattern: /(?<![优首事预原领率])先(?![生后前进例])[^。！？；]{1,40}?(?<!不)再(?![次也见者])/,
    advice: 'say the steps one after another, or number them',
  },
  {
    rule: '不是…而是…',
    locale: 'zh-CN',
    // "不是看多少人，是看多久" is the same figure without 而.
    pattern: /不是[^。！？；]{1,40}?(?:而是|[，,]\s*是(?!否|不是))/,
    advice: 'say what it is',
  },
  {
    rule: 'not X but Y',
    locale: 'en',
    pattern: new RegExp(
      [
        // "not a count but a list", "not by hand, but"; a sentence that is denied ("is not met, but …") is another matter.
        String.raw`\bnot (?:an?|the|by|in|on|to|for|as|from|with|at|just|only|merely|how|what|when|who|where)\b[^.;:!?]{1,50}\bbut\b`,
        String.raw`,\s+not\s+(?!yet\b|counting\b|including\b|even\b|until\b|always\b)\S+(?:\s\S+){0,3}`,
        // "It is not a camera, it is a counter."
        String.raw`\b(?:is|are)(?:n[’']t| not)\b[^.;:!?]{1,60},\s*(?:it|they)(?:[’'](?:s|re)| is| are)\b`,
      ].join('|'),
      'i',
    ),
    advice: 'say what it is',
  },
];

/** Uses of a pattern on pages that have more of them than allowed, from the second on. */
function overused({rule, locale, pattern, advice}: Pattern, sentences: readonly PageText[]): Problem[] {
  const pages = new Map<string, PageText[]>();
  for (const sentence of sentences) {
    if (sentence.locale !== locale || !pattern.test(sentence.text)) continue;
    pages.set(sentence.file, [...(pages.get(sentence.file) ?? []), sentence]);
  }
  return [...pages].flatMap(([file, uses]) =>
    uses.slice(timesPerPage).map(({line, text}): Problem => ({
      file,
      line,
      message: `${advice}: "${pattern.exec(text)?.[0].trim()}" is one of ${uses.length} of this figure on the page; ${timesPerPage} is the most`,
      rule,
      sentence: text,
    })),
  );
}

/** Patterns that a page uses more often than allowed. */
export function checkPatterns(root: string): Problem[] {
  const sentences = inSentences(pageTexts(root));
  return patterns.flatMap((pattern) => overused(pattern, sentences));
}
