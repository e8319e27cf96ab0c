/** Layout shift of a first load: what moves although nobody touched the page. */
import type {Page} from '@playwright/test';

/** Rounds to 0.00, the unit in which Lighthouse shows it. */
const limit = 0.005;

/** The part of `LayoutShift` that is used; TypeScript's library lacks it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {readonly node: Node | null}[];
}

/** The shift of the open page so far, with what moved most, if it is more than nothing. */
export async function shiftProblems(page: Page): Promise<string[]> {
  const {sum, moved} = await page.evaluate(
    () =>
      new Promise<{sum: number; moved: string}>((resolve) => {
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
        observer.observe({type: 'layout-shift', buffered: true});
        const nameOf = (node: Node | null | undefined): string => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element
            ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`
            : 'nothing';
        };
        // Entries from before are delivered in a task of their own.
        requestAnimationFrame(() =>
          setTimeout(() => {
            observer.disconnect();
            // Nobody touches the page here. `hadRecentInput` is true all the same: the emulated phone sizes its window.
            const [largest] = [...shifts].sort((a, b) => b.value - a.value);
            resolve({
              sum: shifts.reduce((total, {value}) => total + value, 0),
              moved: nameOf(largest?.sources[0]?.node),
            });
          }),
        );
      }),
  );
  return sum < limit ? [] : [`layout shift ${sum.toFixed(3)}: ${moved}`];
}
