/** Free text in its plainest form, for finding what is written in many ways. */

/** A text in its plainest form; each code unit with the place of what it came from. */
export interface Folded {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const digitsOf = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap((row) => [...row].map((character, digit) => [character, String(digit)])));

/** Digits that neither `\p{Nd}` nor NFKC knows, from 0 to 9. */
const circled = digitsOf(['⓿❶❷❸❹❺❻❼❽❾', '🄋➀➁➂➃➄➅➆➇➈', '🄌➊➋➌➍➎➏➐➑➒', '⓿⓵⓶⓷⓸⓹⓺⓻⓼⓽']);

/** Digits of all scripts come in tens, which begin at a multiple of 16 or 6 after it. */
function decimalOf(character: string): string {
  const code = character.codePointAt(0)!;
  const block = code & ~15;
  return String((code - block - (/\p{Nd}/u.test(String.fromCodePoint(block)) ? 0 : 6) + 10) % 10);
}

const invisible = /^[\p{Cf}\p{Mn}\p{Me}]$/u;
const blank = /^[\s\p{Cc}\u115F\u1160\u2800\u3164\uFFA0]$/u;

/** Width, letter case, digits of any script, invisible characters and runs of space. */
export function fold(text: string): Folded {
  let [folded, index] = ['', 0];
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const character of text) {
    const start = index;
    index += character.length;
    if (invisible.test(character)) {
      if (ends.length > 0) ends[ends.length - 1] = index;
      continue;
    }
    for (const plain of blank.test(character) ? ' ' : character.normalize('NFKC').toLowerCase()) {
      const unit = circled.get(plain) ?? (/\p{Nd}/u.test(plain) ? decimalOf(plain) : plain);
      if (unit === ' ' && folded.endsWith(' ')) continue;
      folded += unit;
      for (let count = 0; count < unit.length; count += 1) {
        starts.push(start);
        ends.push(index);
      }
    }
  }
  return {text: folded, starts, ends};
}

const spelled = digitsOf([
  '零一二三四五六七八九',
  '〇壹贰叁肆伍陆柒捌玖',
  '○幺貳參肆伍陸柒捌玖',
  '〇〡〢〣〤〥〦〧〨〩',
]);
const wordDigits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const anyWord = new RegExp(`[${[...spelled.keys()].join('')}]|(?<![a-z])(?:oh|${wordDigits.join('|')})(?![a-z])`, 'g');

/** Chinese and English words for digits as digits; in an address they are letters. */
export function foldWords({text, starts, ends}: Folded): Folded {
  const [newStarts, newEnds]: [number[], number[]] = [[], []];
  let [folded, index] = ['', 0];
  const keep = (until: number): void => {
    folded += text.slice(index, until);
    newStarts.push(...starts.slice(index, until));
    newEnds.push(...ends.slice(index, until));
  };
  for (const {0: word, index: at} of text.matchAll(anyWord)) {
    keep(at);
    folded += spelled.get(word) ?? Math.max(0, wordDigits.indexOf(word));
    newStarts.push(starts[at]!);
    index = at + word.length;
    newEnds.push(ends[index - 1]!);
  }
  keep(text.length);
  return {text: folded, starts: newStarts, ends: newEnds};
}
