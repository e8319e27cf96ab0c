/** Characters that are kept of an answer. */
const maxLength = 500;

/**
 * The beginning of a receiver's answer, for people to read: at most 500 characters in one line, without control and
 * invisible formatting characters, which could change what a terminal shows.
 */
export function excerptOf(answer: string): string {
  const shown = answer.replace(/[\p{Cc}\p{Z}]+/gu, ' ').replace(/[\p{Cf}\p{Cs}]/gu, '');
  // By characters, not by halves of them; twice as many halves are enough.
  return [...shown.trim().slice(0, 2 * maxLength)].slice(0, maxLength).join('').trim();
}
