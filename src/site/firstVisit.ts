/**
 * sessionStorage key of the first-visit rule: "stay", or while the line that leads back may show what led here, "saved" (a
 * choice made earlier) or "browser" (its languages).
 */
export const firstVisitKey = 'edition.firstVisit';

/** Attribute of `<html>` in the English edition with the same, "saved" or "browser"; absent where the line does not show. */
export const firstVisitAttribute = 'data-first-visit';
