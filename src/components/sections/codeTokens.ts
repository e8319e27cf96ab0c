/**
 * The parts of a short request or script that get a color of their own. Enough for the samples of `src/facts/callExamples.ts`:
 * a highlighter of the field is 4 to 21 KB of script for two pages, and none of them knows requests with JSON in one piece.
 */

/** `name`: of a property; `string`, `number`; `word`: of the language, a method of HTTP or a tag. */
export type CodeTokenKind = 'name' | 'string' | 'number' | 'word';

export interface CodeToken {
  readonly kind?: CodeTokenKind;
  readonly text: string;
}

const pattern =
  /(?<string>"[^"\n]*"|'[^'\n]*')(?<colon>\s*:)?|(?<word>\b(?:GET|POST|PUT|DELETE|HTTP\/1\.1|const|await|if|return)\b|<\/?iframe\b)|(?<![\w:./-])(?<number>\d+)(?![\w:-])/g;

/** The code in pieces, which together are the whole of it. */
export function codeTokens(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const {0: match, groups, index} of code.matchAll(pattern)) {
    const {string, colon, word} = groups!;
    const kind = string ? (colon ? 'name' : 'string') : word ? 'word' : 'number';
    const text = string ?? match;
    if (index > end) tokens.push({text: code.slice(end, index)});
    tokens.push({kind, text});
    end = index + text.length;
  }
  tokens.push({text: code.slice(end)});
  return tokens;
}
