/**
 * Security advisories, newest first: the list on `/support/security-advisories`. An advisory is an entry here once its fix
 * can be installed; titles and actions stand in both languages, side by side.
 */
import type {Advisory} from './advisories.schema';

export const advisories: readonly Advisory[] = [];

/** Day on which the owner of the list last confirmed that it is complete; the page states it. */
export const advisoriesReviewed = '2026-11-23';
