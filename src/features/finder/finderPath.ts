/** Where the way through the symptom finder is kept, for the article it leads to and the person on the telephone. */
export const finderPathKey = 'support.finder-path';
