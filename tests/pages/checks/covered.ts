/** Whether what floats beside the page covers anything of it. */
import type {Page} from '@playwright/test';

/** Widths at which it is looked at, in CSS pixels; from 960 on there is a panel at the right edge. */
export const coveredWidths = [320, 375, 600, 768, 960, 1024, 1200, 1280, 1366, 1440, 1536, 1920] as const;

/**
 * Texts and controls that lie below something fixed in the window as it is now. What is fixed at the side covers whatever
 * shares its columns, wherever the page is scrolled to; bars across the window let the page pass below them, and what they
 * would cover at its end has room of its own. Narrow windows have no room at the side: there it is what lies below it before anybody
 * scrolls; buttons that come while scrolling go again.
 */
export const coveredProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isNarrow = width < 960;
    const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      if (getComputedStyle(element).position !== 'fixed' || !element.checkVisibility({visibilityProperty: true}))
        return false;
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 && box.width < width * 0.9 && (!isNarrow || (box.top < window.innerHeight && box.bottom > 0))
      );
    });
    const clipOf = (element: Element): [number, number] => {
      let [left, right] = [0, width];
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const box = at.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return [left, right];
    };
    const problems = new Set<string>();
    for (const cover of fixed) {
      const box = cover.getBoundingClientRect();
      const look = (element: Element, rects: Iterable<DOMRect>, name: string): void => {
        if (cover.contains(element) || element.closest('[aria-hidden=true], .sr, dialog')) return;
        for (const {left, right, top, bottom, width: wide, height} of rects) {
          if (wide < 2 || height < 2 || right <= box.left + 1 || left >= box.right - 1) continue;
          if (isNarrow && (bottom <= box.top + 1 || top >= box.bottom - 1)) continue;
          const [from, to] = clipOf(element);
          if (Math.min(right, to) > box.left + 1 && Math.max(left, from) < box.right - 1)
            problems.add(`at ${window.innerWidth} px <${cover.tagName.toLowerCase()}> covers ${name}`);
        }
      };
      for (const root of document.querySelectorAll('main, footer')) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode;
          const words = text.textContent!.trim();
          if (!words || !text.parentElement?.checkVisibility({visibilityProperty: true})) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          look(text.parentElement, range.getClientRects(), `“${words.slice(0, 40)}”`);
        }
        for (const control of root.querySelectorAll('button, input, select, textarea, summary')) {
          if (control.checkVisibility({visibilityProperty: true}))
            look(control, control.getClientRects(), `<${control.tagName.toLowerCase()}>`);
        }
      }
    }
    return [...problems].slice(0, 5);
  });
