/**
 * Scores pages from postings: BM25F over the fields, and which share of the query a page has and where. Pure; uses neither
 * the text of a page nor boosts by kind.
 */
import {hasPairs, isPrefixUnit, namesIn, type QueryUnit, wordPairs} from '@site/src/features/search/model/analyzer';
import {fieldBits, type Postings} from '@site/src/features/search/model/format';
import {kinds} from '@site/src/features/search/model/schema';
import type {Reader} from './reader';

/** A query variant: as typed, or with synonyms. */
export type QueryVariant = readonly QueryUnit[];

// Constants for the hot loop.
const {body: bodyBits, title: titleBit, heading: headingBits, terms: termsBit, codes: codesBit} = fieldBits;
/** What a page is about. */
const aboutBits = titleBit | termsBit | codesBit;

/** Weight of an occurrence per field. */
const weights = {title: 9, heading: 3, terms: 6, code: 8, body: [0, 1, 2.4, 5]} as const;
const saturation = 2.5;
/** A match that is not the word itself counts less. */
const quality = {exact: 1, prefix: 0.55};
const prefixTerms = 40;
/** Weight of two adjacent words, in addition to both. */
const pairWeight = 0.6;
/** How much of a word's rarity among titles and hidden words counts where a page is about it. */
const aboutShare = 0.6;
/** Share of the query a page has to answer, at all and compared with the page that answers most of it. */
export const leastCoverage = {absolute: 0.12, relative: 0.2};
/** The same at all for a variant by sound, where any pair of syllables occurs somewhere. */
const leastBySound = 0.6;

/** A part of the query that a page has or has not: a pair of characters, a word, a code. */
interface Part {
  readonly unit: QueryUnit;
  readonly matches: readonly {readonly postings: Postings; readonly quality: number}[];
  /** Weight in coverage: rare parts count more. */
  readonly weight: number;
  readonly idf: number;
  /** The same among titles and hidden words: a common word can be the topic of few pages. */
  readonly about: {readonly weight: number; readonly idf: number};
}

/** Two words of the query that a page has next to each other: a page is better for it, not worse without. */
type Pair = Omit<Part, 'unit' | 'weight' | 'about'>;

const idfOf = (frequency: number, pages: number): number => Math.log(1 + (pages - frequency + 0.5) / (frequency + 0.5));

function partOf(reader: Reader, unit: QueryUnit, terms: readonly string[], isLast: boolean): Part | undefined {
  const exact = terms.map((term) => reader.find(term));
  if (exact.every((postings) => postings === undefined)) return undefined;
  const found = new Map(exact.flatMap((postings) => (postings ? [[postings, quality.exact]] : [])));
  if (isPrefixUnit(unit, isLast)) {
    for (const prefix of terms) {
      for (const term of reader.findPrefix(prefix, prefixTerms)) {
        const postings = reader.find(term);
        if (postings && !found.has(postings)) found.set(postings, quality.prefix);
      }
    }
  }
  const matches = [...found].map(([postings, value]) => ({postings, quality: value}));
  const frequency = Math.min(
    reader.pages.length,
    matches.reduce((sum, {postings}) => sum + postings.pages.length, 0),
  );
  const idf = idfOf(frequency, reader.pages.length);
  // A pair that is nowhere crosses two words; a word that is nowhere was asked for.
  const weight = frequency === 0 ? (hasPairs(unit) ? 0.5 : 2) : Math.min(3, Math.max(0.3, idf));
  const strong = matches.reduce(
    (sum, {postings}) => sum + postings.fields.reduce((count, fields) => count + (fields & aboutBits ? 1 : 0), 0),
    0,
  );
  const aboutIdf = Math.max(idf, aboutShare * idfOf(Math.min(reader.pages.length, strong), reader.pages.length));
  return {unit, matches, weight, idf, about: {idf: aboutIdf, weight: Math.max(weight, Math.min(3, aboutIdf))}};
}

/** The parts of a variant whose shards are loaded. */
function partsOf(reader: Reader, variant: QueryVariant): Part[] {
  return variant.flatMap((unit, at) => {
    const groups = hasPairs(unit) ? unit.terms.map((term) => [term]) : [unit.terms];
    return groups.flatMap((terms) => partOf(reader, unit, terms, at === variant.length - 1) ?? []);
  });
}

function pairsOf(reader: Reader, variant: QueryVariant): Pair[] {
  return wordPairs(variant).flatMap((term) => {
    const postings = reader.find(term);
    return postings
      ? [{matches: [{postings, quality: quality.exact}], idf: idfOf(postings.pages.length, reader.pages.length)}]
      : [];
  });
}

function frequencyIn(fields: number): number {
  return (
    weights.body[fields & bodyBits]! +
    (fields & titleBit ? weights.title : 0) +
    weights.heading * ((fields & headingBits) >> 3) +
    (fields & termsBit ? weights.terms : 0) +
    (fields & codesBit ? weights.code : 0)
  );
}

/** Match of one variant in a page. */
export interface Candidate {
  readonly page: number;
  readonly variant: number;
  /** Share of the query, 0 to 1. */
  readonly covered: number;
  /** Share of the query in the title, in one heading or another, in the hidden words. */
  readonly inTitle: number;
  readonly inHeadings: number;
  readonly inTerms: number;
  /** The same in the title without codes, which are what many titles have; 0 for a query of codes alone. */
  readonly topicInTitle: number;
  /** Whether a code of the query is a code of the page. */
  readonly hasCode: boolean;
  /** Share of the query that is a name of the page: a title or a search word as a whole. */
  readonly named: number;
  /** How much more the words of the query are what pages of its kind are about than what all pages are, 1: as much. */
  readonly intent: number;
  readonly score: number;
}

/** Occurrences of a part per page, weighted by field and nearness, and the fields of all of them ({@link fieldBits}). */
class Tally {
  readonly frequency: Float32Array;
  readonly fields: Uint8Array;
  /** Pages with any, in no order. */
  pages: number[] = [];

  constructor(pages: number) {
    this.frequency = new Float32Array(pages);
    this.fields = new Uint8Array(pages);
  }

  /** Resets the counters and counts this part. */
  count({matches}: Pick<Part, 'matches'>): void {
    for (const page of this.pages) this.frequency[page] = this.fields[page] = 0;
    this.pages = [];
    for (const {postings, quality: value} of matches) {
      for (let at = 0; at < postings.pages.length; at += 1) {
        const page = postings.pages[at]!;
        const fields = postings.fields[at]!;
        if (this.frequency[page] === 0) this.pages.push(page);
        const frequency = value * frequencyIn(fields);
        if (frequency > this.frequency[page]!) this.frequency[page] = frequency;
        this.fields[page]! |= value === quality.exact ? fields : fields & ~codesBit;
      }
    }
  }
}

/** Evidence needed before a word tells the kind of page that is meant, in pages. */
const evidence = 3;

/**
 * Which kinds of pages a query is about, learned from the index itself: words that stand in titles and search words of
 * articles ask for help, those of products for a product. Naive Bayes over the parts, as a factor per kind.
 */
class Intent {
  private readonly sums: Float64Array;
  private weights = 0;

  constructor(private readonly reader: Reader) {
    this.sums = new Float64Array(reader.kindCounts.length);
  }

  add(counts: readonly number[], weight: number): void {
    const {kindCounts, pages} = this.reader;
    const all = counts.reduce((sum, count) => sum + count, 0) / pages.length;
    if (all === 0) return;
    this.weights += weight;
    for (const [kind, count] of counts.entries())
      this.sums[kind]! += weight * Math.log((count + evidence * all) / (kindCounts[kind]! + evidence) / all);
  }

  /** Factor per kind. */
  factors(): number[] {
    return [...this.sums].map((sum) => Math.exp(sum / Math.max(1, this.weights)));
  }
}

/** Per page the largest share of a query that is one of its names. */
function namedOf(reader: Reader, variant: QueryVariant): Float32Array {
  const named = new Float32Array(reader.pages.length);
  for (const {term, share} of namesIn(variant)) {
    for (const page of reader.find(term)?.pages ?? []) named[page] = Math.max(named[page]!, share);
  }
  return named;
}

export function candidatesOf(reader: Reader, variant: QueryVariant, number: number): Candidate[] {
  const parts = partsOf(reader, variant);
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return [];
  // What is nowhere can be in no title.
  const occurring = parts.reduce((sum, part) => sum + (part.matches.length > 0 ? part.weight : 0), 0);
  const topics = parts.reduce((sum, {unit, weight}) => sum + (unit.kind === 'code' ? 0 : weight), 0);
  const empty = () => new Float32Array(reader.pages.length);
  const [score, covered, inTitle, inHeadings, inTerms] = [empty(), empty(), empty(), empty(), empty()];
  const topicInTitle = empty();
  const codes = new Uint8Array(reader.pages.length);
  const tally = new Tally(reader.pages.length);
  const saturated = (page: number, idf: number) =>
    (idf * tally.frequency[page]! * (saturation + 1)) / (tally.frequency[page]! + saturation);
  const intent = new Intent(reader);
  for (const part of parts) {
    tally.count(part);
    const counts = reader.kindCounts.map(() => 0);
    for (const page of tally.pages) {
      const fields = tally.fields[page]!;
      if (fields & aboutBits) counts[kinds.indexOf(reader.pages[page]!.kind)]! += 1;
      const {idf, weight} = fields & aboutBits ? part.about : part;
      score[page]! += saturated(page, idf);
      covered[page]! += weight;
      if (fields & titleBit) {
        inTitle[page]! += part.weight;
        if (part.unit.kind !== 'code') topicInTitle[page]! += part.weight;
      }
      if (fields & headingBits) inHeadings[page]! += part.weight;
      if (fields & termsBit) inTerms[page]! += part.weight;
      if (fields & codesBit && part.unit.kind !== 'cjk') codes[page] = 1;
    }
    intent.add(counts, part.weight);
  }
  const named = namedOf(reader, variant);
  const intents = intent.factors();
  for (const pair of pairsOf(reader, variant)) {
    tally.count(pair);
    for (const page of tally.pages) score[page]! += pairWeight * saturated(page, pair.idf);
  }
  const least = variant.some(({kind}) => kind === 'sound') ? leastBySound : leastCoverage.absolute;
  const found: Candidate[] = [];
  for (let page = 0; page < covered.length; page += 1) {
    if (covered[page]! < total * least && codes[page] === 0) continue;
    found.push({
      page,
      variant: number,
      covered: Math.min(1, covered[page]! / total),
      inTitle: inTitle[page]! / occurring,
      inHeadings: inHeadings[page]! / occurring,
      inTerms: inTerms[page]! / occurring,
      topicInTitle: topics === 0 ? 0 : topicInTitle[page]! / topics,
      hasCode: codes[page] === 1,
      named: named[page]!,
      intent: intents[kinds.indexOf(reader.pages[page]!.kind)]!,
      score: score[page]!,
    });
  }
  return found;
}
