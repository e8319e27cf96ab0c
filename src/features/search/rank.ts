/**
 * Ranking of pages from postings and texts. Pure: works on what the reader has loaded.
 *
 * Pages are scored from the postings (`scoring.ts`); then the best are read (their fragments) for the exact phrase and for
 * the section that answers (`phrase.ts`).
 */
import type {Fragment} from '@site/src/features/search/model/format';
import {type PreparedQuery, prepareQuery, closeness, type Closeness, preparePage, coverageIn, titleOf} from './phrase';
import type {PageFacts, Reader} from './reader';
import {type Candidate, candidatesOf, leastCoverage, type QueryVariant} from './scoring';

/** Share of the query that a title has when it may hold the phrase. */
const leastOfTitle = 0.25;
/** What the share of the query that a page has counts for beside its score. */
const coveredPower = 0.7;
/** Weight of the share of the query that one section of a page has; of a page that was not read it is guessed from the share it has at all. */
const together = {least: 0.5, share: 0.8, unread: 0.85};
/** A variant that the visitor did not type counts a little less. */
const variantWeight = 0.85;
/** Pages whose text is asked for … */
const readPages = 12;
/** … and pages whose text is read for the final order, when it is there. */
const comparedPages = 24;

/** Learned from the tuning part of the query set by `scripts/bench/search-tune.ts`; ADR 24. */
export const learned = {
  /** What the kind of a page counts for, whatever is asked. */
  article: 0.96,
  model: 1.15,
  manual: 1,
  page: 1,
  news: 0.42,
  /** Exponent of {@link Candidate.intent}. */
  intent: 0.18,
  /** What a whole query that is a name of the page counts for, and the exponent of its share. */
  named: 4.8,
  namedPower: 2,
  /** A code of the page was typed. */
  code: 6.4,
  /** A page of another version of the documents. */
  other: 0.4,
  /** A page of the older version that is searched. */
  own: 2.5,
  /** The finder asks what an article answers. */
  finder: 0.3,
};

/** Factor for news when a code was typed, unless its title has the rest of the query too. */
const newsOfCode = 0.02;

/** Factor by what the query is after, and by what the page is. */
function intentFactor(
  page: PageFacts,
  {intent, named, hasCode, topicInTitle}: Candidate,
  {codes}: PreparedQuery,
): number {
  return (
    learned[page.kind] *
    intent ** learned.intent *
    (1 + learned.named * named ** learned.namedPower) *
    // A code means help with that device; news that name it come last.
    (codes.size > 0 && page.kind === 'news' ? newsOfCode ** (1 - topicInTitle) : hasCode ? learned.code : 1) *
    (page.other ? learned.other : page.own ? learned.own : 1) *
    (/\/support\/finder(\/|$)/.test(page.url) ? learned.finder : 1)
  );
}

/** What a phrase counts for in a title, and in a symptom, heading or text. */
const titleFactor: Record<Closeness, number> = {is: 5, has: 3.2, near: 2, no: 1};
const phraseFactor: Record<Closeness, number> = {is: 3, has: 2.5, near: 1.5, no: 1};

/** What the page itself counts for beside its sections. */
const pageRating = 1.3;

/** The closest of all. */
const closest = (all: readonly Closeness[]): Closeness =>
  (['is', 'has', 'near'] as const).find((one) => all.includes(one)) ?? 'no';

/** Factor from postings for a page with the query's words in the same field, in any order. */
const fieldFactor = ({inTitle, inTerms, inHeadings}: Candidate): number =>
  Math.max(1 + 1.6 * inTitle ** 2, 1 + 1.1 * inTerms ** 2, 1 + 0.5 * inHeadings ** 2);

/** Score of a page before its text is loaded. */
function valueOf(candidate: Candidate, covered: number, page: PageFacts, prepared: PreparedQuery): number {
  const own = candidate.score * covered ** coveredPower * (candidate.variant === 0 ? 1 : variantWeight);
  // A title with little of the query has no phrase of it; most titles need not be read.
  const title = candidate.inTitle > leastOfTitle ? titleFactor[closeness(titleOf(page), prepared)] : 1;
  return own * intentFactor(page, candidate, prepared) * Math.max(title, fieldFactor(candidate));
}

/** How the text of a page answers. */
export interface Reading {
  /** Factor by the text: exact phrase, whole query in one section. */
  readonly factor: number;
  /** Whether the phrase stands in it, or nearly. */
  readonly isClose: boolean;
  /** The symptom that the query describes. */
  readonly symptom: string | undefined;
  /** Per section the share of the query it has, and how well it answers. */
  readonly sections: readonly {readonly share: number; readonly rating: number}[];
}

function readingOf(page: PageFacts, fragment: Fragment, variant: QueryVariant, prepared: PreparedQuery): Reading {
  const read = preparePage(fragment);
  const title = titleOf(page);
  const symptoms = read.terms.map((term) => closeness(term, prepared));
  const sections = read.sections.map(({heading, text}, at) => {
    const own = at === 0 ? symptoms : [closeness(heading, prepared)];
    const phrase = phraseFactor[closest([...own, closeness(text, prepared)])];
    const share = coverageIn(at === 0 ? [title, ...read.terms, text] : [heading, text], variant);
    const factor = at === 0 ? pageRating * Math.max(titleFactor[closeness(title, prepared)], phrase) : phrase;
    return {share, phrase, rating: share ** 2 * factor};
  });
  const phrase = Math.max(...sections.map((section) => section.phrase));
  const share = Math.max(...sections.map((section) => section.share));
  return {
    factor: phrase * (together.least + together.share * share),
    isClose: phrase > 1,
    symptom: fragment.terms[symptoms.findIndex((one) => one !== 'no')],
    sections,
  };
}

/** A page that answers the query. */
export interface Found {
  readonly candidate: Candidate;
  readonly value: number;
  readonly covered: number;
  /** Absent as long as the text is not loaded, and of pages far behind. */
  readonly reading?: Reading;
}

const byValue = (a: Found, b: Found) => b.value - a.value || a.candidate.page - b.candidate.page;

/** The pages that may answer the query, as far as the loaded parts of the index tell, best first: each with the best variant. */
export function pagesFound(reader: Reader, variants: readonly QueryVariant[]): Found[] {
  const prepared = variants.map(prepareQuery);
  const best = new Map<number, Found>();
  for (const candidate of variants.flatMap((variant, number) => candidatesOf(reader, variant, number))) {
    const {page, covered} = candidate;
    const value = valueOf(candidate, covered, reader.pages[page]!, prepared[candidate.variant]!);
    if ((best.get(page)?.value ?? -1) < value) best.set(page, {candidate, covered, value});
  }
  return [...best.values()].sort(byValue);
}

/** The pages that answer the query, best first, by their texts as far as these are loaded. */
export function pagesRead(reader: Reader, variants: readonly QueryVariant[], found: readonly Found[]): Found[] {
  const prepared = variants.map(prepareQuery);
  const all = found.map((found, at): Found => {
    const {candidate} = found;
    const page = reader.pages[candidate.page]!;
    const fragment = at < comparedPages ? reader.fragment(candidate.page) : undefined;
    if (!fragment)
      return {...found, value: found.value * (together.least + together.share * together.unread * found.covered)};
    const reading = readingOf(page, fragment, variants[candidate.variant]!, prepared[candidate.variant]!);
    // The phrase has every word, whatever parts of the index are not loaded.
    const covered = reading.isClose ? 1 : candidate.covered;
    return {
      candidate,
      covered,
      value: valueOf(candidate, covered, page, prepared[candidate.variant]!) * reading.factor,
      reading,
    };
  });
  const most = Math.max(0, ...all.map(({covered}) => covered));
  const least = Math.max(leastCoverage.absolute, leastCoverage.relative * most);
  return all.filter(({covered}) => covered >= least).sort(byValue);
}

/** The best pages whose text is not loaded: it could change the ranking. */
export function unreadPages(reader: Reader, found: readonly Found[]): number[] {
  const wanted = found.slice(0, readPages).map(({candidate}) => candidate.page);
  return wanted.filter((page) => !reader.fragment(page));
}
