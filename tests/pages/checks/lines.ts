/** How the lines of Chinese text break. */
import type {Page} from '@playwright/test';

/** Longer texts are read as prose: browsers balance six lines at most. */
const mostLines = 6;

/** A shorter text, in a narrow cell, has no line to spare. */
const leastCharacters = 8;

/**
 * Headings, leads and short texts of the main part of which a line, usually the last one, holds one or two characters. Documents and legal texts are left
 * out: their lines have the full width of the column.
 */
export async function lastLineProblems(page: Page): Promise<string[]> {
  return page.evaluate(
    ({most, least}) => {
      const blocks = 'p, li, div, ul, ol, dl, dd, table, button, input, select, h1, h2, h3, small, time';
      const problems: string[] = [];
      /** The text of each line of an element, without white space. */
      const linesOf = (element: Element): string[] => {
        const lines: {top: number; text: string}[] = [];
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
            if (line && box.top < line.top + box.height / 2) line.text += character;
            else lines.push({top: box.top, text: character});
          }
        }
        return lines.map(({text}) => text);
      };
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, figcaption):lang(zh)')) {
        const text = element.textContent.trim();
        if (
          text.length < least ||
          !/\p{Script=Han}/u.test(text) ||
          element.closest('.markdown, [data-prose]') ||
          element.querySelector(blocks)
        )
          continue;
        if (
          !element.checkVisibility() ||
          Array.from(element.children).some((child) => getComputedStyle(child).display !== 'inline')
        )
          continue;
        const lines = linesOf(element);
        // A first line may end early, at a comma.
        const short = lines.slice(1).find((line) => Array.from(line.replace(/[\p{P}\p{Cf}]/gu, '')).length <= 2);
        if (lines.length <= most && short !== undefined) {
          problems.push(`at ${window.innerWidth} px a line of “${text.slice(0, 40)}” is “${short}”`);
        }
      }
      return problems.slice(0, 3);
    },
    {most: mostLines, least: leastCharacters},
  );
}
