/** How the lines of Chinese text break. */
import type {Page} from '@playwright/test';
import {linePieces} from '../../../src/site/lineBreaks';

/** Longer texts are read as prose: browsers balance six lines at most. */
const mostLines = 6;

/** A shorter text, in a narrow cell, has no line to spare. */
const leastCharacters = 8;

/** A longer piece may be wider than the heading. */
const mostOfPiece = 9;

/** The place of a heading, as the lines it has, where a line ends inside a word. */
export function cutWord(lines: readonly string[]): string | undefined {
  const text = lines.join('');
  const pieces = new Map<number, string>();
  let at = 0;
  for (const piece of linePieces(text)) {
    // A piece goes on after its punctuation, where lines may always end.
    for (const part of piece.split(/(?<=[^\p{Script=Han}])|(?=[^\p{Script=Han}])/u)) {
      for (let inside = 1; inside < part.length; inside += 1) pieces.set(at + inside, part);
      at += part.length;
    }
  }
  let end = 0;
  for (const line of lines.slice(0, -1)) {
    end += line.length;
    const piece = pieces.get(end);
    if (piece !== undefined && piece.length <= mostOfPiece) return `${line.slice(-4)}/${text.slice(end, end + 4)}`;
  }
  return undefined;
}

/**
 * Headings, leads and short texts of the main part of which a line, usually the last one, holds one or two characters; texts with a
 * word in two lines, or a line that begins with the punctuation of the one before; characters over one another. Documents and legal texts are left out of the first: their lines have the full width of the column.
 */
export async function lineProblems(page: Page): Promise<string[]> {
  const {problems, starts, over, wholeWords} = await page.evaluate(
    ({most, least}) => {
      const blocks = 'p, li, div, ul, ol, dl, dd, table, button, input, select, h1, h2, h3, small, time';
      const problems: string[] = [];
      /** Where a character lies over the one before it. */
      const over: string[] = [];
      /** The text of each line of an element, without white space. */
      const linesOf = (element: Element): string[] => {
        const lines: {top: number; text: string; end: number}[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          for (const [index, character] of Array.from(node.data).entries()) {
            range.setStart(node, Math.min(index, node.length));
            range.setEnd(node, Math.min(index + 1, node.length));
            const box = Array.from(range.getClientRects()).at(-1);
            if (!box?.height || character.trim() === '') continue;
            const line = lines.at(-1);
            // The boxes of characters are taller than the lines of a heading, so those of two lines overlap.
            if (line && box.top < line.top + box.height / 2) {
              // Kerning and narrow punctuation take a part of a character.
              if (box.left < line.end - box.height / 3) over.push(line.text.slice(-4) + character);
              line.text += character;
              line.end = box.right;
            } else lines.push({top: box.top, text: character, end: box.right});
          }
        }
        return lines.map(({text}) => text);
      };
      const isShown = (element: Element): boolean =>
        element.checkVisibility() &&
        // Some headings are for screen readers alone, in a box of one pixel.
        element.clientWidth !== 1 &&
        Array.from(element.querySelectorAll('*')).every(
          (child) =>
            child.textContent.trim() === '' ||
            child.localName.startsWith('zh-') ||
            getComputedStyle(child).display === 'inline',
        );
      const wholeWords = Array.from(document.querySelectorAll('main zh-words'))
        .filter(isShown)
        .map(linesOf)
        .filter((lines) => lines.length > 1);
      const starts: string[] = [];
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, figcaption):lang(zh)')) {
        const text = element.textContent.trim();
        if (text.length < least || !/\p{Script=Han}/u.test(text) || element.querySelector(blocks)) continue;
        if (!isShown(element)) continue;
        const lines = linesOf(element);
        // Names and code may be cut anywhere, with what follows them.
        starts.push(
          ...lines.filter(
            (line, at) => /^[，。；：、！？）”》]/u.test(line) && /\p{Script=Han}$/u.test(lines[at - 1] ?? ''),
          ),
        );
        if (element.closest('.markdown, [data-prose]')) continue;
        // A first line may end early, at a comma.
        const short = lines.slice(1).find((line) => Array.from(line.replace(/[\p{P}\p{Cf}]/gu, '')).length <= 2);
        if (lines.length <= most && short !== undefined) {
          problems.push(`at ${window.innerWidth} px a line of “${text.slice(0, 40)}” is “${short}”`);
        }
      }
      return {problems: problems.slice(0, 3), starts: starts.slice(0, 3), over: over.slice(0, 3), wholeWords};
    },
    {most: mostLines, least: leastCharacters},
  );
  const cut = wholeWords.flatMap((lines) => cutWord(lines) ?? []);
  return [
    ...problems,
    ...starts.map((line) => `a line begins with the punctuation of the one before: ${line.slice(0, 12)}`),
    ...over.map((text) => `a character lies over the one before it: ${text}`),
    ...cut.slice(0, 3).map((place) => `a heading or a short text has a word in two lines: ${place}`),
  ];
}

/** Texts of a page that lost the words of its HTML: the browser made them again, without the rules of words. */
export async function lostWordProblems(page: Page): Promise<string[]> {
  const lost = await page
    .locator('main zh-words > zh-text:only-child')
    .evaluateAll((texts) => texts.map((text) => text.textContent.slice(0, 40)));
  return lost.slice(0, 3).map((text) => `the words of “${text}” are not whole any more`);
}
