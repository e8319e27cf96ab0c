/** Storage key of the path through the symptom finder, for the article it leads to and the hotline. */
export const finderPathKey = 'support.finder-path';
