/** sessionStorage key of the first-visit rule: "stay", or "redirected" while the line that leads back may show. */
export const firstVisitKey = 'edition.firstVisit';
