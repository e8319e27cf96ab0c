/** Content report on readers: feedback on documents, and search misses. */
import type {FeedbackCount, SearchMissCount} from '../../../server/store/store';
import type {DocumentRow} from './documents';

export interface FeedbackRow {
  /** Id of the document, as the page sent it. */
  readonly article: string;
  /** Chinese title; null where no document has this id. */
  readonly title: string | null;
  readonly edition: string;
  readonly notHelpful: number;
  readonly helpful: number;
  readonly comments: number;
  /** Why not, the most frequent first; "none given" where a reader did not say. */
  readonly reasons: readonly {readonly reason: string; readonly count: number}[];
}

export interface MissRow {
  readonly query: string;
  readonly edition: string;
  readonly count: number;
  /** How many of them found something that nobody opened. */
  readonly unopened: number;
  readonly lastAt: number;
  /** A document that contains the words by now. */
  readonly foundIn: string | null;
  /** Makes the stub of an article that has the query among its symptoms. */
  readonly command: string;
}

/** A request for a translation, not a judgment of the text. */
const vote = 'translate';

/** A page sends its id without its version: the newer text's title is the one to show. */
function titleOf(article: string, documents: readonly DocumentRow[]): string | null {
  const own = documents.filter(({id}) => id === article);
  return (own.find(({version}) => version === '6.x') ?? own[0])?.title ?? null;
}

/** Answers by document and edition, the least helpful first. */
export function feedbackRows(counts: readonly FeedbackCount[], documents: readonly DocumentRow[]): FeedbackRow[] {
  const keys = [
    ...new Set(counts.filter(({reason}) => reason !== vote).map(({article, edition}) => `${article}\0${edition}`)),
  ];
  return keys
    .map((key): FeedbackRow => {
      const [article = '', edition = ''] = key.split('\0');
      const own = counts.filter((one) => one.article === article && one.edition === edition && one.reason !== vote);
      const sum = (rows: readonly FeedbackCount[]) => rows.reduce((total, {count}) => total + count, 0);
      const against = own.filter(({helpful}) => !helpful);
      return {
        article,
        title: titleOf(article, documents),
        edition,
        notHelpful: sum(against),
        helpful: sum(own) - sum(against),
        comments: own.reduce((total, {comments}) => total + comments, 0),
        reasons: against
          .map(({reason, count}) => ({reason: reason ?? 'none given', count}))
          .sort((a, b) => b.count - a.count),
      };
    })
    .sort((a, b) => b.notHelpful - a.notHelpful || a.helpful - b.helpful || a.article.localeCompare(b.article));
}

/** How many readers asked for a document in English. */
export function translationVotes(counts: readonly FeedbackCount[], article: string): number {
  return counts
    .filter((one) => one.article === article && one.reason === vote)
    .reduce((total, {count}) => total + count, 0);
}

/** A text quoted for the shell: it is user input, and the command will be copied and run. */
export const shellWord = (text: string): string => `'${text.replace(/[\s\p{Cc}]+/gu, ' ').replaceAll("'", `'\\''`)}'`;

/** Searches without results or without an opened result, the most frequent first. */
export function missRows(misses: readonly SearchMissCount[], documents: readonly DocumentRow[]): MissRow[] {
  return misses.map(({query, edition, count, unopened, lastAt}) => {
    const locale = edition === 'global' ? 'en' : 'zh-CN';
    const words = query.toLowerCase();
    return {
      query,
      edition,
      count,
      unopened,
      lastAt,
      foundIn: documents.find((row) => row.words[locale].some((word) => word.includes(words)))?.file ?? null,
      command: `npm run new -- article --from-search=${shellWord(query)}`,
    };
  });
}
