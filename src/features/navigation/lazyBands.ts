import {whenIdle} from './whenIdle';

/**
 * Attribute of `<html>` while the bands below the first screens get style and layout only when they come near
 * (`src/css/base.css`). The loader of the first paint sets it on a page that a link leads to. A reload, Back
 * and an address with an anchor need a place in the page, and with it the heights of the bands above.
 */
export const lazyBandsMark = 'data-lazy-bands';

/** For the next page, whose scroll position may be restored, and for a place in this one. */
export const layOutAllBands = (): void => document.documentElement.removeAttribute(lazyBandsMark);

/**
 * Lays each band out once, one whenever the browser is idle, and then what is heavy in it (`data-lazy-part`), one by one. It remembers
 * their heights then, so that places in the page are right, for Back as for tools that read them.
 */
export function measureBands(): void {
  if (!document.documentElement.hasAttribute(lazyBandsMark)) return;
  const bands = [...document.querySelectorAll<HTMLElement>('main > *, footer')].filter(
    (band) => getComputedStyle(band).contentVisibility === 'auto',
  );
  const next = (): void => {
    const band = bands.shift();
    if (!band) return;
    const {top, bottom} = band.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) {
      // It is laid out, and Chromium takes the change of containment for a layout shift of what is in view.
      next();
      return;
    }
    const parts = [band, ...band.querySelectorAll<HTMLElement>('[data-lazy-part]')];
    const show = (index: number): void => {
      const part = parts[index];
      if (!part) {
        for (const one of parts) one.style.contentVisibility = '';
        whenIdle(next);
        return;
      }
      part.style.contentVisibility = 'visible';
      // The height is remembered with the frame that lays the part out.
      requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => show(index + 1))));
    };
    show(0);
  };
  whenIdle(next);
}
