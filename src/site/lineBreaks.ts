/**
 * Where lines of Chinese text may break (ADR 31). Browsers break between any two characters; a heading or a caption reads better when
 * words stay whole, and no text should end in a line of one or two characters. `plugins/line-breaks` applies both.
 */

import {escapeHtml} from './escapeHtml';

/** Words of the trade that the dictionary of the browser takes apart, the steps of a way through menus, 设置→上下线记录, and short sums. */
const joined =
  /优瞰|幼学堂|云平台|录像计划|上下线记录|活动量|划痕|瓶装|区域经理|现场|天数|边缘|国标|级联|整数|拳头|花一下|进进出出|桌面客户端|权限说明|页面|巡店通|店员|店长|客流|进店|离店|过店|出入口|收银台|收银员|打孔|布线|装机|掉线|漏数|误报|漏报|云台|录像机|摄像机|说明书|指示灯|热力图|服务器|交换机|云存储|小程序|药师|供应商|认证机构|什么|怎么|怎样|多少|为什么|哪里|这里|那里|上行|下行|看到|找到|做到|查到|用到|不到|不了|不是|没有|一个|一台|一家|几个|几台|每个|每家|每秒两三下|(?<=→)\p{Script=Han}{2,6}(?=[→”])|(?<![\d.,A-Za-z×÷＋−])\d[\d.]{0,3}(?:[×÷＋−]\d[\d.]{0,3}){1,4}(?:[＝≈]\d[\d.]{0,5})?(?![\d,.²³×÷＋−＝≈])/gu;

/** Single characters that belong to the word before them; any other belongs to the word after it. */
const enclitics =
  /^[的了着过吗呢吧们里上下中时后前内外边处个台家次天年月日人套路店机器号型版页项条步种张名位度率费期区层线灯口门商师员码端表图座单额方间片包盒桌架墙罩法轴圈池键绳板剂柜箱仪车化册者室]$/u;

/** A figure belongs to its unit, and both to what is counted. */
const figure = /(?:(?<![\dA-Za-z-])\d[\d.,]*|[一两几半每这那哪第][个家台次种张条套根块段格]?)$/u;

/** Characters that stay together at the end of a clause. */
const clauseEnd = 3;

const han = /\p{Script=Han}/u;
const latin = /[\dA-Za-z]/;

interface Word {
  readonly text: string;
  readonly at: number;
  readonly isWord: boolean;
}

/** The words that the browser knows, those of the trade in one. */
function segmentsOf(text: string, segmenter: Intl.Segmenter): Word[] {
  const inside = new Set<number>();
  for (const {0: word, index} of text.matchAll(joined)) {
    for (let at = index + 1; at < index + word.length; at += 1) inside.add(at);
  }
  const words: Word[] = [];
  for (const {segment, index, isWordLike = false} of segmenter.segment(text)) {
    const last = inside.has(index) ? words.pop() : undefined;
    words.push(last ? {...last, text: last.text + segment} : {text: segment, at: index, isWord: isWordLike});
  }
  return words;
}

/** The words of a clause, with what clings to them. */
function wordsOf(clause: string, segmenter: Intl.Segmenter): string[] {
  const words = segmentsOf(clause, segmenter);
  const isWord = (at: number): boolean => words[at]?.isWord === true;
  const isSingle = (at: number): boolean => /^\p{Script=Han}$/u.test(words[at]!.text);
  const end = clause.replace(/\p{P}+$/u, '').length;
  const pieces: string[] = [];
  for (const [at, {text, at: index}] of words.entries()) {
    const mayBreak =
      isWord(at - 1) &&
      isWord(at) &&
      index <= end - clauseEnd &&
      !enclitics.test(text) &&
      !(isSingle(at) && !isWord(at + 1)) &&
      // At the start there is no word before it.
      !(isSingle(at - 1) && (!enclitics.test(words[at - 1]!.text) || pieces.at(-1)!.length === 1)) &&
      // An element between the two would take the space away that `text-autospace` makes.
      latin.test(words[at - 1]!.text.at(-1)!) === latin.test(text[0]!) &&
      !figure.test(pieces.at(-1)!);
    if (mayBreak) pieces.push(text);
    else pieces.push((pieces.pop() ?? '') + text);
  }
  return pieces;
}

let segmenter: Intl.Segmenter | undefined;

/** Width in characters of a piece that may be wider than its line. */
const longPiece = 6;

/** Width of a text in Han characters: a Latin letter or a digit is about half as wide. */
const widthOf = (text: string): number => text.replace(/[\p{P}\s]/gu, '').replace(/[\dA-Za-z]{2}/g, 'x').length;

/** Between a Han character and a name or figure before or behind it, but not between a figure and what it counts. */
const betweenScripts = /(?<=\p{Script=Han})(?=[\dA-Za-z])|(?<=[A-Za-z])(?=\p{Script=Han})/gu;

/** A long piece cut where Latin and Han characters meet: before a name or figure rather than behind it, and in the middle. */
function shortened(piece: string): string[] {
  const width = widthOf(piece);
  if (width <= longPiece) return [piece];
  const unevenness = (at: number): number => Math.abs(2 * widthOf(piece.slice(0, at)) - width);
  const isBehind = (at: number): number => Number(latin.test(piece[at - 1]!));
  const [at] = Array.from(piece.matchAll(betweenScripts), ({index}) => index)
    .filter((index) => Math.min(widthOf(piece.slice(0, index)), widthOf(piece.slice(index))) >= 2)
    .sort((one, other) => isBehind(one) - isBehind(other) || unevenness(one) - unevenness(other));
  return at === undefined ? [piece] : [piece.slice(0, at), piece.slice(at)].flatMap(shortened);
}

/**
 * Text as the pieces that a line may end after: words with what clings to them, never the last few characters of a clause alone.
 * Their concatenation is the text. One piece where the browser knows no words (before 2024 in Firefox).
 */
export function linePieces(text: string): string[] {
  if (!han.test(text) || !('Segmenter' in Intl)) return [text];
  const known = (segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'}));
  return text.split(/(?<=[，。：；！？、])/u).flatMap((clause) => wordsOf(clause, known).flatMap(shortened));
}

/**
 * Names that browsers break at their hyphens, a step of a way through menus with the arrow behind it, short sums, and figures with a
 * unit after a space: 8 TB, 2.5–3 m, 13 Mbit/s, 3 月; a short bracket at the end.
 */
const whole =
  /Wi-Fi|“?[\p{Script=Han}A-Za-z]{1,8}→|(?<![\d.,A-Za-z×÷＋−])\d[\d.]{0,3}(?:[×÷＋−]\d[\d.]{0,3}){1,4}(?:[＝≈]\d[\d.]{0,5})?(?![\d,.²³×÷＋−＝≈])(?: [A-Za-z%°]+(?:\/[A-Za-z]+)?)?|[\dA-Z]+(?:-[\dA-Z]+)+|\d[\d.,]*(?:[–到至]\d[\d.,]*)? (?:[A-Za-z%°²³]+(?:\/[A-Za-z]+)?(?:\p{Script=Han}{1,2}$)?|\p{Script=Han})|\p{Script=Han}{2}（[^（）]{1,4}）$/gu;

/** In prose also figures with what they count: 3台. */
const wholeInProse = new RegExp(
  `${whole.source}|(?<![\\dA-Za-z.-])\\d[\\d.,]*[台家个次种张条套根块天段格路口米元倍人秒分时年月日步档]`,
  'gu',
);

const wholeHtml = (text: string, pattern = whole): string =>
  escapeHtml(text).replace(pattern, (name) => `<zh-end>${name}</zh-end>`);

const lengthOf = (text: string): number => text.replace(/[\p{P}\s]/gu, '').length;

/** Fewest characters of the last line of a text, and most that are kept together for that. */
const [leastOfEnd, mostOfEnd] = [4, 7];

/** The words of a text with those in one that should not stand on a line alone: the last four characters or more. */
function withEnd(pieces: readonly string[]): {readonly body: readonly string[]; readonly end: string} {
  let from = pieces.length;
  let end = '';
  while (from > 0 && lengthOf(end) < leastOfEnd && lengthOf(pieces[from - 1]! + end) <= mostOfEnd) {
    from -= 1;
    end = pieces[from]! + end;
  }
  return {body: pieces.slice(0, from), end};
}

/** Whether the browser would make space between two pieces (`text-autospace`). It makes none where a line may end, so an element does. */
const scriptsMeet = (before: string, after = ''): boolean =>
  /^(?:\p{Script=Han}[\dA-Za-z]|[\dA-Za-z]\p{Script=Han})$/u.test(before.slice(-1) + after.slice(0, 1));

/** Markup of a text whose words stay whole, for an element with `word-break: keep-all`. */
export function wordsHtml(text: string): string {
  const pieces = linePieces(text);
  const {body, end} = withEnd(pieces);
  const all = pieces.map(
    (piece, at) => wholeHtml(piece) + (scriptsMeet(piece, pieces[at + 1]) ? '<zh-gap></zh-gap>' : ''),
  );
  // A last word that is long enough is one piece anyway, unless lines may break at a bracket or a quotation mark in it.
  if (body.length > 0 && (body.length < pieces.length - 1 || /[“（《]/u.test(end)))
    all.splice(body.length, all.length, `<zh-end>${escapeHtml(end)}</zh-end>`);
  // Lines end after punctuation and spaces anyway, but beside figures and names Chromium misses some of those places where it makes
  // space between scripts (`text-autospace`).
  return all.join('<wbr>').replace(latin.test(text) ? /(?<= )<wbr>/gu : /(?<=[\p{P} ])<wbr>/gu, '');
}

/** Characters of the end of prose in which words are looked for. */
const tailLength = 16;

/** The bare words of prose, without what clings to them: its lines have to be full, so a break may cost two characters, not six. */
function proseWords(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  const known = (segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'}));
  const words: string[] = [];
  // Beside figures and names Chromium misses some ends of lines after punctuation, see `wordsHtml`; formulas are longer than a line.
  const isMixed = latin.test(text);
  let wasWord = false;
  for (const {text: word, isWord} of segmentsOf(text, known)) {
    const before = words.at(-1);
    const mayBreak =
      before &&
      isWord &&
      // A single character such as 店 and 着 ends the word before it.
      !enclitics.test(word) &&
      (wasWord
        ? latin.test(before.at(-1)!) === latin.test(word[0]!)
        : isMixed && /[，。；：！？、×÷＝≈]$/u.test(before));
    if (mayBreak || before === undefined) words.push(word);
    else words[words.length - 1] = before + word;
    wasWord = isWord;
  }
  return words;
}

/** Markup of prose: its words, its last words together, and figures with what they count. */
function proseHtml(text: string): string {
  const {end} = withEnd(linePieces(text.slice(-tailLength)));
  const body = proseWords(text.slice(0, text.length - end.length)).join('\u200b');
  const html = wholeHtml(body, wholeInProse).replaceAll('\u200b', '<wbr>');
  return `${html}${end && `<wbr><zh-end>${escapeHtml(end)}</zh-end>`}`;
}

/**
 * - `words`: a text whose words stay whole. `start`: one that goes on with a link or emphasis.
 * - `title`: a heading, whose second part begins a line where it does not fit behind the first.
 * - `prose`: a longer text, whose words stay whole without what clings to them.
 */
export type TextKind = 'words' | 'start' | 'title' | 'prose';

/** The two parts of a title: 下载中心：桌面客户端和门店App. */
const parts = /^(.{2,12}：)(.{4,})$/u;

/** Markup of a text for the element that `plugins/line-breaks` gives it. */
export function textHtml(text: string, kind: TextKind): string {
  if (kind === 'prose') return proseHtml(text);
  if (kind === 'start') return `${wordsHtml(text)}<wbr>`;
  const [, first, second] = (kind === 'title' && parts.exec(text)) || [];
  return first && second ? `${wordsHtml(first)}<zh-part>${wordsHtml(second)}</zh-part>` : wordsHtml(text);
}
