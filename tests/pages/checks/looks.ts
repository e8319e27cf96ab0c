/** How a page looks as a whole: its length on a phone, its native controls, and how often it asks for the one trial. */
import type {Page} from '@playwright/test';
import {pageTypeOf} from './budgets';

/** Of a marketing page at 375 px, in CSS pixels: eleven screens. Longer parts fold (`Section fold`) or pass sideways. */
export const tallestOnPhone = 9000;

/** Pages with a ceiling of their own, a little above their height on 28 November 2026. The ceilings only go down. */
const ceilings: Readonly<Record<string, number>> = {
  '/': 9400,
  '/global': 10200,
  '/global/home': 10200,
  '/global/products/cash-lost-prevention': 9900,
  '/global/products/cloud-ai-camera': 9600,
  '/global/products/store-inspection/ai': 11000,
  '/global/products/store-inspection/cloud': 10400,
  '/global/products/xundiantong': 10400,
  '/global/solutions/government/smart-city': 11600,
  '/global/solutions/industries/fmcg': 10300,
  '/global/solutions/industries/shoes-clothing': 9500,
  '/global/solutions/smart-store': 10100,
  '/global/support': 8300,
  '/products/cash-lost-prevention': 9500,
  '/products/store-inspection/ai': 10400,
  '/products/store-inspection/cloud': 9900,
  '/products/xundiantong': 9800,
  '/solutions/government/smart-city': 11000,
  '/solutions/industries/fmcg': 9700,
  '/solutions/smart-store': 9600,
  '/support': 7900,
};

/** A marketing page, or one with a ceiling, that is too long in the window as it is now, which is a phone's. */
export async function lengthProblems(page: Page, pathname: string): Promise<string[]> {
  const isMarketing = ['marketing', 'contact', 'home'].includes(pageTypeOf(pathname));
  const limit = ceilings[pathname] ?? (isMarketing ? tallestOnPhone : Infinity);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return height > limit ? [`is ${height} px tall on a phone, ${limit} at most`] : [];
}

/** Folds that hide less than their button costs, and buttons that say the same more than twice, in the window as it is now, which is a phone's. */
export const foldProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('main input[type=checkbox][data-fold]')]
      .filter((box) => box.nextElementSibling?.checkVisibility())
      .map((box) => box.getAttribute('aria-label') ?? '');
    const repeated = [...new Set(names)].filter((name) => names.filter((one) => one === name).length > 2);
    const small = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox][data-fold]')].flatMap(
      (box) => {
        const part = box.nextElementSibling;
        if (!part?.checkVisibility()) return [];
        const shown = part.clientHeight;
        box.checked = true;
        const hidden = part.clientHeight - shown;
        box.checked = false;
        return hidden < 160 ? [`a fold hides ${hidden} px of “${part.textContent.trim().slice(0, 30)}”`] : [];
      },
    );
    return [...small, ...repeated.map((name) => `more than two folds are called “${name}”`)];
  });

/** Width of the text of a page; only boxes are wider. */
const pageWidth = 1200;

/** Headings of bands left of the edge that the headings of other bands have, cards and pictures apart, in the window as it is now, which is wide. */
export const edgeProblems = (page: Page): Promise<string[]> =>
  page.evaluate((width) => {
    const edge = (document.documentElement.clientWidth - width) / 2;
    const isInBox = (heading: Element): boolean => {
      for (let one = heading.parentElement; one && one.tagName !== 'SECTION'; one = one.parentElement)
        if (parseFloat(getComputedStyle(one).borderTopLeftRadius) > 0) return true;
      return false;
    };
    return [...document.querySelectorAll('main section h2')]
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 1)
      .filter((heading) => heading.getBoundingClientRect().left < edge - 1 && !isInBox(heading))
      .map(
        (heading) =>
          `“${heading.textContent.slice(0, 30)}” is ${Math.round(edge - heading.getBoundingClientRect().left)} px left of the edge`,
      );
  }, pageWidth);

/**
 * Headings that the text below touches, in the window as it is now. Headings for screen readers are one pixel wide, and a text
 * beside its heading begins well above the end of that.
 */
export const touchingProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2) + p')]
      .map((text) => ({heading: text.previousElementSibling!, text}))
      .filter(({heading, text}) => text.checkVisibility() && heading.getBoundingClientRect().width > 1)
      .filter(({heading, text}) => {
        const gap = text.getBoundingClientRect().top - heading.getBoundingClientRect().bottom;
        return gap > -4 && gap < 2;
      })
      .map(({heading}) => `the text below “${heading.textContent.slice(0, 30)}” touches it`),
  );

/**
 * What reaches beyond its band above or below, where a band that is laid out when it comes near cuts it off
 * (`src/features/navigation/lazyBands.ts`). Lines of text may by their leading.
 */
export const bandProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leading = 4;
    const isCutOff = (element: Element, band: Element): boolean => {
      for (let one = element.parentElement; one && band.contains(one); one = one.parentElement)
        if (getComputedStyle(one).overflowY !== 'visible') return true;
      return false;
    };
    return [...document.querySelectorAll('main > :is(section, div, footer):nth-child(n + 3)')].flatMap((band) => {
      const {top, bottom} = band.getBoundingClientRect();
      return [...band.querySelectorAll('*')]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const beyond = Math.max(top - box.top, box.bottom - bottom);
          return beyond > leading && box.height > 0 && element.checkVisibility() && !isCutOff(element, band);
        })
        .slice(0, 1)
        .map((element) => `<${element.localName} class="${element.className}"> reaches beyond its band`);
    });
  });

/** Controls with the browser's own look, which no theme reaches. */
export const controlProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('input:is([type=range], [type=checkbox], [type=radio]), select')]
        .filter(
          (control) =>
            control.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
            control.getBoundingClientRect().width > 2 &&
            getComputedStyle(control).appearance !== 'none',
        )
        .map(
          (control) =>
            `a <${control.tagName.toLowerCase()} type="${control.getAttribute('type') ?? ''}"> has the look of the browser`,
        ),
    ),
  ]);

/** Two buttons for the trial in solid color that one screen of the page shows together, header and panel apart. */
export const trialProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('main [data-trial]')]
      .filter((button) => button.checkVisibility({visibilityProperty: true}))
      .map((button) => ({
        name: button.getAttribute('data-trial'),
        top: button.getBoundingClientRect().top + window.scrollY,
        ground: getComputedStyle(button).backgroundColor,
      }))
      .filter(({ground}) => ground === 'rgb(255, 136, 33)')
      .sort((a, b) => a.top - b.top);
    return buttons.flatMap(({name, top}, index) => {
      const before = buttons[index - 1];
      return before && top - before.top < window.innerHeight * 0.6
        ? [`the trial buttons “${before.name}” and “${name}” are ${Math.round(top - before.top)} px apart`]
        : [];
    });
  });
