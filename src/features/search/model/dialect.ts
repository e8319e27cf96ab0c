/**
 * What dialects put in the place of a standard form whatever the verb or adjective is, so that no list of words can hold it. The words
 * themselves are in `synonyms` and `stopPhrases`.
 */
const rules: readonly (readonly [RegExp, string])[] = [
  // The complement of a verb that fails: 搵唔返, 收勿到, 看不见.
  [/(?<=\p{Script=Han})(?:[唔勿弗](?:到|返|倒|见)|不(?:返|倒|见))/gu, '不到'],
  [/(?<=[听看找收搜连瞅])[不勿弗]着/gu, '不到'],
  // The degree of an adjective: 忒少, 贼慢.
  [/(?:忒|贼|恁|蛮|邪气|交关|好鬼)(?=[多少快慢大小亮暗吵烫热远近])/gu, '太'],
];

/** Characters that no page has: what is typed with them can be found in standard words alone. */
const dialectCharacters = /[咗冇唔嘅啲哋喺嗰嚟搵揾睇攞畀乜咩瞅忒弗]/u;

export const isDialect = (query: string): boolean => dialectCharacters.test(query);

/** A normalized Chinese query with its dialect forms replaced by the standard ones. */
export const withoutDialect = (query: string): string =>
  rules.reduce((text, [pattern, standard]) => text.replace(pattern, standard), query);
