/** Marks what a query found in a text. The results are HTML: everything that is not `<mark>` is escaped. */
import {stem, type QueryUnit} from '@site/src/features/search/model/analyzer';

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char]!);

/** One character in, one out: positions in the folded text are positions in the text. */
const fold = (text: string): string =>
  [...text]
    .map((char) => {
      const folded = char.normalize('NFKC').toLowerCase();
      return folded.length === char.length ? folded : char;
    })
    .join('');

function markRange(marked: boolean[], from: number, to: number): void {
  marked.fill(true, from, to);
}

function markAll(marked: boolean[], text: string, needle: string): boolean {
  let found = false;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    markRange(marked, at, at + needle.length);
    found = true;
  }
  return found;
}

/** Undefined in browsers without it (Firefox before 125): there every position counts as the edge of a word. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', {granularity: 'word'}) : undefined;

/** Characters that end the name of a thing; dictionaries of browsers know 录像, not 录像机. */
const suffixes = new Set('机器头灯卡盘图端');

/** For every position of a text whether a word begins or ends there. */
function wordEdges(text: string): boolean[] {
  const edges = new Array<boolean>(text.length + 1).fill(segmenter === undefined);
  let before = 0;
  for (const {segment, index, isWordLike} of segmenter?.segment(text) ?? []) {
    const isSuffix = suffixes.has(segment) && before > 1;
    edges[index] = !isSuffix;
    before = isWordLike && /\p{Script=Han}/u.test(segment) ? segment.length : 0;
  }
  edges[text.length] = true;
  return edges;
}

/** Marked stretches of a text, as pairs of start and end. */
function* stretches(marked: readonly boolean[]): Generator<readonly [from: number, to: number]> {
  for (let from = marked.indexOf(true); from >= 0;) {
    let to = from;
    while (marked[to]) to += 1;
    yield [from, to];
    from = marked.indexOf(true, to);
  }
}

/** Whole words that hold a stretch: 摄像 of 摄像机 marks the word. */
function markAround(marked: boolean[], edges: readonly boolean[], from: number, to: number): void {
  markRange(marked, edges.lastIndexOf(true, from), edges.indexOf(true, to));
}

/** As long a part of what was typed is a word of its own, whatever the browser's dictionary says. */
const longPart = 3;

/** Whole words inside a stretch: 像机 of 录像机 is none. */
function markInside(marked: boolean[], edges: readonly boolean[], from: number, to: number): void {
  const isLong = to - from >= longPart;
  const [start, end] = isLong ? [from, to] : [edges.indexOf(true, from), edges.lastIndexOf(true, to)];
  if (start < end) markRange(marked, start, end);
}

/** The run as a whole, else its pairs; of a short run that is found in part also the single characters left over. */
function markRun(marked: boolean[], text: string, unit: QueryUnit, edges: readonly boolean[]): void {
  const own = new Array<boolean>(text.length).fill(false);
  if (markAll(own, text, unit.text)) {
    for (const [from, to] of stretches(own)) markAround(marked, edges, from, to);
    return;
  }
  const found = unit.terms.filter((pair) => markAll(own, text, pair));
  const chars = [...unit.text];
  if (found.length > 0 && chars.length <= 4) {
    const left = chars.filter((char) => !found.some((pair) => pair.includes(char)));
    left.forEach((char) => markAll(own, text, char));
  }
  for (const [from, to] of stretches(own)) markInside(marked, edges, from, to);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function markLatin(marked: boolean[], text: string, unit: QueryUnit): void {
  const patterns =
    unit.kind === 'code'
      ? // ul8232nh is also written UL-8232NH.
        unit.terms.map((term) => `(?<![a-z0-9])${[...term].map(escapePattern).join('[-_ ]?')}`)
      : [...new Set(unit.terms.map(stem))].map((term) => `(?<![a-z0-9])${escapePattern(term)}[a-z]*`);
  for (const pattern of patterns) {
    for (const match of text.matchAll(new RegExp(pattern, 'g')))
      markRange(marked, match.index, match.index + match[0].length);
  }
}

function marksOf(text: string, units: readonly QueryUnit[]): boolean[] {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  const edges = units.some(({kind}) => kind === 'cjk') ? wordEdges(text) : [];
  for (const unit of units) {
    if (unit.kind === 'cjk') markRun(marked, folded, unit, edges);
    else if (unit.kind !== 'sound') markLatin(marked, folded, unit);
  }
  return marked;
}

function render(text: string, marked: readonly boolean[]): string {
  let html = '';
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    while (end < text.length && marked[end] === marked[at]) end += 1;
    const piece = escapeHtml(text.slice(at, end));
    html += marked[at] ? `<mark>${piece}</mark>` : piece;
    at = end;
  }
  return html;
}

/** The whole text with the matches marked. */
export const highlight = (text: string, units: readonly QueryUnit[]): string => render(text, marksOf(text, units));

/** Never cuts inside a Latin word or between the halves of a surrogate pair. */
function wordStart(text: string, at: number): number {
  let from = at;
  while (
    from > 0 &&
    at - from < 24 &&
    /[\p{Script=Latin}\p{N}\udc00-\udfff]/u.test(text[from]!) &&
    /[\p{Script=Latin}\p{N}\ud800-\udbff-]/u.test(text[from - 1]!)
  )
    from -= 1;
  return from;
}

/** Share of a snippet that fits on the lines of a phone. */
const seenOnPhones = 0.4;

/** Ends of sentences, and of clauses where the sentence is too long. */
const ends = [/[。！？!?…]\s*|[.:：]\s+/gu, /[，；、,;]\s*/gu];

/** Where the sentence or clause of a match begins, not farther before it than a phone shows; else some words before it. */
function beginningOf(text: string, first: number, length: number): number {
  const least = first - Math.floor(length * seenOnPhones);
  for (const end of ends) {
    const last = Array.from(text.slice(least, first).matchAll(end)).at(-1);
    if (last) return least + last.index + last[0].length;
  }
  return wordStart(text, first - Math.floor(length / 8));
}

/** The part of a text around its first match, at most `length` characters, with the matches marked. */
export function snippet(text: string, units: readonly QueryUnit[], length: number): string {
  const marked = marksOf(text, units);
  const first = marked.indexOf(true);
  // The beginning of the text when the match lies in the part that a phone shows of it.
  const from = first < length * seenOnPhones ? 0 : beginningOf(text, first, length);
  const to = Math.min(text.length, wordStart(text, Math.min(text.length - 1, from + length)) || text.length);
  const end = from + length >= text.length ? text.length : to;
  return (
    (from > 0 ? '…' : '') + render(text.slice(from, end), marked.slice(from, end)) + (end < text.length ? '…' : '')
  );
}
