/** What may have been meant when nothing was found. Pure. */
import {normalize} from '@site/src/features/search/model/analyzer';
import {distance} from './typos';

/** Most proposals. */
const proposals = 3;
/** Share of the letters of a word that may be wrong, and of the characters of a query that a title must have. */
const share = {wrong: 0.5, common: 0.34};
const isHan = /\p{Script=Han}/u;

/** The words with the fewest wrong letters, at most half of them. */
function nearestWords(typed: string, words: readonly string[]): string[] {
  const limit = Math.floor(typed.length * share.wrong);
  return words
    .map((word) => ({word, errors: distance(typed, word, limit)}))
    .filter(({errors}) => errors <= limit)
    .sort((a, b) => a.errors - b.errors)
    .slice(0, proposals)
    .map(({word}) => word);
}

/** The parts of titles that share most characters with a query in Chinese. */
function nearestTitles(typed: string, titles: readonly string[]): string[] {
  const asked = new Set([...typed].filter((char) => isHan.test(char)));
  const parts = [...new Set(titles.flatMap((title) => title.split(/[，。：；？！、（）|\s]+/u)))];
  return parts
    .map((part) => ({part, common: [...new Set(part)].filter((char) => asked.has(char)).length}))
    .filter(({common}) => common >= Math.max(1, asked.size * share.common))
    .sort((a, b) => b.common - a.common || a.part.length - b.part.length)
    .slice(0, proposals)
    .map(({part}) => part);
}

/**
 * Queries to offer instead of one that found nothing, best first: words of the index for Latin words, titles for Chinese.
 * @param words Latin words of the index; empty when they could not be loaded
 */
export function nearestTo(query: string, words: readonly string[], titles: readonly string[]): string[] {
  const typed = normalize(query).trim();
  if (isHan.test(typed)) return nearestTitles(typed, titles);
  const longest = typed.split(/\s+/).sort((a, b) => b.length - a.length)[0]!;
  return longest.length < 3 ? [] : nearestWords(longest, words);
}
