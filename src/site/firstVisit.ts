/**
 * sessionStorage key of the first-visit rule: "stay" or, while the notice may show, the reason of the redirect: "saved" (an
 * earlier choice) or "browser" (its languages).
 */
export const firstVisitKey = 'edition.firstVisit';

/** Attribute of `<html>` in the English edition with the same, "saved" or "browser"; absent where the notice is hidden. */
export const firstVisitAttribute = 'data-first-visit';
