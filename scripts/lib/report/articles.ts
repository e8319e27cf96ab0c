/**
 * Content report by article: what readers told, in points, and which page to mend first and why.
 *
 * Points of an article in one edition:
 * - 5 for each service request sent from it: the reader had read it and still needed a person;
 * - 3 for each answer “no”, and 1 more where a comment came with an answer, because it tells what to change;
 * - 1 for each search with the article's words that ended without an opened page, 20 points at most;
 * - 1 for each visitor who opened it from a search, came back and opened another result, 20 points at most.
 *
 * “Yes” takes nothing off, and neither does a visit from a search, because those whom a much-read page failed are as many as
 * before; of equal points the page with the larger share of “no” comes first.
 */
import copy from '../../../i18n/en/copy/support-document';
import type {FeedbackCount, LeadSourceCount, OpenedResultCount, SearchMissCount} from '../../../server/store/store';
import type {DocumentRow} from './documents';
import {feedbackRows, type FeedbackRow} from './service';

/** Points of one event each. */
export const points = {request: 5, no: 3, comment: 1, search: 1, away: 1} as const;

/** Searches of each kind add no more than this: a robot that searches must not decide what is written. */
export const maxSearchPoints = 20;

/** A search whose words are in more documents than this is about none of them. */
const maxDocuments = 5;

export interface ArticleSearch {
  readonly query: string;
  readonly count: number;
  /** Of them, those that showed results of which none was opened. */
  readonly unopened: number;
}

/** A search that an article was opened from. */
export interface ArticleVisit {
  readonly query: string;
  readonly count: number;
  /** Of the visitors, those who came back to the search and opened another result. */
  readonly away: number;
}

export interface ArticleRow {
  readonly points: number;
  /** Id of the document. */
  readonly article: string;
  /** In the language of the edition where it has one. */
  readonly title: string;
  /** Chinese file. */
  readonly file: string;
  readonly edition: string;
  readonly notHelpful: number;
  readonly helpful: number;
  readonly comments: number;
  readonly requests: number;
  /** Of the requests, those sent from a page of an older version. */
  readonly olderRequests: number;
  /** Most frequent first. */
  readonly searches: readonly ArticleSearch[];
  /** How often it was opened from a search. */
  readonly opened: number;
  /** How often another result of the same search was opened after it. */
  readonly away: number;
  /** The searches that led there, most frequent first. */
  readonly visits: readonly ArticleVisit[];
  /** Why it is on the list, the heaviest reason first; empty where it has no points. */
  readonly because: string;
  /** What to do about the heaviest reason. */
  readonly begin: string;
}

export interface ArticleReport {
  /** What to mend first comes first; articles without any answer, request, search or visit from one are not in it. */
  readonly rows: readonly ArticleRow[];
  /** Service requests sent from pages that are no article. */
  readonly otherRequests: number;
}

export interface ArticleInput {
  readonly documents: readonly DocumentRow[];
  readonly feedback: readonly FeedbackCount[];
  readonly misses: readonly SearchMissCount[];
  readonly opened: readonly OpenedResultCount[];
  /** Of service requests only. */
  readonly sources: readonly LeadSourceCount[];
}

const {reasons} = copy.article;

/** What a writer does about a “no” with this reason, by the label of the reason. */
const remedies: Readonly<Record<string, string>> = {
  [reasons.light]: 'Compare every light in text and pictures with the device.',
  [reasons.stuck]: 'Do each step on a device, and rewrite the one where readers stop.',
  [reasons.model]: 'Name the models at the top, and link to the page for the others.',
};
const anyRemedy = 'Read the comments, then read the page beside the device.';

const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0);
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Address of a document without edition; `null` for what is no address of the site. */
function addressOf(path: string): string {
  const [plain = ''] = path.split(/[?#]/);
  return plain.replace(/^\/global(?=\/)/, '').replace(/\/+$/, '');
}

const addressOfDocument = ({slug, version}: DocumentRow): string =>
  `/support${version === '6.x' ? '' : `/${version}`}${slug}`.replace(/\/+$/, '');

type DocumentsByAddress = ReadonlyMap<string, DocumentRow>;

const isLongEnough = (text: string): boolean => text.length >= (/[\u3400-\u9FFF]/.test(text) ? 2 : 4);

/** Whether one of an article's words is in the query, or the query in one of them. */
const isAbout = (query: string, words: readonly string[]): boolean =>
  isLongEnough(query) && words.some((word) => word.includes(query) || (isLongEnough(word) && query.includes(word)));

/** Searches of an edition by the documents that have their words. */
function searchesByArticle(
  misses: readonly SearchMissCount[],
  documents: readonly DocumentRow[],
): Map<string, ArticleSearch[]> {
  const found = new Map<string, ArticleSearch[]>();
  for (const {query, edition, count, unopened} of misses) {
    const locale = edition === 'global' ? 'en' : 'zh-CN';
    const words = query.toLowerCase();
    const ids = new Set(documents.filter((row) => isAbout(words, row.words[locale])).map(({id}) => id));
    if (ids.size > maxDocuments) continue;
    for (const id of ids) {
      const key = `${id}\0${edition}`;
      found.set(key, [...(found.get(key) ?? []), {query, count, unopened}]);
    }
  }
  return found;
}

/** Searches that documents were opened from, by the document; the same search may have led to it in two versions. */
function visitsByArticle(opened: readonly OpenedResultCount[], byAddress: DocumentsByAddress) {
  const found = new Map<string, ArticleVisit[]>();
  for (const {edition, path, query, count, away} of opened) {
    const document = byAddress.get(addressOf(path));
    if (!document) continue;
    const key = `${document.id}\0${edition}`;
    found.set(key, [...(found.get(key) ?? []), {query, count, away}]);
  }
  return found;
}

interface Requests {
  count: number;
  older: number;
}

/** Service requests by the document they were sent from. */
function requestsByArticle(sources: readonly LeadSourceCount[], byAddress: DocumentsByAddress) {
  const found = new Map<string, Requests>();
  let others = 0;
  for (const {edition, path, count} of sources) {
    const document = byAddress.get(addressOf(path));
    if (!document) {
      others += count;
      continue;
    }
    const key = `${document.id}\0${edition}`;
    const requests = found.get(key) ?? {count: 0, older: 0};
    requests.count += count;
    if (document.version !== '6.x') requests.older += count;
    found.set(key, requests);
  }
  return {found, others};
}

interface Reason {
  readonly points: number;
  readonly because: string;
  readonly begin: string;
}

function requestReason({count, older}: Requests): Reason {
  const from = older === 0 ? '' : older === count ? ', all from version 5.x' : `, ${older} of them from version 5.x`;
  return {
    points: points.request * count,
    because: `${counted(count, 'customer', 'customers')} sent a service request from this page${from}`,
    begin: 'Ask the service engineers what solved these cases, and add that step.',
  };
}

function answerReason({notHelpful, helpful, comments, reasons: given}: FeedbackRow): Reason {
  const [first] = given;
  const why = first && first.reason !== 'none given' ? `, most often “${first.reason}” (${first.count})` : '';
  const wrote = comments === 0 ? '' : `; ${counted(comments, 'comment', 'comments')}`;
  return {
    points: points.no * notHelpful + points.comment * comments,
    because: `${notHelpful} of ${counted(notHelpful + helpful, 'reader', 'readers')} said that it did not help${why}${wrote}`,
    begin: (first && remedies[first.reason]) ?? anyRemedy,
  };
}

function searchReason(searches: readonly ArticleSearch[]): Reason {
  const count = sum(searches.map((one) => one.count));
  const some = searches.slice(0, 3).map((one) => `“${one.query}” ${one.count}`);
  return {
    points: Math.min(maxSearchPoints, points.search * count),
    because: `${counted(count, 'search', 'searches')} with its words ended without an opened page (${some.join(', ')})`,
    begin: 'Say in title and description what the page solves, in the words that were searched for.',
  };
}

function awayReason(visits: readonly ArticleVisit[]): Reason {
  const [opened, away] = [sum(visits.map(({count}) => count)), sum(visits.map((one) => one.away))];
  const some = visits
    .filter((one) => one.away > 0)
    .sort((a, b) => b.away - a.away)
    .slice(0, 3)
    .map((one) => `“${one.query}” ${one.away}`);
  return {
    points: Math.min(maxSearchPoints, points.away * away),
    because: `${away} of ${counted(opened, 'visitor', 'visitors')} from a search left it for another result (${some.join(', ')})`,
    begin: 'Answer these searches at the top of the page, or say in its title and description what else it is about.',
  };
}

interface Told {
  readonly answers: FeedbackRow | undefined;
  readonly requests: Requests;
  readonly searches: readonly ArticleSearch[];
  readonly visits: readonly ArticleVisit[];
}

function articleRow(document: DocumentRow, edition: string, {answers, requests, searches, visits}: Told): ArticleRow {
  const reasonsFound = [
    ...(requests.count > 0 ? [requestReason(requests)] : []),
    ...(answers ? [answerReason(answers)] : []),
    ...(searches.length > 0 ? [searchReason(searches)] : []),
    ...(visits.length > 0 ? [awayReason(visits)] : []),
  ]
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points);
  return {
    points: sum(reasonsFound.map((one) => one.points)),
    article: document.id,
    title: (edition === 'global' ? document.englishTitle : null) ?? document.title,
    file: document.file,
    edition,
    notHelpful: answers?.notHelpful ?? 0,
    helpful: answers?.helpful ?? 0,
    comments: answers?.comments ?? 0,
    requests: requests.count,
    olderRequests: requests.older,
    searches,
    opened: sum(visits.map(({count}) => count)),
    away: sum(visits.map(({away}) => away)),
    visits,
    because: reasonsFound.map(({because}) => because).join('; '),
    begin: reasonsFound[0]?.begin ?? '',
  };
}

const shareOfNo = ({notHelpful, helpful}: ArticleRow): number => notHelpful / Math.max(1, notHelpful + helpful);

/** What readers told about each article, what to mend first at the top. */
export function articleReport({documents, feedback, misses, opened, sources}: ArticleInput): ArticleReport {
  // A page sends its id without its version: the newer text is the one to mend.
  const byId = new Map(documents.map((row) => [row.id, row]));
  for (const row of documents) if (row.version === '6.x') byId.set(row.id, row);
  const answers = new Map(feedbackRows(feedback, documents).map((row) => [`${row.article}\0${row.edition}`, row]));
  const searches = searchesByArticle(misses, documents);
  const byAddress = new Map(documents.map((row) => [addressOfDocument(row), row]));
  const visits = visitsByArticle(opened, byAddress);
  const {found: requests, others} = requestsByArticle(sources, byAddress);
  const keys = [...new Set([...answers.keys(), ...searches.keys(), ...visits.keys(), ...requests.keys()])];
  const rows = keys.flatMap((key): ArticleRow[] => {
    const [id = '', edition = ''] = key.split('\0');
    const document = byId.get(id);
    if (!document) return [];
    const told = {
      answers: answers.get(key),
      requests: requests.get(key) ?? {count: 0, older: 0},
      searches: [...(searches.get(key) ?? [])].sort((a, b) => b.count - a.count),
      visits: [...(visits.get(key) ?? [])].sort((a, b) => b.count - a.count),
    };
    return [articleRow(document, edition, told)];
  });
  return {
    rows: rows.sort((a, b) => b.points - a.points || shareOfNo(b) - shareOfNo(a) || a.article.localeCompare(b.article)),
    otherRequests: others,
  };
}
