/** How the lines of text break. */
import type {Page} from '@playwright/test';
import {runs} from '../../../plugins/no-break/runs';

/** Longer texts are read as prose: browsers balance six lines at most. */
const mostLines = 6;

/** A shorter text, in a narrow cell, has no line to spare. */
const leastCharacters = 8;

/**
 * Headings, leads and short texts of the main part of which a line, usually the last one, holds one or two characters. Documents are left out: their
 * lines have the full width of the column.
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
          element.closest('.markdown') ||
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

/**
 * Names with hyphens and numbers with their unit that the end of a line cuts; and elements made to keep them whole that stand among words
 * as boxes of a row: there a text needs an element of its own.
 */
export async function cutRunProblems(page: Page): Promise<string[]> {
  return page.evaluate((source) => {
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('code, pre, script, style, noscript, svg, option')) continue;
      for (const {0: run, index} of node.data.matchAll(new RegExp(source, 'g'))) {
        if (/[\w.-]/.test(node.data.charAt(index - 1))) continue;
        range.setStart(node, index);
        range.setEnd(node, index + run.length);
        const tops = Array.from(range.getClientRects(), ({top}) => top);
        if (Math.max(...tops) - Math.min(...tops) > 8)
          problems.push(`at ${window.innerWidth} px “${run}” is cut by the end of a line`);
      }
    }
    for (const kept of document.querySelectorAll('main :is(n-b, n-t)')) {
      const parent = kept.parentElement!;
      if (!/flex|grid/.test(getComputedStyle(parent).display)) continue;
      if (Array.from(parent.childNodes).some((one) => one.nodeType === Node.TEXT_NODE && one.textContent?.trim()))
        problems.push(`“${kept.textContent}” is a box of its own in “${parent.textContent.slice(0, 40)}”`);
    }
    return problems.slice(0, 3);
  }, runs.source);
}
