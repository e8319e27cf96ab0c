/**
 * Where lines of Chinese text may break (ADR 31). Browsers break between any two characters; a heading or a caption reads better when
 * words stay whole, and no text should end in a line of one or two characters. `plugins/line-breaks` applies both.
 */

import {escapeHtml} from './escapeHtml';

/** Words of the trade that the dictionary of the browser takes apart. */
const joined =
  /优瞰|幼学堂|巡店通|店员|店长|客流|进店|离店|过店|出入口|收银台|收银员|打孔|布线|装机|掉线|漏数|误报|漏报|云台|录像机|摄像机|说明书|指示灯|热力图|服务器|交换机|云存储|小程序|药师|供应商|认证机构|什么|怎么|怎样|多少|为什么|哪里|这里|那里|看到|找到|做到|查到|用到|不到|不了|不是|没有|一个|一台|一家|几个|几台|每个|每家/gu;

/** Single characters that belong to the word before them; any other belongs to the word after it. */
const enclitics =
  /^[的了着过吗呢吧们里上下中时后前内外边处个台家次天年月日人套路店机器号型版页项条步种张名位度率费期区层线灯口门商师员码端表图座单额方间片包盒桌架墙罩法轴圈池键绳板剂柜箱仪车化册者室]$/u;

/** A figure belongs to its unit, and both to what is counted. */
const figure = /(?:(?<![\dA-Za-z-])\d[\d.,]*|[一两几半每这那哪第][个家台次种张条套根块天段格]?)$/u;

/** Characters that stay together at the end of a clause. */
const clauseEnd = 3;

const han = /\p{Script=Han}/u;

/** The words of a clause, with what clings to them. */
function wordsOf(text: string, segmenter: Intl.Segmenter): string[] {
  const inside = new Set<number>();
  for (const {0: word, index} of text.matchAll(joined)) {
    for (let at = index + 1; at < index + word.length; at += 1) inside.add(at);
  }
  const words = Array.from(segmenter.segment(text));
  const isWord = (at: number): boolean => words[at]?.isWordLike === true;
  const isSingle = (at: number): boolean => /^\p{Script=Han}$/u.test(words[at]!.segment);
  const end = text.replace(/\p{P}+$/u, '').length;
  const pieces: string[] = [];
  for (const [at, {segment, index}] of words.entries()) {
    const mayBreak =
      isWord(at - 1) &&
      isWord(at) &&
      !inside.has(index) &&
      index <= end - clauseEnd &&
      !enclitics.test(segment) &&
      !(isSingle(at) && !isWord(at + 1)) &&
      !(isSingle(at - 1) && !enclitics.test(words[at - 1]!.segment)) &&
      !figure.test(pieces.at(-1)!);
    if (mayBreak) pieces.push(segment);
    else pieces.push((pieces.pop() ?? '') + segment);
  }
  return pieces;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Text as the pieces that a line may end after: words with what clings to them, never the last few characters of a clause alone.
 * Their concatenation is the text. One piece where the browser knows no words (before 2024 in Firefox).
 */
export function linePieces(text: string): string[] {
  if (!han.test(text) || !('Segmenter' in Intl)) return [text];
  const known = (segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'}));
  return text.split(/(?<=[，。：；！？、])/u).flatMap((clause) => wordsOf(clause, known));
}

/** Names of models, which browsers break at their hyphens, and figures with a unit after a space. */
const whole = /[\dA-Z]+(?:-[\dA-Z]+)+|\d[\d.,]* [A-Za-z]+(?:\p{Script=Han}{1,2}$)?/gu;

const isShort = (piece: string): boolean => piece.replace(/\p{P}/gu, '').length < clauseEnd;

/** Markup of a text whose words stay whole, for an element with `word-break: keep-all`. */
export function wordsHtml(text: string): string {
  const pieces = linePieces(text).map((piece) =>
    escapeHtml(piece).replace(whole, (name) => `<zh-end>${name}</zh-end>`),
  );
  const [last = '', before] = [pieces.at(-1), pieces.at(-2)];
  // A last clause of a character or two.
  const end = before !== undefined && isShort(last) ? [`<zh-end>${before}${last}</zh-end>`] : undefined;
  return (
    [...(end ? [...pieces.slice(0, -2), ...end] : pieces)]
      .join('<wbr>')
      // Lines end after punctuation anyway.
      .replace(/(?<=[，。：；！？、])<wbr>/gu, '')
  );
}

/** The end of a text that should not stand on a line alone: four characters, with their punctuation and spaces. */
const textEnd = /(?:[^\p{P}\s][\p{P}\s]*){4}$/u;

/** Markup of prose, whose lines break anywhere: its end together. */
function proseHtml(text: string): string {
  const [end] = textEnd.exec(text) ?? [];
  if (end === undefined) return escapeHtml(text);
  return `${escapeHtml(text.slice(0, -end.length))}<zh-end>${escapeHtml(end)}</zh-end>`;
}

/** Markup of a text for the element that `plugins/line-breaks` gives it. */
export const textHtml = (text: string, element: 'zh-words' | 'zh-text'): string =>
  element === 'zh-words' ? wordsHtml(text) : proseHtml(text);
