/** Latin words with a typing error or two. Pure. */

/** Most words proposed for one. */
const proposals = 4;

/** Errors that are forgiven in a word of this many letters. */
const toleranceOf = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A bit per Latin letter of a word. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Letters to add, leave out, exchange, or swap with their neighbor, to come from `a` to `b`; `limit + 1` for more than
 * `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoUp: number[] = [];
  let up = Array.from({length: b.length + 1}, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    let least = row;
    for (let at = 1; at <= b.length; at += 1) {
      const same = a[row - 1] === b[at - 1];
      let cost = Math.min(up[at]! + 1, line[at - 1]! + 1, up[at - 1]! + (same ? 0 : 1));
      if (!same && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1]) cost = Math.min(cost, twoUp[at - 2]! + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [twoUp, up] = [up, line];
  }
  return Math.min(up[b.length]!, limit + 1);
}

/**
 * Corrections: the words with the fewest errors, of these the ones with the same beginning first.
 * @param isUnfinished whether the word is still being typed: then it may be the beginning of what is meant
 */
export function corrections(typed: string, words: readonly string[], isUnfinished: boolean): string[] {
  const tolerance = toleranceOf(typed.length);
  let best: string[] = [];
  let fewest = tolerance;
  if (fewest === 0) return best;
  const letters = lettersOf(typed);
  for (const word of words) {
    // Letters that only one of the two has are a lower bound of the distance; most words stop here.
    if (word.length < typed.length - fewest || countBits(letters & ~lettersOf(word)) > fewest) continue;
    let errors = distance(typed, word, fewest);
    // An unfinished word is compared with beginnings of about its length.
    for (let length = typed.length + 1; isUnfinished && errors > 0 && length >= typed.length - 1; length -= 1) {
      if (length < word.length) errors = Math.min(errors, distance(typed, word.slice(0, length), fewest));
    }
    if (errors > fewest) continue;
    if (errors < fewest) best = [];
    fewest = errors;
    best.push(word);
  }
  const alike = (word: string) => Number(word[0] === typed[0]) + Number(word.length === typed.length);
  return best.sort((a, b) => alike(b) - alike(a)).slice(0, proposals);
}
