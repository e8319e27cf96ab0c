/** Whether a page fits narrow, zoomed and wide windows. */
import type {Page} from '@playwright/test';
import {painted} from '../../support/browser';
import {coveredProblems} from './covered';

/** Narrowest screen a page has to fit, in CSS pixels; also what a screen of 1280 px has left at 400 % zoom. */
export const narrow = 320;
/** What it has left at 200 % zoom. */
const zoomed = 640;
/** The narrowest window with the columns of a desktop and the panel at the right edge. */
const narrowDesktop = 960;
/** A screen on which every menu and column shows. */
const wide = 1440;

/** Elements that stick out to the right of the window and that no box cuts off, outermost first. */
async function overflowProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {documentElement} = document;
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return getComputedStyle(element).position === 'fixed';
    };
    const names = Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > documentElement.clientWidth + 1 && !isCut(element))
      .slice(0, 3)
      .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
    return [
      `scrolls sideways at ${documentElement.clientWidth} px (${documentElement.scrollWidth} px wide): ${names.join(', ')}`,
    ];
  });
}

/** Boxes that only cut off what sticks out, and that a key shifts when it moves the focus to something they cut off. */
async function shiftProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a, button, input, select, textarea, summary, [tabindex]';
    const {activeElement: focused} = document;
    const isShifted = (box: Element): boolean =>
      [...box.querySelectorAll<HTMLElement>(controls)].some((control) => {
        control.focus();
        const isMoved = box.scrollLeft !== 0 || box.scrollTop !== 0;
        control.blur();
        box.scrollTo({left: 0, top: 0, behavior: 'instant'});
        return isMoved;
      });
    const problems = Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const {scrollWidth, scrollHeight, clientWidth, clientHeight} = element;
        const isLarger =
          (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) && clientWidth > 2 && clientHeight > 2;
        if (!isLarger) return false;
        const {overflowX, overflowY} = getComputedStyle(element);
        return overflowX === 'hidden' && overflowY === 'hidden' && isShifted(element);
      })
      .slice(0, 3)
      .map(
        (element) =>
          `is shifted by the focus at ${window.innerWidth} px, because its overflow is hidden, not clipped: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
      );
    if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
    window.scrollTo({top: 0, behavior: 'instant'});
    return problems;
  });
}

/** Tables of a text that have to be scrolled sideways, whose last columns nobody sees. */
const tableProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.markdown table')]
      .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1)
      .map(
        (table) => `a table scrolls sideways at ${window.innerWidth} px: “${table.textContent.trim().slice(0, 30)}”`,
      ),
  );

/** A device stands on transparent ground: this share of its picture is empty at the side of the text. */
const emptySide = 0.15;

/** Words of the head of a page that a picture beside them covers, in the window as it is. */
export const headProblems = (page: Page): Promise<string[]> =>
  page.evaluate((empty) => {
    const head = document.querySelector('main h1')?.closest('section');
    if (!head) return [];
    const isBeside = (picture: Element): boolean => {
      for (let one = picture; one !== head; one = one.parentElement!)
        if (getComputedStyle(one).position === 'absolute') return true;
      return false;
    };
    const pictures = [...head.querySelectorAll('img')]
      .filter((picture) => picture.checkVisibility() && isBeside(picture))
      .map((picture) => picture.getBoundingClientRect())
      .filter(({width}) => width < head.clientWidth * 0.6);
    return [...head.querySelectorAll('h1, p')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const isCovered = [...range.getClientRects()].some((line) =>
        pictures.some(
          ({left, right, top, bottom, width}) =>
            line.right > left + width * empty && line.left < right && line.bottom > top && line.top < bottom,
        ),
      );
      return isCovered
        ? [`a picture covers “${element.textContent.trim().slice(0, 30)}” at ${window.innerWidth} px`]
        : [];
    });
  }, emptySide);

/** Whether a page fits the window as it is. */
const windowProblems = async (page: Page): Promise<string[]> => [
  ...(await overflowProblems(page)),
  ...(await shiftProblems(page)),
  ...(await coveredProblems(page)),
  ...(await tableProblems(page)),
  ...(await headProblems(page)),
];

/** Whether a page fits the narrowest, a zoomed, a small and a wide screen, or other widths. */
export async function fitProblems(page: Page, widths = [narrow, zoomed, narrowDesktop, wide]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await painted(page);
    problems.push(...(await windowProblems(page)));
  }
  return problems;
}

/** Whether a page fits the narrowest screen in a tab without script, which runs no animation frames to wait for. */
export async function staticFitProblems(page: Page): Promise<string[]> {
  await page.setViewportSize({width: narrow, height: 900});
  return windowProblems(page);
}
