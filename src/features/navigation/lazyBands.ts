/**
 * Attribute of `<html>` while the bands below the first screens get style and layout only when they come near
 * (`src/css/base.css`). The loader of the first paint sets it on a page that a link leads to. A reload, Back
 * and an address with an anchor need a place in the page, and with it the heights of the bands above.
 */
export const lazyBandsMark = 'data-lazy-bands';

/** For the next page, whose scroll position may be restored, and for a place in this one. */
export const layOutAllBands = (): void => document.documentElement.removeAttribute(lazyBandsMark);
