/** MiniSearch as its documentation proposes it, with the one thing Chinese needs: character bigrams. */
import type {Options} from 'minisearch';

/** A section of a page, or the page itself. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  readonly terms: string;
  readonly body: string;
}

const word = /[\u3400-\u4dbf\u4e00-\u9fff]+|[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*/gu;

function tokenize(text: string): string[] {
  return (text.normalize('NFKC').match(word) ?? []).flatMap((run) => {
    if (!/[\u3400-\u9fff]/.test(run))
      return /[-_.]/.test(run) ? [run, ...run.split(/[-_.]/), run.replace(/[-_.]/g, '')] : [run];
    const chars = [...run];
    return chars.length === 1 ? chars : chars.slice(0, -1).map((char, at) => char + chars[at + 1]!);
  });
}

export const options: Options<Entry> = {
  fields: ['title', 'heading', 'terms', 'body'],
  tokenize,
  searchOptions: {
    boost: {title: 6, terms: 4, heading: 3},
    prefix: true,
    // No fuzziness for bigrams, where one edit makes another word; only for longer, Latin terms.
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  },
};
